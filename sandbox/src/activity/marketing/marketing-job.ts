/** Every minute: announces offers that began to members who opted in, never on a break or in quiet hours. */
import type { MarketingChannel } from '@lantern/contract/safer-settings'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { MEMBER_STATUS } from '@lantern/contract/user'
import { type Database, inTransaction, type Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { Job } from '../../jobs/jobs.ts'
import { lockMember } from '../../members/members.repository.ts'
import { sendMail } from '../../members/send-mail.ts'
import { statusAt } from '../../members/standing.rules.ts'
import { consentsOf } from '../../safer/guard/consent.repository.ts'
import { quietUntil } from '../../safer/guard/quiet.rules.ts'
import { settingsOf } from '../../safer/guard/settings.repository.ts'
import type { Offer } from '../offers/offer.rules.ts'
import { allOffers } from '../offers/offers.repository.ts'
import { insertMessage, listenersOf } from './marketing.repository.ts'
import { announcedNow, productOf } from './marketing.rules.ts'

export const marketingJob: Job = {
  name: 'marketing',
  everyMs: MINUTE_MS,
  async run({ db, now }) {
    for (const offer of announcedNow(await allOffers(db), now)) await announce(db, offer, now)
  },
}

async function announce(db: Database, offer: Offer, now: number): Promise<void> {
  const product = productOf(offer)
  for (const { memberId, channel } of await listenersOf(db, { product, offerId: offer.id })) {
    await inTransaction(db, async (trx) => {
      const member = await lockMember(trx, memberId)
      if (await wantsCalm(trx, member, now)) return
      // Withdrawn since the list was read.
      const consents = await consentsOf(trx, memberId)
      if (!consents.some((one) => one.product === product && one.channel === channel)) return
      await send(trx, { memberId, channel }, offer, now)
    })
  }
}

async function wantsCalm(trx: Trx, member: Member, now: number): Promise<boolean> {
  if (statusAt(member, now) !== MEMBER_STATUS.normal) return true
  const { quiet } = await settingsOf(trx, member.id)
  return quiet.value !== null && quietUntil(quiet.value, now) !== null
}

/** SMS and email leave the sandbox no further than its record of what was sent. */
async function send(
  trx: Trx,
  { memberId, channel }: { memberId: string; channel: MarketingChannel },
  { id, rules: { title, summary } }: Offer,
  at: number,
): Promise<void> {
  const isNew = await insertMessage(trx, { member_id: memberId, offer_id: id, channel, at })
  if (isNew && channel === 'mail') await sendMail(trx, memberId, { type: 'offer', title, body: summary, at })
}
