/** SMS codes (screens.md 0.4): six digits, 60 s apart, five a day, valid for 5 minutes, five tries. Nothing leaves the sandbox. */

import { randomInt } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lantern/contract/site-time'
import type { SmsScene } from '@lantern/contract/user'
import { sql } from 'kysely'
import { siteTimeText } from '../../clock/site-time.rules.ts'
import type { Executor, Trx } from '../../database/database.ts'
import { newNo } from '../../ledger/numbers.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'

export const SMS_WAIT_SEC = 60
const SMS_A_DAY = 5
/** Codes per phone and day, over all scenes. */
const PHONE_A_DAY = 8
const CODE_MS = 5 * MINUTE_MS
export const TRIES = 5
/** The fixed code of seed members (screens.md 12). */
const SEED_CODE = '123456'
/**
 * Phones that one device, or one network behind any number of devices, may request codes for in an hour before it must pass the behaviour check
 * (6022).
 */
const TARGETS_AN_HOUR = 5
export const NETWORK_TARGETS = 10

/** `fund`: of a forgotten fund password, sent to the member's own phone only. */
type Target = {
  readonly scene: SmsScene | 'fund'
  readonly target: string
  /** The requesting device, session or, without either, address: only this source can use the code. */
  readonly source?: string
  readonly network?: string
  /** Probably the owner: counted separately, so that strangers cannot use up the limit. */
  readonly isOwn?: boolean
}

/**
 * Makes a code and "sends" it: the control page shows it.
 * @param isSeed codes of seed members are always 123456 (screens.md 12)
 * @throws SandboxError 716003 within a minute of the one before, 6039 after five in a day
 */
export async function sendCode(
  trx: Trx,
  { scene, target, source = '', network = '', isOwn = false }: Target,
  now: number,
  isSeed = false,
): Promise<void> {
  // Concurrent requests must count each other.
  await sql`SELECT pg_advisory_xact_lock(hashtext(${target}))`.execute(trx)
  const sent = await trx
    .selectFrom('sms_codes')
    .select(['scene', 'sent_at'])
    .where('target', '=', target)
    .where('is_own', '=', isOwn)
    .where('sent_at', '>', now - DAY_MS)
    .orderBy('sent_at')
    .execute()
  const ofScene = sent.filter((code) => code.scene === scene)
  const last = ofScene.at(-1)?.sent_at
  if (last !== undefined && now - last < SMS_WAIT_SEC * 1_000) throw tooSoon(last, now)
  if (ofScene.length >= SMS_A_DAY) throw usedUp((ofScene[0]?.sent_at ?? now) + DAY_MS)
  if (sent.length >= PHONE_A_DAY) throw usedUp((sent.at(-PHONE_A_DAY)?.sent_at ?? now) + DAY_MS)
  await trx
    .insertInto('sms_codes')
    .values({
      id: newNo('S', now),
      scene,
      target,
      source,
      network,
      is_own: isOwn,
      code: isSeed ? SEED_CODE : String(randomInt(1_000_000)).padStart(6, '0'),
      sent_at: now,
      expire_at: now + CODE_MS,
      used_at: null,
    })
    .execute()
}

/**
 * Consumes the newest code that this source requested for a target: guesses from elsewhere neither match nor use it up. A wrong code is counted
 * although the call is refused.
 * @throws SandboxError 716001 wrong (with `triesLeft`), 716002 expired, used, or tried too often
 */
export async function spendCode(trx: Trx, { scene, target, source }: Target, code: string, now: number): Promise<void> {
  const row = await trx
    .selectFrom('sms_codes')
    .selectAll()
    .where('scene', '=', scene)
    .where('target', '=', target)
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? ''))
    .orderBy('sent_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  // Nothing was sent: the same answer as for a wrong code.
  if (!row) throw wrongCode(TRIES - 1)
  if (row.used_at !== null || row.expire_at <= now || row.wrong >= TRIES) throw expired()
  if (row.code === code) {
    await trx.updateTable('sms_codes').set({ used_at: now }).where('id', '=', row.id).execute()
    return
  }
  await trx
    .updateTable('sms_codes')
    .set({ wrong: row.wrong + 1 })
    .where('id', '=', row.id)
    .execute()
  const triesLeft = TRIES - row.wrong - 1
  throw triesLeft === 0 ? expired({ triesLeft }) : wrongCode(triesLeft)
}

/** Whether a refusal of `spendCode` says that the code was wrong: the fifth wrong one ends it, and is a wrong one all the same. */
export function isWrongCode({ code, data }: SandboxError): boolean {
  return code === CODE.WRONG_CODE || (data as { triesLeft?: number } | null)?.triesLeft === 0
}

/**
 * Whether a device, or a network, requests codes for many phones.
 * @param targets allowed per network
 */
export async function isSpreading(
  db: Executor,
  {
    source,
    network,
    target,
    targets,
    now,
  }: { source: string; network: string; target: string; targets: number; now: number },
): Promise<boolean> {
  const rows = await db
    .selectFrom('sms_codes')
    .select(['target', 'source'])
    .distinct()
    .where((where) => where.or([where('source', '=', source), where('network', '=', network)]))
    .where('target', '<>', target)
    .where('is_own', '=', false)
    .where('sent_at', '>', now - HOUR_MS)
    .execute()
  const ofDevice = new Set(rows.filter((row) => row.source === source).map((row) => row.target))
  return ofDevice.size >= TARGETS_AN_HOUR || new Set(rows.map((row) => row.target)).size >= targets
}

/** Currently valid codes, for the control page. */
export async function liveCodes(db: Executor, now: number) {
  return db
    .selectFrom('sms_codes')
    .select(['scene', 'target', 'code', 'sent_at as sentAt'])
    .where('expire_at', '>', now)
    .where('used_at', 'is', null)
    .where('wrong', '<', TRIES)
    .orderBy('sent_at', 'desc')
    .execute()
}

function tooSoon(last: number, now: number): SandboxError {
  const waitSec = Math.ceil((last + SMS_WAIT_SEC * 1_000 - now) / 1_000)
  return new SandboxError(
    CODE.CODE_TOO_OFTEN,
    { zh: `获取过于频繁，请 ${waitSec} 秒后再试`, en: `Wait ${waitSec} s before the next code` },
    { waitSec },
  )
}

function usedUp(until: number): SandboxError {
  const at = siteTimeText(until)
  return new SandboxError(
    CODE.DEVICE_AUTHORISATION_EXCESSIVE,
    { zh: `今日次数已用完，${at} 后再试`, en: `No codes left today. Try after ${at}.` },
    { until },
  )
}

function wrongCode(triesLeft: number): SandboxError {
  return new SandboxError(
    CODE.WRONG_CODE,
    { zh: `验证码错误，还可试 ${triesLeft} 次`, en: `Wrong code, ${triesLeft} tries left` },
    { triesLeft },
    { keep: true },
  )
}

/** @param data includes whether this was the last try */
function expired(data: { triesLeft: 0 } | null = null): SandboxError {
  return new SandboxError(
    CODE.CODE_EXPIRED,
    { zh: '验证码已过期，请重新获取', en: 'The code has expired. Send a new one.' },
    data,
    { keep: true },
  )
}
