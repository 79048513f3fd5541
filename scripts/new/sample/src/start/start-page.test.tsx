import { noticeList } from '@lantern/contract/site'
import { aNotice, expectNoAxeViolations, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { screen } from '@testing-library/react'
import { StartPage } from './start-page.tsx'

describe('StartPage', () => {
  it('[SAMPLE-1] lists notices, newest first', async () => {
    const list = [
      aNotice({ id: 'a', title: '旧闻', start: NOON }),
      aNotice({ id: 'b', title: '新闻', start: NOON + 1 }),
    ]
    fakeApi().on(noticeList, { list })
    const { container } = renderWithPlatform(<StartPage />)
    expect(await screen.findByText('新闻')).toBeInTheDocument()
    expect(screen.getAllByText(/闻$/).map((element) => element.textContent)).toEqual(['新闻', '旧闻'])
    await expectNoAxeViolations(container)
  })

  it('[SAMPLE-1] says so when there is none, in English too', async () => {
    fakeApi().on(noticeList, { list: [] })
    renderWithPlatform(<StartPage />, { locale: 'en' })
    expect(await screen.findByText('No notices yet')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Sample' })).toBeInTheDocument()
  })

  it('[SAMPLE-2] keeps a failure in the page and tries again', async () => {
    const api = fakeApi()
    api.lose(noticeList)
    const { user } = renderWithPlatform(<StartPage />)
    const retry = await screen.findByRole('button', { name: '重试' })
    // Renders any data that the contract allows.
    api.generate(noticeList)
    await user.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: '示例' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
