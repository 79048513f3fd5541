import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { lazyPage } from './lazy-page.ts'

describe('lazyPage', () => {
  it('[PAGE-14] loads the module on first display and shows the named export', async () => {
    const load = jest.fn(async () => ({ HubPage: ({ title }: { title: string }) => <h1>{title}</h1> }))
    const HubPage = lazyPage(load, 'HubPage')
    expect(load).not.toHaveBeenCalled()
    render(
      <Suspense>
        <HubPage title="Hub" />
      </Suspense>,
    )
    expect(await screen.findByRole('heading', { name: 'Hub' })).toBeVisible()
  })

  it('[PAGE-14] shows a preloaded page at once, without suspending', async () => {
    const HubPage = lazyPage(async () => ({ HubPage: () => <h1>Hub</h1> }), 'HubPage')
    await HubPage.preload()
    render(
      <Suspense fallback="waits">
        <HubPage />
      </Suspense>,
    )
    expect(screen.getByRole('heading', { name: 'Hub' })).toBeVisible()
  })

  it('[PAGE-14] loads again when preloading failed', async () => {
    const load = jest.fn(async () => ({ HubPage: () => <h1>Hub</h1> })).mockRejectedValueOnce(new Error('lost'))
    const HubPage = lazyPage(load, 'HubPage')
    await expect(HubPage.preload()).rejects.toThrow('lost')
    render(
      <Suspense fallback="waits">
        <HubPage />
      </Suspense>,
    )
    expect(await screen.findByRole('heading', { name: 'Hub' })).toBeVisible()
  })
})
