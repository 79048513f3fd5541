/**
 * Idempotency by `requestNo` (screens.md 0.1): the same request within 24 h gets the stored answer; another body under the same number is refused.
 * Runs inside the write's transaction, so an answer is stored exactly when the money moved.
 */

import { createHash } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import { DAY_MS } from '@lantern/contract/site-time'
import type { Trx } from '../database/database.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'

export type RequestKey = {
  readonly memberId: string
  readonly requestNo: string
  readonly path: string
  readonly body: unknown
  readonly now: number
}
type VoidKey = Pick<RequestKey, 'memberId' | 'requestNo' | 'now'>

/**
 * @returns the stored answer; undefined the first time, and then the caller does the work and calls `storeAnswer`
 * @throws SandboxError 711013 for another body
 */
export async function claimRequest(trx: Trx, key: RequestKey): Promise<{ answer: unknown } | undefined> {
  await trx
    .deleteFrom('request_store')
    .where('member_id', '=', key.memberId)
    .where('request_no', '=', key.requestNo)
    .where('at', '<=', key.now - DAY_MS)
    .execute()
  const bodyHash = hashOf(key)
  // A concurrent call waits here until the first has committed or rolled back.
  const claimed = await trx
    .insertInto('request_store')
    .values({ member_id: key.memberId, request_no: key.requestNo, body_hash: bodyHash, answer: null, at: key.now })
    .onConflict((conflict) => conflict.columns(['member_id', 'request_no']).doNothing())
    .returning('request_no')
    .executeTakeFirst()
  if (claimed) return undefined
  const stored = await trx
    .selectFrom('request_store')
    .selectAll()
    .where('member_id', '=', key.memberId)
    .where('request_no', '=', key.requestNo)
    .executeTakeFirstOrThrow()
  if (stored.body_hash !== bodyHash || stored.answer === null)
    throw new SandboxError(CODE.DUPLICATE_SUBMISSION, { zh: '重复提交', en: 'Duplicate submission' })
  return { answer: JSON.parse(stored.answer) }
}

export async function storeAnswer(trx: Trx, key: RequestKey, answer: unknown): Promise<void> {
  await trx
    .updateTable('request_store')
    .set({ answer: JSON.stringify(answer) })
    .where('member_id', '=', key.memberId)
    .where('request_no', '=', key.requestNo)
    .execute()
}

/** Makes a number void that was not used: a request under it that arrives later is refused (711013). The caller holds the member's row. */
export async function voidRequest(trx: Trx, { memberId, requestNo, now }: VoidKey): Promise<void> {
  await trx
    .insertInto('request_store')
    .values({ member_id: memberId, request_no: requestNo, body_hash: '', answer: null, at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'request_no']).doNothing())
    .execute()
}

/** Releases the number after a refusal, so that the member can correct the form and retry. */
export async function releaseRequest(trx: Trx, key: RequestKey): Promise<void> {
  await trx
    .deleteFrom('request_store')
    .where('member_id', '=', key.memberId)
    .where('request_no', '=', key.requestNo)
    .execute()
}

function hashOf({ path, body }: RequestKey): string {
  return createHash('sha256')
    .update(`${path}\n${stable(body)}`)
    .digest('hex')
}

/** JSON with sorted keys: the order of fields does not matter. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
