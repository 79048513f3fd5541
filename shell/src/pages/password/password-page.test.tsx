import { recoveryReset, recoverySend, recoveryStart, recoveryVerify } from '@lantern/contract/recovery'
import { getSession, now } from '@lantern/platform'
import { enterText, expectNoAxeViolations, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { PasswordPage } from './password-page.tsx'

const KINDS = [
  { kind: 'phone' as const, masked: '****0000' },
  { kind: 'email' as const, masked: 'x***@example.com' },
  { kind: 'fund' as const, masked: '' },
]

function opened(member: string | null = null) {
  const api = fakeApi()
  api.on(recoveryStart, { ticket: 't1', kinds: KINDS })
  api.on(recoverySend, { waitSec: 60 })
  api.on(recoveryVerify, {})
  api.on(recoveryReset, { endedSessions: 2 })
  return { api, ...renderWithPlatform(<PasswordPage />, { route: '/user/password', member }) }
}
type User = ReturnType<typeof opened>['user']

const label = (name: string) => screen.getByLabelText(name)
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))
/** Focus moves in an effect, which a busy machine may run after the heading is in the document. */
const expectFocusOnHeading = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus())

async function toProof(user: User): Promise<void> {
  await user.type(label('用户名'), ' demo01 ')
  await press(user, '下一步')
  await expectFocusOnHeading('选择验证方式')
}
async function toPassword(user: User): Promise<void> {
  await toProof(user)
  await user.type(label('短信验证码'), '123456')
  await press(user, '下一步')
  await expectFocusOnHeading('设置新密码')
}

describe('password page', () => {
  it('[SHELL-PWD-1] goes from account to done with an SMS code, and announces each step', async () => {
    const { api, user, container } = opened('demo01')
    await press(user, '下一步')
    expect(screen.getByText('请输入用户名')).toBeInTheDocument()
    expect(screen.getByText('账号', { selector: 'span' }).closest('li')).toHaveAttribute('aria-current', 'step')
    await toProof(user)
    expect(api.calls(recoveryStart)).toEqual([{ userName: 'demo01' }])
    expect(screen.getByRole('radio', { name: '短信验证码 ****0000' })).toBeChecked()
    await expectNoAxeViolations(container)
    await press(user, '发送验证码')
    expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeDisabled()
    expect(api.calls(recoverySend)).toEqual([{ ticket: 't1', kind: 'phone' }])
    await user.type(label('短信验证码'), '123456')
    await press(user, '下一步')
    await user.type(await screen.findByLabelText('新密码'), 'Tide-water-7')
    await enterText(user, label('再输入一次'), 'Tide-water-7')
    await expectNoAxeViolations(container)
    await press(user, '修改密码')
    await expectFocusOnHeading('密码已修改')
    expect(api.calls(recoveryReset)).toEqual([{ ticket: 't1', password: 'Tide-water-7' }])
    // Every session has ended, including this page's, without an alert.
    await waitFor(() => expect(getSession()).toMatchObject({ kind: 'anonymous' }))
    expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/user/login')
    await expectNoAxeViolations(container)
  })

  it('[SHELL-PWD-25] says at the first step what the next ones are and where to get help', async () => {
    const { user, container } = opened()
    expect(screen.getByRole('heading', { name: '接下来' })).toBeVisible()
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/customer/main')
    await expectNoAxeViolations(container)
    await toProof(user)
    expect(screen.queryByRole('heading', { name: '接下来' })).toBeNull()
  })

  it('[SHELL-PWD-1] sends one request for a double tap', async () => {
    const { api, user } = opened()
    await user.type(label('用户名'), 'demo01')
    const form = label('用户名').closest('form') as HTMLFormElement
    // Both before the next render.
    await act(async () => {
      form.requestSubmit()
      form.requestSubmit()
    })
    expect(await screen.findByRole('heading', { name: '选择验证方式' })).toBeInTheDocument()
    expect(api.calls(recoveryStart)).toHaveLength(1)
  })

  it('[SHELL-PWD-2] shows the remaining attempts, and locks after the fifth', async () => {
    const { api, user } = opened()
    await toProof(user)
    await press(user, '下一步')
    expect(screen.getByText('请输入 6 位验证码')).toBeInTheDocument()
    api.refuse(recoveryVerify, 716001, '验证未通过，还可试 4 次', { triesLeft: 4 })
    await user.type(label('短信验证码'), '000000')
    await press(user, '下一步')
    await waitFor(() => expect(label('短信验证码')).toHaveAccessibleDescription('验证未通过，还可试 4 次'))
    api.refuse(recoveryVerify, 6501, '尝试次数过多', { until: now() + 1_800_000 })
    await press(user, '下一步')
    expect(await screen.findByRole('alert')).toHaveTextContent(/尝试次数过多，.* 后再试/)
    expect(screen.getByRole('button', { name: '下一步' })).toBeDisabled()
  })

  it('[SHELL-PWD-1] accepts the fund password with the last four digits instead, and links to support', async () => {
    const { api, user } = opened()
    await toProof(user)
    await user.click(screen.getByRole('radio', { name: '资金密码与收款账户尾号' }))
    await press(user, '下一步')
    expect(screen.getByText('请输入后 4 位')).toBeInTheDocument()
    await user.type(label('资金密码'), '159357')
    await user.type(label('收款账户后 4 位'), '1688')
    await press(user, '下一步')
    await screen.findByRole('heading', { name: '设置新密码' })
    expect(api.calls(recoveryVerify)).toEqual([{ kind: 'fund', ticket: 't1', code: '159357', cardTail: '1688' }])
  })

  it('[SHELL-PWD-3] requires the new password twice, without the user name, and shows the server’s verdict', async () => {
    const { api, user } = opened()
    await toPassword(user)
    await user.type(label('新密码'), 'xx-Demo01-99')
    await press(user, '修改密码')
    expect(screen.getByText('密码不能包含用户名')).toBeInTheDocument()
    await user.clear(label('新密码'))
    await user.type(label('新密码'), 'Tide-water-7')
    await enterText(user, label('再输入一次'), 'Tide-water-8')
    await press(user, '修改密码')
    expect(screen.getByText('两次输入不一致')).toBeInTheDocument()
    expect(api.calls(recoveryReset)).toHaveLength(0)
    await user.clear(label('再输入一次'))
    await enterText(user, label('再输入一次'), 'Tide-water-7')
    api.refuse(recoveryReset, 10003, '不能与最近 3 次使用的密码相同', { fields: { password: 'x' } })
    await press(user, '修改密码')
    await waitFor(() => expect(label('新密码')).toHaveAccessibleDescription('不能与最近 3 次使用的密码相同'))
    await waitFor(() => expect(label('新密码')).toHaveFocus())
  })

  it('[SHELL-PWD-5] starts over when the ticket has expired', async () => {
    const { api, user } = opened()
    await toPassword(user)
    api.refuse(recoveryReset, 6038, '已过期')
    await user.type(label('新密码'), 'Tide-water-7')
    await enterText(user, label('再输入一次'), 'Tide-water-7')
    await press(user, '修改密码')
    expect(await screen.findByRole('alert')).toHaveTextContent('验证已过期，请重新开始')
    expect(label('用户名')).toBeInTheDocument()
  })
})
