/** Notifications of a member's browsers. */
import { PUSH_TOPICS, pushState, pushSubscribe, pushUnsubscribe } from '@lantern/contract/push'
import { wrongField } from '../refusal/wrong-field.ts'
import type { Wire } from '../wire/wire.ts'
import { removeSub, storeSub, subOf } from './push.repository.ts'
import { isPushService } from './push-services.rules.ts'
import { vapidPublicKey } from './vapid.ts'

export function pushRoutes(wire: Wire, { pushOrigins }: { pushOrigins: readonly string[] }): void {
  wire.memberRead(pushState, async ({ endpoint }, { db, member, deviceUuid }) => {
    const sub = endpoint === undefined ? undefined : await subOf(db, member.id, endpoint)
    const topics = sub?.device_uuid === deviceUuid ? sub.topics.split(',') : []
    return { key: await vapidPublicKey(db), topics: PUSH_TOPICS.filter((topic) => topics.includes(topic)) }
  })

  wire.memberWrite(pushSubscribe, async ({ subscription, topics }, { trx, member, deviceUuid, now, locale }) => {
    const { endpoint, keys } = subscription
    if (!isPushService(endpoint, pushOrigins))
      throw wrongField(locale, 'endpoint', { zh: '不支持此推送服务', en: 'This push service is not supported' })
    const wanted = PUSH_TOPICS.filter((topic) => topics.includes(topic))
    await storeSub(trx, {
      endpoint,
      member_id: member.id,
      device_uuid: deviceUuid,
      ...keys,
      topics: wanted.join(','),
      at: now,
    })
    return { topics: wanted }
  })

  wire.memberWrite(pushUnsubscribe, async ({ endpoint }, { trx, member }) => {
    await removeSub(trx, endpoint, member.id)
    return {}
  })
}
