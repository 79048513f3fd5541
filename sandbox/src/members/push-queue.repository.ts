/** Messages to the browsers of a member that subscribed to their topic. */
import type { PushTopic } from '@lantern/contract/push'
import { sql } from 'kysely'
import type { Trx } from '../database/database.ts'

export type PushNews = {
  readonly memberId: string
  readonly topic: PushTopic
  readonly title: { readonly zh: string; readonly en: string }
  readonly url: string
  /** A later message with the same tag replaces the one that is shown. */
  readonly tag: string
  readonly at: number
}

export async function queuePush(trx: Trx, { memberId, topic, title, url, tag, at }: PushNews): Promise<void> {
  await sql`
    INSERT INTO push_messages (id, endpoint, topic, title_zh, title_en, url, tag, due_at)
    SELECT gen_random_uuid()::text, endpoint, ${topic}, ${title.zh}, ${title.en}, ${url}, ${tag}, ${at}
    FROM push_subs WHERE member_id = ${memberId} AND ${topic} = ANY(string_to_array(topics, ','))`.execute(trx)
}
