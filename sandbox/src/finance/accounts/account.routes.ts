/** Payment account endpoints, shared by all kinds of accounts (screens.md 7). */

import { createHash } from 'node:crypto'
import { ACCOUNT_ROWS, type AccountKind, type AccountValues, accountFieldFault } from '@lantern/contract/account-kinds'
import {
  accountAdd,
  accountDefault,
  accountList,
  accountOneTap,
  accountRemove,
  accountSms,
  accountVerify,
} from '@lantern/contract/accounts'
import * as CODE from '@lantern/contract/code'
import type { RequestOf } from '@lantern/contract/endpoint'
import { type Database, inTransaction, type Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { Job } from '../../jobs/jobs.ts'
import { maskPhone } from '../../members/mask.rules.ts'
import { findMemberByName, lockMember } from '../../members/members.repository.ts'
import { requireFundPassword } from '../../members/proofs/fund-password.ts'
import { SMS_WAIT_SEC, sendCode, spendCode } from '../../members/proofs/sms-codes.ts'
import { isSeedId } from '../../members/seed-id.rules.ts'
import { refuse } from '../../refusal/refuse.ts'
import { type Locale, SandboxError } from '../../refusal/sandbox-error.ts'
import { wrongField } from '../../refusal/wrong-field.ts'
import { phoneTarget } from '../../site/phones.rules.ts'
import type { ControlActions } from '../../wire/control-actions.ts'
import type { MemberWriteContext, Wire } from '../../wire/wire.ts'
import { accountsOf, chooseAccount, endReviews, setAccountState } from './account.repository.ts'
import { bankOf, fieldFaults, keptValues } from './account-check.rules.ts'
import { addAccount, ownAccount, removeAccount } from './account-turns.ts'
import { accountView } from './account-view.ts'
import { hasEip55Checksum } from './eip55.rules.ts'

export function accountRoutes(wire: Wire): void {
  wire.memberRead(accountList, async ({ kind }, { db, member }) => ({
    list: (await accountsOf(db, member.id, kind)).map(accountView),
    max: ACCOUNT_ROWS[Object.hasOwn(ACCOUNT_ROWS, kind ?? '') ? (kind as AccountKind) : 'BANK'].max,
  }))

  wire.memberRead(accountVerify, async ({ kind, field: name, value, network }) => {
    const field = ACCOUNT_ROWS[kind].fields.find((one) => one.name === name)
    const isGood = field !== undefined && accountFieldFault(field, { [name]: value, network }) === null
    const bank = kind === 'BANK' && name === 'cardNo' ? bankOf(value.replace(/\s/g, '')) : undefined
    const isUnsure = isGood && kind === 'USDT' && network === 'ERC20' && !hasEip55Checksum(value.trim())
    return { ok: isGood, ...(bank === undefined ? {} : { bank }), ...(isUnsure ? { warn: 'checksum' as const } : {}) }
  })

  // Deterministic: the same member always has the same wallet.
  wire.memberRead(accountOneTap, async ({ kind }, { member }) => ({
    address: createHash('sha256').update(`${kind}:${member.id}`).digest('hex').slice(0, 34),
  }))

  wire.memberWrite(accountSms, async (_input, { trx, member, now }) => {
    if (member.phone === null) throw new SandboxError(CODE.COMMON, { zh: '尚未绑定手机', en: 'No phone is bound' })
    await sendCode(trx, bindTarget(member.area, member.phone, member.id), now, isSeedId(member.id))
    return { waitSec: SMS_WAIT_SEC, phone: maskPhone(member.area, member.phone) }
  })

  wire.memberWrite(accountAdd, async (input, { trx, member, now, locale }) => {
    await requireOwnNew(input, { trx, member, now, locale })
    const account = await addAccount(
      trx,
      member,
      {
        kind: input.kind,
        values: keptValues(input.kind, input.fields),
        nickname: input.nickname,
        hasPicture: (input.fields.qr ?? '') !== '',
      },
      now,
    )
    return { accountId: account.id, state: account.state, usableAt: account.usable_at }
  })

  wire.memberWrite(accountDefault, async ({ id }, { trx, member }) => {
    await chooseAccount(trx, await ownAccount(trx, member.id, id))
    return {}
  })

  wire.memberWrite(accountRemove, async ({ id, fundPwd }, { trx, member, now }) => {
    const account = await ownAccount(trx, member.id, id)
    await requireFundPassword(trx, member, fundPwd, now)
    await removeAccount(trx, account, now)
    return { removedAt: now }
  })
}

/** Completes the simulated review of an account's picture. */
export const accountJob: Job = {
  name: 'accounts',
  everyMs: 1_000,
  async run({ db, now }) {
    await endReviews(db, now)
  },
}

export function accountActions(db: Database): ControlActions {
  return {
    'account.state': async ({ userName, accountId, state, reason }) => {
      const member = await findMemberByName(db, userName)
      if (!member) throw new SandboxError(CODE.COMMON, `There is no member ${userName}.`)
      return inTransaction(db, async (trx) => {
        await lockMember(trx, member.id)
        const account = await ownAccount(trx, member.id, accountId)
        await setAccountState(trx, account.id, state, reason)
        return { id: account.id, state }
      })
    },
  }
}

/**
 * What a new account needs: a verified name, whole fields, the fund password, and the code of a bound phone.
 * @throws SandboxError 711010, 10003 with the fields, 716007, 711007, 716001, 716002
 */
export async function requireOwnNew(
  { kind, holder, fields, fundPwd, smsCode }: Omit<RequestOf<typeof accountAdd>, 'nickname' | 'requestNo'>,
  { trx, member, now, locale }: Pick<MemberWriteContext, 'trx' | 'member' | 'now' | 'locale'>,
): Promise<void> {
  if (member.kyc !== 2) throw refuse('identity-first')
  requireFields(kind, fields, locale)
  requireHolder(member, holder, locale)
  // This order keeps a wrong password from using up a code.
  await requireFundPassword(trx, member, fundPwd, now)
  await requirePhone(trx, member, smsCode, now, locale)
}

function requireFields(kind: AccountKind, values: AccountValues, locale: Locale): void {
  const faults = Object.entries(fieldFaults(kind, values))
  const [first] = faults
  if (first === undefined) return
  const fields = Object.fromEntries(faults.map(([name, said]) => [name, locale === 'en' ? said.en : said.zh]))
  throw new SandboxError(CODE.VALIDATION, first[1], { fields })
}

function requireHolder(member: Member, holder: string | undefined, locale: Locale): void {
  if (holder === undefined || holder === member.real_name) return
  const said = { zh: '姓名与实名不一致', en: 'The name differs from your verified name' }
  throw new SandboxError(CODE.NAME_MISMATCH, said, { fields: { holder: locale === 'en' ? said.en : said.zh } })
}

async function requirePhone(
  trx: Trx,
  member: Member,
  code: string | undefined,
  now: number,
  locale: Locale,
): Promise<void> {
  if (member.phone === null) return
  if (code === undefined) throw wrongField(locale, 'smsCode', { zh: '请输入短信验证码', en: 'Enter the code' })
  await spendCode(trx, bindTarget(member.area, member.phone, member.id), code, now)
}

/** A code requested while logged in: codes requested by others do not replace it. */
function bindTarget(area: string, phone: string, memberId: string) {
  return { scene: 'bind', target: phoneTarget(area, phone), source: `member:${memberId}`, isOwn: true } as const
}
