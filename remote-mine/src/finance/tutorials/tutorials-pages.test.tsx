import type { DataOf } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import { tutorialDetail, tutorialList, tutorialSeen } from '@lantern/contract/tutorials'
import { type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { screen, waitFor, within } from '@testing-library/react'
import { PlatformTutorialPage } from './platform-tutorial-page.tsx'
import { TutorialsPage } from './tutorials-page.tsx'

const LIST: DataOf<typeof tutorialList> = {
  list: [
    { key: 'deposit', title: '存款', summary: '选方式、转账', steps: 4, seen: true },
    { key: 'usdt', title: '虚拟币', summary: '先确认网络', steps: 4, seen: false },
  ],
}
const DETAIL: DataOf<typeof tutorialDetail> = {
  key: 'usdt',
  title: '虚拟币',
  summary: '先确认网络',
  steps: [
    {
      picture: 'choose',
      shows: ['TRC20', 'ERC20'],
      title: '选择网络',
      text: '与订单一致',
      copies: [{ label: '金额', value: '10' }],
    },
    { picture: 'wait', title: '等待', text: '19 次确认', copies: [] },
  ],
  mistakes: [{ problem: '转到了别的网络', cure: '联系客服' }],
  account: { kind: 'USDT', bound: 0 },
  depositMethod: 'USDT',
}
const PLATFORM = '/mine/finance/introTutorial/platformTutorials?platform=usdt'

function answers(api: FakeApi) {
  api.on(tutorialList, LIST)
  api.on(tutorialDetail, DETAIL)
  api.on(tutorialSeen, {})
}
function open(route: string, change: (api: FakeApi) => void = () => {}) {
  const api = fakeApi({ others: 'generated' })
  answers(api)
  change(api)
  const path = '/mine/finance/introTutorial/platformTutorials'
  return { api, ...renderWithPlatform(<PlatformTutorialPage />, { route, path }) }
}

describePage('TutorialsPage', {
  page: <TutorialsPage />,
  route: '/mine/finance/introTutorial',
  title: { 'zh-CN': '新手教程', en: 'Tutorials' },
  reads: [tutorialList],
  answers,
})
describePage('PlatformTutorialPage', {
  page: <PlatformTutorialPage />,
  route: PLATFORM,
  title: { 'zh-CN': '平台教程', en: 'Platform tutorials' },
  reads: [tutorialDetail],
  answers,
})

describe('tutorials', () => {
  it('[MINE-TUT-1] lists operations and platforms, and marks those that were opened', async () => {
    answers(fakeApi({ others: 'generated' }))
    renderWithPlatform(<TutorialsPage />, { route: '/mine/finance/introTutorial' })
    expect(await screen.findByRole('link', { name: /^存款.*已看/ })).toHaveAttribute(
      'href',
      '/mine/finance/introTutorial/platformTutorials?platform=deposit',
    )
    expect(screen.getByRole('link', { name: /^虚拟币.*4 步/ })).toBeVisible()
    expect(screen.getByRole('link', { name: '虚拟币存取款教程' })).toHaveAttribute('href', '/help/xnbcqkjc')
  })

  it('[MINE-TUT-2] shows numbered steps with a described picture and copy fields, and remembers that it was opened', async () => {
    const { api } = open(PLATFORM)
    const [first, second] = await screen
      .findAllByRole('listitem', { name: '' })
      .then((items) => items.filter((item) => within(item).queryByRole('heading', { level: 3 })))
    expect(within(first as HTMLElement).getByRole('img')).toHaveAccessibleName('手机列表，第二行被选中')
    expect(within(first as HTMLElement).getByRole('img')).toHaveTextContent('TRC20ERC20')
    expect(within(first as HTMLElement).getByRole('button', { name: '复制金额 10' })).toBeVisible()
    expect(within(second as HTMLElement).getByRole('img')).toHaveAccessibleName('时钟与进度条')
    expect(screen.getByText('转到了别的网络')).toBeVisible()
    await waitFor(() => expect(api.calls(tutorialSeen)).toEqual([{ platform: 'usdt' }]))
  })

  it('[MINE-TUT-3] leads to binding the account, or to the bound ones, and to the deposit', async () => {
    const { unmount } = open(PLATFORM)
    expect(await screen.findByRole('link', { name: '去绑定' })).toHaveAttribute(
      'href',
      '/mine/virtualCoinCard?view=add',
    )
    expect(screen.getByRole('link', { name: '去存款' })).toHaveAttribute('href', '/mine/finance/deposit?method=USDT')
    unmount()
    open(PLATFORM, (api) => api.on(tutorialDetail, { ...DETAIL, account: { kind: 'USDT', bound: 2 } }))
    expect(await screen.findByRole('link', { name: '已绑定 2 个，查看' })).toHaveAttribute(
      'href',
      '/mine/virtualCoinCard',
    )
  })

  it('[MINE-TUT-4] asks which platform when the address names none', async () => {
    const { user, location } = open('/mine/finance/introTutorial/platformTutorials')
    expect(screen.queryByRole('link', { name: /^存款/ })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('link', { name: /虚拟币.*4 步/ }))
    expect(location()).toBe('/mine/finance/introTutorial/platformTutorials?platform=usdt')
    expect(await screen.findByText('选择网络')).toBeVisible()
  })

  it('[MINE-TUT-4] switches between platforms; an unknown one leads to the index', async () => {
    const { user, location, unmount } = open(PLATFORM)
    await user.click(await screen.findByRole('tab', { name: 'EBpay' }))
    expect(location()).toContain('platform=ebpay')
    unmount()
    const unknown = open('/mine/finance/introTutorial/platformTutorials?platform=none', (api) =>
      api.refuse(tutorialDetail, CODE.VALIDATION, '没有这个教程'),
    )
    await waitFor(() => expect(unknown.location()).toBe('/mine/finance/introTutorial'))
  })
})
