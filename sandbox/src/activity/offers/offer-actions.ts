/** Control actions that publish and end offers. */
import { VALIDATION } from '@lantern/contract/code'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { ValiError } from 'valibot'
import { endPost } from '../../content/posts/posts.repository.ts'
import { inTransaction } from '../../database/database.ts'
import { toFen } from '../../ledger/money.rules.ts'
import { newNo } from '../../ledger/numbers.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { ControlActions } from '../../wire/control-actions.ts'
import { type OfferRules, PUBLISHED_SORT } from './offer-terms.rules.ts'
import { endOffer, insertOffer } from './offers.repository.ts'

export const offerActions: ControlActions = {
  'offer.publish': async (offer, { db, now }) => {
    const { titleZh, titleEn, textZh, textEn, product, percent, multiple, maxBonus, minutes } = offer
    const id = newNo('offer', now)
    const rules = {
      title: { zh: titleZh, en: titleEn },
      summary: { zh: textZh, en: textEn },
      category: product === 'fishing' ? 'egame' : product,
      type: 2,
      product,
      multiple,
      maxBonus: toFen(maxBonus),
      vipMin: 0,
      quota: 0,
      bonusDays: 30,
      earned: { kind: 'deposit', percent, minDeposit: 10_000 },
    }
    await inTransaction(db, (trx) =>
      // The repository checks them.
      insertOffer(
        trx,
        { id, startAt: now, endAt: now + minutes * MINUTE_MS, rules: rules as OfferRules },
        PUBLISHED_SORT,
      ),
    ).catch((error: unknown) => {
      if (!(error instanceof ValiError)) throw error
      throw new SandboxError(VALIDATION, `The terms are not acceptable: ${error.message}.`, null, { http: 400 })
    })
    return { id }
  },
  /** Ends an offer, a pop-up or a notice now. */
  'campaign.end': async ({ id }, { db, now }) => {
    if (!(await endPost(db, id, now)) && !(await endOffer(db, id, now)))
      throw new SandboxError(VALIDATION, `There is no running campaign ${id}.`, null, { http: 400 })
    return { id }
  },
}
