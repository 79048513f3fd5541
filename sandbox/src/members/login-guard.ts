/** What stands between a name and its session: image code, wrong tries, device authorisation (screens.md 11.2 and 2). */
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { MINUTE_MS, siteTimeText } from '../clock/site-time.rules.ts'
import type { Trx } from '../database/database.ts'
import { SandboxError } from '../wire/sandbox-error.ts'
import type { Member } from './members.schema.ts'

/** Wrong passwords until the image code, until the lock, and the lock's length (screens.md 3, login). */
const IMAGE_AFTER = 2
const LOCK_AFTER = 5
const LOCK_MS = 30 * MINUTE_MS
const IMAGE_MS = 5 * MINUTE_MS
const TICKET_MS = 5 * MINUTE_MS
const TICKET_TRIES = 5
/** Every code that the sandbox "sends" (screens.md 12). */
export const SANDBOX_SMS_CODE = '123456'

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

/** @throws SandboxError 6021 when a code is due and none came, 6024 when it is wrong */
export async function requireImageCode(
  trx: Trx,
  attempts: Attempts,
  given: { imageId?: string; imageCode?: string },
  now: number,
): Promise<void> {
  if (attempts.wrong < IMAGE_AFTER) return
  if (!given.imageId || !given.imageCode)
    throw new SandboxError(6021, { zh: '请输入图形验证码', en: 'Enter the image code' })
  // A code serves once, right or wrong.
  const row = await trx.deleteFrom('image_codes').where('id', '=', given.imageId).returningAll().executeTakeFirst()
  if (!row || row.expire_at <= now || row.code !== given.imageCode.trim()) {
    throw new SandboxError(6024, { zh: '图形验证码错误', en: 'Wrong image code' }, null, { keep: true })
  }
}

/** Counts a wrong password. @returns the refusal to throw: 6002, or 6501 when that was the last try */
export async function countWrong(trx: Trx, userKey: string, attempts: Attempts, now: number): Promise<SandboxError> {
  const wrong = attempts.wrong + 1
  const isLocked = wrong >= LOCK_AFTER
  const row = { wrong: isLocked ? 0 : wrong, locked_until: isLocked ? now + LOCK_MS : 0 }
  await trx
    .insertInto('login_attempts')
    .values({ user_key: userKey, ...row })
    .onConflict((conflict) => conflict.column('user_key').doUpdateSet(row))
    .execute()
  if (isLocked) return lockedOut(row.locked_until)
  return new SandboxError(
    6002,
    { zh: '账号或密码错误', en: 'Wrong user name or password' },
    { imageCode: wrong >= IMAGE_AFTER },
    { keep: true },
  )
}

export async function clearWrong(trx: Trx, userKey: string): Promise<void> {
  await trx.deleteFrom('login_attempts').where('user_key', '=', userKey).execute()
}

/**
 * Device authorisation: a ticket and the code sent to the bound phone.
 * @throws SandboxError 6035 with a ticket, 6036 wrong code, 6037 locked, 6038 expired
 */
export async function requireDeviceCode(
  trx: Trx,
  member: Member,
  given: { ticket?: string; smsCode?: string },
  now: number,
): Promise<void> {
  const maskedPhone = member.phone ? `****${member.phone.slice(7)}` : ''
  if (!given.ticket || !given.smsCode) {
    const ticket = randomUUID()
    await trx
      .insertInto('login_tickets')
      .values({ ticket, member_id: member.id, expire_at: now + TICKET_MS })
      .execute()
    throw new SandboxError(
      6035,
      { zh: '新设备登录，请完成短信验证', en: 'New device: confirm by SMS' },
      { ticket, kinds: ['sms'], maskedPhone, triesLeft: TICKET_TRIES },
      { keep: true },
    )
  }
  const row = await trx
    .selectFrom('login_tickets')
    .selectAll()
    .where('ticket', '=', given.ticket)
    .where('member_id', '=', member.id)
    .forUpdate()
    .executeTakeFirst()
  const data = { ticket: given.ticket, kinds: ['sms'], maskedPhone }
  if (!row || row.expire_at <= now)
    throw new SandboxError(6038, { zh: '验证已过期，请重新获取', en: 'The code has expired. Send a new one.' }, data)
  if (row.wrong >= TICKET_TRIES) throw deviceLocked(data, row.expire_at)
  if (given.smsCode !== SANDBOX_SMS_CODE) {
    await trx
      .updateTable('login_tickets')
      .set({ wrong: row.wrong + 1 })
      .where('ticket', '=', row.ticket)
      .execute()
    const triesLeft = TICKET_TRIES - row.wrong - 1
    if (triesLeft === 0) throw deviceLocked(data, row.expire_at)
    throw new SandboxError(
      6036,
      { zh: `验证码错误，还可试 ${triesLeft} 次`, en: `Wrong code, ${triesLeft} tries left` },
      { ...data, triesLeft },
      { keep: true },
    )
  }
  await trx.deleteFrom('login_tickets').where('ticket', '=', row.ticket).execute()
}

/** A picture of four digits. It keeps scripts of five lines away, no more: the sandbox guards no real account. */
export async function newImageCode(trx: Trx, now: number): Promise<{ imageId: string; img: string }> {
  await trx.deleteFrom('image_codes').where('expire_at', '<=', now).execute()
  const id = randomBytes(12).toString('base64url')
  const code = String(randomInt(10_000)).padStart(4, '0')
  await trx
    .insertInto('image_codes')
    .values({ id, code, expire_at: now + IMAGE_MS })
    .execute()
  return { imageId: id, img: `data:image/svg+xml;base64,${Buffer.from(pictureOf(code)).toString('base64')}` }
}

function pictureOf(code: string): string {
  const lines = Array.from(
    { length: 5 },
    () =>
      `<path d="M0 ${randomInt(48)}Q60 ${randomInt(48)} 120 ${randomInt(48)}" stroke="#8b93a7" fill="none" opacity=".6"/>`,
  )
  const digits = [...code].map(
    (digit, index) =>
      `<text x="${16 + index * 26}" y="${30 + randomInt(8)}" rotate="${randomInt(40) - 20}" font-family="Georgia,serif" font-weight="700" font-size="${26 + randomInt(6)}" fill="hsl(${randomInt(360)} 55% 38%)">${digit}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48" width="120" height="48"><rect width="120" height="48" fill="#f2f0ea"/>${lines.join('')}${digits.join('')}</svg>`
}

function lockedOut(until: number): SandboxError {
  const at = siteTimeText(until)
  return new SandboxError(
    6501,
    { zh: `尝试次数过多，${at} 后再试`, en: `Too many tries. Try again after ${at}.` },
    { until },
    { keep: true },
  )
}

function deviceLocked(data: object, until: number): SandboxError {
  return new SandboxError(
    6037,
    { zh: `验证已锁定至 ${siteTimeText(until)}`, en: `Locked until ${siteTimeText(until)}` },
    { ...data, triesLeft: 0, until },
    { keep: true },
  )
}
