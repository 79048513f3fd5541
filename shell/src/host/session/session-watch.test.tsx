import { logout } from '@lantern/contract/logout'
import { preInfo } from '@lantern/contract/site'
import { walletOverview } from '@lantern/contract/wallet'
import { call, emit, getSession, signIn, writeStoredText } from '@lantern/platform'
import { aPreInfo, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { EndedBanner } from '../../pages/login/ended-banner.tsx'
import { DialogHost } from '../dialog/dialog-host.tsx'
import { getSite, isInMaintenance, takeSite } from '../site/site.ts'
import { SessionWatch } from './session-watch.tsx'

type Options = Parameters<typeof renderWithPlatform>[1]

function open(route: string, options: Options = {}) {
  const reload = jest.fn()
  const page = (
    <>
      <SessionWatch reload={reload} />
      <EndedBanner />
      <DialogHost />
    </>
  )
  return { ...renderWithPlatform(page, { route, ...options }), reload }
}

const ANSWER = { token: 't', memberId: 'm1', userName: 'demo01', expireAt: 9e12, guideDone: true }
const alertNamed = (name: string) => screen.findByRole('alertdialog', { name })
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

beforeEach(() => fakeApi().on(logout, {}))

describe('an ended session', () => {
  it('[SHELL-ERR-3][SHELL-DLG-9] by 6001 shows the Notice with time and device, then login with a return path', async () => {
    const { user, location } = open('/mine/finance/wallet')
    act(() =>
      emit('session:ended', { code: 6001, message: '已在别处登录', data: { at: 0, device: 'Chrome · Android' } }),
    )
    const notice = await alertNamed('提示通知')
    expect(notice).toHaveTextContent('已在别处登录')
    expect(notice).toHaveTextContent('01-01 08:00:00 · Chrome · Android')
    await user.keyboard('{Escape}')
    expect(location()).toBe('/mine/finance/wallet')
    await user.click(screen.getByRole('button', { name: '确定' }))
    await gone()
    expect(location()).toBe('/user/login?redirect=%2Fmine%2Ffinance%2Fwallet')
  })

  it('[SHELL-DLG-9] by 6001 offers a password change to a member who did not log in', async () => {
    const { user, location } = open('/mine', { locale: 'en' })
    act(() => emit('session:ended', { code: 6001, message: '' }))
    await alertNamed('Notice')
    await user.click(screen.getByRole('button', { name: 'Not you?' }))
    await gone()
    expect(location()).toBe('/user/password')
  })

  it('[SHELL-ERR-3] by 6001 is shown over open dialogs, once', async () => {
    open('/mine')
    const ended = { code: 6001, message: 'm' }
    act(() => {
      emit('session:ended', ended)
      emit('session:ended', ended)
    })
    await alertNamed('提示通知')
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  })

  it('[SHELL-ERR-1] by 10102 shows 提示 with the message; OK leads to login', async () => {
    const { user, location } = open('/')
    act(() => emit('session:ended', { code: 10102, message: '设备受限' }))
    const alert = await alertNamed('提示')
    expect(alert).toHaveTextContent('设备受限')
    await user.click(screen.getByRole('button', { name: '确定' }))
    await gone()
    expect(location()).toBe('/user/login')
  })

  it('[SHELL-ERR-1] clears the session before the member reads the message', async () => {
    const api = fakeApi()
    api.refuse(walletOverview, 10102, '设备受限')
    open('/mine')
    act(() => signIn({ ...ANSWER, token: 'blocked-token' }, { remember: true }))
    await act(async () => void (await call(walletOverview, {}).catch(() => undefined)))
    expect([getSession().kind, localStorage.getItem('token'), document.cookie.includes('blocked-token')]).toEqual([
      'anonymous',
      null,
      false,
    ])
    expect(await alertNamed('提示')).toHaveTextContent('设备受限')
  })

  it('[SHELL-ERR-2] by 10102 is ignored while shown and until 700 ms after closing', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000)
    const { user } = open('/')
    const blocked = (): void => act(() => emit('session:ended', { code: 10102, message: 'x' }))
    blocked()
    await alertNamed('提示')
    blocked()
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: '确定' }))
    await gone()
    clock.mockReturnValue(1_000 + 700 - 1)
    blocked()
    await act(async () => await Promise.resolve())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    clock.mockReturnValue(1_000 + 700)
    blocked()
    await alertNamed('提示')
    clock.mockRestore()
  })

  it('[SHELL-SES-3][SHELL-SES-5] by 10105 redirects to login at once, which states the reason', async () => {
    const { location } = open('/mine/finance/wallet')
    act(() => emit('session:ended', { code: 10105, message: '' }))
    expect(location()).toBe('/user/login?redirect=%2Fmine%2Ffinance%2Fwallet')
    expect(await screen.findByText('密码已修改，请重新登录')).toBeInTheDocument()
  })

  it('[SHELL-SES-5] by 10105 keeps the return path of a login page that is already open', async () => {
    const { location } = open('/user/login?redirect=%2Fmine')
    act(() => emit('session:ended', { code: 10105, message: '密码刚刚修改' }))
    expect(location()).toBe('/user/login?redirect=%2Fmine')
    expect(await screen.findByText('密码刚刚修改')).toBeInTheDocument()
  })
})

describe('a refused session', () => {
  it('[SHELL-SES-4] by 10004 redirects home from a protected path and offers a login that returns to it', async () => {
    const { user, location } = open('/mine/mail')
    act(() => emit('session:auth-failed', { code: 10004, message: '请先登录' }))
    expect(location()).toBe('/')
    const dialog = await screen.findByRole('dialog', { name: '温馨提示' })
    expect(dialog).toHaveTextContent('请先登录')
    await user.click(screen.getByRole('button', { name: '登录' }))
    await waitFor(() => expect(location()).toBe('/user/login?redirect=%2Fmine%2Fmail'))
  })

  it('[SHELL-SES-4] by 10004 stays on an open path, and "later" pauses the question', async () => {
    const { user, location } = open('/activity/discount')
    const refused = (): void => act(() => emit('session:auth-failed', { code: 10004, message: '' }))
    refused()
    await screen.findByRole('dialog')
    expect(location()).toBe('/activity/discount')
    await user.click(screen.getByRole('button', { name: '稍后' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    refused()
    await act(async () => await Promise.resolve())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[SHELL-SES-4] by 10004 shows nothing over a login form', async () => {
    const { location } = open('/user/login')
    act(() => emit('session:auth-failed', { code: 10004, message: 'm' }))
    await act(async () => await Promise.resolve())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(location()).toBe('/user/login')
  })

  it('[SHELL-SES-6] by 10104 shows the message and a link to support, and redirects home from a protected path', async () => {
    const { user, location } = open('/mine')
    act(() => emit('session:auth-failed', { code: 10104, message: '账号受限' }))
    expect(await alertNamed('温馨提示')).toHaveTextContent('账号受限')
    expect(location()).toBe('/')
    await user.click(screen.getByRole('button', { name: '联系客服' }))
    await waitFor(() => expect(location()).toBe('/customer/main'))
  })
})

describe('site-wide codes', () => {
  const told = (code: number, message = '', data?: unknown): void =>
    act(() => emit('site:code', { code, message, data }))
  const window = { startTime: 0, endTime: 3_600_000 }

  it('[SHELL-ERR-6] 6013 names its window, and is shown once per window', async () => {
    const { user } = open('/')
    told(6013, '系统将维护', window)
    const alert = await alertNamed('温馨提示')
    expect(alert).toHaveTextContent('系统将维护')
    expect(alert).toHaveTextContent('01-01 08:00:00 – 01-01 09:00:00')
    await user.click(screen.getByRole('button', { name: '确定' }))
    await gone()
    told(6013, '系统将维护', window)
    await act(async () => await Promise.resolve())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    told(6013, '系统将维护', { ...window, endTime: 7_200_000 })
    await alertNamed('温馨提示')
  })

  it('[SHELL-ERR-6] 6014 fetches pre-info, which closes the site gate', async () => {
    const site = aPreInfo()
    fakeApi().on(preInfo, { ...site, maintainConfig: { ...site.maintainConfig, status: 0 } })
    open('/game/sport')
    told(6014)
    await waitFor(() => expect(isInMaintenance(getSite())).toBe(true))
  })

  it.each([6031, 6033])('[SHELL-ERR-4] %i redirects to the restriction page as access-caveat', async (code) => {
    const { location } = open('/')
    told(code)
    await waitFor(() => expect(location()).toBe('/other/restrictionIp?name=access-caveat'))
  })

  it('[SHELL-ERR-5] 6032 redirects to it as access-alert, and does nothing after "continue"', async () => {
    takeSite({ ...aPreInfo(), maintainConfig: { status: 1 } }, null)
    const { location } = open('/help/gywm')
    writeStoredText('isGo', String(Date.now()))
    told(6032)
    told(10001, '稍等')
    expect(await screen.findByText('稍等')).toBeInTheDocument()
    expect(location()).toBe('/help/gywm')
    // A day later.
    writeStoredText('isGo', String(Date.now() - 24 * 3_600_000))
    told(6032)
    await waitFor(() => expect(location()).toBe('/other/restrictionIp?name=access-alert'))
  })

  it('[SHELL-ERR-7] 10009 offers the new version and pauses after "later"', async () => {
    const { user, reload } = open('/mine/finance/deposit')
    told(10009)
    await alertNamed('有新版本')
    await user.click(screen.getByRole('button', { name: '稍后' }))
    await gone()
    told(10009)
    told(10001, '稍等')
    await screen.findByText('稍等')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(reload).not.toHaveBeenCalled()
  })

  it('[SHELL-ERR-7] 10009 reloads with drafts kept', async () => {
    const { user, reload } = open('/', { locale: 'en' })
    told(10009)
    await alertNamed('New version available')
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('[PLAT-HTTP-5] 10108 after a failed recovery shows a toast with our own text', async () => {
    open('/')
    told(10108, 'bad mac')
    expect(await screen.findByText('签名校验失败，请刷新')).toBeInTheDocument()
  })

  it('[SHELL-ERR-8] 10001 shows a toast with the server’s message', async () => {
    open('/')
    told(10001, '系统繁忙')
    expect(await screen.findByText('系统繁忙')).toBeInTheDocument()
  })
})

describe('another tab', () => {
  const look = () => fireEvent.focus(window)
  const elsewhere = (token: string | null) => {
    if (token === null) localStorage.removeItem('token')
    else localStorage.setItem('token', token)
  }

  it.each<[string, string | null]>([
    ['logged in as another member', 'other'],
    ['logged out', null],
  ])('[SHELL-SES-2] %s: the page reloads when it is looked at again, once', async (_title, token) => {
    const { reload } = open('/mine')
    look()
    expect(reload).not.toHaveBeenCalled()
    elsewhere(token)
    look()
    look()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('[SHELL-SES-7] reloads a visible page without waiting for focus when another tab logs out', () => {
    const { reload } = open('/mine')
    elsewhere(null)
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('[SHELL-SES-2] reloads a hidden page once it is visible', () => {
    const { reload } = open('/mine')
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    elsewhere('other')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    expect(reload).not.toHaveBeenCalled()
    hidden.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
    expect(reload).toHaveBeenCalledTimes(1)
    hidden.mockRestore()
  })

  it('[SHELL-SES-2] ignores a login in this tab', () => {
    const { reload } = open('/', { member: null })
    act(() => signIn({ token: 't9', memberId: 'm', userName: 'n', expireAt: 1, guideDone: true }, { remember: true }))
    look()
    expect(reload).not.toHaveBeenCalled()
  })
})
