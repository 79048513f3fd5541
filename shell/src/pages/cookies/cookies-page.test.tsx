import { fakeApi, renderWithPlatform } from '@lantern/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { CookieGate } from '../../host/gates/cookie-gate.tsx'
import { browserOf } from './browser.rules.ts'
import { CookiesPage } from './cookies-page.tsx'

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1'

/** A browser that accepts every cookie and returns none. */
const refuseCookies = () => jest.spyOn(document, 'cookie', 'get').mockReturnValue('')

const openAt = (path: string) =>
  renderWithPlatform(
    <CookieGate>
      <Routes>
        <Route path="/other/cookieDisabled" element={<CookiesPage />} />
        <Route path="/user/login" element={<h1>登录页</h1>} />
        <Route path="/help/kh" element={<h1>帮助页</h1>} />
        <Route path="/" element={<h1>首页</h1>} />
      </Routes>
    </CookieGate>,
    { route: path },
  )

beforeEach(() => fakeApi())
afterEach(() => jest.restoreAllMocks())

describe('a browser without cookies', () => {
  it('[SHELL-STAT-8, SHELL-STAT-10] explains why, checks again, and continues to the requested page once cookies work', async () => {
    const person = userEvent.setup()
    const refusal = refuseCookies()
    openAt('/user/login?redirect=%2Fmine')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('浏览器未启用 Cookie')
    await person.click(screen.getByRole('button', { name: '重新检测' }))
    expect(screen.getByRole('status')).toHaveTextContent('Cookie 仍未启用')
    refusal.mockRestore()
    await person.click(screen.getByRole('button', { name: '重新检测' }))
    expect(screen.getByRole('heading', { name: '登录页' })).toBeInTheDocument()
  })

  it.each([
    ['/', '首页'],
    ['/help/kh', '帮助页'],
  ])('[SHELL-STAT-10] reads %s', (path, heading) => {
    refuseCookies()
    openAt(path)
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument()
  })

  it('[SHELL-STAT-8] expands the steps for the current browser', () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${SAFARI} MicroMessenger/8.0.60`)
    openAt('/other/cookieDisabled')
    const [first] = screen.getAllByRole('group')
    expect(first).toHaveAttribute('open')
    expect(first).toHaveTextContent('微信内置浏览器')
  })
})

describe('browserOf', () => {
  it('[SHELL-STAT-8] distinguishes browsers whose user agents contain each other’s names', () => {
    expect(
      [
        SAFARI,
        'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
        'Mozilla/5.0 (Linux; U; Android 14) AppleWebKit/537.36 Version/4.0 Chrome/123.0 UCBrowser/17.5 Mobile Safari/537.36',
        'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
      ].map(browserOf),
    ).toEqual(['safari', 'chrome', 'uc', null])
  })
})
