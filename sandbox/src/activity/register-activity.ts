/** Endpoints for offers, dividends, pop-ups and floating icons, and control actions for dividends. */

import {
  activityDetail,
  activityList,
  activityRecords,
  dividendCheck,
  dividendManualLead,
  dividendReceive,
  popInfo,
  suspensionIcon,
} from '@lantern/contract/activity'
import * as CODE from '@lantern/contract/code'
import { bannerPath } from '../content/art/pictures.ts'
import { postActions } from '../content/posts/post-actions.ts'
import { sitePosts } from '../content/posts/posts.repository.ts'
import { inTransaction } from '../database/database.ts'
import { fromFen, toFen } from '../ledger/money.rules.ts'
import { findMemberByName } from '../members/members.repository.ts'
import { refuse } from '../refusal/refuse.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { ControlActions } from '../wire/control-actions.ts'
import type { Wire } from '../wire/wire.ts'
import { claimRecords, dividendRecords } from './activity-records.ts'
import { agentActions, agentRoutes } from './agent/agent.routes.ts'
import { calendarRoutes } from './calendar/calendar.routes.ts'
import { iconsAt, popsAt, postPop } from './campaigns.ts'
import { claimsOf } from './claims/claims.repository.ts'
import { claimActions, claimRoutes } from './claims/claims.routes.ts'
import { DIVIDEND_STATE } from './dividends/dividend.rules.ts'
import { claimableDividends, dividendsOf } from './dividends/dividends.repository.ts'
import { giveDividend, receiveDividend } from './dividends/dividends.ts'
import { flipActions, flipRoutes } from './flip/flip.routes.ts'
import { invitationActions, invitationRoutes } from './invitation/invitation.routes.ts'
import { planOf } from './offer-plan.ts'
import { termsOf } from './offer-terms-table.ts'
import { conditionViews, offerView } from './offer-view.ts'
import { offerActions } from './offers/offer-actions.ts'
import { allOffers, findOffer } from './offers/offers.repository.ts'
import { peakActions, peakRoutes } from './peak-bet/peak.routes.ts'
import { welfareRoutes } from './welfare.routes.ts'

export function registerActivity(wire: Wire): void {
  welfareRoutes(wire)
  claimRoutes(wire)
  flipRoutes(wire)
  calendarRoutes(wire)
  invitationRoutes(wire)
  peakRoutes(wire)
  agentRoutes(wire)
  wire.publicRead(activityList, async ({ category }, { db, now, locale, caller }) => {
    const asker = { member: caller, claims: caller ? await claimsOf(db, caller.id) : [], now, locale }
    const offers = (await allOffers(db)).filter(
      (offer) => now < offer.endAt && (!category || category === 'all' || offer.rules.category === category),
    )
    const list = []
    for (const offer of offers) list.push(await offerView(db, offer, asker))
    return { list }
  })

  wire.publicRead(activityDetail, async ({ id }, { db, now, locale, caller }) => {
    const offer = await findOffer(db, id)
    if (!offer) throw refuse('no-such-offer', { fields: { id: 'unknown' } })
    const asker = { member: caller, claims: caller ? await claimsOf(db, caller.id) : [], now, locale }
    return {
      ...(await offerView(db, offer, asker)),
      terms: termsOf(offer),
      conditions: await conditionViews(db, offer, asker),
      plan: await planOf(db, offer, asker),
    }
  })

  wire.memberRead(activityRecords, async (_input, { db, member, now }) => {
    const list = [...(await claimRecords(db, member.id, now)), ...(await dividendRecords(db, member.id))]
    return { list: list.sort((one, other) => other.at - one.at) }
  })

  wire.memberRead(dividendCheck, async (_input, { db, member, now }) => {
    const rows = await claimableDividends(db, member.id, now)
    const list = rows.map((row) => ({
      id: row.id,
      name: { zh: row.name_zh, en: row.name_en },
      amount: fromFen(row.amount),
      expireAt: row.expire_at,
      turnoverMultiple: row.multiple,
      products: [],
    }))
    return { hasDividend: list.length > 0, list }
  })

  wire.memberWrite(dividendReceive, ({ id }, { trx, member, now }) => receiveDividend(trx, member, id, now))

  wire.memberRead(dividendManualLead, async (_input, { db, member, now }) => {
    const rows = await dividendsOf(db, member.id)
    return {
      list: rows.map((row) => ({
        id: row.id,
        name: { zh: row.name_zh, en: row.name_en },
        amount: fromFen(row.amount),
        source: row.source,
        state: (row.state === DIVIDEND_STATE.claimable && row.expire_at <= now ? DIVIDEND_STATE.expired : row.state) as
          | 1
          | 2
          | 3
          | 4,
        expireAt: row.expire_at,
      })),
    }
  })

  wire.publicRead(popInfo, async (_input, { db, now }) => {
    const pops = [...(await sitePosts(db, 'popup', now)).map(postPop), ...popsAt(now)]
    return { list: pops.map((pop) => ({ ...pop, image: bannerPath(pop.id) })) }
  })
  wire.publicRead(suspensionIcon, async (_input, { now }) => ({ list: iconsAt(now) }))
}

export const activityActions: ControlActions = {
  ...claimActions,
  ...offerActions,
  ...postActions,
  ...flipActions,
  ...invitationActions,
  ...peakActions,
  ...agentActions,
  'dividend.grant': async ({ userName, amount, id }, { db, now }) => {
    const member = await findMemberByName(db, userName)
    if (!member) throw new SandboxError(CODE.VALIDATION, `There is no member ${userName}.`, null, { http: 400 })
    const given = await inTransaction(db, (trx) =>
      giveDividend(trx, {
        id,
        memberId: member.id,
        zh: '平台红利',
        en: 'Bonus',
        source: 'control',
        amount: toFen(amount),
        at: now,
      }),
    )
    return { id: given, userName, amount }
  },
}
