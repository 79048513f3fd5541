/** Bots in the lobby and in the rooms of two live matches, on the sandbox clock. They can be switched off. */

import type { Catalogue, MatchNow } from '../../book/matches/catalogue.ts'
import { pickIndex, seedOf } from '../../book/play/seeded.rules.ts'
import { SPORTS } from '../../book/play/sports.rules.ts'
import { type Database, type Executor, inTransaction } from '../../database/database.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { ChatHub } from '../hub/chat-hub.ts'
import { appendLine, history, LOBBY } from '../rooms/chat.repository.ts'
import { roomOfMatch } from '../rooms/match-room.rules.ts'
import { openMatchRoom } from '../rooms/open-match-room.ts'
import { BOTS, type Bot, botLine, LINES_LATELY, type LiveMatch, type Said } from './bot-lines.rules.ts'
import { matchTalk, type WatchedMatch } from './match-talk.rules.ts'

const EVERY_MS = 6_000
/** Minimum real time between lines, for fast sandbox clocks. */
const REAL_PAUSE_MS = 2_500
const SEED = seedOf('bots')
const MATCH_ROOMS = 2
const BOTS_IN_MATCH_ROOM = 4
/** More points than this on average: a single one is no event. */
const HIGH_SCORING_MEAN = 10

export type Bots = {
  readonly job: Job
  readonly isOn: () => boolean
  set(on: boolean): void
  online(roomId: string): number
}

type Stage = {
  readonly hub: ChatHub
  readonly catalogue: Catalogue
  /** Of match rooms, as they last mentioned it. */
  readonly scores: Map<string, WatchedMatch['score']>
}

export function createBots(hub: ChatHub, catalogue: Catalogue, real: () => number = Date.now): Bots {
  let isOn = true
  let lastAt = 0
  let count = 0
  const stage: Stage = { hub, catalogue, scores: new Map() }
  let rooms: readonly string[] = []
  return {
    isOn: () => isOn,
    set(on) {
      isOn = on
    },
    online: (roomId) => (!isOn ? 0 : roomId === LOBBY ? BOTS.length : rooms.includes(roomId) ? BOTS_IN_MATCH_ROOM : 0),
    job: {
      name: 'chat.bots',
      everyMs: EVERY_MS,
      run: async ({ db, now }) => {
        if (!isOn || real() - lastAt < REAL_PAUSE_MS) return
        lastAt = real()
        count += 1
        const n = Math.floor(now / EVERY_MS) + count
        const matches = await catalogue.matches(db, 'live', now)
        const watched = matches.slice(0, MATCH_ROOMS)
        rooms = watched.map(({ fixture }) => roomOfMatch(fixture.id))
        // Random pauses look natural.
        if (pickIndex(SEED, n, 3, 9) === 0) return
        const match = watched[pickIndex(SEED, n, MATCH_ROOMS + 1, 8) - 1]
        await (match ? talkOf(db, stage, match, n, now) : talk(db, stage, matches, n, now))
      },
    },
  }
}

/** Small talk in the lobby. */
async function talk(db: Database, stage: Stage, matches: readonly MatchNow[], n: number, now: number): Promise<void> {
  const { bot, said } = botLine(SEED, n, matches.map(liveMatch), await saidLately(db, LOBBY))
  await say(db, stage, { roomId: LOBBY, bot, said, now })
}

/** About a match, in its room. */
async function talkOf(db: Database, stage: Stage, match: MatchNow, n: number, now: number): Promise<void> {
  const roomId = roomOfMatch(match.fixture.id)
  await openMatchRoom(db, stage.catalogue, roomId)
  // Others than in the room beside it.
  const at = (seedOf(roomId) % BOTS.length) + pickIndex(SEED, n, BOTS_IN_MATCH_ROOM, 1)
  const bot = BOTS[at % BOTS.length] as Bot
  const watched = watchedMatch(match)
  const said = matchTalk(SEED, n, watched, {
    before: stage.scores.get(roomId) ?? null,
    lately: await saidLately(db, roomId),
  })
  if (said === null) return
  stage.scores.set(roomId, watched.score)
  await say(db, stage, { roomId, bot, said, now })
}

/** The newest lines of a room: a reader sees no sentence of the bots twice on one screen. */
async function saidLately(db: Executor, roomId: string): Promise<string[]> {
  const { rows } = await history(db, { roomId, size: LINES_LATELY, kind: 1 })
  return rows.map(({ text }) => text)
}

type Saying = { readonly roomId: string; readonly bot: Bot; readonly said: Said; readonly now: number }

async function say(db: Database, { hub }: Stage, { roomId, bot, said, now }: Saying): Promise<void> {
  const { seq } = await inTransaction(db, (trx) =>
    appendLine(trx, {
      room_id: roomId,
      kind: 'text',
      member_id: bot.id,
      nick: bot.nick,
      vip: bot.vip,
      text: said.zh,
      text_en: said.en,
      at: now,
      cid: '',
      bot: true,
    }),
  )
  hub.lineAdded(roomId, seq)
}

export async function liveMatches(db: Executor, catalogue: Catalogue, now: number): Promise<LiveMatch[]> {
  return (await catalogue.matches(db, 'live', now)).map(liveMatch)
}

function liveMatch({ fixture: { home, away }, status }: MatchNow): LiveMatch {
  const { score } = status.standing
  return { home, away, score: `${score.home}:${score.away}` }
}

function watchedMatch({ fixture, status: { standing } }: MatchNow): WatchedMatch {
  const sport = SPORTS[fixture.sport]
  const isInSets = sport.kind === 'sets'
  // Baseball has innings, and no clock.
  const isTimed = sport.kind === 'slots' && fixture.sport !== 'baseball'
  return {
    home: fixture.home,
    away: fixture.away,
    score: standing.score,
    period: standing.period,
    clock: isTimed ? standing.clock : null,
    lastClock: sport.kind === 'slots' ? (sport.phases.at(-1)?.clockTo ?? 0) : 0,
    isHighScoring: sport.kind === 'slots' && sport.mean > HIGH_SCORING_MEAN,
    isInSets,
  }
}
