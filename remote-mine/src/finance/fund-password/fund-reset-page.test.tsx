import { kycFileUpload } from '@lantern/contract/kyc'
import { fundPasswordReset, fundResetProve, fundResetSend } from '@lantern/contract/security'
import { memberInfo } from '@lantern/contract/user'
import { aMember, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { screen, waitFor } from '@testing-library/react'
import { preparePhoto } from '../identity/photo/prepare-photo.ts'
import { FundResetPage } from './fund-reset-page.tsx'

// A canvas draws nothing here.
jest.mock('../identity/photo/prepare-photo.ts', () => ({ preparePhoto: jest.fn() }))

const ROUTE = '/mine/security/fundPassword'
const TICKET = `rs_${'a'.repeat(32)}`
const answers = (api: FakeApi) => api.on(memberInfo, aMember())

beforeEach(() => {
  URL.createObjectURL = () => 'blob:face'
  URL.revokeObjectURL = () => undefined
  const blob = { arrayBuffer: async () => new Uint8Array(8).buffer } as Blob
  jest.mocked(preparePhoto).mockResolvedValue({ blob, name: 'face.jpg', hints: [] })
})

function open(change: (api: FakeApi) => void = () => {}) {
  const api = fakeApi()
  answers(api)
  api.on(fundResetSend, { waitSec: 60, phone: '****8888' })
  api.on(kycFileUpload, { received: 1, fileId: 'F1' })
  api.on(fundResetProve, { ticket: TICKET, expireAt: NOON })
  api.on(fundPasswordReset, {})
  change(api)
  return { api, ...renderWithPlatform(<FundResetPage />, { route: ROUTE }) }
}
type Opened = ReturnType<typeof open>
async function givePhoto({ user }: Pick<Opened, 'user'>) {
  const face = new File(['x'], 'face.jpg', { type: 'image/jpeg' })
  await user.upload(await screen.findByLabelText('拍摄或选择本人照片'), face)
  expect(await screen.findByText('已上传')).toBeVisible()
}
async function prove(opened: Pick<Opened, 'user'>) {
  await opened.user.type(await screen.findByLabelText('短信验证码'), '123456')
  await givePhoto(opened)
  await opened.user.click(screen.getByRole('button', { name: '下一步' }))
}

describePage('FundResetPage', {
  page: <FundResetPage />,
  route: ROUTE,
  title: { 'zh-CN': '重置资金密码', en: 'Reset fund password' },
  reads: [memberInfo],
  answers,
})

describe('a forgotten fund password', () => {
  it('[MINE-SEC-10] is set anew after a code and a face, and states beforehand that withdrawals are reviewed', async () => {
    const { api, user, location } = open()
    expect(await screen.findByText(/重置后 24 小时内的取款需人工复核/)).toBeVisible()
    expect(screen.getByText('发送至 ****8888')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect(screen.getByText('请输入 6 位验证码')).toBeVisible()
    expect(screen.getByText('请拍摄或选择本人照片')).toBeVisible()
    expect(api.calls(fundResetProve)).toEqual([])
    await user.click(screen.getByRole('button', { name: '发送验证码' }))
    await waitFor(() => expect(api.calls(fundResetSend)).toHaveLength(1))
    expect(await screen.findByRole('button', { name: /秒后重发$/ })).toBeDisabled()
    await prove({ user })
    expect(jest.mocked(preparePhoto).mock.lastCall?.[1]).toBe(true)
    expect(api.calls(fundResetProve)).toEqual([{ code: '123456', fileId: 'F1' }])
    await user.type(await screen.findByLabelText('新资金密码'), '123456')
    await user.type(screen.getByLabelText('再次输入'), '357150')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(screen.getByText('6 位数字，不可有三位重复或连续')).toBeVisible()
    expect(screen.getByText('两次输入不一致')).toBeVisible()
    expect(api.calls(fundPasswordReset)).toEqual([])
    await user.clear(screen.getByLabelText('新资金密码'))
    await user.type(screen.getByLabelText('新资金密码'), '357150')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(location()).toBe('/mine/security'))
    expect(api.calls(fundPasswordReset)).toEqual([{ ticket: TICKET, pwd: '357150' }])
  })

  it('[MINE-SEC-10] asks for another picture after a rejected one, with its reason', async () => {
    const { api, user } = open((fake) =>
      fake.refuse(fundResetProve, 10003, '照片模糊', { fields: { fileId: '照片模糊，请重新拍摄' } }),
    )
    await prove({ user })
    expect(await screen.findByText('照片模糊，请重新拍摄')).toBeVisible()
    expect(screen.queryByText('已上传')).toBeNull()
    api.on(fundResetProve, { ticket: TICKET, expireAt: NOON })
    await givePhoto({ user })
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect(await screen.findByLabelText('新资金密码')).toBeVisible()
  })

  it('[MINE-SEC-10] starts again when the proof has expired', async () => {
    const { user } = open((fake) => fake.refuse(fundPasswordReset, 716002, '验证已过期，请重新开始'))
    await prove({ user })
    await user.type(await screen.findByLabelText('新资金密码'), '357150')
    await user.type(screen.getByLabelText('再次输入'), '357150')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('验证已过期，请重新开始')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '重新验证' }))
    expect(await screen.findByLabelText('短信验证码')).toHaveValue('')
  })

  it('[MINE-SEC-10] leads a member without a phone to binding one', async () => {
    open((fake) => fake.on(memberInfo, aMember({ phoneMasked: '' })))
    expect(await screen.findByRole('link', { name: '去绑定手机' })).toHaveAttribute('href', '/mine/userInfo')
    expect(screen.getByRole('link', { name: '联系客服' })).toBeVisible()
  })

  it('[MINE-SEC-10] leads a member without a fund password to setting it', async () => {
    open((fake) => fake.on(memberInfo, aMember({ hasFundPwd: false })))
    expect(await screen.findByRole('link', { name: '去安全中心' })).toHaveAttribute('href', '/mine/security')
  })
})
