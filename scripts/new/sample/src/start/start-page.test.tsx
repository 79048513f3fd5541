import { noticeList } from '@lantern/contract/site'
import { aNotice, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { screen } from '@testing-library/react'
import { StartPage } from './start-page.tsx'

const ROUTE = '/sample'

function answers(api: FakeApi) {
  api.on(noticeList, {
    list: [aNotice({ id: 'a', title: '旧闻', start: NOON }), aNotice({ id: 'b', title: '新闻', start: NOON + 1 })],
  })
}

describePage('StartPage', {
  page: <StartPage />,
  route: ROUTE,
  title: { 'zh-CN': '示例', en: 'Sample' },
  reads: [noticeList],
  answers,
  empty: {
    answers: (api) => api.on(noticeList, { list: [] }),
    text: { 'zh-CN': '暂无公告', en: 'No notices yet' },
  },
})

describe('StartPage', () => {
  it('[SAMPLE-1] lists notices, newest first', async () => {
    answers(fakeApi())
    renderWithPlatform(<StartPage />, { route: ROUTE })
    expect(await screen.findByText('新闻')).toBeVisible()
    expect(screen.getAllByText(/闻$/).map((element) => element.textContent)).toEqual(['新闻', '旧闻'])
  })

  it('[SAMPLE-2] keeps a failure in the page and tries again', async () => {
    const api = fakeApi()
    api.lose(noticeList)
    const { user } = renderWithPlatform(<StartPage />, { route: ROUTE })
    const retry = await screen.findByRole('button', { name: '重试' })
    answers(api)
    await user.click(retry)
    expect(await screen.findByText('新闻')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
