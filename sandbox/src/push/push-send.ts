/** Posts one message to the push service of a browser (RFC 8030). */
import type { PushMessage } from '@lantern/contract/push'
import { DAY_MS } from '@lantern/contract/site-time'
import type { Executor } from '../database/database.ts'
import { type BrowserKeys, encryptPush } from './push-cipher.ts'
import { vapidHeader } from './vapid.ts'

const LIMIT_MS = 10_000
/** How long the push service keeps a message for a browser that is offline. */
const KEPT_S = DAY_MS / 1_000

/** `gone`: the browser has ended the subscription; `later`: the service was not reached, or has too much to do. */
export type Outcome = 'sent' | 'gone' | 'refused' | 'later'

export async function sendPush(
  db: Executor,
  {
    endpoint,
    keys,
    message,
    isUrgent,
  }: { endpoint: string; keys: BrowserKeys; message: PushMessage; isUrgent: boolean },
): Promise<Outcome> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: await vapidHeader(db, endpoint, Date.now()),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(KEPT_S),
      urgency: isUrgent ? 'high' : 'normal',
    },
    body: new Uint8Array(encryptPush(JSON.stringify(message), keys)),
    // It may not lead to another host.
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => null)
  if (answer === null) return 'later'
  await answer.body?.cancel()
  if (answer.ok) return 'sent'
  if (answer.status === 404 || answer.status === 410) return 'gone'
  return answer.status === 429 || answer.status >= 500 ? 'later' : 'refused'
}
