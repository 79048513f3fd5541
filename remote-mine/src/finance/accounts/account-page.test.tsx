import { ACCOUNT_KINDS, ACCOUNT_ROWS, type AccountKind } from '@lantern/contract/account-kinds'
import {
  accountAdd,
  accountDefault,
  accountList,
  accountRemove,
  accountReplace,
  accountSms,
  accountVerify,
} from '@lantern/contract/accounts'
import { fundPasswordSet } from '@lantern/contract/security'
import { memberInfo } from '@lantern/contract/user'
import {
  aMember,
  aPayAccount,
  enterText,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  renderWithPlatform,
} from '@lantern/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { AccountPage, type AccountPageProps } from './account-page.tsx'

const verified = aMember({ kyc: 2, hasFundPwd: true, phoneMasked: '****5678', realNameMasked: '林**' })

function open(
  kind: AccountKind,
  shows: AccountPageProps['shows'],
  change: (api: FakeApi) => void = () => {},
  route = '/mine/x',
) {
  const api = fakeApi()
  api.on(memberInfo, verified)
  api.on(accountList, { list: [], max: 5 })
  api.on(accountVerify, { ok: true })
  api.on(accountSms, { waitSec: 60, phone: '****5678' })
  change(api)
  return { api, ...renderWithPlatform(<AccountPage kind={kind} shows={shows} />, { route }) }
}

describe('payout accounts', () => {
  it.each(ACCOUNT_KINDS)('[MINE-27] shows the fields of a %s account and reports missing values', async (kind) => {
    const { api, user, container } = open(kind, 'add')
    await user.click(await screen.findByRole('button', { name: '下一步' }))
    const needed = ACCOUNT_ROWS[kind].fields.filter(({ isRequired, name }) => isRequired && name !== 'network')
    expect(screen.getAllByText(/^(请填写|请选择)$/).length).toBeGreaterThanOrEqual(needed.length)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.calls(accountAdd)).toHaveLength(0)
    await expectNoAxeViolations(container)
  })

  it('[MINE-27] [MINE-62] adds a card in the verified name: reports a wrong number, fills in the bank, sends secrets once', async () => {
    const { api, user } = open('BANK', 'add', (fake) => {
      fake.on(accountVerify, { ok: true, bank: '灯塔银行' })
      fake.on(accountAdd, { accountId: 'A9', state: 1, usableAt: 0 })
    })
    const card = await screen.findByLabelText('卡号')
    expect(screen.getByText(/（已实名）/)).toBeInTheDocument()
    await user.type(card, '6222 0212 3456 7890')
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect(screen.getByText('号码有误，请核对每一位')).toBeInTheDocument()
    await user.clear(card)
    await user.type(card, '6222021234567894')
    expect(await screen.findByText('灯塔银行')).toBeInTheDocument()
    await user.tab()
    expect(screen.getByRole('button', { name: '开户银行: 灯塔银行' })).toBeVisible()
    await user.type(screen.getByLabelText('开户省份'), '浙江')
    await user.type(screen.getByLabelText('开户城市'), '杭州')
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await user.click(await screen.findByRole('button', { name: '提交' }))
    expect(screen.getAllByText(/请输入 6 位|请确认账户归属/).length).toBeGreaterThan(2)
    expect(api.calls(accountAdd)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: '发送验证码' }))
    expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeDisabled()
    await user.type(screen.getByLabelText('短信验证码'), '123456')
    await user.type(screen.getByLabelText('资金密码'), '159357')
    await user.click(screen.getByRole('checkbox', { name: '我确认该账户为本人所有' }))
    await user.dblClick(screen.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(api.calls(accountAdd)).toHaveLength(1))
    expect(api.calls(accountAdd)[0]).toMatchObject({
      kind: 'BANK',
      fields: { cardNo: '6222021234567894', bank: '灯塔银行', province: '浙江', city: '杭州' },
      fundPwd: '159357',
      smsCode: '123456',
    })
  })

  it('[MINE-27] chooses the bank from a list that is searched by name or code, or takes a typed one', async () => {
    const { user } = open('BANK', 'add')
    await user.click(await screen.findByRole('button', { name: '开户银行' }))
    const sheet = within(await screen.findByRole('dialog', { name: '开户银行' }))
    await user.type(sheet.getByRole('searchbox', { name: '搜索银行名称或代码' }), 'cmb')
    expect(sheet.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['招商银行', '民生银行'])
    await user.click(sheet.getByRole('option', { name: '招商银行' }))
    expect(await screen.findByRole('button', { name: '开户银行: 招商银行' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '手动填写' }))
    expect(screen.getByLabelText('开户银行')).toHaveFocus()
    await user.clear(screen.getByLabelText('开户银行'))
    await user.type(screen.getByLabelText('开户银行'), '灯塔银行')
    await user.click(screen.getByRole('button', { name: '从列表选择' }))
    expect(screen.getByRole('button', { name: '开户银行: 灯塔银行' })).toBeVisible()
  })

  it('[MINE-29] asks to change the number of a card, and states beforehand that the change is reviewed', async () => {
    const { api, user } = open(
      'BANK',
      'add',
      (fake) => {
        fake.on(memberInfo, { ...verified, phoneMasked: '' })
        fake.on(accountReplace, { reviewId: 'A1' })
      },
      '/mine/x?replace=C7',
    )
    expect(await screen.findByRole('heading', { name: '更换银行卡号' })).toBeVisible()
    expect(await screen.findByText(/更换需经两步审核，通过前继续使用原卡/)).toBeVisible()
    expect(screen.queryByLabelText('备注名')).toBeNull()
    await user.type(screen.getByLabelText('卡号'), '6222021234567894')
    await user.click(screen.getByRole('button', { name: '手动填写' }))
    await user.type(screen.getByLabelText('开户银行'), '灯塔银行')
    await user.type(screen.getByLabelText('开户省份'), '浙江')
    await user.type(screen.getByLabelText('开户城市'), '杭州')
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await user.type(await screen.findByLabelText('资金密码'), '159357')
    await user.click(screen.getByRole('checkbox', { name: '我确认该账户为本人所有' }))
    await user.click(screen.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(api.calls(accountReplace)[0]).toMatchObject({ id: 'C7', fundPwd: '159357' }))
    expect(api.calls(accountAdd)).toEqual([])
  })

  it('[MINE-27] shows a refusal at its field and clears the secret', async () => {
    const { user } = open('SHARELIFE', 'add', (api) => {
      api.on(memberInfo, { ...verified, phoneMasked: '' })
      api.refuse(accountAdd, 10003, '请检查填写的内容', { fields: { account: '该账户已被绑定' } })
    })
    await enterText(user, await screen.findByLabelText('账号'), '13812345678')
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await user.type(await screen.findByLabelText('资金密码'), '159357')
    expect(screen.queryByLabelText('短信验证码')).not.toBeInTheDocument()
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(await screen.findByText('该账户已被绑定')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText('账号')).toHaveValue('13812345678')
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect(await screen.findByLabelText('资金密码')).toHaveValue('')
  })

  it('[MINE-27] warns of an address with a wrong checksum and shows its start and end', async () => {
    const { user } = open('USDT', 'add', (api) => api.on(accountVerify, { ok: true, warn: 'checksum' }))
    await user.click(await screen.findByRole('radio', { name: 'ERC20' }))
    await enterText(user, screen.getByLabelText('地址'), `0x${'aB'.repeat(20)}`)
    expect(await screen.findByText(/大小写与校验不符/)).toBeInTheDocument()
  })

  it('[MINE-28] requires verification and a fund password first', async () => {
    open('BANK', 'add', (api) => api.on(memberInfo, { ...verified, kyc: 0 }))
    expect(await screen.findByText('添加收款账户前需要完成实名认证。')).toBeInTheDocument()
    expect(screen.queryByLabelText('卡号')).not.toBeInTheDocument()
  })

  it('[MINE-28] sets a fund password in place and shows its rule', async () => {
    const { api, user } = open('BANK', 'add', (fake) => {
      fake.on(memberInfo, { ...verified, hasFundPwd: false })
      fake.on(fundPasswordSet, () => {
        fake.on(memberInfo, verified)
        return {}
      })
    })
    await user.click(await screen.findByRole('button', { name: '设置资金密码' }))
    const sheet = await screen.findByRole('dialog', { name: '设置资金密码' })
    await user.type(within(sheet).getByLabelText('资金密码'), '123456')
    await user.type(within(sheet).getByLabelText('再输入一次'), '123456')
    await user.click(within(sheet).getByRole('button', { name: '设置资金密码' }))
    expect(api.calls(fundPasswordSet)).toHaveLength(0)
    await user.clear(within(sheet).getByLabelText('资金密码'))
    await user.type(within(sheet).getByLabelText('资金密码'), '159357')
    await user.clear(within(sheet).getByLabelText('再输入一次'))
    await user.type(within(sheet).getByLabelText('再输入一次'), '159357')
    await user.click(within(sheet).getByRole('button', { name: '设置资金密码' }))
    expect(await screen.findByLabelText('卡号')).toBeInTheDocument()
  })

  it('[MINE-29] lists the accounts, sets the default, and removes one with the fund password', async () => {
    const accounts = [
      aPayAccount({ id: 'A1', isDefault: true }),
      aPayAccount({ id: 'A2', masked: '**** 0002', isDefault: false }),
    ]
    const { api, user, container } = open('ALIPAY', 'list', (fake) => {
      fake.on(accountList, { list: accounts, max: 2 })
      fake.on(accountDefault, {})
      fake.on(accountRemove, { removedAt: 0 })
    })
    expect(await screen.findByText('已添加 2 / 2')).toBeInTheDocument()
    expect(screen.getByText('已达上限 2 个，移除后可再添加')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '添加支付宝' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '设为默认' }))
    expect(api.calls(accountDefault)).toEqual([{ id: 'A2' }])
    const [first] = screen.getAllByRole('button', { name: '移除' })
    if (!first) throw new Error('each account can be removed')
    await user.click(first)
    const sheet = await screen.findByRole('dialog', { name: '移除这个账户？' })
    await user.type(within(sheet).getByLabelText('资金密码'), '159357')
    await user.click(within(sheet).getByRole('button', { name: '移除' }))
    await waitFor(() => expect(api.calls(accountRemove)).toEqual([{ id: 'A1', fundPwd: '159357' }]))
    await expectNoAxeViolations(container)
  })

  it('[MINE-130] says what an account needs, and leads to the tutorial and to accounts of other kinds', async () => {
    open('ALIPAY', 'list', (fake) =>
      fake.on(accountList, ({ kind }) => ({
        list: kind === undefined ? [aPayAccount({ kind: 'BANK', bank: '灯塔银行', masked: '**** 1688' })] : [],
        max: 2,
      })),
    )
    expect(await screen.findByText('24 小时后可用')).toBeVisible()
    expect(screen.getByRole('link', { name: /^支付宝使用教程/ })).toHaveAttribute(
      'href',
      '/mine/finance/introTutorial/platformTutorials?platform=alipay',
    )
    expect(await screen.findByRole('link', { name: /灯塔银行.*1688/ })).toHaveAttribute('href', '/mine/finance/wallet')
  })

  it('[MINE-29] switches between list and form by the URL', async () => {
    const { user, location } = open('USDT', 'both', (fake) =>
      fake.on(accountList, { list: [aPayAccount({ kind: 'USDT' })], max: 5 }),
    )
    await user.click(await screen.findByRole('radio', { name: '添加' }))
    expect(location()).toBe('/mine/x?view=add')
    expect(await screen.findByLabelText('地址')).toBeInTheDocument()
  })

  it('[MINE-29] an empty list has one way to the form and nothing that reads as an account', async () => {
    const { container } = open('USDT', 'both')
    expect(await screen.findByRole('link', { name: '添加虚拟币' })).toHaveAttribute(
      'href',
      expect.stringMatching(/view=add$/),
    )
    expect(screen.getByText('还没有虚拟币收款账户')).toBeVisible()
    expect(screen.queryByText(/林\*\*|••••/)).toBeNull()
    expect(screen.queryByRole('radio')).toBeNull()
    await expectNoAxeViolations(container)
  })
})
