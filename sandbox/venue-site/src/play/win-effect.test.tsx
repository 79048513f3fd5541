/** Result of a round that returned nothing, the stake, or more. The rounds are invented, because real ones never return exactly the stake. */
import type { Round } from '@lantern/contract/rounds'
import { cleanup, render, screen } from '@testing-library/react'
import { bullsSheetSchema } from '../../../src/engines/cards/bulls.rules.ts'
import { fishingSheet } from '../../../src/engines/fishing/fishing.rules.ts'
import { LocaleProvider } from '../locale.tsx'
import { BullsGame } from './cards/bulls-game.tsx'
import { FishingGame } from './fishing/fishing-game.tsx'
import type { Rounds } from './use-rounds.ts'

const cast = jest.fn()
jest.mock('./fishing/sea.ts', () => ({
  startSea: () => ({ cast, fishAt: () => null, aim: () => undefined, stop: () => undefined }),
}))

const bulls = { kind: bullsSheetSchema.entries.kind.literal, theme: 'felt', rakePercent: 5 }
const sea = fishingSheet('sea', 1)

/** The newest of two rounds, with a stake of 2.00. */
function roundsOf(choice: Round['choice'], back: string, nonce: number): Rounds {
  const round = (at: number, returned: string): Round => ({
    no: `B${at}`,
    gameCode: 'G',
    serverSeed: `server-seed-${at}`,
    serverSeedHash: '',
    clientSeed: 'client',
    nonce: at,
    choice,
    stake: '2.00',
    return: returned,
    at,
  })
  const game = { stakes: ['2.00'], cycleMs: 1, walletMode: 1 }
  return {
    table: { game, balance: '100.00' } as unknown as Rounds['table'],
    game: null,
    hasFailed: false,
    phase: { kind: 'idle' },
    rounds: [round(nonce, back), round(nonce - 1, '0.00')],
    readyAt: 0,
    clientSeed: 'client',
    setClientSeed: () => undefined,
    play: () => undefined,
    check: () => undefined,
    reload: () => undefined,
  }
}

beforeEach(() => {
  cast.mockClear()
  globalThis.matchMedia = ((query: string) => ({ matches: query.includes('reduce') })) as never
})
afterEach(cleanup)

const CASES = [
  ['nothing', '0.00', false, /Nothing returned/],
  ['less than the stake', '1.99', false, /Returned 1\.99, staked 2\.00/],
  ['the stake', '2.00', false, /Returned 2\.00, staked 2\.00/],
  ['more than the stake', '2.01', true, /net win/],
] as const

describe('bulls', () => {
  it.each(CASES)('[SBX-198] a round that returns %s', (_name, back, isWin, text) => {
    render(
      <LocaleProvider locale="en">
        <BullsGame state={roundsOf({ kind: 'deal', fish: '' }, back, 2)} sheet={bulls} />
      </LocaleProvider>,
    )
    expect(document.querySelectorAll('[data-won="true"]')).toHaveLength(isWin ? 1 : 0)
    expect(screen.getByRole('status')).toHaveTextContent(text)
    expect(screen.getByRole('status').dataset.tone === 'won').toBe(isWin)
  })
})

describe('fishing', () => {
  it.each(CASES)('[SBX-198] a cast that returns %s', (_name, back, isWin, text) => {
    const page = (nonce: number) => (
      <LocaleProvider locale="en">
        <FishingGame state={roundsOf({ kind: 'cast', fish: 'minnow' }, back, nonce)} sheet={sea} />
      </LocaleProvider>
    )
    const { unmount, rerender } = render(page(1))
    expect(cast).not.toHaveBeenCalled()
    rerender(page(2))
    // The picture shows a caught fish only after a win.
    expect(cast.mock.calls).toEqual([['minnow', isWin]])
    unmount()
    render(page(2))
    expect(screen.getByRole('status')).toHaveTextContent(text)
    expect(screen.getByRole('status').dataset.tone === 'won').toBe(isWin)
  })
})
