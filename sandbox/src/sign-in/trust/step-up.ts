/** Step-up tickets and their proofs (6025-6028, 6035-6039). Wrong codes count per member, so a new ticket gives no new tries. */

import { randomUUID } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { siteTimeText } from '../../clock/site-time.rules.ts'
import type { Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import { findMember } from '../../members/members.repository.ts'
import { isWrongCode, sendCode, spendCode, TRIES } from '../../members/proofs/sms-codes.ts'
import { isSeedId } from '../../members/seed-id.rules.ts'
import { refuse } from '../../refusal/refuse.ts'
import { type Locale, SandboxError, type Sentence } from '../../refusal/sandbox-error.ts'
import { attemptsOf, clearWrong, countTry } from './login-attempts.ts'
import type { Visit } from './trust.rules.ts'

const TICKET_MS = 15 * MINUTE_MS

export type StepUpCode =
  | typeof CODE.IP_UNUSUAL
  | typeof CODE.DEVICE_UNUSUAL
  | typeof CODE.IP_AND_DEVICE_UNUSUAL
  | typeof CODE.LONG_TIME_ERROR
  | typeof CODE.DEVICE_AUTHORISATION

const SENTENCES: Readonly<Record<StepUpCode, Sentence>> = {
  [CODE.IP_UNUSUAL]: { zh: '登录地点异常，请完成验证', en: 'Unusual place: confirm that it is you' },
  [CODE.DEVICE_UNUSUAL]: { zh: '登录设备异常，请完成验证', en: 'Unusual device: confirm that it is you' },
  [CODE.IP_AND_DEVICE_UNUSUAL]: {
    zh: '登录地点与设备异常，请完成验证',
    en: 'Unusual place and device: confirm that it is you',
  },
  [CODE.LONG_TIME_ERROR]: { zh: '您已很久没有登录，请完成验证', en: 'It has been a long time: confirm that it is you' },
  [CODE.DEVICE_AUTHORISATION]: { zh: '新设备登录，请完成短信验证', en: 'New device: confirm by SMS' },
}

/** Available means of proof of a member. */
export async function proofsOf(trx: Trx, member: Member): Promise<string[]> {
  const key = await trx
    .selectFrom('passkeys')
    .select('id')
    .where('member_id', '=', member.id)
    .limit(1)
    .executeTakeFirst()
  return [...(member.phone ? ['sms'] : []), ...(key ? ['passkey'] : [])]
}

/** @returns the refusal with a ticket for the proof; 6037 while the member is locked */
export async function askForProof(
  trx: Trx,
  code: StepUpCode,
  { member, visit, locale }: { member: Member; visit: Visit; locale: Locale },
): Promise<SandboxError> {
  const data = await factsOf(trx, { member, visit, locale })
  const attempts = await attemptsOf(trx, lockKey(member))
  if (attempts.lockedUntil > visit.now) return locked(data, attempts.lockedUntil)
  const ticket = randomUUID()
  await trx
    .insertInto('login_tickets')
    .values({ ticket, member_id: member.id, device_uuid: visit.deviceUuid, expire_at: visit.now + TICKET_MS })
    .execute()
  return new SandboxError(code, SENTENCES[code], { ...data, ticket, triesLeft: TRIES - attempts.wrong }, { keep: true })
}

/**
 * Checks the code of a ticket and consumes the ticket.
 * @throws SandboxError 6036 wrong code, 6037 locked, 6038 ticket or code expired
 */
export async function requireProof(
  trx: Trx,
  given: { ticket: string; smsCode: string },
  { member, visit, locale }: { member: Member; visit: Visit; locale: Locale },
): Promise<void> {
  const data = { ...(await factsOf(trx, { member, visit, locale })), ticket: given.ticket }
  const attempts = await attemptsOf(trx, lockKey(member))
  if (attempts.lockedUntil > visit.now) throw locked(data, attempts.lockedUntil)
  if ((await ticketMember(trx, given.ticket, visit)) !== member.id) throw expired(data)
  const verdict = await codeVerdict(trx, member, given.smsCode, visit.now)
  if (verdict === 'late') throw expired(data)
  if (verdict === 'wrong') {
    const until = await countTry(trx, lockKey(member), attempts, visit.now)
    if (until !== null) throw locked(data, until)
    const triesLeft = TRIES - attempts.wrong - 1
    throw new SandboxError(
      CODE.DEVICE_AUTHORISATION_CODE,
      { zh: `验证码错误，还可试 ${triesLeft} 次`, en: `Wrong code, ${triesLeft} tries left` },
      { ...data, triesLeft },
      { keep: true },
    )
  }
  await spendTicket(trx, given.ticket, member)
}

/**
 * Sends a code to the phone behind a ticket.
 * @throws SandboxError 6038 for an invalid ticket, 6039 with a time when it is too soon or too often
 */
export async function sendProofCode(
  trx: Trx,
  ticket: string,
  { source, deviceUuid, now }: { source: string; deviceUuid: string; now: number },
): Promise<void> {
  const id = await ticketMember(trx, ticket, { deviceUuid, now })
  const member = id === undefined ? undefined : await findMember(trx, id)
  if (!member?.phone) throw refuse('step-expired')
  const isSeed = isSeedId(member.id)
  await sendCode(trx, { ...codeTarget(member), source, isOwn: true }, now, isSeed).catch((error: unknown) => {
    if (!(error instanceof SandboxError) || error.code !== CODE.CODE_TOO_OFTEN) throw error
    const { waitSec } = error.data as { waitSec: number }
    throw new SandboxError(CODE.DEVICE_AUTHORISATION_EXCESSIVE, error.sentence, {
      waitSec,
      until: now + waitSec * 1_000,
    })
  })
}

/** The member of a ticket; undefined when it is unknown, expired or of another device. */
export async function ticketMember(
  trx: Trx,
  ticket: string,
  { deviceUuid, now }: Pick<Visit, 'deviceUuid' | 'now'>,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('login_tickets')
    .selectAll()
    .where('ticket', '=', ticket)
    .where('device_uuid', '=', deviceUuid)
    .where('expire_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row?.member_id
}

/** A ticket is single-use. */
export async function spendTicket(trx: Trx, ticket: string, member: Member): Promise<void> {
  await trx.deleteFrom('login_tickets').where('ticket', '=', ticket).execute()
  await clearWrong(trx, lockKey(member))
}

async function factsOf(
  trx: Trx,
  { member, visit, locale }: { member: Member; visit: Visit; locale: Locale },
): Promise<object> {
  return {
    // Even without a phone: the refusal always has the form of a step-up.
    ticket: '',
    kinds: await proofsOf(trx, member),
    maskedPhone: member.phone ? `****${member.phone.slice(7)}` : '',
    place: locale === 'en' ? visit.location.city.en : visit.location.city.zh,
    device: visit.deviceLabel,
  }
}

/** Counts per member, not per ticket: a new ticket gives no sixth code of the day. */
function codeTarget(member: Member) {
  return { scene: 'login' as const, target: `member:${member.id}` }
}

type Verdict = 'right' | 'wrong' | 'late'

async function codeVerdict(trx: Trx, member: Member, code: string, now: number): Promise<Verdict> {
  return spendCode(trx, codeTarget(member), code.trim(), now).then(
    () => 'right',
    (error: unknown) => {
      if (!(error instanceof SandboxError)) throw error
      return isWrongCode(error) ? 'wrong' : 'late'
    },
  )
}

/** Key in the table of login names. Names are lower case, so typing it as a name cannot lock a step-up. */
function lockKey(member: Member): string {
  return `STEP-UP:${member.id}`
}

function locked(data: object, until: number): SandboxError {
  const at = siteTimeText(until)
  return new SandboxError(
    CODE.DEVICE_AUTHORISATION_LOCKED,
    { zh: `验证已锁定至 ${at}`, en: `Locked until ${at}` },
    { ...data, triesLeft: 0, until },
    { keep: true },
  )
}

function expired(data: object): SandboxError {
  return new SandboxError(
    CODE.DEVICE_AUTHORISATION_EXPIRED,
    { zh: '验证已过期，请重新获取', en: 'The code has expired. Send a new one.' },
    data,
  )
}
