import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { seedHash } from '../../../src/engines/draws/draws.rules.ts'
import { timesOf } from '../../../src/engines/shared/round-clock.rules.ts'
import { outcomeOf } from '../../../src/engines/shared/shared-game.rules.ts'
import { liveSheet } from '../../../src/engines/shared/shared-title.rules.ts'
import { VenueSite } from '../venue-site.tsx'
import { outcomeText } from './results/outcome-text.rules.ts'
import { sharedMessagesOf } from './shared.messages.ts'

const GAME = 'AG-001'
const sheet = tableSheet()
const ROUND = 50
const seedOf = (no: number) => `server-seed-${no}`
const outcomeAt = (no: number) => outcomeOf(sheet, { serverSeed: seedOf(no), gameCode: GAME, no })

type Sent = { round: number; bets: { position: string; stake: string }[]; requestNo: string }
const orders: Sent[] = []
const placed = new Map<string, { no: string; round: number; position: string; stake: string; return: null }[]>()
/** Bets of earlier rounds, with their returns. */
let settled: { no: string; round: number; position: string; stake: string; return: string }[] = []
let isCheating = false
let lostAnswers = 0

const running = (no: number) => ({
  ...timesOf(sheet.plan, no),
  serverSeedHash: seedHash(isCheating ? 'another-seed' : seedOf(no)),
})

function tableSheet() {
  const table = liveSheet({ gameCode: GAME, first: 0, second: 0 })
  if (!table) throw new Error('The title is not a table')
  return table
}

function answer(path: string, body: string): unknown {
  if (path.startsWith('/v1/book/session')) return { token: 't', enName: 'AG', parentOrigin: '', expireAt: 9 }
  if (path.startsWith('/v1/play/shared?'))
    return {
      game: {
        gameCode: GAME,
        enName: 'AG',
        venue: { zh: 'AG 真人', en: 'AG Live' },
        name: { zh: '经典百家乐', en: 'Classic Baccarat' },
        engine: 'baccarat',
        chips: ['1.00', '5.00', '20.00'],
        maxStake: '50.00',
        walletMode: 1,
        sheet,
      },
      now: timesOf(sheet.plan, ROUND).startAt + 1_000,
      round: running(ROUND),
      next: running(ROUND + 1),
      results: path.endsWith('since=')
        ? Array.from({ length: 8 }, (_, back) => ROUND - 1 - back).map((no) => ({
            no,
            serverSeed: seedOf(no),
            outcome: outcomeAt(no),
          }))
        : [],
      bets: [...placed.values(), settled].flat(),
      balance: '100.00',
    }
  const order = JSON.parse(body) as Sent
  orders.push(order)
  if (!placed.has(order.requestNo))
    placed.set(
      order.requestNo,
      order.bets.map((bet, at) => ({ ...bet, no: `B${orders.length}${at}`, round: order.round, return: null })),
    )
  return { bets: placed.get(order.requestNo), balance: '90.00' }
}

beforeEach(() => {
  orders.length = 0
  placed.clear()
  settled = []
  isCheating = false
  lostAnswers = 0
  sessionStorage.clear()
  globalThis.matchMedia = ((query: string) => ({ matches: query.includes('reduce') })) as never
  globalThis.fetch = (async (path: string, { body }: { body?: string }) => {
    const data = answer(path, body ?? '')
    if (path.startsWith('/v1/play/shared/bet') && lostAnswers > 0) {
      lostAnswers -= 1
      throw new TypeError('Failed to fetch')
    }
    return { json: async () => ({ code: 350, message: '', data }) }
  }) as never
})
afterEach(cleanup)

async function open(locale: 'en' | 'zh-CN' = 'en') {
  render(<VenueSite code="a-code-of-a-launch" venue="AG" game={GAME} initialLocale={locale} />)
  await screen.findByRole('heading', { name: locale === 'en' ? 'Classic Baccarat' : '经典百家乐' })
}
const spot = (name: RegExp) => screen.getByRole('button', { name })

describe('a live table', () => {
  it('[SBX-216] shows chips separately from bets, and places them under one request number, also after a lost answer', async () => {
    await open()
    expect(screen.getAllByRole('status').some((one) => one.textContent === 'Betting is open')).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: 'Chip of 5.00' }))
    await userEvent.click(spot(/^Banker ×1\.95/))
    await userEvent.click(spot(/^Banker ×1\.95/))
    await userEvent.click(spot(/^Tie ×9\.00/))
    expect(spot(/^Banker ×1\.95/)).toHaveAccessibleName(/0\.00 placed, 10\.00 to confirm/)
    expect(orders).toHaveLength(0)
    lostAnswers = 1
    await userEvent.click(screen.getByRole('button', { name: 'Place bets' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Check the bets' }))
    await screen.findByText('15.00 placed')
    expect(orders).toHaveLength(2)
    expect(orders[1]).toEqual(orders[0])
    expect(orders[0]).toMatchObject({
      round: ROUND,
      bets: [
        { position: 'banker', stake: '10.00' },
        { position: 'tie', stake: '5.00' },
      ],
    })
    await waitFor(() => expect(spot(/^Banker ×/)).toHaveAccessibleName(/10\.00 placed, 0\.00 to confirm/))
  })

  it('[SBX-216] does not place more than a round accepts, and clears the board on request', async () => {
    await open()
    await userEvent.click(screen.getByRole('radio', { name: 'Chip of 20.00' }))
    for (let tap = 0; tap < 3; tap += 1) await userEvent.click(spot(/^Player ×/))
    expect(screen.getByText('At most 50.00 in one round')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Place bets' }))
    expect(orders).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(spot(/^Player ×/)).not.toHaveAccessibleName(/to confirm/)
  })

  it.each([
    ['nothing', '0.00', false],
    ['the stake of both bets', '10.00', false],
    ['more', '10.01', true],
  ])('[SBX-198] shows a win only above the stakes of the round: %s', async (_name, back, isWin) => {
    settled = [
      { no: 'B1', round: ROUND - 1, position: 'banker', stake: '5.00', return: back },
      // A lost bet counts as well.
      { no: 'B2', round: ROUND - 1, position: 'tie', stake: '5.00', return: '0.00' },
    ]
    await open()
    const line = (await screen.findAllByRole('status')).find((one) => one.textContent?.includes(back))
    expect(line).toHaveTextContent('10.00')
    if (isWin) expect(line).toHaveTextContent('Net win 0.01')
    else expect(line).not.toHaveTextContent('Net win')
  })

  it('[SBX-216] shows the road as text, and the house edge of every bet', async () => {
    await open()
    const road = await screen.findByRole('region', { name: 'Road' })
    await waitFor(() => expect(within(road).getAllByRole('listitem', { hidden: true })).toHaveLength(8))
    const text = outcomeText(sheet, outcomeAt(ROUND - 1), sharedMessagesOf('en'))
    expect(within(road).getAllByRole('listitem', { hidden: true })[0]).toHaveTextContent(`Round ${ROUND - 1} · ${text}`)
    await userEvent.click(screen.getByRole('button', { name: 'Rules and pays' }))
    const dialog = document.querySelector('dialog') as HTMLElement
    expect(within(dialog).getByText('14.36%')).toBeInTheDocument()
  })

  it('[SBX-216] is complete in Chinese', async () => {
    await open('zh-CN')
    expect(screen.getByRole('button', { name: /^庄 ×1\.95/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '确认下注' })).toBeInTheDocument()
  })

  it('[SBX-217] accepts no more bets if a hash is not the promised one', async () => {
    await open()
    await userEvent.click(spot(/^Banker ×/))
    isCheating = true
    // Placing refetches the state at once.
    await userEvent.click(screen.getByRole('button', { name: 'Place bets' }))
    await waitFor(() =>
      expect(screen.getAllByRole('status').some((one) => one.textContent?.startsWith('The check failed'))).toBe(true),
    )
    await userEvent.click(spot(/^Tie ×/))
    expect(spot(/^Tie ×/)).not.toHaveAccessibleName(/to confirm/)
  })
})
