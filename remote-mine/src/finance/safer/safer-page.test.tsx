import { ledgerExplain } from '@lantern/contract/explain'
import { type Limit, saferExclude, saferOverview, saferPanic, saferReturn, saferTimeout } from '@lantern/contract/safer'
import { saferSettings } from '@lantern/contract/safer-settings'
import { statementBets } from '@lantern/contract/statements'
import { closeDialog, dialogsAtom, now, pageStore } from '@lantern/platform'
import { type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { spanOf } from '../../parts/results/span.rules.ts'
import { SaferPage } from './safer-page.tsx'

const limit = (period: 'day' | 'week' | 'month', amount: string | null): Limit => ({
  kind: 'deposit',
  period,
  amount,
  used: '20.00',
  resetAt: NOON,
  pending: null,
})
const OVERVIEW = {
  limits: [limit('day', '300.00'), limit('week', null), limit('month', null)],
  break: null,
  position: {
    netDepositLifetime: '1200.00',
    month: { deposit: '500.00', withdraw: '100.00', stake: '300.00', result: '-45.00', timeSec: 3_959 },
  },
}
function answers(api: FakeApi) {
  api.on(saferOverview, OVERVIEW)
  api.on(saferSettings, { realityMinutes: 60, blocks: [], quiet: { hours: null, pending: null, until: null } })
}
function open(change: (api: FakeApi) => void = () => {}, locale: 'zh-CN' | 'en' = 'zh-CN') {
  const api = fakeApi()
  answers(api)
  change(api)
  return { api, ...renderWithPlatform(<SaferPage />, { route: '/mine/safer', locale }) }
}
const holdButton = () => screen.findByRole('button', { name: '按住 1 秒，休息 24 小时' })
const answerDialog = async (text: string, name = 'break') => {
  await waitFor(() => expect(pageStore.get(dialogsAtom).open.map(({ id }) => id)).toContain(name))
  await act(async () => {
    const dialog = pageStore.get(dialogsAtom).open.find(({ id }) => id === name)
    await dialog?.buttons?.find((button) => button.text === text)?.onPress?.()
    closeDialog(name)
  })
}

describePage('SaferPage', {
  page: <SaferPage />,
  route: '/mine/safer',
  title: { 'zh-CN': '理性娱乐', en: 'Safer play' },
  reads: [saferOverview],
  answers,
})

describe('the panic hold', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  it.each([
    ['pointer', (button: Element) => fireEvent.pointerDown(button), (button: Element) => fireEvent.pointerUp(button)],
    [
      'key',
      (button: Element) => fireEvent.keyDown(button, { key: ' ' }),
      (button: Element) => fireEvent.keyUp(button, { key: ' ' }),
    ],
  ])('[MINE-SAFE-1] starts a break after one second of the %s, without a question', async (_name, press, release) => {
    const { api } = open((fake) => fake.on(saferPanic, { until: NOON }))
    const button = await holdButton()
    press(button)
    await act(() => jest.advanceTimersByTimeAsync(900))
    release(button)
    await act(() => jest.advanceTimersByTimeAsync(500))
    expect(api.calls(saferPanic)).toEqual([])
    api.on(saferOverview, { ...OVERVIEW, break: { kind: 'timeout', until: NOON } })
    press(button)
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(await screen.findByText('休息中，至 11-21 12:00:00')).toBeVisible()
    expect(api.calls(saferPanic)).toHaveLength(1)
  })
})

describe('safer play', () => {
  it('[MINE-SAFE-2] shows limits and the net position', async () => {
    const { api, user } = open((fake) =>
      fake.on(ledgerExplain, { version: 3, amount: '1200.00', list: [], olderCount: 0, older: '0.00' }),
    )
    expect(await screen.findByText(/每日已用 ¥20\.00 \/ ¥300\.00/)).toBeVisible()
    expect(screen.getByText('累计净存款')).toBeVisible()
    expect(screen.getByRole('link', { name: '每月盈亏与注单' })).toHaveAttribute('href', '/mine/statement')
    await user.click(screen.getByRole('button', { name: /累计净存款/ }))
    await waitFor(() => expect(api.calls(ledgerExplain)).toEqual([expect.objectContaining({ figure: 'netDeposit' })]))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: /存款限额/ }))
    expect(await screen.findByRole('textbox', { name: '新限额' })).toBeVisible()
  })

  it.each([
    [/^¥ 500.*存款，查看构成/, 'deposits'],
    [/^− ?¥ 100.*取款，查看构成/, 'withdrawals'],
  ])('[MINE-SAFE-15] opens the postings of the month: %s', async (name, figure) => {
    const { api, user } = open((fake) =>
      fake.on(ledgerExplain, { version: 3, amount: '0.00', list: [], olderCount: 0, older: '0.00' }),
    )
    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(api.calls(ledgerExplain)).toEqual([{ figure, from: spanOf(1, now()).from }]))
  })

  it.each([[/^¥ 300.*查看已结投注的注单/], [/^− ?¥ 45.*查看投注净结果的注单/]])(
    '[MINE-SAFE-15] opens the bets of the month: %s',
    async (name) => {
      const { api, user } = open((fake) =>
        fake.on(statementBets, { list: [], olderCount: 0, older: '0.00', net: '0.00' }),
      )
      await user.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(api.calls(statementBets)).toEqual([{ ...spanOf(1, now()), by: 'month' }]))
    },
  )

  it('[MINE-SAFE-15] shows the time with a venue open, in whole minutes', async () => {
    open()
    expect(await screen.findByText('场馆内时间')).toBeVisible()
    expect(screen.getByText('1 小时 5 分钟')).toBeVisible()
  })

  it('[MINE-SAFE-15] shows no time where the back end counts none', async () => {
    const month = { ...OVERVIEW.position.month, timeSec: undefined }
    open((api) => api.on(saferOverview, { ...OVERVIEW, position: { ...OVERVIEW.position, month } }))
    expect(await screen.findByText('累计净存款')).toBeVisible()
    expect(screen.queryByText('场馆内时间')).toBeNull()
  })

  it.each([
    ['zh-CN', /^帮助与热线/, /^联系客服/],
    ['en', /^Help and helplines/, /^Contact support/],
  ] as const)('[MINE-SAFE-14] leads to the helplines and to support: %s', async (locale, help, support) => {
    open(() => {}, locale)
    expect(await screen.findByRole('link', { name: help })).toHaveAttribute('href', '/help/bczr#help')
    expect(screen.getByRole('link', { name: support })).toHaveAttribute('href', '/customer/main')
  })

  it('[MINE-SAFE-4] shows every kind of limit, and until when venues are closed', async () => {
    const used = {
      kind: 'session',
      period: 'day',
      amount: '60.00',
      used: '60.00',
      resetAt: NOON,
      pending: null,
    } as const
    const { user } = open((api) => api.on(saferOverview, { ...OVERVIEW, limits: [...OVERVIEW.limits, used] }))
    expect(await screen.findByText(/^时长限额已用完，11-21 12:00:00 恢复/)).toBeVisible()
    expect(screen.getByText('每日已用 60 分钟 / 60 分钟')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^亏损限额/ }))
    expect(await screen.findByRole('dialog', { name: '亏损限额' })).toBeVisible()
  })

  it('[MINE-SAFE-3] starts a time-out after a confirmation', async () => {
    const { api, user } = open((fake) => fake.on(saferTimeout, { until: NOON }))
    await user.click(await screen.findByRole('radio', { name: '1 周' }))
    await user.click(screen.getByRole('button', { name: '开始休息' }))
    expect(api.calls(saferTimeout)).toEqual([])
    await answerDialog('开始休息')
    await waitFor(() => expect(api.calls(saferTimeout)).toEqual([{ days: 7 }]))
  })

  it('[MINE-SAFE-8] keeps an exclusion whose time is over until the member asks to return, and lets them take that back', async () => {
    const over = (returnAt: number | null) => ({
      ...OVERVIEW,
      break: { kind: 'excluded' as const, until: NOON, isOver: true, returnAt },
    })
    const { api, user } = open((fake) => {
      fake.on(saferOverview, over(null))
      fake.on(saferReturn, ({ on }) => ({ returnAt: on ? NOON : null }))
    })
    expect(await screen.findByText('自我排除期已满')).toBeVisible()
    expect(screen.queryByRole('button', { name: '按住 1 秒，休息 24 小时' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '申请恢复' }))
    expect(api.calls(saferReturn)).toEqual([])
    api.on(saferOverview, over(NOON))
    await answerDialog('申请恢复', 'return')
    expect(await screen.findByText('11-21 12:00:00 恢复存款与投注')).toBeVisible()
    api.on(saferOverview, over(null))
    await user.click(screen.getByRole('button', { name: '保持排除' }))
    expect(await screen.findByText('自我排除期已满')).toBeVisible()
    expect(api.calls(saferReturn)).toEqual([{ on: true }, { on: false }])
  })

  it('[MINE-SAFE-3] excludes only with a positive tick', async () => {
    const { api, user } = open((fake) => fake.on(saferExclude, { until: NOON }))
    await user.click(await screen.findByRole('radio', { name: '6 个月' }))
    const start = screen.getByRole('button', { name: '开始自我排除' })
    expect(start).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: '我明白在此期间不能撤销' }))
    await user.click(start)
    await answerDialog('开始自我排除')
    await waitFor(() => expect(api.calls(saferExclude)).toEqual([{ months: 6, ack: true }]))
  })
})
