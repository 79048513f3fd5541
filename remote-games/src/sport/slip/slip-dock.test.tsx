/** The slip as a member sees it: its bar, its rows while prices change, its task, and the effect of a second tap, tab or member. */
import { auditTasks } from '@lantern/contract/audit'
import { ODDS_TYPE, type OddsType } from '@lantern/contract/constants'
import { type SlipBet, venueList } from '@lantern/contract/games'
import { STORAGE_KEY } from '@lantern/contract/storage-keys'
import { clearSession, signIn } from '@lantern/platform'
import { aBoardMatch, aVenue, type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { setBook, takeBoard } from '../../parts/feed/live-prices.ts'
import type { SlipLeg } from '../../parts/slip/slip.machine.ts'
import { dispatchSlip, readSlip } from '../../parts/slip/slip.store.ts'
import { SlipDock } from './slip-dock.tsx'

const OB = aVenue({ enName: 'OBTY', maxLegs: 10 })
const MARKET = { state: 1, oddsVersion: 3 } as const
const legOf = (matchId: string, odds: string): SlipLeg => ({
  selectionId: `${matchId}:1x2:x:home`,
  matchId,
  marketId: `${matchId}:1x2:x`,
  kind: '1x2',
  line: null,
  pick: 'home',
  odds,
  oddsVersion: 3,
  home: { zh: '河湾', en: 'Riverbend' },
  away: { zh: '山谷', en: 'Valley' },
})
const task = {
  id: 'T1',
  source: 'deposit' as const,
  sourceNo: 'D1',
  amount: '100.00',
  multiple: '1',
  required: '100.00',
  done: '35.50',
  products: [] as string[],
  isBonus: false,
  startAt: 0,
  endAt: null,
  state: 'OPEN' as const,
}

let api: FakeApi
let at = 1
const onEnter = jest.fn()

// Loads the lazy chunk outside the time of the first test.
beforeAll(() => import('./slip-sheet.tsx'))
beforeEach(() => {
  onEnter.mockClear()
  api = fakeApi()
  api.on(venueList, { list: [OB] })
  api.on(auditTasks, { asOf: 0, list: [] })
  dispatchSlip({ kind: 'taken-back' })
  dispatchSlip({ kind: 'cleared' })
  setBook('OBTY')
})

/** Sets the current prices: the home side of each match at `odds`, its market in another state, or no market. */
function price(matchId: string, odds: string | null, state: 1 | 2 | 3 = 1): void {
  at += 1
  const match = aBoardMatch({ id: matchId })
  const [first, ...rest] = match.markets
  if (!first) throw new Error('A match has a market')
  const selections = first.selections.map((one) => (one.pick === 'home' ? { ...one, odds: odds ?? one.odds } : one))
  const markets = odds === null ? rest : [{ ...first, ...MARKET, state, selections }, ...rest]
  act(() => takeBoard({ book: 'OBTY', at, list: [{ ...match, markets }] }))
}

function select(...legs: SlipLeg[]): void {
  act(() => {
    for (const leg of legs) dispatchSlip({ kind: 'toggled', book: 'OBTY', leg })
  })
}

function open(odds: OddsType = ODDS_TYPE.europe, venue = OB) {
  return renderWithPlatform(
    <SlipDock venues={[venue]} odds={odds} launch={{ target: null, close: () => undefined, enter: onEnter }} />,
  )
}

async function openSheet(venue = OB) {
  const rendered = open(ODDS_TYPE.europe, venue)
  await rendered.user.click(screen.getByRole('button', { name: /^打开注单/ }))
  return { ...rendered, sheet: within(await screen.findByRole('dialog')) }
}

describe('slip bar', () => {
  it.each([
    [ODDS_TYPE.malay, '−0.37'],
    [ODDS_TYPE.hongkong, '2.70'],
    [ODDS_TYPE.europe, '3.70'],
    [ODDS_TYPE.indonesia, '2.70'],
  ] as const)('[GAMES-20] shows the price of a parlay in the chosen type %i: %s', (type, shown) => {
    select(legOf('x1', '1.95'), legOf('x2', '1.90'))
    open(type)
    expect(screen.getByRole('button', { name: /^打开注单，2 项/ })).toHaveTextContent(`串关 ${shown}`)
  })
})

describe('rows of the slip', () => {
  it('[GAMES-34] shows a lower price beside the previous one and continues only after it was accepted', async () => {
    price('x1', '1.95')
    select(legOf('x1', '1.95'))
    const { user, sheet } = await openSheet()
    await user.type(sheet.getByLabelText(/的投注金额$/), '10')
    expect(sheet.getByRole('button', { name: /^带注单进入/ })).toBeEnabled()
    price('x1', '1.80')
    expect(sheet.getByText('赔率下降：1.95 → 1.80')).toBeVisible()
    expect(sheet.queryByRole('button', { name: /^带注单进入/ })).toBeNull()
    await user.click(sheet.getByRole('button', { name: '接受新赔率' }))
    expect(sheet.queryByText(/^赔率下降/)).toBeNull()
    expect(readSlip().legs).toMatchObject([{ odds: '1.80' }])
    expect(sheet.getByRole('button', { name: /^带注单进入/ })).toBeEnabled()
  })

  it('[GAMES-34] shows a better price, which needs no consent, and what it returns', async () => {
    price('x1', '1.95')
    select(legOf('x1', '1.95'))
    const { user, sheet } = await openSheet()
    await user.type(sheet.getByLabelText(/的投注金额$/), '10')
    price('x1', '2.10')
    expect(sheet.getByText('赔率上升：1.95 → 2.10')).toBeVisible()
    expect(sheet.getByText('¥21.00')).toBeVisible()
    expect(sheet.getByRole('button', { name: /^带注单进入/ })).toBeEnabled()
  })

  it('[GAMES-34] is blocked by a suspended or closed market, and continues once the closed one is removed', async () => {
    price('x1', '1.95')
    price('x2', '1.90')
    select(legOf('x1', '1.95'), legOf('x2', '1.90'))
    const { user, sheet } = await openSheet()
    const [stake] = sheet.getAllByLabelText(/的投注金额$/)
    await user.type(stake as HTMLElement, '10')
    price('x2', '1.90', 2)
    expect(sheet.getByText('盘口暂停')).toBeVisible()
    expect(sheet.getByRole('button', { name: /^带注单进入/ })).toBeDisabled()
    price('x2', null)
    expect(sheet.getByText('盘口已关闭')).toBeVisible()
    expect(sheet.getByText('有盘口已关闭，请移除')).toBeVisible()
    const closed = sheet.getByText('盘口已关闭').closest('li')
    await user.click(within(closed as HTMLElement).getByRole('button', { name: /^移除/ }))
    expect(sheet.getByRole('button', { name: /^带注单进入/ })).toBeEnabled()
  })

  it('[GAMES-37] names the oldest open task that sport counts towards, and what it still needs', async () => {
    api.on(auditTasks, {
      asOf: 0,
      list: [
        { ...task, id: 'T0', source: 'offer', products: ['egame'], required: '900.00' },
        { ...task, id: 'T1' },
        { ...task, id: 'T2', source: 'gift', required: '700.00' },
      ],
    })
    price('x1', '1.95')
    select(legOf('x1', '1.95'))
    const { sheet } = await openSheet()
    expect(await sheet.findByText('存款，尚需 ¥64.50')).toBeVisible()
  })
})

describe('limits of the venue', () => {
  it('[GAMES-36] refuses a stake below the smallest and above the highest of the venue before it is handed over', async () => {
    price('x1', '1.95')
    select(legOf('x1', '1.95'))
    const { user, sheet } = await openSheet()
    const stake = sheet.getByLabelText(/的投注金额$/)
    await user.type(stake, '1')
    expect(sheet.getByText('最低投注 ¥2.00')).toBeVisible()
    await user.clear(stake)
    await user.type(stake, '50000')
    expect(sheet.getByText('最高投注 ¥20,000.00')).toBeVisible()
    expect(sheet.getByRole('button', { name: /^带注单进入/ })).toBeDisabled()
    await user.clear(stake)
    await user.type(stake, '20000')
    expect(sheet.getByRole('button', { name: /^带注单进入/ })).toBeEnabled()
  })

  it('[GAMES-36] limits the stake of a parlay by the most that it may return', async () => {
    price('x1', '99.00')
    price('x2', '99.00')
    select(legOf('x1', '99.00'), legOf('x2', '99.00'))
    const { user, sheet } = await openSheet()
    await user.click(sheet.getByRole('radio', { name: '2 串 1' }))
    const stake = sheet.getByLabelText('投注金额')
    // 2,000,000.00 / 9,801.00 = 204.06.
    await user.type(stake, '204.07')
    expect(sheet.getByText('最高投注 ¥204.06')).toBeVisible()
    await user.clear(stake)
    await user.type(stake, '204.06')
    expect(sheet.getByRole('button', { name: /^带注单进入/ })).toBeEnabled()
  })

  it('[GAMES-36] leaves stakes to a venue that publishes no highest one', async () => {
    price('x1', '1.95')
    select(legOf('x1', '1.95'))
    const { user, sheet } = await openSheet({ ...OB, maxBet: null, maxParlayReturn: null })
    await user.type(sheet.getByLabelText(/的投注金额$/), '50000')
    expect(sheet.getByRole('button', { name: /^带注单进入/ })).toBeEnabled()
  })
})

describe('chance and margin', () => {
  // At 1.95, 3.40 and 3.80 (the fixture's market) the implied chances add up to 107.0 %.
  it('[GAMES-37] shows them for an only pick in a sentence', async () => {
    price('x1', '1.95')
    select(legOf('x1', '1.95'))
    const { sheet } = await openSheet()
    expect(sheet.getByText(/超过 51\.3% 才不亏.*多 7\.0%，这是场馆的抽水/)).toBeVisible()
    expect(sheet.queryByText(/^概率 /)).toBeNull()
  })

  it('[GAMES-37] shows them for each of two picks, and multiplied for their parlay', async () => {
    price('x1', '1.95')
    price('x2', '1.90')
    select(legOf('x1', '1.95'), legOf('x2', '1.90'))
    const { user, sheet } = await openSheet()
    expect(sheet.getByText('概率 51.3% · 抽水 7.0%')).toBeVisible()
    expect(sheet.getByText('概率 52.6% · 抽水 8.4%')).toBeVisible()
    expect(sheet.getByText(/^概率由赔率得出/)).toBeVisible()
    await user.click(sheet.getByRole('radio', { name: '2 串 1' }))
    expect(sheet.getByText('概率 51.3% · 抽水 7.0%')).toBeVisible()
    expect(sheet.getByText(/全中的概率要超过 27\.0% 才不亏/)).toBeVisible()
    expect(sheet.getByText(/叠加后，场馆的抽水是 16\.0%/)).toBeVisible()
    // The margin of a parlay needs all its markets.
    price('x2', null)
    expect(sheet.queryByText(/场馆的抽水是/)).toBeNull()
  })
})

describe('one slip, placed once', () => {
  it('[GAMES-38] hands one bet over even if buttons are tapped twice, and no other afterwards', async () => {
    price('x1', '1.95')
    select(legOf('x1', '1.95'))
    const { user, sheet } = await openSheet()
    await user.type(sheet.getByLabelText(/的投注金额$/), '10')
    const confirm = sheet.getByRole('button', { name: /^带注单进入/ })
    // Both taps within one frame: before React has rendered again.
    act(() => {
      fireEvent.click(confirm)
      fireEvent.click(confirm)
    })
    expect(sentBets()).toHaveLength(1)
    const [first] = sentBets()
    fireEvent.click(confirm)
    expect(sentBets()).toEqual([first])
  })

  it('[GAMES-38] a second tab that confirms the same slip hands nothing else over', () => {
    price('x1', '1.95')
    select(legOf('x1', '1.95'))
    const bet = (requestNo: string): SlipBet => ({
      requestNo,
      legs: [{ selectionId: 'x1:1x2:x:home', odds: '1.95', oddsVersion: 3 }],
      stake: '10',
      accept: 'better',
    })
    // The other tab has stored it; this one has not received the event yet.
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY.betSlip) ?? '') as { slip: object }
    const phase = { kind: 'sent', bets: [bet('1b4e28ba-2fa1-4d20-883f-0016d3cca427')], placed: [] }
    localStorage.setItem(STORAGE_KEY.betSlip, JSON.stringify({ ...stored, slip: { ...stored.slip, phase } }))
    expect(readSlip().phase.kind).toBe('editing')
    dispatchSlip({ kind: 'confirmed', bets: [bet('1b4e28ba-2fa1-4d20-883f-0016d3cca428')] })
    expect(sentBets().map(({ requestNo }) => requestNo)).toEqual(['1b4e28ba-2fa1-4d20-883f-0016d3cca427'])
  })

  it('[GAMES-33] shows what another tab selects and removes', () => {
    select(legOf('x1', '1.95'))
    open()
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY.betSlip) ?? '') as { slip: { legs: SlipLeg[] } }
    const tell = (legs: SlipLeg[]) =>
      act(() => {
        localStorage.setItem(STORAGE_KEY.betSlip, JSON.stringify({ ...stored, slip: { ...stored.slip, legs } }))
        window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY.betSlip }))
      })
    tell([legOf('x1', '1.95'), legOf('x2', '1.90')])
    expect(screen.getByRole('button', { name: /^打开注单，2 项/ })).toBeVisible()
    tell([])
    expect(screen.queryByRole('button', { name: /^打开注单/ })).toBeNull()
  })

  it('[GAMES-33] belongs to its member: another member on the device does not see it, and its owner gets it back', () => {
    open()
    select(legOf('x1', '1.95'))
    expect(screen.getByRole('button', { name: /^打开注单/ })).toBeVisible()
    signInAs('demo02')
    expect(screen.queryByRole('button', { name: /^打开注单/ })).toBeNull()
    signInAs('demo01')
    expect(screen.getByRole('button', { name: /^打开注单，1 项/ })).toBeVisible()
  })
})

function sentBets(): readonly SlipBet[] {
  const { phase } = readSlip()
  return phase.kind === 'sent' ? phase.bets : []
}

function signInAs(userName: string): void {
  act(() => {
    clearSession()
    signIn(
      {
        token: `token-of-${userName}`,
        memberId: `m-${userName}`,
        userName,
        expireAt: 9_999_999_999_999,
        guideDone: true,
      },
      { remember: false },
    )
  })
}
