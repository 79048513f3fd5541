/** A flip in one transaction: guards, draw, prize through the ledger, and the seed of the next flip. */
import * as CODE from '@lantern/contract/code'
import type { RequestOf } from '@lantern/contract/endpoint'
import { FLIP_GAP_MS, FLIP_MULTIPLE, FLIPS_A_DAY, flipTable, type luckyFlipFlip } from '@lantern/contract/lucky-flip'
import { siteDayStart } from '@lantern/contract/site-time'
import type { Executor, Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { FlipRow } from '../../database/tables/site/activity.schema.ts'
import type { RoundSeed } from '../../database/tables/site/rounds.schema.ts'
import { ownerOf } from '../../ledger/accounts.ts'
import { writtenFen } from '../../ledger/money.rules.ts'
import { newNo } from '../../ledger/numbers.ts'
import { mailState } from '../../mail/money-mail.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import { nextSeed, renewSeed } from '../../rounds/rounds.repository.ts'
import { payBonus } from '../../turnover/bonus-ledger.ts'
import { cardsOf, prizeOf, prizesWithout } from './flip.rules.ts'
import { flipsOf, flipsSince, insertFlip, lockStock, takePrize, usedUpPrizes } from './flips.repository.ts'

/** The flips' name among the games that have seeds. */
const GAME = 'luckyFlip'

type Flipping = { trx: Trx; member: Member; order: RequestOf<typeof luckyFlipFlip>; now: number }

/**
 * Flips one card. The caller has locked the member's row.
 * @throws SandboxError as `luckyFlipFlip` says
 */
export async function flipCard({ trx, member, order, now }: Flipping): Promise<{ row: FlipRow; next: RoundSeed }> {
  await requireChance(trx, member.id, now)
  const seed = await seedOfFlip(trx, member.id)
  if (order.nonce !== seed.nonce) throw changed('nonce')
  await lockStock(trx)
  if (order.table !== flipTable(await prizesNow(trx))) throw changed('table')
  const seeds = { serverSeed: seed.server_seed, clientSeed: order.clientSeed, nonce: seed.nonce }
  const prize = prizeOf(cardsOf(order.table, seeds)[order.position] ?? '')
  const row: FlipRow = {
    no: newNo('F', now),
    member_id: member.id,
    request_no: order.requestNo,
    nonce: seed.nonce,
    server_seed: seed.server_seed,
    client_seed: order.clientSeed,
    position: order.position,
    odds: order.table,
    prize_id: prize.id,
    amount: prize.amount,
    at: now,
  }
  await insertFlip(trx, row)
  await takePrize(trx, prize.id)
  if (prize.amount > 0) await payPrize(trx, row)
  return { row, next: await renewSeed(trx, seed) }
}

/** The prizes that can be drawn now. */
export async function prizesNow(db: Executor): Promise<ReturnType<typeof prizesWithout>> {
  return prizesWithout(await usedUpPrizes(db))
}

/** Flips that are left today (UTC+8). */
export async function chancesOf(db: Executor, memberId: string, now: number): Promise<number> {
  return Math.max(0, FLIPS_A_DAY - (await flipsSince(db, memberId, siteDayStart(now))))
}

export async function seedOfFlip(db: Executor, memberId: string): Promise<RoundSeed> {
  return nextSeed(db, ownerOf(memberId), GAME)
}

async function requireChance(trx: Trx, memberId: string, now: number): Promise<void> {
  if ((await chancesOf(trx, memberId, now)) === 0)
    throw new SandboxError(CODE.OFFER_FULL, { zh: '今日次数已用完', en: 'You have no flips left today' })
  const [last] = await flipsOf(trx, memberId, 1)
  const waitMs = last ? Math.max(0, last.at + FLIP_GAP_MS - now) : 0
  if (waitMs > 0)
    throw new SandboxError(CODE.COMMON, { zh: '请稍候再翻', en: 'Wait a moment before the next flip' }, { waitMs })
}

/** Into the locked bonus, like the bonus of an offer (screens.md 11.3). */
async function payPrize(trx: Trx, row: FlipRow): Promise<void> {
  await payBonus(trx, {
    memberId: row.member_id,
    bizType: 'ACTIVITY',
    bizNo: row.no,
    step: 'flip',
    requestNo: row.request_no,
    memo: GAME,
    amount: row.amount,
    multiple: FLIP_MULTIPLE,
    at: row.at,
  })
  const amount = writtenFen(row.amount)
  await mailState(trx, {
    memberId: row.member_id,
    bizNo: row.no,
    state: 'PAID',
    title: { zh: '翻牌奖金已到账', en: 'The prize of a flip was credited' },
    body: {
      zh: `¥${amount} 已计入奖金，完成 ${FLIP_MULTIPLE} 倍有效流水后可提款。`,
      en: `¥${amount} is in the locked bonus. It can be withdrawn after ${FLIP_MULTIPLE}× turnover.`,
    },
    // Seen on the page.
    isQuiet: true,
    at: row.at,
  })
}

function changed(reason: 'nonce' | 'table'): SandboxError {
  const sentence =
    reason === 'nonce'
      ? { zh: '该次翻牌已在别处进行，请刷新', en: 'This flip was made elsewhere. Refresh.' }
      : { zh: '奖品概率已更新，请查看后再翻', en: 'The probabilities have changed. Look at them before you flip.' }
  return new SandboxError(CODE.STATE_CHANGED, sentence, { reason })
}
