/** Tells the rooms of matches what the book plays: there is one source of scores. */
import { createPriceCache } from '../../book/feed/price-cache.ts'
import type { Catalogue } from '../../book/matches/catalogue.ts'
import type { Executor } from '../../database/database.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { ChatHub } from '../hub/chat-hub.ts'
import { matchOfRoom, roomOfMatch } from '../rooms/match-room.rules.ts'
import { isNews, type ScoreFrame, scoreFrame } from './score-frame.rules.ts'

const EVERY_MS = 1_000
/** A book without a profile has the prices that the site shows without a venue. */
const SITE_BOOK = ''

export type ScoreBus = {
  readonly job: Job
  /** The score of a room's match, for those who join it; null for other rooms. */
  now(db: Executor, roomId: string, at: number): Promise<ScoreFrame | null>
}

export function createScoreBus(hub: ChatHub, catalogue: Catalogue): ScoreBus {
  const prices = createPriceCache()
  /** The last frame of each match whose room is joined. */
  let told = new Map<string, ScoreFrame>()
  const framesOf = async (db: Executor, matchIds: readonly string[], at: number): Promise<ScoreFrame[]> =>
    (await catalogue.pick(db, matchIds, at)).map((match) =>
      scoreFrame(match, prices.quotes(match, SITE_BOOK, at), at, told.get(match.fixture.id)),
    )
  return {
    async now(db, roomId, at) {
      const matchId = matchOfRoom(roomId)
      const [frame] = matchId === undefined ? [] : await framesOf(db, [matchId], at)
      return frame ? { ...frame, msgData: { ...frame.msgData, event: '' } } : null
    },
    job: {
      name: 'chat.scores',
      everyMs: EVERY_MS,
      run: async ({ db, now }) => {
        const joined = hub.rooms().flatMap((roomId) => matchOfRoom(roomId) ?? [])
        const next = new Map<string, ScoreFrame>()
        for (const frame of await framesOf(db, joined, now)) {
          const { matchId } = frame.msgData
          next.set(matchId, frame)
          if (isNews(frame, told.get(matchId))) hub.tellHere(roomOfMatch(matchId), frame)
        }
        told = next
      },
    },
  }
}
