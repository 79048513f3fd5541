import type { DataOf } from '@lantern/contract'
import { preferenceSave } from '@lantern/contract/preferences'
import { emailBind, emailSend, phoneBind, profileGet, profileUpdate } from '@lantern/contract/profile'
import { memberInfo, smsSend } from '@lantern/contract/user'
import { aMember, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { screen, waitFor, within } from '@testing-library/react'
import { UserInfoPage } from './user-info-page.tsx'

const PROFILE: DataOf<typeof profileGet> = {
  version: 4,
  nick: '小灯',
  avatar: 0,
  nickFreeAt: null,
  gender: null,
  birthdayMasked: '1990-**-**',
  emailMasked: 'x***@example.com',
  phoneMasked: '****8888',
  addressMasked: '',
  socialMasked: { wechat: '', qq: '', telegram: '' },
  realNameMasked: '林**',
  nameLock: 'document' as const,
  kyc: 2,
  inReview: [],
}

function answers(api: FakeApi) {
  api.on(memberInfo, aMember())
  api.on(profileGet, PROFILE)
}
function open(change: (api: FakeApi) => void = () => {}) {
  const api = fakeApi({ others: 'generated' })
  answers(api)
  change(api)
  return { api, ...renderWithPlatform(<UserInfoPage />, { route: '/mine/userInfo' }) }
}

describePage('UserInfoPage', {
  page: <UserInfoPage />,
  route: '/mine/userInfo',
  title: { 'zh-CN': '个人资料', en: 'Profile' },
  reads: [memberInfo, profileGet],
  answers,
})

describe('profile', () => {
  it('[MINE-INFO-1] shows masked data only, says what is fixed, and links to the settings', async () => {
    open((api) => api.on(profileGet, { ...PROFILE, nickFreeAt: NOON }))
    expect(await screen.findByText('****8888')).toBeVisible()
    expect(screen.getByText('林**')).toBeVisible()
    expect(screen.getByText('已认证')).toBeVisible()
    expect(screen.getByText('已实名，不可更改')).toBeVisible()
    expect(screen.getByRole('button', { name: /昵称.*后可改/ })).toBeDisabled()
    expect(screen.getByRole('link', { name: /安全中心/ })).toHaveAttribute('href', '/mine/security')
    expect(screen.getByRole('link', { name: /数据导出/ })).toHaveAttribute('href', '/mine/security?export')
  })

  it('[MINE-INFO-2] saves the odds type with the account', async () => {
    const { api, user } = open((fake) =>
      fake.on(preferenceSave, ({ oddsType = 3 }) => ({ prefs: { oddsType, lang: 'zh-CN' } })),
    )
    expect(await screen.findByRole('radio', { name: /欧洲盘/ })).toBeChecked()
    api.on(memberInfo, aMember({ oddsType: 2 }))
    await user.click(screen.getByRole('radio', { name: /香港盘/ }))
    await waitFor(() => expect(api.calls(preferenceSave)).toEqual([{ oddsType: 2 }]))
    await waitFor(() => expect(screen.getByRole('radio', { name: /香港盘/ })).toBeChecked())
  })

  it('[MINE-INFO-7] says what another device changed, keeps the input, and saves it with the new version', async () => {
    const { api, user } = open((fake) => fake.refuse(profileUpdate, 711015, '资料已在其他设备更改', { version: 5 }))
    await user.click(await screen.findByRole('button', { name: /^昵称/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '昵称' }))
    await user.clear(sheet.getByLabelText('昵称'))
    await user.type(sheet.getByLabelText('昵称'), '夜灯')
    api.on(profileGet, { ...PROFILE, version: 5, nick: '大灯', gender: 'female' })
    await user.click(sheet.getByRole('button', { name: '保存' }))
    expect(await sheet.findByText('昵称：小灯 → 大灯')).toBeVisible()
    expect(sheet.getByText('性别：未填写 → 女')).toBeVisible()
    expect(sheet.getByLabelText('昵称')).toHaveValue('夜灯')
    api.on(profileUpdate, { version: 6, reviewId: null })
    await user.click(sheet.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(api.calls(profileUpdate).at(-1)).toEqual({ field: 'nick', value: '夜灯', version: 5 }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[MINE-INFO-6] chooses one of twelve pictures with a tap', async () => {
    const { api, user } = open((fake) => fake.refuse(profileUpdate, 711015, '资料已在其他设备更改', { version: 5 }))
    await user.click(await screen.findByRole('button', { name: /^头像/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '头像' }))
    const choices = sheet.getAllByRole('button', { name: /^头像 \d+$/ })
    expect(choices).toHaveLength(12)
    expect(choices[0]).toHaveAttribute('aria-pressed', 'true')
    await user.click(sheet.getByRole('button', { name: '头像 7' }))
    expect(await sheet.findByText(/资料已在其他设备更改/)).toBeVisible()
    api.on(profileUpdate, { version: 6 })
    await user.click(sheet.getByRole('button', { name: '头像 7' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls(profileUpdate).at(-1)).toEqual({ field: 'avatar', value: '6', version: 4 })
  })

  it('[MINE-INFO-6, MINE-INFO-7] marks the picture that another device chose meanwhile', async () => {
    const { api, user } = open((fake) => fake.refuse(profileUpdate, 711015, '资料已在其他设备更改', { version: 5 }))
    await user.click(await screen.findByRole('button', { name: /^头像/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '头像' }))
    api.on(profileGet, { ...PROFILE, version: 5, avatar: 3 })
    await user.click(sheet.getByRole('button', { name: '头像 7' }))
    expect(await sheet.findByText('头像：头像 1 → 头像 4')).toBeVisible()
    expect(sheet.getByRole('button', { pressed: true })).toHaveAccessibleName('头像 4')
  })

  it('[MINE-INFO-3] edits the nickname and shows a refusal at its field', async () => {
    const { api, user } = open((fake) =>
      fake.refuse(profileUpdate, 10003, '提交内容有误', { fields: { value: '该昵称已被使用' } }),
    )
    await user.click(await screen.findByRole('button', { name: /昵称/ }))
    const sheet = await screen.findByRole('dialog', { name: '昵称' })
    const name = within(sheet).getByRole('textbox', { name: '昵称' })
    await user.clear(name)
    await user.type(name, '123456')
    await user.click(within(sheet).getByRole('button', { name: '保存' }))
    expect(await within(sheet).findByText(/不能全是数字/, { selector: '[role=alert] *' })).toBeVisible()
    expect(api.calls(profileUpdate)).toEqual([])
    await user.clear(name)
    await user.type(name, '江南夜')
    await user.click(within(sheet).getByRole('button', { name: '保存' }))
    expect(await within(sheet).findByText('该昵称已被使用')).toBeVisible()
    api.on(profileUpdate, { version: 5 })
    await user.click(within(sheet).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls(profileUpdate).at(-1)).toEqual({ field: 'nick', value: '江南夜', version: 4 })
  })

  it('[MINE-INFO-3, MINE-INFO-4] states beforehand that a change of email is reviewed, and then links to the review', async () => {
    const { api, user } = open((fake) => {
      fake.refuse(emailSend, 10003, '提交内容有误', { fields: { email: '这是当前的邮箱' } })
      fake.on(emailBind, { version: 4, reviewId: 'A1', masked: 'l***@lantern.example' })
    })
    await user.click(await screen.findByRole('button', { name: /邮箱/ }))
    const sheet = await screen.findByRole('dialog', { name: '邮箱' })
    expect(within(sheet).getByText(/更改需经两步审核.*邮箱的更改通过后 24 小时内的取款需人工复核。$/)).toBeVisible()
    expect(within(sheet).getByRole('button', { name: '发送验证码' })).toBeDisabled()
    await user.type(within(sheet).getByRole('textbox', { name: '邮箱' }), 'lin@lantern.example')
    await user.click(within(sheet).getByRole('button', { name: '发送验证码' }))
    expect(await within(sheet).findByText('这是当前的邮箱')).toBeVisible()
    await user.click(within(sheet).getByRole('button', { name: '提交审核' }))
    expect(within(sheet).getByText('请输入 6 位验证码')).toBeVisible()
    expect(api.calls(emailBind)).toEqual([])
    await user.type(within(sheet).getByRole('textbox', { name: '邮箱验证码' }), '123456')
    api.on(profileGet, { ...PROFILE, inReview: [{ field: 'email', id: 'A1' }] })
    await user.click(within(sheet).getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(api.calls(emailBind)).toEqual([{ email: 'lin@lantern.example', code: '123456' }]))
    expect(await screen.findByRole('link', { name: /邮箱.*审核中/ })).toHaveAttribute('href', '/mine/infoAudit')
  })

  it.each([
    ['zh-CN', /^姓名/, /通过后 24 小时内的取款需人工复核。$/],
    ['zh-CN', /^手机/, /通过后 24 小时内的取款需人工复核。$/],
    ['zh-CN', /^邮箱/, /通过后 24 小时内的取款需人工复核。$/],
    ['en', /^Name/, /withdrawals are reviewed manually for 24 hours\.$/],
    ['en', /^Phone/, /withdrawals are reviewed manually for 24 hours\.$/],
    ['en', /^Email/, /withdrawals are reviewed manually for 24 hours\.$/],
  ] as const)(
    '[MINE-INFO-3] states beforehand that withdrawals are reviewed after the change: %s %s',
    async (locale, row, text) => {
      const api = fakeApi({ others: 'generated' })
      answers(api)
      api.on(profileGet, { ...PROFILE, nameLock: null })
      const { user } = renderWithPlatform(<UserInfoPage />, { route: '/mine/userInfo', locale })
      await user.click(await screen.findByRole('button', { name: row }))
      expect(within(await screen.findByRole('dialog')).getByText(text)).toBeVisible()
    },
  )

  it('[MINE-INFO-3] corrects a verified name by review, unless an account or a document holds it', async () => {
    const { api, user } = open((fake) => {
      fake.on(profileGet, { ...PROFILE, nameLock: null })
      fake.on(profileUpdate, { version: 4, reviewId: 'A1' })
    })
    await user.click(await screen.findByRole('button', { name: /姓名/ }))
    const sheet = await screen.findByRole('dialog', { name: '姓名' })
    const name = within(sheet).getByRole('textbox', { name: '姓名' })
    await user.type(name, '1')
    await user.click(within(sheet).getByRole('button', { name: '提交审核' }))
    expect(within(sheet).getByText(/请输入 2–20 个汉字/)).toBeVisible()
    await user.clear(name)
    await user.type(name, '林小明')
    api.on(profileGet, { ...PROFILE, nameLock: 'account' })
    await user.click(within(sheet).getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(api.calls(profileUpdate)[0]).toMatchObject({ field: 'realName', value: '林小明' }))
    expect(await screen.findByRole('link', { name: /姓名.*移除收款账户后可申请更正/ })).toHaveAttribute(
      'href',
      '/mine/userInfo/authentication',
    )
  })

  it('[MINE-INFO-4] waits as long as the refusal of a code says', async () => {
    const { user } = open((fake) => fake.refuse(emailSend, 716003, '获取过于频繁', { waitSec: 42 }))
    await user.click(await screen.findByRole('button', { name: /邮箱/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '邮箱' }))
    await user.type(sheet.getByRole('textbox', { name: '邮箱' }), 'lin@lantern.example')
    await user.click(sheet.getByRole('button', { name: '发送验证码' }))
    expect(await sheet.findByText('获取过于频繁')).toBeVisible()
    expect(await sheet.findByRole('button', { name: /^4[0-2] 秒后重发$/ })).toBeDisabled()
  })

  it('[MINE-INFO-8] saves an id at another service once its form is right', async () => {
    const { api, user } = open((fake) => fake.on(profileUpdate, { version: 5 }))
    await user.click(await screen.findByRole('button', { name: /^微信号.*未填写/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '微信号' }))
    expect(sheet.queryByRole('button', { name: '移除' })).toBeNull()
    await user.type(sheet.getByLabelText('微信号'), 'lin88')
    await user.click(sheet.getByRole('button', { name: '保存' }))
    expect(sheet.getByText(/^6–20 位字母/, { selector: '[role=alert] *' })).toBeVisible()
    expect(api.calls(profileUpdate)).toEqual([])
    await user.type(sheet.getByLabelText('微信号'), '_xm')
    api.on(profileGet, { ...PROFILE, version: 5, socialMasked: { wechat: 'li***', qq: '', telegram: '' } })
    await user.click(sheet.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(api.calls(profileUpdate)).toEqual([{ field: 'wechat', value: 'lin88_xm', version: 4 }]))
    expect(await screen.findByRole('button', { name: /^微信号.*li\*\*\*/ })).toBeVisible()
  })

  it('[MINE-INFO-8] removes an id at another service', async () => {
    const { api, user } = open((fake) => {
      fake.on(profileGet, { ...PROFILE, socialMasked: { wechat: '', qq: '10***', telegram: '' } })
      fake.on(profileUpdate, { version: 5 })
    })
    await user.click(await screen.findByRole('button', { name: /^QQ 号.*10\*\*\*/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'QQ 号' }))
    expect(sheet.getByLabelText('QQ 号')).toHaveValue('')
    await user.click(sheet.getByRole('button', { name: '移除' }))
    await waitFor(() => expect(api.calls(profileUpdate)).toEqual([{ field: 'qq', value: '', version: 4 }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[MINE-INFO-4] binds a phone with the code sent to it', async () => {
    const { api, user } = open((fake) => {
      fake.on(smsSend, { waitSec: 60 })
      fake.on(phoneBind, { version: 4, reviewId: 'A2', masked: '****1111' })
    })
    await user.click(await screen.findByRole('button', { name: /手机/ }))
    const sheet = await screen.findByRole('dialog', { name: '手机' })
    expect(within(sheet).getByRole('button', { name: '发送验证码' })).toBeDisabled()
    await user.type(within(sheet).getByRole('textbox', { name: '新手机号' }), '13800001111')
    await user.click(within(sheet).getByRole('button', { name: '发送验证码' }))
    await waitFor(() => expect(api.calls(smsSend)).toEqual([{ scene: 'bind', area: '86', phone: '13800001111' }]))
    await user.type(within(sheet).getByRole('textbox', { name: '短信验证码' }), '123456')
    await user.click(within(sheet).getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(api.calls(phoneBind)).toEqual([{ area: '86', phone: '13800001111', code: '123456' }]))
  })
})
