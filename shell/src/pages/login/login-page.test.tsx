import { login } from '@lantern/contract/user'
import { aPreInfo, fakeApi, renderWithPlatform } from '@lantern/testing'
import { screen, waitFor } from '@testing-library/react'
import { takeSite } from '../../host/site/site.ts'
import { LoginPage } from './login-page.tsx'

const ANSWER = { token: 'tok-12345678', memberId: 'm1', userName: 'demo01', expireAt: 1, guideDone: true }

beforeEach(() => {
  fakeApi()
  takeSite(aPreInfo(), {})
})

describe('the login page', () => {
  it.each([true, 1])(
    '[SHELL-AUTH-14] stopLogin %s replaces the form with the reason; browsing continues',
    (stopLogin) => {
      takeSite(aPreInfo({ stopLogin }), {})
      renderWithPlatform(<LoginPage />, { member: null, route: '/user/login' })
      expect(screen.getByText('登录暂停')).toBeInTheDocument()
      expect(screen.queryByLabelText('用户名')).not.toBeInTheDocument()
      expect(screen.getByRole('link', { name: '先去逛逛' })).toHaveAttribute('href', '/')
    },
  )

  it('[SHELL-AUTH-16] redirects a member home at once', () => {
    const { location } = renderWithPlatform(<LoginPage />, { route: '/user/login', path: '/user/login' })
    expect(location()).toBe('/')
  })

  it.each([
    ['/user/login', true, '/'],
    ['/user/login?redirect=%2Fmine%2Ffinance%2Fwallet', true, '/mine/finance/wallet'],
    ['/user/login?redirect=%2FregisterGuide', true, '/registerGuide'],
    ['/user/login?redirect=https%3A%2F%2Fevil.example', true, '/'],
    ['/user/login', false, '/registerGuide'],
    ['/user/login?redirect=%2Fmine', false, '/registerGuide?redirect=%2Fmine'],
  ])('[SHELL-AUTH-15, SHELL-GUIDE-1] from %s, guide done %s, success leads to %s', async (route, guideDone, target) => {
    const api = fakeApi()
    api.on(login, { ...ANSWER, guideDone })
    const { user, location } = renderWithPlatform(<LoginPage />, { member: null, route, path: '/user/login' })
    await user.type(screen.getByLabelText('用户名'), 'demo01')
    await user.type(screen.getByLabelText('密码'), 'Test@1234')
    await user.click(screen.getByRole('button', { name: '登录' }))
    await waitFor(() => expect(location()).toBe(target))
  })

  it('links to password recovery, to registration with the redirect, and to support', () => {
    renderWithPlatform(<LoginPage />, { member: null, route: '/user/login?redirect=%2Fmine' })
    expect(screen.getByRole('link', { name: '忘记密码' })).toHaveAttribute('href', '/user/password')
    expect(screen.getByRole('link', { name: '没有账号？去注册' })).toHaveAttribute(
      'href',
      '/user/register?redirect=%2Fmine',
    )
    expect(screen.getByRole('link', { name: '在线客服' })).toHaveAttribute('href', '/customer/main')
  })
})
