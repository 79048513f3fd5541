import { captchaChallenge, captchaVerify } from '@lantern/contract/captcha'
import { imageCode, login, smsSend } from '@lantern/contract/user'
import { getSession, readCookie, readLoginInfo, removeCookie } from '@lantern/platform'
import { enterText, expectNoAxeViolations, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { BehaviourCheckHost } from '../../host/behaviour-check/behaviour-check-host.tsx'
import { DialogHost } from '../../host/dialog/dialog-host.tsx'
import { LoginPanel } from './login-panel.tsx'

const ANSWER = { token: 'tok-12345678', memberId: 'm1', userName: 'demo01', expireAt: 1, guideDone: true }
const STEP_UP = { ticket: 't1', kinds: ['sms'], maskedPhone: '****0000', place: '哈尔滨', device: 'iPhone · Safari' }

const open = () =>
  renderWithPlatform(
    <>
      <LoginPanel />
      <BehaviourCheckHost />
      <DialogHost />
    </>,
    { member: null, route: '/user/login' },
  )
type User = ReturnType<typeof open>['user']

async function fill(user: User, password = 'Test@1234') {
  await enterText(user, screen.getByLabelText('用户名'), ' demo01 ')
  await enterText(user, screen.getByLabelText('密码'), password)
}
const submit = () => screen.getByRole('button', { name: '登录' })

describe('login by name and password', () => {
  it('[SHELL-AUTH-1, SHELL-AUTH-2] logs in with trimmed name; remember-me keeps the token cookie and pre-ticks next time', async () => {
    const api = fakeApi()
    api.on(login, ANSWER)
    const { user, unmount } = open()
    await fill(user)
    await user.click(screen.getByLabelText('记住我'))
    await user.click(submit())
    await waitFor(() => expect(getSession()).toMatchObject({ kind: 'member', token: 'tok-12345678' }))
    expect(api.calls(login)[0]).toMatchObject({ userName: 'demo01', isChecked: true })
    expect(readCookie('isCheck')).toBe('1')
    expect(readLoginInfo()).toMatchObject({ isChecked: true })
    unmount()
    open()
    expect(screen.getByLabelText('用户名')).toHaveValue('demo01')
    expect(screen.getByLabelText('记住我')).toBeChecked()
    removeCookie('isCheck')
  })

  it('[SHELL-AUTH-3] sends one request for a double tap', async () => {
    const api = fakeApi()
    api.on(login, () => new Promise(() => undefined))
    const { user } = open()
    await fill(user)
    const button = submit()
    const form = button.closest('form') as HTMLFormElement
    // Both before the next render, so the disabled button cannot be what stops the second.
    await act(async () => {
      form.requestSubmit()
      form.requestSubmit()
    })
    await user.dblClick(button)
    await waitFor(() => expect(api.calls(login)).toHaveLength(1))
  })

  it('[SHELL-AUTH-1] shows missing fields beside them, without a request', async () => {
    const api = fakeApi()
    const { user } = open()
    await user.click(submit())
    expect(screen.getByText('请输入用户名')).toBeInTheDocument()
    expect(screen.getByLabelText('用户名')).toHaveAccessibleDescription('请输入用户名')
    expect(api.calls(login)).toHaveLength(0)
  })

  it('[SHELL-AUTH-4] never says which of the two is wrong, and keeps the input', async () => {
    const api = fakeApi()
    api.refuse(login, 6002, 'x')
    const { user } = open()
    await fill(user, 'wrong')
    await user.click(submit())
    expect(await screen.findByText('账号或密码错误')).toBeInTheDocument()
    expect(screen.getByLabelText('用户名')).toHaveValue(' demo01 ')
  })

  it('[SHELL-AUTH-5] shows the image code on request, and another image after a wrong one', async () => {
    const api = fakeApi()
    api.refuse(login, 6021)
    let pictures = 0
    api.on(imageCode, () => ({ imageId: `i${++pictures}`, img: 'data:image/svg+xml,<svg/>' }))
    const { user } = open()
    await fill(user)
    await user.click(submit())
    await user.type(await screen.findByLabelText('图形验证码'), 'AB12')
    api.refuse(login, 6024)
    await user.click(submit())
    expect(await screen.findByText('验证码不正确，请看新图')).toBeInTheDocument()
    expect(pictures).toBeGreaterThan(1)
    expect(api.calls(login)[1]).toMatchObject({ imageId: 'i1', imageCode: 'AB12' })
    expect(screen.getByLabelText('密码')).toHaveValue('Test@1234')
  })

  it('[SHELL-AUTH-5] does not show a used image again while the next one is loading', async () => {
    const api = fakeApi()
    api.refuse(login, 6021)
    api.on(imageCode, { imageId: 'i1', img: 'data:image/svg+xml,<svg/>' })
    const { user } = open()
    await fill(user)
    await user.click(submit())
    const picture = () => within(screen.getByRole('button', { name: '换一张图' })).queryByRole('presentation')
    await user.type(await screen.findByLabelText('图形验证码'), 'AB12')
    await waitFor(() => expect(picture()).toBeInTheDocument())
    api.refuse(login, 6024)
    api.hang(imageCode)
    await user.click(submit())
    expect(await screen.findByText('验证码不正确，请看新图')).toBeInTheDocument()
    expect(picture()).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '换一张图' })).toHaveAttribute('aria-busy', 'true')
  })

  it('[SHELL-AUTH-12] lets the member reload an image that failed, or use another check', async () => {
    const api = fakeApi()
    api.refuse(login, 6021)
    api.refuse(imageCode, 900000)
    api.on(captchaChallenge, { kind: 'order', id: 'c', expireAt: 1, items: [{ id: 'a', label: '7' }] })
    api.on(captchaVerify, { captchaToken: 'passed', expireAt: 1 })
    const { user } = open()
    await fill(user)
    await user.click(submit())
    expect(await screen.findByRole('button', { name: '点击重试' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /换一种验证方式/ }))
    await user.click(await screen.findByRole('button', { name: '7' }))
    expect(await screen.findByText('已通过安全验证')).toBeInTheDocument()
    api.on(login, ANSWER)
    await user.click(submit())
    await waitFor(() => expect(api.calls(login)[1]).toMatchObject({ captchaToken: 'passed' }))
  })

  it('[SHELL-AUTH-11] locks the button and counts down', async () => {
    const api = fakeApi()
    api.refuse(login, 6501, '', { until: Date.now() + 60_000 })
    const { user } = open()
    await fill(user)
    await user.click(submit())
    const button = await screen.findByRole('button', { name: /后再试/ })
    expect(button).toBeDisabled()
    const left = (): number => {
      const [, minutes, seconds] = /(\d+):(\d+)/.exec(button.textContent ?? '') ?? []
      return Number(minutes) * 60 + Number(seconds)
    }
    const first = left()
    expect(first).toBeGreaterThan(0)
    await waitFor(() => expect(left()).toBeLessThan(first), { timeout: 10_000 })
    act(() => (button.closest('form') as HTMLFormElement).requestSubmit())
    expect(api.calls(login)).toHaveLength(1)
  })

  it.each([
    [6029, { caseId: 'C20260301' }, /C20260301/],
    [10104, null, /账号已被限制/],
  ])('[SHELL-AUTH-9, SHELL-SES-6] %d stays on the form with the way to support', async (code, data, sentence) => {
    const api = fakeApi()
    api.refuse(login, code, '账号已被限制使用，请联系客服', data)
    const { user } = open()
    await fill(user)
    await user.click(submit())
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/customer/main')
  })

  it('reports a lost connection and lets the member try again', async () => {
    const api = fakeApi()
    api.lose(login)
    const { user } = open()
    await fill(user)
    await user.click(submit())
    expect(await screen.findByText('连接已中断，请检查网络后重试')).toBeInTheDocument()
    expect(submit()).toBeEnabled()
  })

  it('warns about caps lock', async () => {
    fakeApi()
    open()
    const field = screen.getByLabelText('密码')
    fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true })
    expect(screen.getByText('大写锁定已开启')).toBeInTheDocument()
    fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false })
    expect(screen.queryByText('大写锁定已开启')).not.toBeInTheDocument()
  })

  it('[SHELL-AUTH-19] has no axe violations, with and without errors', async () => {
    fakeApi()
    const { container, user } = open()
    await expectNoAxeViolations(container)
    await user.click(submit())
    await expectNoAxeViolations(container)
  })
})

describe('login by phone', () => {
  it('[SHELL-AUTH-17] sends a code to a valid number only, waits, and logs in with it', async () => {
    const api = fakeApi()
    api.on(smsSend, { waitSec: 60 })
    api.on(login, ANSWER)
    const { user } = open()
    await user.click(screen.getByRole('tab', { name: '手机登录' }))
    await user.click(screen.getByRole('button', { name: '发送验证码' }))
    expect(screen.getByText('请输入手机号')).toBeInTheDocument()
    expect(api.calls(smsSend)).toHaveLength(0)
    await user.type(screen.getByLabelText('手机号'), '138 0001 0000')
    await user.click(screen.getByRole('button', { name: '发送验证码' }))
    expect(await screen.findByRole('button', { name: '60 秒后重发' })).toBeDisabled()
    expect(api.calls(smsSend)[0]).toMatchObject({ scene: 'login', area: '86', phone: '13800010000' })
    await user.type(screen.getByLabelText('短信验证码'), '123456')
    await user.click(submit())
    await waitFor(() => expect(getSession()).toMatchObject({ kind: 'member' }))
    expect(api.calls(login)[0]).toMatchObject({ area: '86', phone: '13800010000', smsCode: '123456' })
  })
})

describe('the behaviour check', () => {
  it('[SHELL-AUTH-6] opens on 6022, can be repeated after 6023, and the login then continues by itself', async () => {
    const api = fakeApi()
    api.refuse(login, 6022)
    let asked = 0
    api.on(captchaChallenge, () => ({
      kind: 'order' as const,
      id: `c${++asked}`,
      expireAt: 1,
      items: [
        { id: 'b', label: '31' },
        { id: 'a', label: '4' },
      ],
    }))
    api.refuse(captchaVerify, 6023)
    const { user } = open()
    await fill(user)
    await user.click(submit())
    expect(await screen.findByRole('dialog', { name: '安全验证' })).toBeInTheDocument()
    for (const name of ['滑动', '点选', '听音']) expect(screen.getByRole('radio', { name })).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: '31' }))
    await user.click(screen.getByRole('button', { name: '4' }))
    expect(await screen.findByText('验证未通过，请重试。')).toBeInTheDocument()
    api.on(captchaVerify, { captchaToken: 'passed', expireAt: 1 })
    api.on(login, ANSWER)
    await user.click(await screen.findByRole('button', { name: '4' }))
    await user.click(screen.getByRole('button', { name: '31' }))
    await waitFor(() => expect(getSession()).toMatchObject({ kind: 'member' }))
    expect(api.calls(captchaVerify)[1]).toMatchObject({ id: 'c2', order: ['a', 'b'] })
    expect(api.calls(login)[1]).toMatchObject({ captchaToken: 'passed', userName: 'demo01' })
  })

  it('[SHELL-AUTH-6] leaves the form unchanged when closed', async () => {
    const api = fakeApi()
    api.refuse(login, 6022, '请先完成安全验证')
    api.refuse(captchaChallenge, 900000)
    const { user } = open()
    await fill(user)
    await user.click(submit())
    expect(await screen.findByRole('button', { name: '点击重试' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '关闭' }))
    expect(await screen.findByText('请先完成安全验证')).toBeInTheDocument()
    expect(screen.getByLabelText('用户名')).toHaveValue(' demo01 ')
  })
})

describe('step-ups', () => {
  async function stepUp(code: number, data: object = STEP_UP) {
    const api = fakeApi()
    api.refuse(login, code, '', data)
    api.on(smsSend, { waitSec: 60 })
    const { user } = open()
    await fill(user)
    await user.click(submit())
    const sheet = await screen.findByRole('dialog')
    return { api, user, sheet }
  }
  const typeCode = async (user: User, code: string) => {
    await user.type(screen.getByLabelText('短信验证码（****0000）'), code)
    await user.click(screen.getByRole('button', { name: '确认并登录' }))
  }

  it.each([
    [6025, '在新的地点登录'],
    [6026, '在新的设备登录'],
    [6027, '新的地点，新的设备'],
    [6028, '好久不见'],
    [6035, '授权此设备'],
  ])(
    '[SHELL-AUTH-7, SHELL-AUTH-10] %d shows place and device, sends a code and continues with it',
    async (code, title) => {
      const { api, user, sheet } = await stepUp(code)
      expect(sheet).toHaveAccessibleName(title)
      expect(sheet).toHaveTextContent('哈尔滨')
      expect(sheet).toHaveTextContent('iPhone · Safari')
      await user.click(screen.getByRole('button', { name: '发送验证码' }))
      await waitFor(() => expect(api.calls(smsSend)[0]).toMatchObject({ ticket: 't1' }))
      api.on(login, ANSWER)
      await typeCode(user, '123456')
      await waitFor(() => expect(getSession()).toMatchObject({ kind: 'member' }))
      expect(api.calls(login)[1]).toMatchObject({ userName: 'demo01', ticket: 't1', smsCode: '123456' })
    },
  )

  it('[SHELL-AUTH-10] shows the remaining attempts, an expired code, and the end of a lock', async () => {
    const { api, user, sheet } = await stepUp(6035)
    api.refuse(login, 6036, '', { ...STEP_UP, triesLeft: 3 })
    await typeCode(user, '000000')
    expect(await screen.findByText('验证码错误，还可试 3 次')).toBeInTheDocument()
    expect(sheet).toHaveAccessibleName('授权此设备')
    api.refuse(login, 6038, '', STEP_UP)
    await user.click(screen.getByRole('button', { name: '确认并登录' }))
    expect(await screen.findByText('验证码已过期，请重新发送')).toBeInTheDocument()
    api.refuse(login, 6037, '', { ...STEP_UP, ticket: '', until: Date.now() + 1_800_000 })
    await user.click(screen.getByRole('button', { name: '确认并登录' }))
    expect(await screen.findByText(/已锁定至/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /后再试/ })).toBeDisabled()
    expect(screen.getByRole('link', { name: '联系客服' })).toBeInTheDocument()
  })

  it('[SHELL-AUTH-10] 6039 counts down on the send button', async () => {
    const { api, user } = await stepUp(6035)
    api.refuse(smsSend, 6039, '获取过于频繁', { until: Date.now() + 42_000 })
    await user.click(screen.getByRole('button', { name: '发送验证码' }))
    expect(await screen.findByText('获取过于频繁')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeDisabled()
  })

  it('[SHELL-AUTH-8] after 6028 the last login is shown', async () => {
    const { api, user } = await stepUp(6028)
    api.on(login, { ...ANSWER, lastLogin: { at: Date.UTC(2026, 0, 2, 3), device: 'Android · Chrome', place: '' } })
    await typeCode(user, '123456')
    const told = await screen.findByRole('dialog', { name: '上次登录' })
    expect(told).toHaveTextContent('01-02 11:00:00，Android · Chrome，未知')
    await user.click(screen.getByRole('button', { name: '我知道了' }))
    await waitFor(() => expect(told).not.toBeInTheDocument())
  })

  it('[SHELL-AUTH-10] keeps the ticket and the code when the connection breaks, and retries with them', async () => {
    const { api, user, sheet } = await stepUp(6026)
    api.lose(login)
    await typeCode(user, '123456')
    expect(await within(sheet).findByText('连接已中断，请检查网络后重试')).toBeInTheDocument()
    api.on(login, ANSWER)
    await user.click(screen.getByRole('button', { name: '确认并登录' }))
    await waitFor(() => expect(getSession()).toMatchObject({ kind: 'member' }))
    expect(api.calls(login)[2]).toMatchObject({ ticket: 't1', smsCode: '123456' })
  })

  it('keeps the form input when closed', async () => {
    const { user } = await stepUp(6026)
    await user.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByLabelText('密码')).toHaveValue('Test@1234')
  })

  it('[SHELL-AUTH-19] has no axe violations', async () => {
    const { sheet } = await stepUp(6027)
    await expectNoAxeViolations(sheet)
  })
})

describe('a member on a break', () => {
  it('[SHELL-AUTH-20] logs in and sees what is available and until when', async () => {
    const api = fakeApi()
    api.on(login, { ...ANSWER, limitPrompt: { code: 712003, until: Date.UTC(2026, 5, 1, 4) } })
    const { user } = open()
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(getSession()).toMatchObject({ kind: 'member' }))
    const told = await screen.findByRole('dialog', { name: '您已自我排除' })
    expect(told).toHaveTextContent('06-01 12:00:00')
  })
})
