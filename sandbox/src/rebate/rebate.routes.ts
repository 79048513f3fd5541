/** `/site/api/v1/rebate/*` (screens.md 6 rebate). */

import * as CODE from '@lantern/contract/code'
import { type RebateClaim, type RebateItem, rebateClaim, rebateHistory, rebatePreview } from '@lantern/contract/rebate'
import { DAY_MS, siteDayStart } from '@lantern/contract/site-time'
import { siteTimeText } from '../clock/site-time.rules.ts'
import type { Executor } from '../database/database.ts'
import type { RebateClaimRow } from '../database/tables/money/rebate.schema.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { requireFunds } from '../members/standing.rules.ts'
import { type Locale, SandboxError } from '../refusal/sandbox-error.ts'
import { isVenue, venueName } from '../site/venues.ts'
import type { Wire } from '../wire/wire.ts'
import {
  earnedOn,
  isCalculated,
  itemsOfClaim,
  lastTodayClaim,
  openStakes,
  pageOfClaims,
  readyDays,
} from './rebate.repository.ts'
import { CALC_FROM_MS, calculatingUntil, capFen, MIN_CLAIM_FEN, payableOf, TODAY_GAP_MS } from './rebate.rules.ts'
import { payRebate, takeReady } from './rebate-turns.ts'

export function rebateRoutes(wire: Wire): void {
  wire.memberRead(rebatePreview, async (_input, { db, member, now, locale }) => {
    const today = siteDayStart(now)
    const open = await openStakes(db, member.id)
    const ready = await readyDays(db, member.id)
    const hasRun = await isCalculated(db, today - DAY_MS)
    const live = payableOf(await earnedOn(db, member.id, today), member.vip)
    const waiting = hasRun ? [] : payableOf(await earnedOn(db, member.id, today - DAY_MS), member.vip)
    const view =
      (state: RebateItem['state'], day: number) =>
      (part: (typeof live)[number]): RebateItem => ({
        day,
        category: part.category,
        enName: part.enName,
        name: nameOf(part.enName, locale),
        valid: fromFen(part.valid),
        rate: fromFen(part.rate),
        amount: fromFen(part.amount),
        claimed: fromFen(part.claimed),
        pending: fromFen(state === 'live' ? (open.get(part.enName) ?? 0) : 0),
        state,
      })
    const last = await lastTodayClaim(db, member.id)
    const next = last === null ? 0 : last + TODAY_GAP_MS
    return {
      asOf: now,
      vip: member.vip,
      items: [
        ...ready.map((row) => view('ready', row.day)({ ...row, enName: row.en_name, claimed: 0 })),
        ...waiting.map(view('waiting', today - DAY_MS)),
        ...live.map(view('live', today)),
      ],
      ready: fromFen(ready.reduce((sum, { amount }) => sum + amount, 0)),
      today: fromFen(live.reduce((sum, { amount }) => sum + amount, 0)),
      min: fromFen(MIN_CLAIM_FEN),
      cap: fromFen(capFen(member.vip)),
      nextTodayAt: next > now ? next : null,
      calculatingUntil: calculatingUntil(now, today),
      autoAt: ready[0] ? ready[0].day + 2 * DAY_MS + CALC_FROM_MS : null,
    }
  })

  wire.memberWrite(rebateClaim, async ({ what, requestNo }, { trx, member, now, locale }) => {
    requireFunds(member)
    const today = siteDayStart(now)
    const until = calculatingUntil(now, today)
    if (until !== null)
      throw new SandboxError(CODE.OFFER_IN_REVIEW, {
        zh: `返水正在结算，${siteTimeText(until)} 后可领取`,
        en: `Rebates are being calculated. Claim after ${siteTimeText(until)}.`,
      })
    const items = what === 'ready' ? await readyItems(trx, member.id) : await todayItems(trx, member, now)
    const sum = items.reduce((total, { amount }) => total + amount, 0)
    if (sum < MIN_CLAIM_FEN)
      throw new SandboxError(
        CODE.BELOW_MINIMUM,
        { zh: `满 ¥${fromFen(MIN_CLAIM_FEN)} 可领取`, en: `Rebates are paid from ${fromFen(MIN_CLAIM_FEN)}` },
        { min: fromFen(MIN_CLAIM_FEN) },
      )
    if (what === 'ready') await takeReady(trx, await readyDays(trx, member.id), 'CLAIMED')
    const claim = await payRebate(trx, { memberId: member.id, kind: what, items, requestNo, at: now })
    return claimView(trx, claim, locale)
  })

  wire.memberRead(rebateHistory, async ({ from, to, requestNo, pageNum, pageSize }, { db, member, locale }) => {
    const filter = { memberId: member.id, from, to, requestNo }
    const offset = (pageNum - 1) * pageSize
    const { rows, total, sum } = await pageOfClaims(db, filter, { offset, limit: pageSize })
    return {
      list: await Promise.all(rows.map((row) => claimView(db, row, locale))),
      total,
      hasMore: offset + rows.length < total,
      sum: fromFen(sum),
    }
  })
}

async function readyItems(db: Executor, memberId: string) {
  return (await readyDays(db, memberId)).map(({ day, en_name, category, valid, rate, amount }) => ({
    day,
    en_name,
    category,
    valid,
    rate,
    amount,
  }))
}

async function todayItems(db: Executor, member: { id: string; vip: number }, now: number) {
  const last = await lastTodayClaim(db, member.id)
  if (last !== null && now - last < TODAY_GAP_MS)
    throw new SandboxError(CODE.OFFER_CLAIMED, {
      zh: `当日返水每 30 分钟可领取一次，${siteTimeText(last + TODAY_GAP_MS)} 后再领`,
      en: `Today's rebate can be claimed every 30 minutes. Claim again after ${siteTimeText(last + TODAY_GAP_MS)}.`,
    })
  const day = siteDayStart(now)
  return payableOf(await earnedOn(db, member.id, day), member.vip)
    .filter(({ amount }) => amount > 0)
    .map(({ enName, category, valid, rate, amount }) => ({ day, en_name: enName, category, valid, rate, amount }))
}

async function claimView(db: Executor, claim: RebateClaimRow, locale: Locale): Promise<RebateClaim> {
  const items = await itemsOfClaim(db, claim.no)
  return {
    no: claim.no,
    kind: claim.kind,
    amount: fromFen(claim.amount),
    at: claim.at,
    ledgerNo: claim.ledger_no,
    list: items.map((item) => ({
      day: item.day,
      enName: item.en_name,
      name: nameOf(item.en_name, locale),
      valid: fromFen(item.valid),
      rate: fromFen(item.rate),
      amount: fromFen(item.amount),
    })),
  }
}

function nameOf(enName: string, locale: Locale): string {
  if (!isVenue(enName)) return enName
  const name = venueName(enName)
  return locale === 'en' ? name.en : name.zh
}
