/** Counts wrong passwords by name and by device, and says what they lead to: image code, lock, behaviour check (screens.md 3, login). */
import { MINUTE_MS, siteTimeText } from '../clock/site-time.rules.ts'
import type { Executor, Trx } from '../database/database.ts'
import { SandboxError } from '../wire/sandbox-error.ts'

/** Wrong passwords until the image code, until the lock, and the lock's length. */
export const IMAGE_AFTER = 2
export const TRIES = 5
export const LOCK_MS = 30 * MINUTE_MS
/** Names that one device got wrong within this time until it passes the behaviour check first (6022): somebody goes through a list. */
const LIST_NAMES = 4
const LIST_MS = 15 * MINUTE_MS

export type Attempts = { readonly wrong: number; readonly lockedUntil: number }

/** Takes the name's row for the rest of the transaction: guesses sent at once are counted one after the other. */
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
export function requireUnlocked(attempts: Attempts, now: number): void {
  if (attempts.lockedUntil > now) throw lockedOut(attempts.lockedUntil)
}

/** One more wrong try. @returns until when the key is locked now, null while it is not */
export async function countTry(trx: Trx, userKey: string, attempts: Attempts, now: number): Promise<number | null> {
  const wrong = attempts.wrong + 1
  const isLocked = wrong >= TRIES
  const row = { wrong: isLocked ? 0 : wrong, locked_until: isLocked ? now + LOCK_MS : 0 }
  await trx.updateTable('login_attempts').set(row).where('user_key', '=', userKey).execute()
  return isLocked ? row.locked_until : null
}

/** Counts a wrong password. @returns the refusal to throw: 6002, or 6501 when that was the last try */
export async function countWrong(
  trx: Trx,
  { userKey, source, attempts, now }: { userKey: string; source: string; attempts: Attempts; now: number },
): Promise<SandboxError> {
  await trx
    .insertInto('login_failures')
    .values({ source, user_key: userKey, at: now })
    .onConflict((conflict) => conflict.columns(['source', 'user_key']).doUpdateSet({ at: now }))
    .execute()
  const lockedUntil = await countTry(trx, userKey, attempts, now)
  if (lockedUntil !== null) return lockedOut(lockedUntil)
  return new SandboxError(
    6002,
    { zh: '账号或密码错误', en: 'Wrong user name or password' },
    { imageCode: attempts.wrong + 1 >= IMAGE_AFTER },
    { keep: true },
  )
}

export async function clearWrong(trx: Trx, userKey: string, source: string): Promise<void> {
  await trx.deleteFrom('login_attempts').where('user_key', '=', userKey).execute()
  await trx.deleteFrom('login_failures').where('source', '=', source).where('user_key', '=', userKey).execute()
}

/** Whether a device tries one name after the other. */
export async function isGoingThroughNames(db: Executor, source: string, now: number): Promise<boolean> {
  const rows = await db
    .selectFrom('login_failures')
    .select('user_key')
    .where('source', '=', source)
    .where('at', '>', now - LIST_MS)
    .execute()
  return rows.length >= LIST_NAMES
}

export function lockedOut(until: number): SandboxError {
  const at = siteTimeText(until)
  return new SandboxError(
    6501,
    { zh: `尝试次数过多，${at} 后再试`, en: `Too many tries. Try again after ${at}.` },
    { until },
    { keep: true },
  )
}
