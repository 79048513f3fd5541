/** Customer service agents (invented), and the signatures of their lines. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { Executor } from '../database/database.ts'

export const AGENTS = [
  { agentNo: 'A1001', zh: '小灯', en: 'Deng', since: Date.UTC(2024, 2, 1) },
  { agentNo: 'A1002', zh: '小溪', en: 'Xi', since: Date.UTC(2024, 8, 16) },
  { agentNo: 'A1003', zh: '小禾', en: 'He', since: Date.UTC(2025, 4, 6) },
] as const

const KEY_NAME = 'service.key'

export type ServiceKey = { readonly publicKey: string; signLine(text: string): string }

/** Generated once and stored in the database: lines signed before a restart stay verifiable. */
export async function loadServiceKey(db: Executor): Promise<ServiceKey> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await db
    .insertInto('sandbox_state')
    .values({ key: KEY_NAME, value: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('sandbox_state')
    .select('value')
    .where('key', '=', KEY_NAME)
    .executeTakeFirstOrThrow()
  return keyOf(createPrivateKey(value))
}

function keyOf(key: KeyObject): ServiceKey {
  return {
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'),
    // Raw r and s: the format that WebCrypto verifies.
    signLine: (text) => sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64'),
  }
}

/** The agent of a conversation; deterministic. */
export function agentFor(sid: string): (typeof AGENTS)[number] {
  const index = Number.parseInt(sid.slice(0, 4), 16) % AGENTS.length
  return AGENTS[index] ?? AGENTS[0]
}
