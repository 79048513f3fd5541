/** `/act/api/v1/luckyFlip/*`, and the control action that sets what is left of a prize. */
import * as CODE from '@lantern/contract/code'
import { type Flip, flipTable, luckyFlipFind, luckyFlipFlip, luckyFlipInfo } from '@lantern/contract/lucky-flip'
import { DAY_MS, siteDayStart } from '@lantern/contract/site-time'
import { inTransaction } from '../../database/database.ts'
import type { FlipRow } from '../../database/tables/site/activity.schema.ts'
import type { RoundSeed } from '../../database/tables/site/rounds.schema.ts'
import { seedHash } from '../../engines/draws/draws.rules.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { ControlActions } from '../../wire/control-actions.ts'
import type { Wire } from '../../wire/wire.ts'
import { prizeOf } from './flip.rules.ts'
import { chancesOf, flipCard, prizesNow, seedOfFlip } from './flip-turns.ts'
import { flipOfRequest, flipsOf, setStock } from './flips.repository.ts'

const RECENT = 20

export function flipRoutes(wire: Wire): void {
  wire.publicRead(luckyFlipInfo, async (_input, { db, now, caller }) => {
    const prizes = await prizesNow(db)
    return {
      table: flipTable(prizes),
      prizes: prizes.map(({ amount, ...prize }) => ({ ...prize, amount: fromFen(amount) })),
      my: caller
        ? {
            chances: await chancesOf(db, caller.id, now),
            renewAt: siteDayStart(now) + DAY_MS,
            next: promise(await seedOfFlip(db, caller.id)),
            record: (await flipsOf(db, caller.id, RECENT)).map(flipView),
          }
        : null,
    }
  })

  wire.memberWrite(luckyFlipFlip, async (order, { trx, member, now }) => {
    const { row, next } = await flipCard({ trx, member, order, now })
    return { flip: flipView(row), next: promise(next), chances: await chancesOf(trx, member.id, now) }
  })

  wire.memberRead(luckyFlipFind, async ({ requestNo }, { db, member }) => {
    const row = await flipOfRequest(db, member.id, requestNo)
    return { flip: row ? flipView(row) : null }
  })
}

export const flipActions: ControlActions = {
  'flip.stock': async ({ prize, left }, { db }) => {
    const isLimited = await inTransaction(db, (trx) => setStock(trx, prize, left))
    if (!isLimited) throw new SandboxError(CODE.VALIDATION, `${prize} has no limit.`, null, { http: 400 })
    return { prize, left }
  },
}

function promise(seed: RoundSeed): { commit: string; nonce: number } {
  return { commit: seedHash(seed.server_seed), nonce: seed.nonce }
}

function flipView(row: FlipRow): Flip {
  return {
    no: row.no,
    at: row.at,
    position: row.position,
    nonce: row.nonce,
    commit: seedHash(row.server_seed),
    serverSeed: row.server_seed,
    clientSeed: row.client_seed,
    table: row.odds,
    prizeId: row.prize_id,
    prize: prizeOf(row.prize_id).name,
    amount: fromFen(row.amount),
  }
}
