import { inviteResolve } from '@lantern/contract/invite'
import { HOUR_MS } from '@lantern/contract/site-time'
import { login, nameCheck, register, registerNotify, smsSend } from '@lantern/contract/user'
import { getSession, now, writeStored, writeStoredText } from '@lantern/platform'
import { aPreInfo, enterText, expectNoAxeViolations, fakeApi, renderWithPlatform } from '@lantern/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { takeSite } from '../../host/site/site.ts'
import { RegisterPage } from './register-page.tsx'

const ANSWER = { token: 'tok-12345678', memberId: 'm1', userName: 'moth01', expireAt: 1, guideDone: false }

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  takeSite(aPreInfo(), null)
})

function opened(locale: 'zh-CN' | 'en' = 'zh-CN') {
  const api = fakeApi()
  api.on(nameCheck, { ok: true, suggest: [] })
  api.on(smsSend, { waitSec: 60 })
  api.on(inviteResolve, { valid: false })
  api.on(register, ANSWER)
  const rendered = renderWithPlatform(<RegisterPage />, { route: '/user/register', member: null, locale })
  return { api, ...rendered }
}
type Opened = ReturnType<typeof opened>

const submit = () => screen.getByRole('button', { name: '注册' })
const label = (name: string) => screen.getByLabelText(name)

const next = (user: Opened['user']) => user.click(screen.getByRole('button', { name: '下一步' }))

async function fill(user: Opened['user'], change: Partial<Record<string, string>> = {}) {
  const values = {
    用户名: 'moth01',
    密码: 'Tide-water-7',
    手机号: '13912345678',
    短信验证码: '654321',
    出生日期: '1999-09-09',
    ...change,
  }
  for (const [name, text] of Object.entries(values)) {
    if (name === '手机号') await next(user)
    await user.clear(label(name))
    if (text) await enterText(user, label(name), text)
  }
  const terms = screen.getByRole('checkbox', { name: /满 18 岁/ })
  if (!(terms as HTMLInputElement).checked) await user.click(terms)
}

describe('register page', () => {
  it('[SHELL-REG-8] opens an account, logs in and continues to the guide; a double tap opens one account', async () => {
    writeStoredText('agentVerify', 'av7')
    const { api, user, location } = opened()
    await fill(user)
    await user.click(screen.getByText('接收优惠消息'))
    await user.click(within(screen.getByRole('group', { name: '体育' })).getByLabelText('推送'))
    await user.dblClick(submit())
    await waitFor(() => expect(location()).toBe('/registerGuide'))
    expect(getSession()).toMatchObject({ kind: 'member', token: 'tok-12345678', guideDone: false })
    expect(api.calls(register)).toEqual([
      expect.objectContaining({
        userName: 'moth01',
        area: '86',
        phone: '13912345678',
        smsCode: '654321',
        agentVerify: 'av7',
        consents: { terms: true, privacy: true, marketing: { sport: ['push'] } },
      }),
    ])
  })

  it('[SHELL-REG-5] ticks nothing by default and shows missing fields beside them, without a request', async () => {
    const { api, user } = opened()
    await next(user)
    expect(label('用户名')).toHaveAccessibleDescription('4–11 位字母或数字，以字母开头')
    await waitFor(() => expect(label('用户名')).toHaveFocus())
    await enterText(user, label('用户名'), 'moth01')
    await enterText(user, label('密码'), 'Tide-water-7')
    await next(user)
    await waitFor(() => expect(screen.getByRole('heading', { name: /第 2 步/ })).toHaveFocus())
    await user.click(screen.getByText('接收优惠消息'))
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
    await user.click(submit())
    for (const text of [
      '请输入手机号',
      '请输入 6 位短信验证码',
      '请按年-月-日填写出生日期，例如 1990-01-31',
      '请确认已满 18 岁并同意条款',
    ])
      expect(screen.getByText(text)).toBeInTheDocument()
    await waitFor(() => expect(label('手机号')).toHaveFocus())
    expect(api.calls(register)).toHaveLength(0)
  })

  it('[SHELL-REG-4] refuses visitors under 18 and does not store the date', async () => {
    const { api, user, unmount } = opened()
    await fill(user, { 出生日期: '2020-01-01' })
    await user.click(submit())
    expect(await screen.findByText('未满 18 岁不可注册')).toBeInTheDocument()
    expect(api.calls(register)).toHaveLength(0)
    unmount()
    expect(sessionStorage.getItem('draft:register')).toContain('moth01')
    expect(sessionStorage.getItem('draft:register')).not.toContain('2020')
  })

  it('[SHELL-REG-1] offers three free names for one that is taken', async () => {
    const { api, user } = opened()
    api.on(nameCheck, ({ userName }) => ({ ok: userName !== 'demo01', suggest: ['demo017', 'demo0138', 'demo0169'] }))
    await user.type(label('用户名'), 'demo01')
    const names = await screen.findByRole('group', { name: '可用的名字' }, { timeout: 2_000 })
    expect(within(names).getAllByRole('button')).toHaveLength(3)
    await user.click(within(names).getByText('demo0138'))
    expect(label('用户名')).toHaveValue('demo0138')
    expect(await screen.findByText('可以使用', undefined, { timeout: 2_000 })).toBeInTheDocument()
  })

  it('[SHELL-REG-3] sends no code to a blocked range or an invalid phone, and counts down after sending', async () => {
    const { api, user } = opened()
    await enterText(user, label('用户名'), 'moth01')
    await enterText(user, label('密码'), 'Tide-water-7')
    await next(user)
    const send = screen.getByRole('button', { name: '发送验证码' })
    await user.type(label('手机号'), '17012345678')
    await user.click(send)
    expect(await screen.findByText('该号段暂不支持')).toBeInTheDocument()
    expect(api.calls(smsSend)).toHaveLength(0)
    await user.clear(label('手机号'))
    await user.type(label('手机号'), '13912345678')
    await user.click(send)
    expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeDisabled()
    expect(api.calls(smsSend)).toEqual([
      expect.objectContaining({ scene: 'register', area: '86', phone: '13912345678' }),
    ])
  })

  it.each([
    [716001, '验证码错误，还可试 4 次', '短信验证码', '验证码错误，还可试 4 次'],
    [716002, '验证码已过期', '短信验证码', '验证码已过期'],
    [716004, '', '手机号', '手机号已被使用，可直接登录或找回密码'],
    [716005, '', '用户名', '该用户名已被使用'],
    [716006, '', '密码', '这个密码太常见，容易被猜到'],
  ])('[SHELL-REG-9] says %d beside its field and keeps the rest', async (code, message, field, text) => {
    const { api, user } = opened()
    api.refuse(register, code, message)
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(label(field)).toHaveAccessibleDescription(expect.stringContaining(text)))
    await waitFor(() => expect(label(field)).toHaveFocus())
    if (screen.queryByLabelText('密码') === null) await user.click(screen.getByRole('button', { name: '上一步' }))
    expect(label('密码')).toHaveValue('Tide-water-7')
  })

  it('[SHELL-REG-9] reports self-exclusion and too many accounts above the form', async () => {
    const { api, user } = opened()
    api.refuse(register, 712003, '自我排除至 04-01')
    await fill(user)
    await user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('自我排除至 04-01')
  })

  it('[SHELL-REG-10] checks whether the account exists when the answer was lost, and opens none twice', async () => {
    const { api, user, location } = opened()
    api.lose(register)
    api.on(login, ANSWER)
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(location()).toBe('/registerGuide'))
    expect(api.calls(register)).toHaveLength(1)
    expect(api.calls(login)).toEqual([expect.objectContaining({ userName: 'moth01' })])
  })

  it('[SHELL-REG-10] checks whether the account exists when the answer cannot be read', async () => {
    const { api, user, location } = opened()
    api.raw(register, 200, '{"ok":true}')
    api.on(login, ANSWER)
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(location()).toBe('/registerGuide'))
  })

  it('[SHELL-REG-11] keeps a draft of the form, but no password, code or tick', async () => {
    const { user, unmount } = opened()
    await fill(user)
    unmount()
    const kept = sessionStorage.getItem('draft:register')
    expect(kept).toContain('moth01')
    expect(kept).not.toMatch(/Tide-water|654321/)
    const again = opened()
    expect(label('用户名')).toHaveValue('moth01')
    expect(label('密码')).toHaveValue('')
    await enterText(again.user, label('密码'), 'Tide-water-7')
    await next(again.user)
    expect(label('手机号')).toHaveValue('13912345678')
    expect(label('出生日期')).toHaveValue('1999-09-09')
    expect(label('短信验证码')).toHaveValue('')
    expect(screen.getByRole('checkbox', { name: /满 18 岁/ })).not.toBeChecked()
  })

  it('[SHELL-REG-7] gives way to 暂停注册 with an offer to notify', async () => {
    takeSite(aPreInfo({ stopRegister: true }), null)
    const { api, user } = opened()
    api.on(registerNotify, {})
    expect(screen.getByText('暂停注册')).toBeInTheDocument()
    expect(screen.queryByLabelText('密码')).not.toBeInTheDocument()
    await user.type(label('邮箱'), 'nonsense')
    await user.click(screen.getByRole('button', { name: '恢复后通知我' }))
    expect(screen.getByText('请输入有效的邮箱地址')).toBeInTheDocument()
    await user.clear(label('邮箱'))
    await user.type(label('邮箱'), 'me@example.com')
    await user.click(screen.getByRole('button', { name: '恢复后通知我' }))
    expect(await screen.findByRole('status')).toHaveTextContent('已记下')
    expect(api.calls(registerNotify)).toEqual([{ email: 'me@example.com' }])
  })

  it('has no axe violations, with and without errors', async () => {
    const { container, user } = opened('en')
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await expectNoAxeViolations(container)
    await enterText(user, screen.getByLabelText('User name'), 'moth01')
    await enterText(user, screen.getByLabelText('Password'), 'Tide-water-7')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(await screen.findByText('Offers by message'))
    await user.click(screen.getByRole('button', { name: 'Sign up' }))
    await expectNoAxeViolations(container)
  })
})

describe('invite codes on the register page', () => {
  const LIVE = { valid: true, kind: 'i_code' as const, code: 'LAMP8888', inviterMasked: '好**', expireAt: 0 }

  it('[SHELL-REG-6] says that a code of an account on this device does not count', async () => {
    writeStored('invite', { i_code: { value: 'LAMP8888', at: now() } })
    const { api } = opened()
    api.on(inviteResolve, { valid: false, refused: 'own-device' })
    await waitFor(() => expect(label('邀请码')).toHaveAccessibleDescription(expect.stringContaining('本设备上的账户')))
  })

  it('[SHELL-REG-6] shows the inviter of a valid code and sends the code with the time it was first seen', async () => {
    const at = now() - 2 * HOUR_MS
    writeStored('invite', { i_code: { value: 'lamp8888', at } })
    const { api, user, location } = opened()
    api.on(inviteResolve, { ...LIVE, expireAt: now() + 10 * HOUR_MS })
    expect(await screen.findByText('由 好** 邀请')).toBeInTheDocument()
    expect(screen.getByText('10 小时内有效')).toBeInTheDocument()
    expect(label('邀请码')).toHaveValue('LAMP8888')
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(location()).toBe('/registerGuide'))
    expect(api.calls(register)[0]).toMatchObject({ i_code: 'lamp8888', codesSeenAt: { i_code: at } })
    expect(localStorage.getItem('inviteCodes')).toBeNull()
  })

  it('[SHELL-REG-6] drops an expired code with a notice', async () => {
    writeStored('invite', { i_code: { value: 'LAMP8888', at: now() - 12 * HOUR_MS } })
    const { api, unmount } = opened()
    expect(screen.getByText('您先前的邀请链接已过期，不影响注册。')).toBeInTheDocument()
    expect(label('邀请码')).toHaveValue('')
    expect(api.calls(inviteResolve)).toHaveLength(0)
    unmount()
    opened()
    expect(screen.queryByText('您先前的邀请链接已过期，不影响注册。')).not.toBeInTheDocument()
  })

  it('[SHELL-REG-6] warns about an unknown code without blocking; a typed code replaces that of the link', async () => {
    writeStored('invite', { r_bet: { value: 'PEAKBET1', at: now() } })
    const { api, user, location } = opened()
    await user.type(label('邀请码'), 'NOBODY99')
    expect(await screen.findByText('邀请码不存在，可不填并继续注册', undefined, { timeout: 2_000 })).toBeInTheDocument()
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(location()).toBe('/registerGuide'))
    expect(api.calls(register)[0]).toMatchObject({ invite_code: 'NOBODY99' })
    expect(api.calls(register)[0]).not.toHaveProperty('r_bet')
  })

  it('[SHELL-REG-6] keeps an agent’s code read-only', async () => {
    writeStored('invite', { r_code: { value: 'AGENT001', at: now() } })
    const { api } = opened()
    api.on(inviteResolve, { ...LIVE, kind: 'r_code', code: 'AGENT001', expireAt: now() + HOUR_MS, locked: true })
    await waitFor(() => expect(label('邀请码')).toHaveValue('AGENT001'))
    expect(label('邀请码')).toHaveAttribute('readonly')
  })
})
