/** Turns of the peak bet: a member joins or leaves, a season is closed, a prize is claimed. */
import * as CODE from '@lantern/contract/code'
import type { Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { PeakEntry } from '../../database/tables/site/activity.schema.ts'
import { writtenFen } from '../../ledger/money.rules.ts'
import { newNo } from '../../ledger/numbers.ts'
import { sendMail } from '../../members/send-mail.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import { payBonus } from '../../turnover/bonus-ledger.ts'
import {
  bestBets,
  insertEntries,
  insertJoin,
  insertPeakCode,
  insertSeason,
  lockedEntry,
  markPrizeClaimed,
  peakCodeOf,
  removeJoin,
} from './peak.repository.ts'
import { PEAK_RULE, prizeOf, type Season } from './peak.rules.ts'
import { type Ranked, rankedBets } from './peak-board.ts'

/** Puts the member on the boards. Who has joined before keeps the time of it. */
export async function joinPeak(trx: Trx, memberId: string, at: number): Promise<void> {
  await insertJoin(trx, memberId, at)
  if ((await peakCodeOf(trx, memberId)) === null) await insertPeakCode(trx, memberId, newNo('', at).slice(-8))
}

export async function leavePeak(trx: Trx, memberId: string): Promise<void> {
  await removeJoin(trx, memberId)
}

/** Makes the ranks of a season final, once, and notifies the winners. */
export async function closeSeason(trx: Trx, season: Season, now: number): Promise<void> {
  if (!(await insertSeason(trx, season.id, now))) return
  const ranked = rankedBets(await bestBets(trx, season, now))
  await insertEntries(
    trx,
    ranked.map((row) => entryOf(season.id, row)),
  )
  for (const { memberId, rank } of ranked.filter(({ rank }) => prizeOf(rank) > 0))
    await tellOfPrize(trx, memberId, { season: season.id, rank, at: now })
}

export function entryOf(
  season: string,
  { memberId, rank, odds, betNo, sport, settledAt, stake }: Omit<Ranked, 'nick'>,
): PeakEntry {
  return {
    season,
    member_id: memberId,
    rank,
    odds,
    bet_no: betNo,
    sport_zh: sport.zh,
    sport_en: sport.en,
    settled_at: settledAt,
    stake,
    amount: prizeOf(rank),
    audit_id: null,
    ledger_no: null,
    claimed_at: null,
  }
}

export async function tellOfPrize(
  trx: Trx,
  memberId: string,
  { season, rank, at }: { season: string; rank: number; at: number },
): Promise<void> {
  const amount = writtenFen(prizeOf(rank))
  await sendMail(trx, memberId, {
    type: 'offer',
    title: {
      zh: `好友巅峰注第 ${rank} 名，奖金 ${amount} 可领取`,
      en: `Peak bet: rank ${rank}, prize of ${amount} to claim`,
    },
    body: {
      zh: `${season} 开始的一周已结算，奖金不会过期。`,
      en: `The week from ${season} is final. The prize does not expire.`,
    },
    bizNo: prizeNo(season, memberId),
    at,
  })
}

export type ClaimedPrize = { season: string; amount: string; auditId: string; ledgerNo: string }

/**
 * Pays a prize. The caller holds the member's row, so the second of two calls finds it claimed and returns the first result.
 * @throws SandboxError 10003 when the member has no prize in the season
 */
export async function claimPrize(
  trx: Trx,
  member: Member,
  { season, requestNo }: { season: string; requestNo: string },
  now: number,
): Promise<ClaimedPrize> {
  const entry = await lockedEntry(trx, member.id, season)
  if (!entry || entry.amount === 0)
    throw new SandboxError(
      CODE.VALIDATION,
      { zh: '该周没有您的奖金', en: 'You have no prize in this week' },
      { fields: { season: 'unknown' } },
    )
  const amount = writtenFen(entry.amount)
  if (entry.claimed_at !== null)
    return { season, amount, auditId: entry.audit_id ?? '', ledgerNo: entry.ledger_no ?? '' }
  const bizNo = prizeNo(season, member.id)
  const paid = await payBonus(trx, {
    memberId: member.id,
    bizType: 'ACTIVITY',
    bizNo,
    step: 'claim',
    requestNo,
    memo: 'friendPeakBet',
    amount: entry.amount,
    multiple: PEAK_RULE.prizeMultiple,
    at: now,
  })
  await markPrizeClaimed(trx, entry, { ...paid, at: now })
  await sendMail(trx, member.id, {
    type: 'offer',
    title: { zh: `好友巅峰注奖金 ${amount} 已派发`, en: `Peak bet prize of ${amount} granted` },
    body: {
      zh: `完成 ${PEAK_RULE.prizeMultiple} 倍有效流水后转入可用余额，不会过期。`,
      en: `It moves to your available balance after ${PEAK_RULE.prizeMultiple}× valid turnover and does not expire.`,
    },
    bizNo,
    at: now,
  })
  return { season, amount, ...paid }
}

/** Business number of a prize, on ledger, mails and records. */
function prizeNo(season: string, memberId: string): string {
  return `PK-${season}-${memberId}`
}
