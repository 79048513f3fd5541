/** A shared game of the session's venue, and the key of its rounds in the records. */
import * as CODE from '@lantern/contract/code'
import type { SharedGameView } from '@lantern/contract/shared-rounds'
import { findGame, type GameRow, makeGames } from '../content/games/games.ts'
import type { SharedTitle } from '../content/games/titles.ts'
import { sharedTermsOf } from '../engines/shared/shared-game.rules.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { isSeamless, venueName } from '../site/venues.ts'

export type SharedGame = GameRow & { readonly title: SharedTitle }

/** @throws SandboxError 10003 for a game of another venue, an unknown one, or one that is not played on the clock */
export function requireSharedGame(enName: string, gameCode: string): SharedGame {
  const row = findGame(enName, gameCode)
  if (row?.title?.shared) return { ...row, title: row.title }
  const sentence = { zh: '该游戏暂不可玩', en: 'This game cannot be played yet' }
  throw new SandboxError(CODE.VALIDATION, sentence, { fields: { game: sentence } })
}

export function sharedGameView({ gameCode, enName, name, title }: SharedGame): SharedGameView {
  const { chips, maxStake } = sharedTermsOf(title.shared.kind)
  return {
    gameCode,
    enName,
    venue: venueName(enName),
    name,
    engine: title.shared.kind,
    chips: chips.map(fromFen),
    maxStake: fromFen(maxStake),
    walletMode: isSeamless(enName) ? 2 : 1,
    sheet: title.shared,
  }
}

/** What the bets of a round have in common: their `match_id`. */
export function roundKey(gameCode: string, no: number): string {
  return `${gameCode}/${no}`
}

/** @returns null for the key of anything that is not a round of a shared game */
export function roundOfKey(key: string): { readonly game: SharedGame; readonly no: number } | null {
  const [, gameCode, no] = /^(.{1,64})\/(\d{1,12})$/.exec(key) ?? []
  const row = gameCode === undefined ? undefined : makeGames().find((one) => one.gameCode === gameCode)
  return row?.title?.shared ? { game: { ...row, title: row.title }, no: Number(no) } : null
}
