/** The key by which push services know this site (RFC 8292). Generated once and stored in the database: subscriptions are bound to it. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { HOUR_MS } from '@lantern/contract/site-time'
import type { Executor } from '../database/database.ts'
import { storedVapidKey, storeVapidKey } from './push.repository.ts'

/** Push services accept up to 24 hours. */
const LIFE_MS = 12 * HOUR_MS
/** Whom the operator of a push service asks about this site. */
const CONTACT = 'mailto:push@lantern.example'

export async function ensureVapidKey(db: Executor): Promise<void> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await storeVapidKey(db, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
}

/** The uncompressed point in base64url. */
export async function vapidPublicKey(db: Executor): Promise<string> {
  return pointOf(createPrivateKey(await storedVapidKey(db)))
}

/** @param realNow the time of the world, which push services compare with, not the sandbox clock */
export async function vapidHeader(db: Executor, endpoint: string, realNow: number): Promise<string> {
  const key = createPrivateKey(await storedVapidKey(db))
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor((realNow + LIFE_MS) / 1_000), sub: CONTACT }
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return `vapid t=${signed}.${signature}, k=${pointOf(key)}`
}

function pointOf(key: KeyObject): string {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' })
  return Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  )
}
