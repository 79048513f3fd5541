import { type AuditTaskView, auditContrib, auditSummary, auditTasks } from '@lantern/contract/audit'
import { memberInfo } from '@lantern/contract/user'
import { aMember, expectNoAxeViolations, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { screen, within } from '@testing-library/react'
import { AuditPage } from './audit-page.tsx'

const SUMMARY = {
  asOf: NOON,
  available: '1000.00',
  withdrawable: '600.00',
  restricted: '400.00',
  need: '320.00',
  venues: '0.00',
  openStakes: '0.00',
  bonus: '88.00',
  pace: '100.00',
  openTasks: 1,
}
const TASK: AuditTaskView = {
  id: 'A1',
  source: 'deposit',
  sourceNo: 'D1',
  amount: '400.00',
  multiple: '1',
  required: '400.00',
  done: '80.00',
  products: ['sport'],
  isBonus: false,
  startAt: NOON,
  endAt: null,
  state: 'OPEN',
}
const row = (betNo: string, counted: string, rule: 'net' | 'odds' | 'carried') => ({
  betNo,
  category: 'sport',
  enName: 'OBTY',
  title: '灯塔 对 礁石',
  stake: '60.00',
  net: '57.00',
  odds: '1.95',
  counted,
  rule,
  at: NOON,
})

function open(change: (api: FakeApi) => void = () => {}) {
  const api = fakeApi()
  api.on(memberInfo, aMember())
  api.on(auditSummary, SUMMARY)
  api.on(auditTasks, { asOf: NOON, list: [TASK] })
  api.on(auditContrib, {
    task: TASK,
    list: [row('B2', '60.00', 'net'), row('B1', '0.00', 'odds'), row('', '15.00', 'carried')],
    older: '5.00',
  })
  change(api)
  return { api, ...renderWithPlatform(<AuditPage />, { route: '/mine/audit' }) }
}

describe('audit', () => {
  it('[MINE-17] [MINE-18] shows the withdrawable amount, the remaining turnover and the average turnover without a forecast', async () => {
    const { container } = open()
    expect(await screen.findByText('还需有效流水 ¥320.00 可提全部')).toBeInTheDocument()
    expect(screen.getByText('等待流水 ¥400.00')).toBeInTheDocument()
    expect(screen.getByText('近 7 天日均有效流水').closest('div')).toHaveTextContent('¥100.00')
    const task = await screen.findByRole('article', { name: '存款' })
    expect(task).toHaveTextContent('¥400.00 × 1 = ¥400.00')
    expect(task).toHaveTextContent('已完成 ¥80.00')
    expect(task).not.toHaveTextContent('尚需')
    expect(task).toHaveTextContent('计入：体育')
    await expectNoAxeViolations(container)
  })

  it('[MINE-17] the tasks of own money, whose turnover the summary states, stand before those of a bonus', async () => {
    const bonus: AuditTaskView = { ...TASK, id: 'A2', source: 'offer', isBonus: true }
    open((api) => api.on(auditTasks, { asOf: NOON, list: [bonus, TASK] }))
    const tasks = await screen.findAllByRole('article')
    expect(tasks.map((task) => task.getAttribute('aria-label'))).toEqual(['存款', '优惠奖金'])
    expect(tasks[1]).toHaveTextContent('已完成 ¥80.00 · 尚需 ¥320.00')
  })

  it('[MINE-21] opens the bets of a task, each with the counted amount and the rule', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '查看计入的注单' }))
    const sheet = await screen.findByRole('dialog', { name: '存款：计入的注单' })
    const rows = await within(sheet).findAllByRole('listitem')
    expect(rows.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/投注 ¥60\.00 · 赔率 1\.95 · 输赢 \+57\.00.*按本金与输赢金额的较小值计入/),
      expect.stringMatching(/¥0\.00.*不计入：赔率低于 1\.50/),
      expect.stringMatching(/明细记录前.*¥15\.00/),
      '更早的注单合计计入 ¥5.00',
    ])
  })

  it.each([
    [1, '−0.42'],
    [2, '2.40'],
    [3, '3.40'],
    [4, '2.40'],
  ])('[MINE-117] writes the odds of counted bets in the type of the member, %i: %s', async (oddsType, shown) => {
    const { user } = open((api) => {
      api.on(memberInfo, aMember({ oddsType }))
      api.on(auditContrib, {
        task: TASK,
        list: [
          { ...row('B2', '60.00', 'net'), odds: '3.40' },
          { ...row('B1', '60.00', 'net'), odds: '' },
        ],
        older: '0.00',
      })
    })
    await user.click(await screen.findByRole('button', { name: '查看计入的注单' }))
    const sheet = await screen.findByRole('dialog', { name: '存款：计入的注单' })
    expect(await within(sheet).findByText(new RegExp(`投注 ¥60\\.00 · 赔率 ${shown} · 输赢`))).toBeInTheDocument()
    expect(within(sheet).getByText(/投注 ¥60\.00 · 输赢/)).toBeInTheDocument()
  })

  it('[MINE-18] omits the average without turnover', async () => {
    open((api) => api.on(auditSummary, { ...SUMMARY, pace: '0.00' }))
    expect(await screen.findByText('还需有效流水 ¥320.00 可提全部')).toBeInTheDocument()
    expect(screen.queryByText(/近 7 天/)).not.toBeInTheDocument()
  })

  it('[MINE-17] links directly to the withdrawal without tasks', async () => {
    open((api) => {
      api.on(auditTasks, { asOf: NOON, list: [] })
      api.on(auditSummary, { ...SUMMARY, withdrawable: '1000.00', restricted: '0.00', need: '0.00', openTasks: 0 })
    })
    expect(await screen.findByText('无流水要求，可直接取款')).toBeInTheDocument()
    expect(screen.getByText('即全部可用余额')).toBeInTheDocument()
    expect(screen.queryByText(/近 7 天/)).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: '去取款' })).toHaveAttribute('href', '/mine/finance/withdrawal')
  })

  it('[MINE-60] shows the money in venues and open bets with a link to recall it', async () => {
    open((api) =>
      api.on(auditSummary, {
        ...SUMMARY,
        available: '0.00',
        withdrawable: '0.00',
        restricted: '0.00',
        need: '60.00',
        venues: '60.00',
        openStakes: '40.00',
      }),
    )
    expect(await screen.findByText('还需有效流水 ¥60.00 可提全部')).toBeInTheDocument()
    expect(screen.getByText('转回可用余额后才能取款').closest('div')).toHaveTextContent(
      '场馆余额转回可用余额后才能取款¥60.00',
    )
    expect(screen.getByText('结算后计入流水').closest('div')).toHaveTextContent('未结注单结算后计入流水¥40.00')
    expect(screen.getByRole('link', { name: '去钱包转回' })).toHaveAttribute('href', '/mine/finance/wallet')
    expect(screen.queryByRole('link', { name: '去取款' })).not.toBeInTheDocument()
  })

  it('[MINE-17] allows a manual refresh every ten seconds', async () => {
    const { api, user } = open()
    const refresh = await screen.findByRole('button', { name: '刷新' })
    await user.click(refresh)
    await user.click(refresh)
    expect(api.calls(auditSummary)).toHaveLength(2)
  })
})
