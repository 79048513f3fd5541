/** Password recovery: account, proof, new password (screens.md 3, password). */
import * as CODE from '@lantern/contract/code'
import { type ProofKind, recoveryReset, recoverySend, recoveryStart, recoveryVerify } from '@lantern/contract/recovery'
import type { Trx } from '../database/database.ts'
import type { RecoveryTicket } from '../database/tables/members/account.schema.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { changeMember, findMember, findMemberByName, lockMember } from '../members/members.repository.ts'
import { hashPassword, isPassword } from '../members/proofs/passwords.ts'
import { isWrongCode, SMS_WAIT_SEC, sendCode, spendCode } from '../members/proofs/sms-codes.ts'
import { isWeakPassword } from '../members/proofs/weak-passwords.ts'
import { isSeedId } from '../members/seed-id.rules.ts'
import { sendMail } from '../members/send-mail.ts'
import { refuse } from '../refusal/refuse.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { wrongField } from '../refusal/wrong-field.ts'
import { endSessions } from '../sessions/sessions.ts'
import { requireCaptcha } from '../sign-in/checks/captcha.ts'
import { requireImageCode } from '../sign-in/checks/image-code.ts'
import { knownDeviceKey } from '../sign-in/trust/known-device.ts'
import type { Wire } from '../wire/wire.ts'
import {
  clearAttempts,
  endTickets,
  formerPasswords,
  keepFormerPassword,
  lastCard,
  openSessions,
} from './recovery.repository.ts'
import { proofsOf } from './recovery-proofs.ts'
import { countWrongProof, lockTicket, markProved, openTicket } from './recovery-tickets.ts'

/** The current password and earlier ones (screens.md 3: none of the last 3). */
const REMEMBERED = 3

export function recoveryRoutes(wire: Wire): void {
  // A dummy hash: without a fund password the comparison takes the same time.
  const noOne = hashPassword('\u0000no-one')

  wire.publicWrite(recoveryStart, async (input, { trx, now }) => {
    if (input.imageId || input.imageCode) await requireImageCode(trx, input, now)
    else await requireCaptcha(trx, input.captchaToken, now)
    const { userName } = input
    const member = await findMemberByName(trx, userName)
    return { ticket: await openTicket(trx, { userName, member, now }), kinds: await proofsOf(trx, userName, member) }
  })

  wire.publicWrite(recoverySend, async ({ ticket, kind }, { trx, now, limits, network }) => {
    limits.messages.requireRoom(network)
    const row = await lockTicket(trx, ticket, now)
    await sendCode(trx, { scene: 'recover', target: targetOf(row, kind) }, now, isSeedId(row.member_id ?? ''))
    limits.messages.take(network)
    return { waitSec: SMS_WAIT_SEC }
  })

  wire.publicWrite(recoveryVerify, async (input, { trx, now, limits, network }) => {
    limits.guesses.requireRoom(network)
    const row = await lockTicket(trx, input.ticket, now)
    const member = row.member_id === null ? undefined : await findMember(trx, row.member_id)
    const isProved =
      input.kind === 'fund'
        ? await isFundProof(trx, member, { ...input, spare: await noOne, now })
        : await isCodeProof(trx, row, { kind: input.kind, code: input.code, member, now })
    if (!isProved) {
      limits.guesses.take(network)
      throw await countWrongProof(trx, row, now)
    }
    await markProved(trx, row, now)
    return {}
  })

  wire.publicWrite(recoveryReset, async ({ ticket, password }, { trx, now, locale }) => {
    const row = await lockTicket(trx, ticket, now)
    if (row.verified_at === null || row.member_id === null)
      throw new SandboxError(CODE.DEVICE_AUTHORISATION_EXPIRED, {
        zh: '请先完成身份验证',
        en: 'Prove that the account is yours first',
      })
    const member = await lockMember(trx, row.member_id)
    if (isWeakPassword(password, member.user_name)) throw refuse('weak-password')
    if (await wasUsed(trx, member, password))
      throw wrongField(locale, 'password', {
        zh: '不能与最近 3 次使用的密码相同',
        en: 'Choose one that is none of your last 3 passwords',
      })
    const endedSessions = await changePassword(trx, member, password, now)
    await endTickets(trx, row, now)
    return { endedSessions }
  })
}

/** Limits count by name, not by phone: an unknown name has the same limits. */
function targetOf(row: RecoveryTicket, kind: ProofKind): string {
  return `${kind}:${row.user_key}`
}

type CodeProof = { kind: 'phone' | 'email'; code: string; member: Member | undefined; now: number }

async function isCodeProof(trx: Trx, row: RecoveryTicket, { kind, code, member, now }: CodeProof): Promise<boolean> {
  try {
    await spendCode(trx, { scene: 'recover', target: targetOf(row, kind) }, code, now)
  } catch (error) {
    // Counted by name: five wrong codes lock it, however many codes were sent. An expired code is not a guess.
    if (error instanceof SandboxError && isWrongCode(error)) return false
    throw error
  }
  return Boolean(kind === 'phone' ? member?.phone : member?.email)
}

type FundProof = { code: string; cardTail: string; spare: string; now: number }

async function isFundProof(
  trx: Trx,
  member: Member | undefined,
  { code, cardTail, spare, now }: FundProof,
): Promise<boolean> {
  const isRight = await isPassword(code, member?.fund_hash ?? spare)
  const tail = await lastCard(trx, member?.id ?? '')
  const isOpen = member !== undefined && member.fund_locked_until <= now
  return isOpen && isRight && tail !== undefined && tail === cardTail
}

async function wasUsed(trx: Trx, member: Member, password: string): Promise<boolean> {
  for (const hash of [member.pwd_hash, ...(await formerPasswords(trx, member.id, REMEMBERED - 1))])
    if (await isPassword(password, hash)) return true
  return false
}

/** Sets the password, ends every session (10105), clears wrong tries, notifies the owner. @returns the number of ended sessions */
async function changePassword(trx: Trx, member: Member, password: string, now: number): Promise<number> {
  await keepFormerPassword(trx, member, now)
  // Withdrawals in the next 24 hours get a second review.
  await changeMember(trx, member.id, { pwd_hash: await hashPassword(password), password_changed_at: now })
  const open = await openSessions(trx, member.id, now)
  await endSessions(trx, member.id, '10105', now)
  await clearAttempts(trx, member.user_key, knownDeviceKey(member, ''))
  await sendMail(trx, member.id, {
    type: 'notice',
    push: 'security',
    title: { zh: '登录密码已修改', en: 'Your password was changed' },
    body: {
      zh: '所有设备已退出登录，24 小时内的取款需人工复核。如非本人操作，请立即联系客服。',
      en: 'Every device was logged out, and withdrawals are reviewed manually for 24 hours. If this was not you, contact support at once.',
    },
    at: now,
  })
  return open
}
