/** Games of the lobby, one of each kind of sheet, with the return that it prints, for the proof of these figures. */
import { gameView } from '../src/content/game-view.ts'
import { type GameRow, makeGames } from '../src/content/games/games.ts'
import type { SharedTitle, Title } from '../src/content/games/titles.ts'
import { bullsReturn } from '../src/engines/cards/bulls.rules.ts'
import type { Draw } from '../src/engines/draws/draws.rules.ts'
import { castReturn } from '../src/engines/fishing/fishing.rules.ts'
import type { InstantGame } from '../src/engines/instant.rules.ts'
import { BACCARAT_BETS } from '../src/engines/shared/baccarat.rules.ts'
import { drawOutcome, paysOf } from '../src/engines/shared/shared-game.rules.ts'
import { COINS, type Volatility } from '../src/engines/slots/slot-sheet.rules.ts'
import { spin } from '../src/engines/slots/slot-spin.rules.ts'

export type Sample = {
  readonly game: GameRow
  readonly name: string
  /** Per cent, as the lobby shows it; of a table, whose bets differ, as its sheet lists it. */
  readonly printed: number
  /** Rounds in millions. */
  readonly weight: number
  /** Plays one round. @returns what came back, as a multiple of the stake */
  play(draw: Draw): number
}
type Play = Pick<Sample, 'play' | 'weight'> & { readonly what: string; readonly edge?: string }

const STAKE = 100
const SLOT_WEIGHTS: Readonly<Record<Volatility, number>> = { low: 2, mid: 4, high: 8 }
/** Fish that pay more need tens of millions of casts, so they are cast at in one sheet only. */
const SMALL_FISH = 12
const NO_FAVOURITES: ReadonlySet<string> = new Set()

export function samplesOf(): Sample[] {
  const kinds = new Set<string>()
  return makeGames().flatMap((game) => {
    const { title } = game
    if (title === null) return []
    const kind = kindOf(game, title)
    if (kinds.has(kind)) return []
    const isFirst = ![...kinds].some((known) => known.startsWith(title.engine))
    kinds.add(kind)
    const { rtp } = gameView(game, NO_FAVOURITES, 1)
    const plays = title.shared ? bets(title) : rounds(title.game, isFirst)
    return plays.map(({ what, edge = '0', weight, play }) => ({
      game,
      name: `${game.gameCode}, ${kind}${what}`,
      printed: rtp === null ? 100 - Number(edge) : Number(rtp),
      weight,
      play,
    }))
  })
}

/** Games of the same kind differ in theme, clock or seed only. */
function kindOf({ enName, rtp }: GameRow, { engine, game, shared, volatility }: Title): string {
  if (shared) return shared.kind === 'digits' ? `${engine} of ${shared.cells} at ${rtp}` : engine
  // The strips of a slot are its own: one of each volatility at each venue.
  return game.engine === 'lines' || game.engine === 'ways'
    ? `${engine} ${volatility} at ${enName}`
    : `${engine} at ${rtp}`
}

function rounds(game: InstantGame, isFirst: boolean): Play[] {
  switch (game.engine) {
    case 'bulls':
      return [{ what: '', weight: 1, play: (draw) => bullsReturn(game.sheet, STAKE, draw) / STAKE }]
    case 'fishing':
      return game.sheet.fish
        .filter(({ pays }) => isFirst || pays <= SMALL_FISH)
        .map(({ id, pays }) => ({
          what: `, ${id} pays ${pays}`,
          // The spread of a cast grows with what it pays.
          weight: Math.max(1, Math.ceil(pays / 2)),
          play: (draw) => castReturn(game.sheet, id, STAKE, draw) / STAKE,
        }))
    default:
      return [
        {
          what: '',
          weight: SLOT_WEIGHTS[game.sheet.volatility],
          play: (draw) => spin(game.sheet, draw).coins / COINS,
        },
      ]
  }
}

const SHOWN = new Set([
  ...BACCARAT_BETS.map(({ position }) => position),
  ...['n17', 'red', 'dozen2', 'column3', 'big', 'odd', 'c1v3'],
])

function bets({ shared }: SharedTitle): Play[] {
  return shared.bets
    .filter(({ position }) => SHOWN.has(position))
    .map(({ position, pays, edge }) => ({
      what: `, ${position}`,
      edge,
      // The spread of a bet grows with what it pays.
      weight: Math.max(1, Math.ceil(pays / 200)),
      play: (draw) => paysOf(shared, drawOutcome(shared, draw), position) / 100,
    }))
}
