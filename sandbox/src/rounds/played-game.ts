/** A game of the session's venue, as the round needs it. */
import * as CODE from '@lantern/contract/code'
import type { PlayedGame } from '@lantern/contract/rounds'
import { findGame, type GameRow } from '../content/games/games.ts'
import type { InstantTitle } from '../content/games/titles.ts'
import { publishedMaximum, TERMS } from '../engines/instant.rules.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { isSeamless, venueName } from '../site/venues.ts'

export type Played = GameRow & { readonly title: InstantTitle }

/** @throws SandboxError 10003 for a game of another venue, an unknown one, or one that cannot be played yet */
export function requireGame(enName: string, gameCode: string): Played {
  const row = findGame(enName, gameCode)
  if (row?.title?.game) return { ...row, title: row.title }
  const sentence = { zh: '该游戏暂不可玩', en: 'This game cannot be played yet' }
  throw new SandboxError(CODE.VALIDATION, sentence, { fields: { game: sentence } })
}

/** The game as the page gets it. */
export function gameView({ gameCode, enName, name, title }: Played): PlayedGame {
  const terms = TERMS[title.game.engine]
  return {
    gameCode,
    enName,
    venue: venueName(enName),
    name,
    engine: title.game.engine,
    rtp: title.rtp ?? '',
    volatility: title.volatility,
    cycleMs: terms.cycleMs,
    stakes: title.stakes.map(fromFen),
    maxMultiple: publishedMaximum(title.game),
    walletMode: isSeamless(enName) ? 2 : 1,
    sheet: title.game.sheet,
  }
}
