/** Bots in the lobby and two match rooms, on the sandbox clock. They can be switched off. */

import type { Catalogue } from '../../book/matches/catalogue.ts'
import { pickIndex, seedOf } from '../../book/play/seeded.rules.ts'
import { type Database, type Executor, inTransaction } from '../../database/database.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { ChatHub } from '../hub/chat-hub.ts'
import { appendLine, LOBBY } from '../rooms/chat.repository.ts'
import { BOTS, botLine, type LiveMatch } from './bot-lines.rules.ts'

const EVERY_MS = 6_000
/** Minimum real time between lines, for fast sandbox clocks. */
const REAL_PAUSE_MS = 2_500
const SEED = seedOf('bots')

export type Bots = {
  readonly job: Job
  readonly isOn: () => boolean
  set(on: boolean): void
  online(roomId: string): number
}

export function createBots(hub: ChatHub, catalogue: Catalogue, real: () => number = Date.now): Bots {
  let isOn = true
  let lastAt = 0
  let count = 0
  return {
    isOn: () => isOn,
    set(on) {
      isOn = on
    },
    online: (roomId) => (isOn ? (roomId === LOBBY ? BOTS.length : 3) : 0),
    job: {
      name: 'chat.bots',
      everyMs: EVERY_MS,
      run: async ({ db, now }) => {
        if (!isOn || real() - lastAt < REAL_PAUSE_MS) return
        lastAt = real()
        count += 1
        const n = Math.floor(now / EVERY_MS) + count
        // Random pauses look natural.
        if (pickIndex(SEED, n, 3, 9) === 0) return
        await say(db, { hub, catalogue }, n, now)
      },
    },
  }
}

type Stage = { readonly hub: ChatHub; readonly catalogue: Catalogue }

async function say(db: Database, { hub, catalogue }: Stage, n: number, now: number): Promise<void> {
  const { bot, text } = botLine(SEED, n, await liveMatches(db, catalogue, now))
  const { seq } = await inTransaction(db, (trx) =>
    appendLine(trx, {
      room_id: LOBBY,
      kind: 'text',
      member_id: bot.id,
      nick: bot.nick,
      vip: bot.vip,
      text,
      at: now,
      cid: '',
      bot: true,
    }),
  )
  hub.lineAdded(LOBBY, seq)
}

export async function liveMatches(db: Executor, catalogue: Catalogue, now: number): Promise<LiveMatch[]> {
  const matches = await catalogue.matches(db, 'live', now)
  return matches.map(({ fixture: { home, away }, status }) => {
    const { score } = status.standing
    return { home: home.zh, away: away.zh, score: `${score.home}:${score.away}` }
  })
}
