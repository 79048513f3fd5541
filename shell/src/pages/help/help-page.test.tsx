import { helpVote } from '@lantern/contract/help'
import { takeDictionary } from '@lantern/platform'
import { fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { HelpPage } from './help-page.tsx'

const show = (route: string, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  renderWithPlatform(<HelpPage />, { route, path: '/help/:page', member: null, locale })

describe('HelpPage', () => {
  it('[SHELL-HELP-1] shows a page to a visitor, its first section open', async () => {
    show('/help/qk')
    expect(screen.getByRole('heading', { level: 1, name: '取款' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: '取款前的条件' })).toBeVisible()
    expect(screen.getByText('实名已通过。')).toBeVisible()
    expect(screen.getByText(/小额且资料一致/)).not.toBeVisible()
  })

  it('[SHELL-HELP-2] expands the section named in the address', async () => {
    Element.prototype.scrollIntoView = jest.fn()
    show('/help/qk#time', 'en')
    expect(await screen.findByText(/usually reviewed in about a minute/)).toBeVisible()
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  })

  it.each([
    ['zh-CN', '平和基金戒赌热线'],
    ['en', 'Gambling Therapy'],
  ] as const)('[SHELL-HELP-2] opens the helplines at the address of the safer play page: %s', async (locale, line) => {
    Element.prototype.scrollIntoView = jest.fn()
    show('/help/bczr#help', locale)
    expect(await screen.findByText(line)).toBeVisible()
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  })

  it('[SHELL-HELP-25] shows the fourth column of a table below the others', async () => {
    show('/help/ck', 'en')
    const note = await screen.findByText('Scan, or enter a wallet number')
    expect(note.closest('td')).toHaveAttribute('colspan', '3')
    expect(note.closest('td')).toHaveTextContent('Good to know')
    const entry = note.closest('tbody')
    expect(entry?.querySelector('th[scope=rowgroup]')).toHaveTextContent('Digital yuan')
    expect(screen.getAllByRole('columnheader', { name: /Method|Amount|Arrives in/ })).toHaveLength(3)
  })

  it('[SHELL-HELP-25] shows the name of a row above its cells in a table of words, and beside them in one of figures', async () => {
    const { unmount } = show('/help/ysgz', 'en')
    const name = await screen.findByText('Name, date of birth, ID number')
    expect(name).toHaveAttribute('colspan', '2')
    expect(name.closest('tbody')?.querySelectorAll('tr:last-child > td')).toHaveLength(2)
    expect(screen.getByRole('columnheader', { name: 'Data' })).toBeVisible()
    unmount()
    show('/help/qk', 'en')
    expect((await screen.findByText('VIP0')).closest('tr')?.querySelectorAll('td')).toHaveLength(2)
  })

  it.each(['zh-CN', 'en'] as const)(
    '[SHELL-HELP-27] shows the number of the help phone, if there is one: %s',
    async (locale) => {
      const { unmount } = show('/help/zxkf', locale)
      expect(await screen.findByText(/大多数问题|Most questions/)).toBeVisible()
      expect(screen.queryByText(/^电话$|^Phone$/)).not.toBeInTheDocument()
      unmount()
      takeDictionary({ '54': ['400-000-0000'] })
      show('/help/zxkf', locale)
      expect(await screen.findByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:4000000000')
      takeDictionary({})
    },
  )

  it('[SHELL-HELP-26] shows a row of contents once the lead is above the screen', async () => {
    let tell: (isIntersecting: boolean) => void = () => undefined
    const watch = class {
      constructor(observe: IntersectionObserverCallback) {
        const entry = { boundingClientRect: { bottom: -1 } }
        tell = (isIntersecting) =>
          act(() => observe([{ ...entry, isIntersecting } as IntersectionObserverEntry], this as never))
      }
      observe = jest.fn()
      disconnect = jest.fn()
    }
    Object.assign(globalThis, { IntersectionObserver: watch })
    show('/help/qk')
    await screen.findByRole('heading', { name: '取款前的条件' })
    const contents = screen.getByRole('navigation', { name: '本页内容' })
    expect(contents).not.toHaveAttribute('data-shown')
    tell(false)
    expect(contents).toHaveAttribute('data-shown')
    tell(true)
    expect(contents).not.toHaveAttribute('data-shown')
    Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  })

  it('[SHELL-HELP-2] reports an unknown page and lists the existing ones', () => {
    show('/help/nope')
    expect(screen.getByRole('heading', { level: 1, name: '帮助页不存在' })).toBeVisible()
    expect(screen.getByRole('link', { name: '存款' })).toHaveAttribute('href', '/help/ck')
  })

  it('[SHELL-HELP-3] accepts one vote per page', async () => {
    const api = fakeApi()
    api.on(helpVote, {})
    const { user, unmount } = show('/help/zz')
    await user.click(await screen.findByRole('button', { name: '有帮助' }))
    expect(await screen.findByText('感谢反馈。')).toBeVisible()
    expect(api.calls(helpVote)).toEqual([{ page: 'zz', useful: true }])
    unmount()
    show('/help/zz')
    await screen.findByRole('heading', { name: '怎样转账' })
    expect(screen.queryByRole('button', { name: '有帮助' })).toBeNull()
  })

  it('reports a failed vote and allows a retry', async () => {
    const api = fakeApi()
    api.refuse(helpVote, 10001, 'busy')
    const { user } = show('/help/ck')
    await user.click(await screen.findByRole('button', { name: '没有帮助' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('提交失败')
    await waitFor(() => expect(screen.getByRole('button', { name: '没有帮助' })).toBeEnabled())
  })

  it('[SHELL-HELP-5] opens the search from the header and filters the pages while the member types', async () => {
    const { user } = show('/help/ck')
    await user.click(screen.getByRole('button', { name: '搜索帮助' }))
    expect(screen.getByRole('searchbox', { name: '搜索帮助' })).toHaveFocus()
    await user.type(screen.getByRole('searchbox', { name: '搜索帮助' }), 'tysst')
    expect(screen.getByText('找到 1 篇')).toBeVisible()
    expect(screen.getAllByRole('link', { name: '体育赛事提前/推后及退回' })[0]).toHaveAttribute(
      'href',
      '/help/tysstqth',
    )
  })
})
