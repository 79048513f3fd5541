import type { DataOf } from '@lantern/contract'
import { ledgerExplain } from '@lantern/contract/explain'
import { venueList } from '@lantern/contract/games'
import { statementBets, statementResult, statementWallet } from '@lantern/contract/statements'
import { memberInfo } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import { queryClient } from '@lantern/platform'
import {
  aMember,
  aVenue,
  aWallet,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  NOON,
  renderWithPlatform,
} from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { useHideAmounts } from '../parts/hide-amounts.atoms.ts'
import { StatementPage } from './statement-page.tsx'

const THEN: DataOf<typeof statementWallet> = {
  at: NOON,
  total: '120.00',
  center: '100.00',
  locked: '5.00',
  venues: '15.00',
  openStakes: '2.00',
  last: { biz: 'DEPOSIT', bizNo: 'D1', at: NOON - 1_000 },
}
const RESULT: DataOf<typeof statementResult> = {
  list: [
    { key: '2026-10', bets: 2, stake: '30.00', return: '10.00', net: '-20.00' },
    { key: '2026-11', bets: 1, stake: '10.00', return: '22.50', net: '12.50' },
  ],
  totals: { bets: 3, stake: '40.00', return: '32.50', net: '-7.50' },
}
const BETS: DataOf<typeof statementBets> = {
  list: [
    {
      no: 'B7',
      enName: 'OBTY',
      category: 'sport',
      stake: '10.00',
      return: '0.00',
      net: '-10.00',
      settledAt: NOON,
    },
  ],
  olderCount: 1,
  older: '-10.00',
  net: '-20.00',
}

function answers(api: FakeApi) {
  api.on(statementWallet, THEN)
  api.on(statementResult, RESULT)
  api.on(statementBets, BETS)
  api.on(walletOverview, aWallet())
}
function open(registerAt = 0) {
  const api = fakeApi({ others: 'generated' })
  answers(api)
  api.on(memberInfo, aMember({ registerAt }))
  return { api, ...renderWithPlatform(<StatementPage />, { route: '/mine/statement' }) }
}

/** As the button of the wallet does, until the test ends. */
function Hide() {
  const [, setHidden] = useHideAmounts()
  useEffect(() => {
    setHidden(true)
    return () => setHidden(false)
  }, [setHidden])
  return null
}

describePage('StatementPage', {
  page: <StatementPage />,
  route: '/mine/statement',
  title: { 'zh-CN': '账目报表', en: 'Statements' },
  reads: [statementWallet, statementResult],
  answers,
})

describe('statements', () => {
  it('[MINE-STM-1] shows the wallet of the day that the slider rests on, and of a second that is typed', async () => {
    const { api, user } = open()
    const slider = await screen.findByRole('slider', { name: '回看' })
    const first = api.calls(statementWallet)[0]?.at ?? 0
    fireEvent.change(slider, { target: { value: '200' } })
    fireEvent.change(slider, { target: { value: '100' } })
    await waitFor(() => expect(api.calls(statementWallet)).toHaveLength(2))
    expect(api.calls(statementWallet)[1]?.at).toBe(first - 265 * 86_400_000)
    const day = new Date(first - 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)
    await user.click(screen.getByText('指定日期和时间'))
    fireEvent.change(screen.getByLabelText('日期'), { target: { value: day.replaceAll('-', '') } })
    fireEvent.change(screen.getByLabelText('时间（UTC+8）'), { target: { value: '083001' } })
    await waitFor(() => expect(api.calls(statementWallet)).toHaveLength(3))
    expect(api.calls(statementWallet)[2]?.at).toBe(Date.parse(`${day}T08:30:01+08:00`) + 999)
    expect(slider).toHaveAttribute('aria-valuetext', `${day} 08:30:01`)
  })

  it('[MINE-STM-1] starts the slider on the day of registration', async () => {
    open(Date.now() - 120 * 86_400_000)
    const slider = await screen.findByRole('slider', { name: '回看' })
    await waitFor(() => expect(slider).toHaveAttribute('max', '120'))
    expect(slider).toHaveValue('120')
    expect(screen.getByText('注册日')).toBeVisible()
  })

  it('[MINE-STM-7] keeps the slider, the field and the results when the wallet of a time cannot be read', async () => {
    const { api, user } = open()
    const slider = await screen.findByRole('slider', { name: '回看' })
    await screen.findByRole('table', { name: '月份' })
    api.refuse(statementWallet, 10001, '请稍后再试')
    fireEvent.change(slider, { target: { value: '200' } })
    expect(await screen.findByText('请稍后再试')).toBeVisible()
    expect(slider).toBeVisible()
    await user.click(screen.getByText('指定日期和时间'))
    expect(screen.getByLabelText('时间（UTC+8）')).toBeVisible()
    expect(screen.getByRole('table', { name: '月份' })).toBeVisible()
    api.on(statementWallet, THEN)
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('button', { name: /可用余额/ })).toBeVisible()
  })

  it('[MINE-STM-7] keeps the choices and the wallet when the results of a choice cannot be read', async () => {
    const { api, user } = open()
    await screen.findByRole('table', { name: '月份' })
    api.lose(statementResult)
    const product = screen.getByRole('radio', { name: '产品' })
    await user.click(product)
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
    expect(product).toBeVisible()
    expect(product).toHaveFocus()
    expect(screen.getByRole('button', { name: /可用余额/ })).toBeVisible()
    api.on(statementResult, RESULT)
    await user.click(screen.getByRole('radio', { name: '月份' }))
    expect(await screen.findByRole('table', { name: '月份' })).toBeVisible()
  })

  it('[MINE-STM-2] a figure opens the postings until that time', async () => {
    const { api, user } = open()
    api.on(ledgerExplain, { version: 3, amount: '100.00', list: [], olderCount: 0, older: '0.00' })
    await user.click(await screen.findByRole('button', { name: /可用余额/ }))
    await waitFor(() => expect(api.calls(ledgerExplain)).toEqual([{ figure: 'main', until: NOON }]))
  })

  it('[MINE-STM-3] names venues, also one that uses the main wallet, and keeps a code that it does not know', async () => {
    const { api, user } = open()
    const row = { bets: 1, stake: '10.00', return: '0.00', net: '-10.00' }
    api.on(venueList, { list: [aVenue({ enName: 'PPDZ', name: { zh: 'PP 电子', en: 'PP Slots' } })] })
    api.on(statementResult, {
      ...RESULT,
      list: [
        { key: 'PPDZ', ...row },
        { key: 'NEW1', ...row },
      ],
    })
    await user.click(await screen.findByRole('radio', { name: '场馆' }))
    const table = await screen.findByRole('table', { name: '场馆' })
    expect(await within(table).findByRole('rowheader', { name: /^PP 电子/ })).toBeVisible()
    expect(within(table).getByRole('rowheader', { name: /^NEW1/ })).toBeVisible()
  })

  it('[MINE-STM-3] asks for months, products and venues in three ranges', async () => {
    const { api, user } = open()
    await user.click(await screen.findByRole('radio', { name: '产品' }))
    await waitFor(() => expect(api.calls(statementResult).at(-1)).toMatchObject({ by: 'product' }))
    const before = api.calls(statementResult).at(-1)?.from ?? 0
    await user.click(screen.getByRole('radio', { name: '12 个月' }))
    await waitFor(() => expect(api.calls(statementResult).at(-1)?.from).toBeLessThan(before))
  })

  it('[MINE-STM-3] shows a group that it cannot name by its key', async () => {
    const { api } = open()
    await screen.findByRole('table', { name: '月份' })
    api.on(statementResult, { ...RESULT, list: [{ ...RESULT.totals, key: 'later' }] })
    await act(() => queryClient.invalidateQueries())
    expect((await screen.findAllByText('later')).length).toBeGreaterThan(0)
  })

  it('[MINE-STM-6] keeps the names and bets of the choice before until the new figures arrive', async () => {
    const { api, user } = open()
    await screen.findByRole('table', { name: '月份' })
    api.on(statementResult, { ...RESULT, list: [{ ...RESULT.totals, key: 'sport' }] })
    await user.click(screen.getByRole('radio', { name: '产品' }))
    await screen.findByRole('table', { name: '产品' })
    await user.click(screen.getByRole('radio', { name: '12 个月' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '下载 CSV' })).toBeEnabled())
    const shown = api.calls(statementResult).at(-1)
    api.hang(statementResult)
    await user.click(screen.getByRole('radio', { name: '月份' }))
    await user.click(screen.getByRole('radio', { name: '3 个月' }))
    expect(screen.getByRole('radio', { name: '月份' })).toBeChecked()
    const table = screen.getByRole('table', { name: '产品' })
    await user.click(within(table).getByRole('button', { name: /^投注.*体育/ }))
    await screen.findByRole('dialog', { name: '体育：注单明细' })
    await waitFor(() => expect(api.calls(statementBets)).toEqual([{ ...shown, key: 'sport' }]))
  })

  it('[MINE-STM-4] shows each group with a bar, and each net opens the bets that it adds up', async () => {
    const { api, user } = open()
    const table = await screen.findByRole('table', { name: '月份' })
    const bars = [...table.querySelectorAll('rect')]
    expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
      ['100', '62.5'],
      ['0', '100'],
    ])
    expect(bars.map((bar) => bar.hasAttribute('data-loss'))).toEqual([false, true])
    expect(within(table).getByRole('row', { name: /^合计/ })).toHaveTextContent(
      /^合计3 注投注 ¥40\.00.*返还 ¥32\.50.*−¥7\.50/,
    )
    await user.click(within(table).getByRole('button', { name: /^−\s*¥\s*20.*2026年10月/ }))
    const sheet = await screen.findByRole('dialog', { name: '2026年10月：注单明细' })
    expect(api.calls(statementBets)).toEqual([expect.objectContaining({ by: 'month', key: '2026-10' })])
    expect(await within(sheet).findByRole('row', { name: /^更早的 1 注/ })).toHaveTextContent('−¥10.00')
    expect(within(sheet).getByRole('row', { name: /^合计/ })).toHaveTextContent('−¥20.00')
    expect(within(sheet).getByRole('link')).toHaveAttribute('href', '/mine/record/betRecord?no=B7')
  })

  it.each([/^投注 ¥30\.00.*2026年10月/, /^返还 ¥10\.00.*2026年10月/])(
    '[MINE-STM-4] a stake and a return open the bets too: %s',
    async (name) => {
      const { api, user } = open()
      const table = await screen.findByRole('table', { name: '月份' })
      await user.click(within(table).getByRole('button', { name }))
      expect(await screen.findByRole('dialog', { name: '2026年10月：注单明细' })).toBeVisible()
      expect(api.calls(statementBets)).toEqual([expect.objectContaining({ by: 'month', key: '2026-10' })])
    },
  )

  it('[MINE-STM-8] shows and names no amount while amounts are hidden', async () => {
    const api = fakeApi({ others: 'generated' })
    answers(api)
    const { user, container } = renderWithPlatform(
      <>
        <Hide />
        <StatementPage />
      </>,
      { route: '/mine/statement' },
    )
    const table = await screen.findByRole('table', { name: '月份' })
    expect([...table.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual(['2', '2'])
    expect(table.querySelector('[data-loss]')).toBeNull()
    // Four that open their postings, the open stakes, two months and their sum.
    await waitFor(() => expect(screen.getAllByRole('img', { name: '金额已隐藏' })).toHaveLength(8))
    await user.click(screen.getByRole('button', { name: /^投注.*2026年10月/ }))
    const sheet = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(sheet.getAllByRole('img', { name: '金额已隐藏' })).toHaveLength(3))
    expect(sheet.queryByText(/10\.00/)).toBeNull()
    expect(screen.queryAllByRole('img', { name: '•••', hidden: true })).toEqual([])
    await expectNoAxeViolations(container)
  })

  it('[MINE-STM-9] downloads wallet and results as a PDF', async () => {
    const saved: Blob[] = []
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob)
      return 'blob:x'
    }
    URL.revokeObjectURL = () => {}
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '下载 PDF' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.type).toBe('application/pdf')
    const text = await textOf(saved[0])
    expect(text).toMatch(/^%PDF-1\.4/)
    for (const figure of ['120.00', '-20.00', '+12.50', '-7.50']) expect(text).toContain(`(${figure}) Tj`)
  })

  it('[MINE-STM-5] downloads the table as CSV', async () => {
    const saved: Blob[] = []
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob)
      return 'blob:x'
    }
    URL.revokeObjectURL = () => {}
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '下载 CSV' }))
    const text = await textOf(saved[0])
    expect(text).toContain('月份,注数,投注额,返还,净盈亏\r\n')
    expect(text).toContain('2026年10月,2,30.00,10.00,-20.00\r\n')
  })
})

/** jsdom's blobs have no `text()`. */
function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob ?? new Blob())
  })
}
