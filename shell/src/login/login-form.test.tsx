import { imageCode, login } from '@lantern/contract/user'
import { getSession, readCookie } from '@lantern/platform'
import { expectNoAxeViolations, fakeApi, renderWithPlatform } from '@lantern/testing'
import { screen, waitFor } from '@testing-library/react'
import { LoginForm } from './login-form.tsx'

const ANSWER = { token: 'tok-12345678', memberId: 'm1', userName: 'demo01', expireAt: 1, guideDone: true }

async function fill(user: ReturnType<typeof renderWithPlatform>['user'], password = 'Test@1234') {
  await user.type(screen.getByLabelText('用户名'), ' demo01 ')
  await user.type(screen.getByLabelText('密码'), password)
}
const submit = () => screen.getByRole('button', { name: '登录' })

describe('login form', () => {
  it('[SHELL-AUTH-1, SHELL-AUTH-2] logs in with trimmed name; remember-me keeps the token cookie and pre-ticks next time', async () => {
    const api = fakeApi()
    api.on(login, ANSWER)
    const { user } = renderWithPlatform(<LoginForm />, { member: null })
    await fill(user)
    await user.click(screen.getByLabelText('记住我'))
    await user.click(submit())
    await waitFor(() => expect(getSession()).toMatchObject({ kind: 'member', token: 'tok-12345678' }))
    expect(api.calls(login)[0]).toMatchObject({ userName: 'demo01', isChecked: true })
    expect(readCookie('isCheck')).toBe('1')
  })

  it('[SHELL-AUTH-3] sends one request for a double tap', async () => {
    const api = fakeApi()
    api.on(login, () => new Promise(() => undefined))
    const { user } = renderWithPlatform(<LoginForm />, { member: null })
    await fill(user)
    await user.dblClick(submit())
    expect(api.calls(login)).toHaveLength(1)
  })

  it('[SHELL-AUTH-1] says what is missing beside the field, without asking the server', async () => {
    const api = fakeApi()
    const { user } = renderWithPlatform(<LoginForm />, { member: null })
    await user.click(submit())
    expect(screen.getByText('请输入用户名')).toBeInTheDocument()
    expect(api.calls(login)).toHaveLength(0)
  })

  it('[SHELL-AUTH-4] never says which of the two is wrong, and keeps what was typed', async () => {
    const api = fakeApi()
    api.refuse(login, 6002, 'x')
    const { user } = renderWithPlatform(<LoginForm />, { member: null })
    await fill(user, 'wrong')
    await user.click(submit())
    expect(await screen.findByText('账号或密码错误')).toBeInTheDocument()
    expect(screen.getByLabelText('用户名')).toHaveValue(' demo01 ')
  })

  it('[SHELL-AUTH-5] shows the image code when it is asked for, and another picture when it was wrong', async () => {
    const api = fakeApi()
    api.refuse(login, 6021)
    let pictures = 0
    api.on(imageCode, () => ({ imageId: `i${++pictures}`, img: 'data:image/svg+xml,<svg/>' }))
    const { user } = renderWithPlatform(<LoginForm />, { member: null })
    await fill(user)
    await user.click(submit())
    await user.type(await screen.findByLabelText('图形验证码'), 'AB12')
    api.refuse(login, 6024)
    await user.click(submit())
    expect(await screen.findByText('验证码不正确，请看新图')).toBeInTheDocument()
    expect(pictures).toBeGreaterThan(1)
    expect(api.calls(login)[1]).toMatchObject({ imageId: 'i1', imageCode: 'AB12' })
  })

  it('[SHELL-AUTH-11] locks the button and counts down', async () => {
    const api = fakeApi()
    api.refuse(login, 6501, '', { until: Date.now() + 60_000 })
    const { user } = renderWithPlatform(<LoginForm />, { member: null })
    await fill(user)
    await user.click(submit())
    const button = await screen.findByRole('button', { name: /后再试/ })
    expect(button).toBeDisabled()
  })

  it('shows the sentence of a lost connection and lets the member try again', async () => {
    const api = fakeApi()
    api.lose(login)
    const { user } = renderWithPlatform(<LoginForm />, { member: null })
    await fill(user)
    await user.click(submit())
    expect(await screen.findByText('连接已中断，请检查网络后重试')).toBeInTheDocument()
    expect(submit()).toBeEnabled()
  })

  it('has no axe violations, with and without errors', async () => {
    fakeApi()
    const { container, user } = renderWithPlatform(<LoginForm />, { member: null })
    await expectNoAxeViolations(container)
    await user.click(submit())
    await expectNoAxeViolations(container)
  })
})
