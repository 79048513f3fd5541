import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { seedHash } from '../../../src/engines/draws/draws.rules.ts'
import { returnOfSeeds } from '../../../src/engines/instant.rules.ts'
import { slotSheet } from '../../../src/engines/slots/slot-title.rules.ts'
import { wireMoney } from '../slip/slip.rules.ts'
import { VenueSite } from '../venue-site.tsx'

const sheet = slotSheet({ gameCode: 'JDB-001', kind: 'lines', theme: 'koi', volatility: 'low' })
const game = { engine: 'lines', sheet } as const
const seedOf = (nonce: number) => `server-seed-${nonce}`
const orders: { nonce: number; requestNo: string; stake: string; clientSeed: string }[] = []
let isCheating = false
let lostAnswers = 0

const view = {
  gameCode: 'JDB-001',
  enName: 'JDB',
  venue: { zh: 'JDB 电子', en: 'JDB Slots' },
  name: { zh: '锦鲤传奇', en: 'Koi Legend' },
  engine: 'lines',
  rtp: '95.90',
  volatility: 'low',
  cycleMs: 1,
  stakes: ['1.00', '2.00', '5.00'],
  maxMultiple: 400,
  walletMode: 1,
  sheet,
}

/** An honest server, unless the test makes it cheat or lose its answers. */
function answer(path: string, body: string): unknown {
  if (path.startsWith('/v1/book/session')) return { token: 't', enName: 'JDB', parentOrigin: '', expireAt: 9 }
  if (path.startsWith('/v1/play/table'))
    return {
      game: view,
      next: { serverSeedHash: seedHash(seedOf(1)), nonce: 1 },
      balance: '100.00',
      waitMs: 0,
      rounds: [],
    }
  const order = JSON.parse(body)
  orders.push(order)
  const { nonce, clientSeed, stake } = order
  const seeds = { serverSeed: isCheating ? 'another-seed' : seedOf(nonce), clientSeed, nonce }
  return {
    round: {
      no: `B${nonce}`,
      gameCode: 'JDB-001',
      ...seeds,
      serverSeedHash: seedHash(seeds.serverSeed),
      choice: order.choice,
      stake,
      return: wireMoney(returnOfSeeds(game, order.choice, Number(stake) * 100, seeds)),
      at: 1,
    },
    next: { serverSeedHash: seedHash(seedOf(nonce + 1)), nonce: nonce + 1 },
    balance: '98.00',
  }
}

beforeEach(() => {
  orders.length = 0
  isCheating = false
  lostAnswers = 0
  sessionStorage.clear()
  globalThis.matchMedia = ((query: string) => ({ matches: query.includes('reduce') })) as never
  globalThis.fetch = (async (path: string, { body }: { body?: string }) => {
    const data = answer(path, body ?? '')
    if (path.startsWith('/v1/play/round') && lostAnswers > 0) {
      lostAnswers -= 1
      throw new TypeError('Failed to fetch')
    }
    return { json: async () => ({ code: 350, message: '', data }) }
  }) as never
})
afterEach(cleanup)

async function open() {
  render(<VenueSite code="a-code-of-a-launch" venue="JDB" game="JDB-001" initialLocale="en" />)
  await screen.findByRole('heading', { name: 'Koi Legend' })
}
const spin = () => screen.findByRole('button', { name: 'Spin' })

describe('a slot', () => {
  it('[SBX-198] plays a round only on a tap, shows the return, and calls it a win only above the stake', async () => {
    await open()
    expect(screen.getByRole('status')).toHaveTextContent('Choose a stake and start')
    for (let round = 1; round <= 6; round += 1) {
      await userEvent.click(await spin())
      await waitFor(() => expect(orders).toHaveLength(round))
      const { nonce, clientSeed } = orders[round - 1] ?? { nonce: 0, clientSeed: '' }
      const back = returnOfSeeds(game, { kind: 'spin' }, 200, { serverSeed: seedOf(nonce), clientSeed, nonce })
      const text = back > 200 ? /net win/ : back > 0 ? /Returned .*, staked 2\.00/ : /Nothing returned/
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
      if (back <= 200) expect(document.querySelector('[data-marked="true"]')).toBeNull()
    }
    expect(orders.map(({ nonce }) => nonce)).toEqual([1, 2, 3, 4, 5, 6])
    expect(orders.every(({ stake }) => stake === '2.00')).toBe(true)
  })

  it('[SBX-190] verifies each round and stops if a seed does not match its promise', async () => {
    await open()
    await userEvent.click(await spin())
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/eturned/))
    await userEvent.click(screen.getByRole('button', { name: 'Fairness' }))
    const sheet = document.querySelector('dialog') as HTMLElement
    expect(within(sheet).getByText('✓ Verified')).toBeInTheDocument()
    expect(within(sheet).getByText(seedHash(seedOf(2)))).toBeInTheDocument()
    act(() => sheet.dispatchEvent(new Event('close')))
    isCheating = true
    await userEvent.click(await spin())
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The check failed'))
    await userEvent.click(await spin())
    expect(orders).toHaveLength(2)
  })

  it('[SBX-198] retries after a lost answer under the same request number', async () => {
    await open()
    lostAnswers = 1
    await userEvent.click(await spin())
    // The page retries automatically after a second.
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/eturned|No answer/))
    await waitFor(() => expect(orders).toHaveLength(2), { timeout: 10_000 })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/eturned/))
    expect(orders).toHaveLength(2)
    expect(orders[1]).toEqual(orders[0])
  })
})
