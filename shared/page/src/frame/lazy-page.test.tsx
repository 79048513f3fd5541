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
})
