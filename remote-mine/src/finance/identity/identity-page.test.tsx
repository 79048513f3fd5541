import { accountList } from '@lantern/contract/accounts'
import { kycFileUpload, kycState } from '@lantern/contract/kyc'
import { kycSubmit, memberInfo } from '@lantern/contract/user'
import { aMember, aPayAccount, type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { act, screen, waitFor, within } from '@testing-library/react'
import { BindCardPage } from './bind-card-page.tsx'
import { REVIEW_POLL_MS } from './identity.api.ts'
import { IdentityPage } from './identity-page.tsx'

/** jsdom reads a blob only by its reader. */
beforeAll(() => {
  Blob.prototype.arrayBuffer ??= function read(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result as ArrayBuffer)
      reader.onerror = () => reject(reader.error)
      reader.readAsArrayBuffer(this)
    })
  }
})

type State = 'none' | 'review' | 'ok' | 'rejected'
const step = (key: 'L1' | 'L2' | 'L3', state: State, more: object = {}) => ({
  key,
  state,
  reasonCode: '',
  review: state === 'review' ? 1 : 0,
  at: null,
  files: [],
  ...more,
})
const ladder = (level: number, l2: ReturnType<typeof step>, l3 = step('L3', 'none')) => ({
  level,
  steps: [step('L1', level > 0 ? 'ok' : 'none'), l2, l3],
  unlocks: [],
})
function open(state: ReturnType<typeof ladder>, change: (api: FakeApi) => void = () => {}) {
  const api = fakeApi()
  api.on(memberInfo, aMember({ kyc: state.level > 0 ? 2 : 0 }))
  api.on(kycState, state)
  change(api)
  return { api, ...renderWithPlatform(<IdentityPage />, { route: '/mine/userInfo/authentication' }) }
}

describePage('IdentityPage', {
  page: <IdentityPage />,
  route: '/mine/userInfo/authentication',
  title: { 'zh-CN': '实名认证', en: 'Identity check' },
  reads: [kycState, memberInfo],
  answers: (api) => {
    api.on(memberInfo, aMember({ kyc: 2 }))
    api.on(kycState, ladder(1, step('L2', 'none')))
  },
})

describe('identity levels', () => {
  it('[MINE-KYC-1] starts a level when the one before is verified', async () => {
    open(ladder(1, step('L2', 'none')))
    const second = within(await screen.findByRole('region', { name: 'L2 身份证件' }))
    expect(second.getByRole('button', { name: '开始认证' })).toBeEnabled()
    expect(screen.getByRole('button', { name: '请先完成 L2' })).toBeDisabled()
  })

  it('[MINE-KYC-1] follows the reviews', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    try {
      const { api } = open(ladder(1, step('L2', 'review')))
      expect(await screen.findByText(/^第 1 次审核中/)).toBeVisible()
      api.on(kycState, ladder(2, step('L2', 'ok')))
      await act(() => jest.advanceTimersByTimeAsync(REVIEW_POLL_MS))
      await waitFor(() => expect(screen.queryByText(/次审核中/)).toBeNull())
      expect(within(screen.getByRole('region', { name: 'L2 身份证件' })).getByText('已认证')).toBeVisible()
    } finally {
      jest.useRealTimers()
    }
  })

  it('[MINE-KYC-2] names what is missing, and sends nothing', async () => {
    const { api, user } = open(ladder(1, step('L2', 'none')))
    const second = within(await screen.findByRole('region', { name: 'L2 身份证件' }))
    await user.click(second.getByRole('button', { name: '开始认证' }))
    const form = within(await screen.findByRole('dialog', { name: 'L2 身份证件' }))
    await user.type(form.getByRole('textbox', { name: '证件号码' }), '11010519491231002 1')
    await user.click(form.getByRole('button', { name: '提交审核' }))
    expect(form.getByText('号码或校验位不正确')).toBeVisible()
    expect(form.getByText('请填写证件的有效期')).toBeVisible()
    expect(form.getAllByText('请上传这张图片')).toHaveLength(2)
    expect(api.calls(kycSubmit)).toEqual([])
  })

  it('[MINE-KYC-2] asks for the rejected picture only, with its reason', async () => {
    const files = [
      { kind: 'idFront', reasonCode: '' },
      { kind: 'idBack', reasonCode: 'blur' },
    ]
    const { user } = open(ladder(1, step('L2', 'rejected', { files, reasonCode: 'blur' })))
    await user.click(await screen.findByRole('button', { name: '重新提交' }))
    const form = within(await screen.findByRole('dialog'))
    expect(within(form.getByRole('group', { name: '证件正面' })).getByText('已通过，无需重新上传')).toBeVisible()
    expect(within(form.getByRole('group', { name: '证件背面' })).getByText('未通过：模糊，请重新上传')).toBeVisible()
  })

  it.each([
    [
      'wrong type behind a right name',
      new File(['<svg><script/></svg>'], 'id.jpg', { type: 'image/jpeg' }),
      /不是 JPEG/,
    ],
    ['50 MB', new File([new Uint8Array(50 * 1024 * 1024)], 'id.jpg', { type: 'image/jpeg' }), /文件太大/],
  ])('[MINE-KYC-5] refuses a file (%s) with one sentence and sends nothing of it', async (_what, file, sentence) => {
    const { api, user } = open(ladder(1, step('L2', 'none')))
    const second = within(await screen.findByRole('region', { name: 'L2 身份证件' }))
    await user.click(second.getByRole('button', { name: '开始认证' }))
    const front = within(await screen.findByRole('group', { name: '证件正面' }))
    await user.upload(front.getByLabelText('拍摄或选择证件正面'), file)
    expect(await front.findByRole('alert')).toHaveTextContent(sentence)
    expect(api.calls(kycFileUpload)).toEqual([])
  })
})

describe('the first bank card', () => {
  it('[MINE-KYC-6] is bound after the name, and can be left for later', async () => {
    const api = fakeApi()
    api.on(memberInfo, aMember({ kyc: 0, cardCount: 0 }))
    renderWithPlatform(<BindCardPage />, { route: '/mine/userInfo/authentication/bindBankCard' })
    const steps = within(await screen.findByRole('list', { name: '进度' }))
    expect(steps.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      '进行中',
      '未开始',
      '未开始',
    ])
    expect(screen.getByRole('link', { name: '稍后' })).toHaveAttribute('href', '/mine/userInfo/authentication')
  })

  it('[MINE-KYC-6] is done with a bound card', async () => {
    const api = fakeApi()
    api.on(memberInfo, aMember({ kyc: 2, cardCount: 1 }))
    api.on(accountList, { list: [aPayAccount({ bank: '灯塔银行' })], max: 5 })
    renderWithPlatform(<BindCardPage />, { route: '/mine/userInfo/authentication/bindBankCard' })
    expect(await screen.findByText('银行卡已绑定')).toBeVisible()
    expect(await screen.findByText('灯塔银行')).toBeVisible()
    const next = screen.getAllByRole('link').filter((link) => link.textContent !== '')
    expect(next.map((link) => link.textContent)).toEqual(['前往钱包'])
  })
})
