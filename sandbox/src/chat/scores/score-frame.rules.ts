/** A match as sent to its room (10014): score, clock and prices of the winner, as the book plays it. */
import { MSG, type scoreSchema } from '@lantern/contract/chat'
import type { InferInput } from 'valibot'
import type { Quote } from '../../book/markets/markets.rules.ts'
import { oddsText } from '../../book/markets/odds-format.rules.ts'
import type { MatchNow } from '../../book/matches/catalogue.ts'
import { SPORTS } from '../../book/play/sports.rules.ts'

type ScoreData = InferInput<typeof scoreSchema>
type WinnerPick = NonNullable<ScoreData['odds']>[number]['pick']
export type ScoreFrame = { msgId: typeof MSG.score; msgData: ScoreData }

/** State of a market that accepts bets. */
const OPEN = 1
/** Periods in which the clock stands still. */
const RESTS: readonly string[] = ['HT', 'BR', 'FT']

/** @param at instant of the score: numbers it @param before the frame that the room heard last */
export function scoreFrame(
  { fixture, status }: MatchNow,
  quotes: readonly Quote[],
  at: number,
  before?: ScoreFrame,
): ScoreFrame {
  const { score, period, clock } = status.standing
  const winner = quotes.find(({ kind, state }) => kind === '1x2' && state === OPEN)
  // In sports without a match clock the minute means nothing.
  const isTimed = SPORTS[fixture.sport].kind === 'slots' && clock !== null && !RESTS.includes(period)
  const msgData: ScoreData = {
    matchId: fixture.id,
    seq: at,
    ...score,
    period,
    clock: isTimed ? `${clock}'` : '',
    odds: (winner?.prices ?? []).map(({ pick, cents }) => ({ pick: pick as WinnerPick, odds: oddsText(cents) })),
  }
  return { msgId: MSG.score, msgData: { ...msgData, event: eventOf(msgData, before?.msgData) } }
}

/** Whether the room must hear it. */
export function isNews(frame: ScoreFrame, before: ScoreFrame | undefined): boolean {
  return keyOf(frame) !== (before && keyOf(before))
}

function keyOf({ msgData: { event: _event, seq: _seq, ...shown } }: ScoreFrame): string {
  return JSON.stringify(shown)
}

/** What happened since the last frame. */
function eventOf(data: ScoreData, before: ScoreData | undefined): NonNullable<ScoreData['event']> {
  if (!before) return ''
  if (data.home !== before.home || data.away !== before.away) return 'score'
  if (data.period === before.period) return ''
  if (data.period === 'FT') return 'end'
  return before.period === '' ? 'start' : 'period'
}
