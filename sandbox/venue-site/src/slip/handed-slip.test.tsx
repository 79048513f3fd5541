import type { SlipBet } from '@lantern/contract/games'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VenueContext } from '../session/venue-context.tsx'
import { HandedSlip } from './handed-slip.tsx'

const bet: SlipBet = {
  requestNo: '1b4e28ba-2fa1-4d20-883f-0016d3cca427',
  legs: [{ selectionId: 'm1:1x2:home', odds: '1.95', oddsVersion: 7 }],
  stake: '20',
  accept: 'better',
}
const PLACED = {
  no: 'B2026TEST',
  enName: 'OBTY',
  category: 'sport',
  kind: 'single',
  legs: [
    {
      matchId: 'm1',
      league: '杯',
      match: '甲 vs 乙',
      market: '独赢',
      pick: '甲',
      odds: '1.95',
      score: '',
      result: null,
    },
  ],
  stake: '20.00',
  odds: '1.95',
  oddsType: 3,
  state: 2,
  result: null,
  return: '0.00',
  valid: '0.00',
  placedAt: 1,
  settledAt: null,
  shareable: true,
}
const named = (text: string) => ({ zh: text, en: text })

/** State of the market: 1 open, 2 suspended, 3 closed. */
let state: number
/** The price at the venue; a bet at a better one is refused. */
let price: string
/** How long a read of the quotes takes. */
let quoteMs: number
let placed: unknown[]
const tell = jest.fn()

beforeEach(() => {
  state = 1
  price = '1.95'
  quoteMs = 0
  placed = []
  tell.mockClear()
  AbortSignal.timeout ??= () => new AbortController().signal
  globalThis.fetch = (async (path: string, { body }: { body?: string }) => {
    const quote = {
      id: 'm1:1x2:home',
      match: named('甲 vs 乙'),
      market: named('独赢'),
      pick: named('甲'),
      odds: price,
    }
    if (path.includes('/bet/place')) {
      const asked = JSON.parse(body ?? '') as SlipBet
      placed.push(asked)
      const was = asked.legs[0]?.odds
      if (was !== price) return { json: async () => ({ code: 711015, data: { reason: 'odds', was, odds: price } }) }
    }
    if (path.includes('/quote') && quoteMs > 0) await new Promise((resolve) => setTimeout(resolve, quoteMs))
    const data = path.includes('/quote')
      ? { list: [{ ...quote, oddsVersion: 8, state }] }
      : { bet: PLACED, balance: '80.00' }
    return { json: async () => ({ code: 350, message: '', data }) }
  }) as never
})
afterEach(cleanup)

async function open() {
  const nothing = () => undefined
  const caller = { token: 'venue-token', venue: 'OBTY' } as never
  render(
    <VenueContext value={{ caller, tell, onExpired: nothing }}>
      <HandedSlip
        bets={[bet]}
        wallet={{ balance: '100.00', oddsType: 3 }}
        onPlaced={nothing}
        onClose={nothing}
        onShowBets={nothing}
      />
    </VenueContext>,
  )
  const slip = within(await screen.findByRole('dialog'))
  await slip.findByText('独赢 · 甲 vs 乙')
  return slip
}

describe('a slip that the site handed over', () => {
  it('[SBX-205] is placed once when confirm is tapped twice', async () => {
    const slip = await open()
    await userEvent.dblClick(slip.getByRole('button', { name: '确认投注' }))
    await waitFor(() => expect(tell).toHaveBeenCalledWith({ kind: 'venue:placed', requestNo: bet.requestNo }))
    expect(placed).toEqual([bet])
  })

  it('[SBX-205] asks the member about a worse price, and takes the price that it named', async () => {
    const slip = await open()
    price = '1.80'
    quoteMs = 100
    const confirm = () => slip.getByRole('button', { name: '确认投注' })
    await userEvent.click(confirm())
    await slip.findByText('赔率已由 1.95 变为 1.80，是否按新赔率投注？')
    // As soon as it can be tapped.
    await waitFor(() => expect(confirm()).toBeEnabled())
    await userEvent.click(confirm())
    await waitFor(() => expect(tell).toHaveBeenCalledWith({ kind: 'venue:placed', requestNo: bet.requestNo }))
    expect(placed.map((one) => (one as SlipBet).legs[0]?.odds)).toEqual(['1.95', '1.80'])
  })

  it.each([
    [2, '暂停'],
    [3, '关闭'],
  ])(
    '[SBX-205] cannot be placed while its market is in state %i, and shows %s beside the pick',
    async (closed, word) => {
      state = closed
      const slip = await open()
      expect(slip.getByText(word)).toBeInTheDocument()
      const confirm = () => slip.getByRole('button', { name: '确认投注' })
      expect(confirm()).toBeDisabled()
      await userEvent.click(confirm())
      expect(placed).toEqual([])
      state = 1
      await waitFor(() => expect(confirm()).toBeEnabled(), { timeout: 4_000 })
      expect(slip.queryByText(word)).toBeNull()
    },
  )
})
