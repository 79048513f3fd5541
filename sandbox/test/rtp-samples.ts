/** One game of each engine and bet, for the proof of the printed returns. */
import { bullsReturn, bullsRtp } from '../src/engines/cards/bulls.rules.ts'
import type { Draw } from '../src/engines/draws/draws.rules.ts'
import { castReturn, fishingSheet } from '../src/engines/fishing/fishing.rules.ts'
import { BACCARAT_BETS, type BaccaratSheet } from '../src/engines/shared/baccarat.rules.ts'
import { type DigitsSheet, digitsBets, FIVE_DIGITS, THREE_DICE } from '../src/engines/shared/digits.rules.ts'
import { ROULETTE_BETS, type RouletteSheet } from '../src/engines/shared/roulette.rules.ts'
import { drawOutcome, paysOf } from '../src/engines/shared/shared-game.rules.ts'
import { returnToPlayer } from '../src/engines/slots/slot-math.rules.ts'
import { COINS, type Volatility } from '../src/engines/slots/slot-sheet.rules.ts'
import { spin } from '../src/engines/slots/slot-spin.rules.ts'
import { slotSheet } from '../src/engines/slots/slot-title.rules.ts'

export type Sample = {
  readonly name: string
  /** Per cent. */
  readonly printed: number
  /** Rounds in millions. */
  readonly weight: number
  /** Plays one round. @returns what came back, as a multiple of the stake */
  play(draw: Draw): number
}

const STAKE = 100
const SLOT_WEIGHTS: Readonly<Record<Volatility, number>> = { low: 2, mid: 4, high: 8 }

export function samplesOf(): Sample[] {
  return [...slots(), ...bulls(), ...fish(), ...live()]
}

function bulls(): Sample[] {
  const sheet = { kind: 'bulls', theme: 'cards', rakePercent: 5 } as const
  return [
    {
      name: 'bulls',
      printed: bullsRtp(sheet) * 100,
      weight: 1,
      play: (draw) => bullsReturn(sheet, STAKE, draw) / STAKE,
    },
  ]
}

function fish(): Sample[] {
  const sheet = fishingSheet('abyss', 0)
  return sheet.fish.map(({ id, pays }) => ({
    name: `fishing, ${id} pays ${pays}`,
    printed: sheet.rtpPercent,
    // The spread of a cast grows with what it pays.
    weight: Math.max(1, Math.ceil(pays / 2)),
    play: (draw) => castReturn(sheet, id, STAKE, draw) / STAKE,
  }))
}

/** Not played: the clock of a sample does not run. */
const PLAN = { everyMs: 60_000, offsetMs: 0, betMs: 1, holdMs: 0 }

function live(): Sample[] {
  const baccarat: BaccaratSheet = { kind: 'baccarat', theme: 'felt', plan: PLAN, bets: BACCARAT_BETS }
  const roulette: RouletteSheet = { kind: 'roulette', theme: 'felt', plan: PLAN, bets: ROULETTE_BETS }
  const digits = [FIVE_DIGITS, THREE_DICE].map(
    (model): DigitsSheet => ({ kind: 'digits', theme: 'balls', plan: PLAN, bets: digitsBets(model, 95), ...model }),
  )
  const shown = new Set([
    ...BACCARAT_BETS.map(({ position }) => position),
    ...['n17', 'red', 'dozen2', 'column3', 'big', 'odd', 'c1v3'],
  ])
  return [baccarat, roulette, ...digits].flatMap((sheet) =>
    sheet.bets
      .filter(({ position }) => shown.has(position))
      .map(({ position, pays, edge }) => ({
        name: `${sheet.kind}${sheet.kind === 'digits' ? ` of ${sheet.cells}` : ''}, ${position}`,
        printed: 100 - Number(edge),
        // The spread of a bet grows with what it pays.
        weight: Math.max(1, Math.ceil(pays / 200)),
        play: (draw: Draw) => paysOf(sheet, drawOutcome(sheet, draw), position) / 100,
      })),
  )
}

function slots(): Sample[] {
  return (['lines', 'ways'] as const).flatMap((kind) =>
    (['low', 'mid', 'high'] as const).map((volatility) => {
      const sheet = slotSheet({ gameCode: `PROOF-${kind}`, kind, theme: 'lantern', volatility })
      return {
        name: `${kind}, ${volatility} volatility`,
        printed: Number((returnToPlayer(sheet) * 100).toFixed(2)),
        weight: SLOT_WEIGHTS[volatility],
        play: (draw: Draw) => spin(sheet, draw).coins / COINS,
      }
    }),
  )
}
