import { adoptToken, clearSession, emit, nameSession, signIn } from '@lantern/platform'
import { aPreInfo, renderWithPlatform } from '@lantern/testing'
import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { noRemotes } from '../remotes/no-remotes.ts'
import { RemotesProvider } from '../remotes/remotes-context.ts'
import { takeSite } from '../site/site.ts'
import { useTitle } from '../site/use-title.ts'
import { Frame } from './frame.tsx'
import { TabBar } from './tab-bar.tsx'

const OTHER = {
  token: 'token-of-other',
  memberId: 'm-other',
  userName: 'other',
  expireAt: 9_999_999_999_999,
  guideDone: true,
}
const ROOTS = ['/', '/game/sport', '/activity/discount', '/customer/main', '/mine']

function open(route: string, member: string | null = null) {
  return renderWithPlatform(
    <RemotesProvider value={noRemotes}>
      <Frame>
        <p>内容</p>
      </Frame>
    </RemotesProvider>,
    { route, member },
  )
}
const tabs = () => screen.queryByRole('navigation', { name: '主导航' })
const header = () => screen.queryByRole('banner')
const named = (title: string, webLogoTitleUrl: string) =>
  takeSite(aPreInfo({ SiteBaseConfigVo: { title, webLogoTitleUrl } }), null)

beforeEach(() => named('灯塔', ''))

it('[SHELL-HOME-5] the header offers a visitor login and registration, a member neither', () => {
  const ways = (): (string | null)[] =>
    within(header() as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((to) => to?.startsWith('/user/') ?? false)
  const { unmount } = open('/')
  expect(ways()).toEqual(['/user/login', '/user/register'])
  unmount()
  open('/', 'demo01')
  expect(ways()).toEqual([])
})

describe('the tab bar', () => {
  it('[SHELL-FRAME-1] links to the five roots', () => {
    open('/')
    const links = within(tabs() as HTMLElement).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ROOTS)
    expect(links.map((link) => link.textContent)).toEqual(['首页', '体育', '优惠', '客服', '我的'])
  })

  it.each([
    ['/', '首页'],
    ['/game/sport', '体育'],
    ['/game/realbet', '首页'],
    ['/customer/main', '客服'],
    ['/mine', '我的'],
  ])('[SHELL-FRAME-1] names the tab that %s belongs to', (route, name) => {
    open(route)
    expect(within(tabs() as HTMLElement).getByRole('link', { current: 'page' })).toHaveAccessibleName(name)
  })

  it.each([
    '/user/login',
    '/registerGuide',
    '/game/sport/ob',
    '/download-page',
    '/other/maintenance',
    '/help/ck',
    '/mine/finance/wallet',
    '/activity/calendar',
  ])('[SHELL-FRAME-1] is not there on %s', (route) => {
    open(route)
    expect(tabs()).toBeNull()
    expect(screen.getByText('内容')).toBeInTheDocument()
  })

  it('[SHELL-FRAME-1] shows the member’s unread mail and rewards to claim, and none to a visitor', () => {
    const member = open('/', 'demo01')
    act(() => emit('badge:me', { count: 120 }))
    expect(screen.getByRole('link', { name: '我的 ，99+ 条未读' })).toBeInTheDocument()
    // Both before the next render.
    act(() => {
      emit('badge:me', { count: 3, claimable: 1 })
      emit('badge:me', { count: 2 })
    })
    const both = screen.getByRole('link', { name: '我的 ，2 条未读，1 项福利可领取' })
    expect(within(both).getByText('3')).toBeVisible()
    // A page of mail knows nothing of rewards.
    act(() => emit('badge:me', { count: 0 }))
    expect(screen.getByRole('link', { name: '我的 ，1 项福利可领取' })).toBeInTheDocument()
    // The next member of this device has neither.
    act(() => signIn(OTHER, { remember: false }))
    expect(screen.getByRole('link', { name: '我的' })).toBeInTheDocument()
    act(() => emit('badge:me', { count: 1 }))
    expect(screen.getByRole('link', { name: '我的 ，1 条未读' })).toBeInTheDocument()
    // A session opened by a link is named only when a page asked who it is; its counts stay.
    act(() => {
      clearSession()
      adoptToken('token-of-a-link')
    })
    expect(screen.getByRole('link', { name: '我的' })).toBeInTheDocument()
    act(() => emit('badge:me', { count: 5 }))
    expect(screen.getByRole('link', { name: '我的 ，5 条未读' })).toBeInTheDocument()
    act(() => nameSession('m-link', 'link'))
    expect(screen.getByRole('link', { name: '我的 ，5 条未读' })).toBeInTheDocument()
    member.unmount()
    open('/')
    act(() => emit('badge:me', { count: 3 }))
    expect(screen.getByRole('link', { name: '我的' })).toBeInTheDocument()
  })

  it('[SHELL-FRAME-1] shows what was reported while a page without it was open', async () => {
    function Pages() {
      const [hasBar, setBar] = useState(false)
      useTitle()
      return hasBar ? <TabBar /> : <button type="button" onClick={() => setBar(true)} />
    }
    const { user } = renderWithPlatform(<Pages />, { member: 'demo01' })
    act(() => emit('badge:me', { count: 7 }))
    await user.click(screen.getByRole('button'))
    expect(screen.getByRole('link', { name: '我的 ，7 条未读' })).toBeInTheDocument()
  })

  it('[SHELL-FRAME-1] hides while a venue uses the whole screen', () => {
    open('/game/sport')
    act(() => emit('layout:immersive', { on: true }))
    expect([tabs(), header()]).toEqual([null, null])
    act(() => emit('layout:immersive', { on: false }))
    expect(tabs()).not.toBeNull()
  })
})

describe('the header', () => {
  it.each(ROOTS)('[SHELL-FRAME-2] of %s offers login', (route) => {
    open(route)
    const { getByRole } = within(header() as HTMLElement)
    expect(getByRole('link', { name: '登录' })).toHaveAttribute('href', '/user/login')
    expect(getByRole('link', { name: '注册' })).toHaveAttribute('href', '/user/register')
  })

  it('[SHELL-FRAME-2] offers no login to a member', () => {
    open('/', 'demo01')
    expect(within(header() as HTMLElement).queryByRole('link', { name: '登录' })).toBeNull()
  })

  it.each(['/mine/finance/wallet', '/help/ck', '/user/login'])(
    '[SHELL-FRAME-2] is not rendered on %s, whose page has its own',
    (route) => {
      open(route)
      expect(header()).toBeNull()
    },
  )

  it('[SHELL-BOOT-2] shows the server’s title and logo', () => {
    named('夜航', '/assets/logo.svg')
    open('/')
    const brand = within(header() as HTMLElement).getByRole('link', { name: '夜航' })
    expect(brand.querySelector('img')).toHaveAttribute('src', '/assets/logo.svg')
  })

  it.each(['https://evil.example/logo.svg', '//evil.example/logo.svg', ''])(
    '[SHELL-BOOT-2] draws no logo from %p',
    (logo) => {
      named('夜航', logo)
      open('/')
      expect((header() as HTMLElement).querySelector('img')).toBeNull()
      expect(screen.getByRole('link', { name: '夜航' })).toBeInTheDocument()
    },
  )
})
