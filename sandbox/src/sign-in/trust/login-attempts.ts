/** Counts wrong passwords by name and by device, and derives the consequences: image code, lock, behaviour check (screens.md 3, login). */

import * as CODE from '@lantern/contract/code'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { siteTimeText } from '../../clock/site-time.rules.ts'
import type { Executor, Trx } from '../../database/database.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'

/** Wrong passwords before the image code and before the lock, and the lock's duration. */
export const IMAGE_AFTER = 2
export const TRIES = 5
const LOCK_MS = 30 * MINUTE_MS
/** Names that one device or network may get wrong in this time before the behaviour check (6022): protects against lists of names. */
const LIST_NAMES = 4
export const NETWORK_NAMES = 12
const LIST_MS = 15 * MINUTE_MS

/** The caller: the device, and the network, which it cannot choose. */
export type Callers = { readonly source: string; readonly network: string }

export type Attempts = { readonly wrong: number; readonly lockedUntil: number }

/** Locks the name's row until the end of the transaction: concurrent guesses are counted one by one. */
export async function attemptsOf(trx: Trx, userKey: string): Promise<Attempts> {
  await trx
    .insertInto('login_attempts')
    .values({ user_key: userKey, wrong: 0, locked_until: 0 })
    .onConflict((conflict) => conflict.column('user_key').doNothing())
    .execute()
  const row = await trx
    .selectFrom('login_attempts')
    .selectAll()
    .where('user_key', '=', userKey)
    .forUpdate()
    .executeTakeFirst()
  return { wrong: row?.wrong ?? 0, lockedUntil: row?.locked_until ?? 0 }
}

/** @throws SandboxError 6501 while locked */
export function requireUnlocked(attempts: Attempts, now: number, way: LockedWay = 'login'): void {
  if (attempts.lockedUntil > now) throw lockedOut(attempts.lockedUntil, way)
}

/** Counts a wrong try. @returns the end of the lock, null while unlocked */
export async function countTry(trx: Trx, userKey: string, attempts: Attempts, now: number): Promise<number | null> {
  const wrong = attempts.wrong + 1
  const isLocked = wrong >= TRIES
  const row = { wrong: isLocked ? 0 : wrong, locked_until: isLocked ? now + LOCK_MS : 0 }
  await trx.updateTable('login_attempts').set(row).where('user_key', '=', userKey).execute()
  return isLocked ? row.locked_until : null
}

/** Counts a wrong password. @returns the refusal: 6002, or 6501 after the last try */
export async function countWrong(
  trx: Trx,
  { userKey, from, attempts, now }: { userKey: string; from: Callers; attempts: Attempts; now: number },
): Promise<SandboxError> {
  await trx
    .deleteFrom('login_failures')
    .where('at', '<=', now - LIST_MS)
    .execute()
  await trx
    .insertInto('login_failures')
    .values(sourcesOf(from).map((source) => ({ source, user_key: userKey, at: now })))
    .onConflict((conflict) => conflict.columns(['source', 'user_key']).doUpdateSet({ at: now }))
    .execute()
  const lockedUntil = await countTry(trx, userKey, attempts, now)
  if (lockedUntil !== null) return lockedOut(lockedUntil)
  return new SandboxError(
    CODE.NAME_ERROR,
    { zh: '账号或密码错误', en: 'Wrong user name or password' },
    { imageCode: attempts.wrong + 1 >= IMAGE_AFTER },
    { keep: true },
  )
}

export async function clearWrong(trx: Trx, userKey: string, from?: Callers): Promise<void> {
  await trx.deleteFrom('login_attempts').where('user_key', '=', userKey).execute()
  if (!from) return
  await trx
    .deleteFrom('login_failures')
    .where('source', 'in', sourcesOf(from))
    .where('user_key', '=', userKey)
    .execute()
}

/** Whether a device, or a network behind any number of devices, tries many names. */
/** @param names allowed per network */
export async function isGoingThroughNames(
  db: Executor,
  from: Callers,
  { names, now }: { names: number; now: number },
): Promise<boolean> {
  const [device, network] = sourcesOf(from)
  const rows = await db
    .selectFrom('login_failures')
    .select('source')
    .where('source', 'in', sourcesOf(from))
    .where('at', '>', now - LIST_MS)
    .execute()
  const wrong = (source: string): number => rows.filter((row) => row.source === source).length
  return wrong(device) >= LIST_NAMES || wrong(network) >= names
}

function sourcesOf({ source, network }: Callers): [device: string, network: string] {
  return [source, `net:${network}`]
}

/** Alternatives while one way is locked: guesses by others must not lock a member out. */
const OTHER_WAYS = {
  login: {
    zh: '也可用短信验证码或通行密钥登录，或找回密码',
    en: 'or log in with a code or a passkey, or set a new password',
  },
  recovery: {
    zh: '也可用短信验证码或通行密钥登录，或联系客服',
    en: 'or log in with a code or a passkey, or contact support',
  },
} as const
export type LockedWay = keyof typeof OTHER_WAYS

export function lockedOut(until: number, way: LockedWay = 'login'): SandboxError {
  const at = siteTimeText(until)
  return new SandboxError(
    CODE.LIMIT,
    {
      zh: `尝试次数过多，${at} 后再试。${OTHER_WAYS[way].zh}`,
      en: `Too many tries. Try again after ${at}, ${OTHER_WAYS[way].en}.`,
    },
    { until },
    { keep: true },
  )
}
