/** Blocks, quiet hours and the reality check of a member (screens.md 6, safer). */
import { CATEGORIES, canonicalVenue } from '@lantern/contract/games'
import {
  type BlockKind,
  type QuietHours,
  saferBlock,
  saferMarketing,
  saferPlayed,
  saferQuiet,
  saferReality,
  saferReview,
  saferSettings,
} from '@lantern/contract/safer-settings'
import { fromFen } from '../ledger/money.rules.ts'
import type { Locale } from '../refusal/sandbox-error.ts'
import { wrongField } from '../refusal/wrong-field.ts'
import { isVenue } from '../site/venues.ts'
import type { Wire } from '../wire/wire.ts'
import { monthsLater } from './break.rules.ts'
import { consentsOf, giveConsent, reviewOf, storeReview, withdrawConsent } from './guard/consent.repository.ts'
import { covers, isSameQuiet, minuteOf, type Quiet, quietUntil, timeText } from './guard/quiet.rules.ts'
import { blocksOf, removeBlock, settingsOf, storeBlock, storeSettings } from './guard/settings.repository.ts'
import { changeWaited, type Waited } from './guard/waited-change.rules.ts'
import { positionSince } from './position.repository.ts'

export function settingsRoutes(wire: Wire): void {
  wire.memberRead(saferSettings, async (_input, { db, member, now }) => {
    const { realityMinutes, quiet } = await settingsOf(db, member.id)
    return {
      realityMinutes,
      quiet: quietView(quiet, now),
      blocks: await blocksOf(db, member.id),
      marketing: await consentsOf(db, member.id),
      review: await reviewOf(db, member.id),
    }
  })

  wire.memberWrite(saferMarketing, async ({ on, ...consent }, { trx, member, now }) => {
    if (on) await giveConsent(trx, member.id, consent, now)
    else await withdrawConsent(trx, member.id, consent)
    return { on }
  })

  wire.memberWrite(saferReview, async ({ months }, { trx, member, now }) => {
    const review = months === null ? null : { months, at: monthsLater(now, months) }
    await storeReview(trx, member.id, review)
    return { review }
  })

  wire.memberWrite(saferReality, async ({ minutes }, { trx, member }) => {
    await storeSettings(trx, member.id, { ...(await settingsOf(trx, member.id)), realityMinutes: minutes })
    return { minutes }
  })

  wire.memberWrite(saferQuiet, async ({ hours }, { trx, member, now }) => {
    const settings = await settingsOf(trx, member.id)
    const wanted = hours && { from: minuteOf(hours.from), to: minuteOf(hours.to) }
    const quiet = changeWaited<Quiet>(settings.quiet, wanted, now, { isSame: isSameQuiet, isTighter: covers })
    await storeSettings(trx, member.id, { ...settings, quiet })
    return quietView(quiet, now)
  })

  wire.memberWrite(saferBlock, async ({ kind, name, on }, { trx, member, now, locale }) => {
    const key = { kind, name: blockedName(kind, name, locale) }
    const known = (await blocksOf(trx, member.id)).find((one) => one.kind === kind && one.name === key.name)
    const state: Waited<true> = {
      value: known ? true : null,
      pending: known && known.liftAt !== null ? { value: null, at: known.liftAt } : null,
    }
    const next = changeWaited(state, on || null, now, { isSame: Object.is, isTighter: () => true })
    const liftAt = next.pending?.at ?? null
    if (next.value) await storeBlock(trx, member.id, key, liftAt)
    else await removeBlock(trx, member.id, key)
    return { on: next.value ?? false, liftAt }
  })

  wire.memberRead(saferPlayed, async ({ since }, { db, member }) => {
    const { stake, returned } = await positionSince(db, member.id, since)
    return { stake: fromFen(stake), result: fromFen(returned - stake) }
  })
}

/** @throws SandboxError 10003 for a venue or category that does not exist */
function blockedName(kind: BlockKind, name: string, locale: Locale): string {
  const known = kind === 'venue' ? canonicalVenue(name) : name
  if (kind === 'venue' ? isVenue(known) : CATEGORIES.some((category) => category === name)) return known
  throw wrongField(locale, 'name', { zh: '没有这个场馆或分类', en: 'There is no such venue or category' })
}

function quietView({ value, pending }: Waited<Quiet>, now: number) {
  return {
    hours: hoursText(value),
    pending: pending && { hours: hoursText(pending.value), at: pending.at },
    until: value && quietUntil(value, now),
  }
}

function hoursText(quiet: Quiet | null): QuietHours | null {
  return quiet && { from: timeText(quiet.from), to: timeText(quiet.to) }
}
