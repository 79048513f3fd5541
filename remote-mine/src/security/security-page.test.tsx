import { passkeyList, passkeyRegisterOptions, passkeyRemove } from '@lantern/contract/passkeys'
import { accountErase, closingState, dataExport, EXPORT_FILE, eraseUndo, exportList } from '@lantern/contract/privacy'
import {
  deviceList,
  deviceRevoke,
  deviceSave,
  fundPasswordSet,
  loginHistory,
  othersSignOut,
  passwordChange,
  securityOverview,
} from '@lantern/contract/security'
import { closeDialog, dialogsAtom, pageStore } from '@lantern/platform'
import { type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { act, screen, waitFor, within } from '@testing-library/react'
import { SecurityPage } from './security-page.tsx'

const OVERVIEW = { phrase: '', hasFundPwd: true, passwordChangedAt: null, reviewUntil: null }
const device = (change: object) => ({
  deviceId: 'd1',
  label: 'iPhone · Safari',
  place: '上海',
  lastAt: NOON,
  trusted: true,
  active: true,
  current: true,
  ...change,
})

function answers(api: FakeApi) {
  api.on(securityOverview, OVERVIEW)
  api.on(passkeyList, { list: [{ id: 'p1', label: 'Android · Chrome', createdAt: NOON, lastAt: null }] })
  api.on(deviceList, { list: [device({}), device({ deviceId: 'd2', label: 'Windows · Edge', current: false })] })
  api.on(exportList, { list: [] })
  api.on(closingState, { state: 'open', dueAt: null, kept: ['money', 'identity'], remains: [] })
  api.on(loginHistory, {
    list: [{ at: NOON, ip: '203.0.*.*', place: '上海', device: 'Windows · Edge', result: 'wrong-password' }],
    total: 1,
    hasMore: false,
  })
}
function open(change: (api: FakeApi) => void = () => {}, locale: 'zh-CN' | 'en' = 'zh-CN', route = '/mine/security') {
  const api = fakeApi()
  answers(api)
  change(api)
  return { api, ...renderWithPlatform(<SecurityPage />, { route, locale }) }
}
/** Presses a button of the shell's dialog. */
const answerDialog = async (id: string, text: string) => {
  await waitFor(() => expect(pageStore.get(dialogsAtom).open.map((dialog) => dialog.id)).toContain(id))
  const dialog = pageStore.get(dialogsAtom).open.find((one) => one.id === id)
  await act(async () => {
    await dialog?.buttons?.find((button) => button.text === text)?.onPress?.()
    closeDialog(id)
  })
}

describePage('SecurityPage', {
  page: <SecurityPage />,
  route: '/mine/security',
  title: { 'zh-CN': '安全中心', en: 'Security' },
  reads: [securityOverview],
  answers,
})

describe('security', () => {
  it('[MINE-SEC-13] counts the protections that are on and names each', async () => {
    open()
    const protection = within(await screen.findByRole('region', { name: '账户保护' }))
    expect(await protection.findByText('已开启 3 / 4 项保护')).toBeVisible()
    expect(protection.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '登录密码，已开启',
      '资金密码，已开启',
      '通行密钥，已开启',
      '防伪短语，未开启',
    ])
  })

  it('[MINE-SEC-1] changes the password, states beforehand that withdrawals are reviewed, and shows a refusal at its field', async () => {
    const { api, user } = open((fake) =>
      fake.refuse(passwordChange, 10003, '提交内容有误', { fields: { old: '当前密码不正确' } }),
    )
    await user.click(await screen.findByRole('button', { name: /登录密码/ }))
    const sheet = await screen.findByRole('dialog', { name: '登录密码' })
    expect(within(sheet).getByText('修改后 24 小时内的取款需人工复核。')).toBeVisible()
    await user.click(within(sheet).getByRole('button', { name: '保存' }))
    expect(api.calls(passwordChange)).toEqual([])
    await user.type(within(sheet).getByLabelText('当前密码'), 'Test@1234')
    await user.type(within(sheet).getByLabelText('新密码'), 'Lantern#2026')
    await user.click(within(sheet).getByRole('button', { name: '保存' }))
    expect(await within(sheet).findByText('当前密码不正确')).toBeVisible()
    api.on(passwordChange, { endedSessions: 2 })
    await user.click(within(sheet).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls(passwordChange).at(-1)).toEqual({ old: 'Test@1234', password: 'Lantern#2026' })
  })

  it('[MINE-SEC-2] removes a passkey after a confirmation, and says when the browser has none', async () => {
    const { api, user } = open((fake) => fake.on(passkeyRemove, {}))
    await user.click(await screen.findByRole('button', { name: '移除 Android · Chrome' }))
    expect(api.calls(passkeyRemove)).toEqual([])
    await answerDialog('remove-passkey', '移除')
    await waitFor(() => expect(api.calls(passkeyRemove)).toEqual([{ id: 'p1' }]))
    await user.click(screen.getByRole('button', { name: '在此设备创建' }))
    expect(api.calls(passkeyRegisterOptions)).toEqual([])
  })

  it.each([
    ['zh-CN', '通行密钥', /创建或移除后 24 小时内的取款需人工复核。$/],
    ['en', 'Passkeys', /withdrawals are reviewed manually for 24 hours\.$/],
  ] as const)(
    '[MINE-SEC-2] states beforehand that withdrawals are reviewed after a new passkey: %s',
    async (locale, title, text) => {
      open(() => {}, locale)
      const passkeys = within(await screen.findByRole('region', { name: title }))
      expect(passkeys.getByText(text)).toBeVisible()
    },
  )

  it('[MINE-SEC-3] renames a device and signs it out after a confirmation', async () => {
    const { api, user } = open((fake) => {
      fake.on(deviceSave, {})
      fake.on(deviceRevoke, {})
    })
    await user.click(await screen.findByRole('button', { name: /Windows · Edge.*受信任/ }))
    const sheet = await screen.findByRole('dialog')
    const name = within(sheet).getByRole('textbox', { name: '设备名称' })
    await user.clear(name)
    await user.type(name, '办公室电脑')
    await user.click(within(sheet).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(api.calls(deviceSave)).toEqual([{ deviceId: 'd2', label: '办公室电脑' }]))
    await user.click(await screen.findByRole('button', { name: /Windows · Edge.*受信任/ }))
    await user.click(await screen.findByRole('button', { name: '退出并移除此设备' }))
    await answerDialog('revoke-device', '退出并移除此设备')
    await waitFor(() => expect(api.calls(deviceRevoke)).toEqual([{ deviceId: 'd2' }]))
  })

  it.each([
    ['zh-CN', /^此设备不受信任。.*通过短信验证码或通行密钥的验证后/],
    ['en', /^This device is not trusted\. It becomes trusted when a log-in on it passes/],
  ] as const)(
    '[MINE-SEC-12] says how an untrusted device becomes trusted, and offers no switch: %s',
    async (locale, why) => {
      const { api, user } = open(
        (fake) =>
          fake.on(deviceList, {
            list: [device({ trusted: false }), device({ deviceId: 'd2', label: 'Windows · Edge' })],
          }),
        locale,
      )
      await user.click(await screen.findByRole('button', { name: /iPhone · Safari/ }))
      const sheet = within(await screen.findByRole('dialog'))
      expect(sheet.getByText(why)).toBeVisible()
      expect(sheet.queryByRole('button', { name: /取消信任|Stop trusting/ })).toBeNull()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await user.click(screen.getByRole('button', { name: /Windows · Edge/ }))
      const other = within(await screen.findByRole('dialog'))
      expect(other.queryByText(why)).toBeNull()
      expect(other.getByRole('button', { name: /取消信任|Stop trusting/ })).toBeVisible()
      expect(api.calls(deviceSave)).toEqual([])
    },
  )

  it('[MINE-SEC-4] lists refused logins and signs out the other devices', async () => {
    const { api, user } = open((fake) => fake.on(othersSignOut, { endedSessions: 1 }))
    expect(await screen.findByText('密码错误')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '退出其他设备' }))
    await answerDialog('sign-out-others', '退出其他设备')
    await waitFor(() => expect(api.calls(othersSignOut)).toHaveLength(1))
  })

  it('[MINE-SEC-11] shows earlier logins by a button, until there are none', async () => {
    const login = (n: number) => ({
      at: NOON - n * 60_000,
      ip: '203.0.*.*',
      place: '上海',
      device: `Windows · Edge ${n}`,
      result: 'ok' as const,
    })
    const pages = [[login(1), login(2)], [login(3)]]
    const { api, user } = open((fake) =>
      fake.on(loginHistory, ({ pageNum }) => ({ list: pages[pageNum - 1] ?? [], total: 3, hasMore: pageNum === 1 })),
    )
    expect(await screen.findByText('Windows · Edge 2')).toBeVisible()
    expect(screen.queryByText('Windows · Edge 3')).toBeNull()
    await user.click(screen.getByRole('button', { name: '显示更早的登录' }))
    expect(await screen.findByText('Windows · Edge 3')).toBeVisible()
    expect(screen.getByText('Windows · Edge 1')).toBeVisible()
    expect(screen.queryByRole('button', { name: '显示更早的登录' })).toBeNull()
    expect(api.calls(loginHistory).map(({ pageNum }) => pageNum)).toEqual([1, 2])
  })

  it('[MINE-SEC-5] says until when withdrawals are reviewed', async () => {
    open((fake) => fake.on(securityOverview, { ...OVERVIEW, reviewUntil: NOON }))
    expect(await screen.findByText('11-21 12:00:00 前的取款需人工复核')).toBeVisible()
  })

  it('[MINE-SEC-6] opens its form at the address that the profile links to', async () => {
    open(undefined, 'zh-CN', '/mine/security?export')
    expect(await screen.findByRole('dialog', { name: '导出数据' })).toBeVisible()
  })

  it('[MINE-SEC-6] takes the form out of the address when it closes, so that a reload does not open it again', async () => {
    const { user, location } = open(undefined, 'zh-CN', '/mine/security?export')
    await screen.findByRole('dialog', { name: '导出数据' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(location()).toBe('/mine/security'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[MINE-SEC-6] downloads all data after the login password, and lists the exports with their devices', async () => {
    const clicked: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.getAttribute('href')} ${this.hasAttribute('download')}`)
    })
    const { api, user } = open((fake) => {
      fake.refuse(dataExport, 10003, '提交内容有误', { fields: { password: '当前密码不正确' } })
      fake.on(exportList, { list: [{ jobId: 'X1', at: NOON, device: 'iPhone · Safari', state: 'fetched' }] })
    })
    expect(await screen.findByText('已下载')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /导出数据/ }))
    const sheet = await screen.findByRole('dialog', { name: '导出数据' })
    await user.type(within(sheet).getByLabelText('登录密码'), 'Test@1234')
    await user.click(within(sheet).getByRole('button', { name: '下载' }))
    expect(await within(sheet).findByText('当前密码不正确')).toBeVisible()
    expect(clicked).toEqual([])
    api.on(dataExport, { jobId: 'X2', url: `${EXPORT_FILE}?ticket=t`, expireAt: NOON })
    await user.click(within(sheet).getByRole('button', { name: '下载' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls(dataExport).at(-1)).toEqual({ format: ['json', 'csv'], password: 'Test@1234' })
    expect(clicked).toEqual([`${EXPORT_FILE}?ticket=t true`])
    jest.restoreAllMocks()
  })

  it('[MINE-SEC-7] says what must be settled before the account can close, and what is kept', async () => {
    const remains = [
      { kind: 'balance' as const, amount: '12.30', count: null },
      { kind: 'orders' as const, amount: null, count: 2 },
    ]
    const { user } = open((fake) =>
      fake.on(closingState, { state: 'open', dueAt: null, kept: ['money', 'identity', 'exclusion'], remains }),
    )
    await user.click(await screen.findByRole('button', { name: /注销账户/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '注销账户' }))
    expect(sheet.getByRole('link', { name: /可用余额.*¥12\.30/ })).toHaveAttribute('href', '/mine/finance/withdrawal')
    expect(sheet.getByRole('link', { name: /进行中的订单.*2 笔/ })).toBeVisible()
    expect(sheet.getByText(/^自我排除：/)).toBeVisible()
    expect(sheet.queryByRole('button', { name: '注销账户' })).toBeNull()
  })

  it('[MINE-SEC-7] closes with a tick and the fund password, and signs out', async () => {
    const { api, user, location } = open((fake) =>
      fake.refuse(accountErase, 711007, '资金密码错误，还可试 4 次', { triesLeft: 4 }),
    )
    await user.click(await screen.findByRole('button', { name: /注销账户/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '注销账户' }))
    const submit = sheet.getByRole('button', { name: '注销账户' })
    expect(submit).toBeDisabled()
    await user.click(sheet.getByRole('checkbox', { name: '我明白账户注销后无法恢复' }))
    await user.click(submit)
    expect(api.calls(accountErase)).toEqual([])
    await user.type(sheet.getByLabelText('资金密码'), '159357')
    await user.click(submit)
    expect(await sheet.findByText('资金密码错误，还可试 4 次')).toBeVisible()
    api.on(accountErase, { state: 'waiting', dueAt: NOON, kept: ['money', 'identity'] })
    await user.click(submit)
    await waitFor(() => expect(location()).toBe('/'))
    expect(api.calls(accountErase).at(-1)).toEqual({ ack: true, fundPwd: '159357' })
  })

  it('[MINE-SEC-7] keeps an account that waits for its end', async () => {
    const { api, user } = open((fake) => {
      fake.on(closingState, { state: 'waiting', dueAt: NOON, kept: [], remains: [] })
      fake.on(eraseUndo, { state: 'open', dueAt: null, kept: [] })
    })
    expect(await screen.findByText('账户将于 11-21 12:00:00 注销')).toBeVisible()
    api.on(closingState, { state: 'open', dueAt: null, kept: [], remains: [] })
    await user.click(screen.getByRole('button', { name: '撤销注销' }))
    expect(await screen.findByRole('button', { name: /注销账户/ })).toBeVisible()
    expect(api.calls(eraseUndo)).toHaveLength(1)
  })

  it('[MINE-SEC-10] leads from the fund password to a page for a forgotten one', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^资金密码/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '资金密码' }))
    expect(sheet.getByRole('link', { name: '忘记资金密码' })).toHaveAttribute('href', '/mine/security/fundPassword')
  })

  it('[MINE-SEC-8] sets the first fund password without an old one', async () => {
    const { api, user } = open((fake) => {
      fake.on(securityOverview, { ...OVERVIEW, hasFundPwd: false })
      fake.on(fundPasswordSet, {})
    })
    await user.click(await screen.findByRole('button', { name: /^资金密码/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '资金密码' }))
    expect(sheet.queryByLabelText('当前资金密码')).toBeNull()
    await user.type(sheet.getByLabelText('新资金密码'), '159357')
    await user.click(sheet.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(api.calls(fundPasswordSet)).toEqual([{ pwd: '159357' }]))
  })
})
