/** The member's own data and its changes (screens.md 6 userInfo). */
import * as CODE from '@lantern/contract/code'
import {
  emailBind,
  emailSend,
  type GENDERS,
  NICK_PAUSE_MS,
  type ProfileField,
  phoneBind,
  profileGet,
  profileUpdate,
} from '@lantern/contract/profile'
import { siteTimeText } from '../../clock/site-time.rules.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import { maskEmail, maskName, maskPhone } from '../../members/mask.rules.ts'
import { changeMember } from '../../members/members.repository.ts'
import { SMS_WAIT_SEC, sendCode, spendCode } from '../../members/proofs/sms-codes.ts'
import { isSeedId } from '../../members/seed-id.rules.ts'
import { refuse } from '../../refusal/refuse.ts'
import { type Locale, SandboxError } from '../../refusal/sandbox-error.ts'
import { wrongField } from '../../refusal/wrong-field.ts'
import { sourceOf } from '../../sign-in/trust/visit.ts'
import { phoneMistake, phoneTarget } from '../../site/phones.rules.ts'
import type { MemberWriteContext, Wire } from '../../wire/wire.ts'
import { openAudits } from './info-audit.repository.ts'
import { openReview } from './info-audit-turns.ts'
import { NAME_LOCKED, nameLockOf } from './name-lock.ts'
import { isEmailTaken, isNickTaken, isPhoneTaken } from './profile.repository.ts'
import { maskAddress, maskBirthday, maskSocialId, mistakeIn } from './profile.rules.ts'

const VERIFIED = 2

export function profileRoutes(wire: Wire): void {
  wire.memberRead(profileGet, async (_input, { db, member, now }) => ({
    version: member.profile_version,
    nick: member.nick,
    avatar: member.avatar,
    nickFreeAt: nickFreeAt(member, now),
    gender: (member.gender || null) as (typeof GENDERS)[number] | null,
    birthdayMasked: maskBirthday(member.birthday),
    emailMasked: maskEmail(member.email),
    phoneMasked: maskPhone(member.area, member.phone),
    addressMasked: maskAddress(member.address),
    socialMasked: {
      wechat: maskSocialId(member.wechat),
      qq: maskSocialId(member.qq),
      telegram: maskSocialId(member.telegram),
    },
    realNameMasked: maskName(member.real_name),
    nameLock: await nameLockOf(db, member),
    kyc: member.kyc,
    inReview: (await openAudits(db, member.id)).map(({ field, id }) => ({ field, id })),
  }))

  wire.memberWrite(profileUpdate, async ({ field, value, version }, context) => {
    const { trx, member, now, locale } = context
    if (version !== member.profile_version) throw refuse('state-changed', { version: member.profile_version })
    if (field === 'email') throw wrongField(locale, 'value', NEEDS_CODE)
    const mistake = mistakeIn(field, value, now)
    if (mistake) throw wrongField(locale, 'value', mistake)
    if (field === 'nick') await requireNick(context, value)
    if (field === 'birthday' && member.kyc === VERIFIED)
      throw wrongField(locale, 'value', {
        zh: '实名认证后不能更改出生日期',
        en: 'A verified date of birth cannot be changed',
      })
    if (field === 'realName') {
      const lock = await nameLockOf(trx, member)
      if (lock === 'identity') throw refuse('identity-first')
      if (lock !== null) throw wrongField(locale, 'value', NAME_LOCKED[lock])
    }
    const old = oldOf(field, member)
    if (old && old === value) return { version: member.profile_version, reviewId: null }
    if (old && (field === 'birthday' || field === 'realName'))
      return {
        version: member.profile_version,
        reviewId: await openReview(trx, member.id, { field, old, value }, now),
      }
    return { version: await store(context, changeOf(field, value, now)), reviewId: null }
  })

  wire.memberWrite(phoneBind, async ({ area, phone, code }, context) => {
    const { trx, member, now, locale } = context
    const mistake = phoneMistake(area, phone)
    if (mistake) throw wrongField(locale, 'phone', mistake)
    const isSame = member.area === area && member.phone === phone
    if (isSame) throw wrongField(locale, 'phone', { zh: '这是当前绑定的手机', en: 'This phone is already bound' })
    await spendCode(trx, { scene: 'bind', target: phoneTarget(area, phone), source: sourceOf(context) }, code, now)
    if (await isPhoneTaken(trx, member.id, { area, phone }))
      throw new SandboxError(CODE.PHONE_IN_USE, {
        zh: '该手机号已被使用',
        en: 'Another account uses this phone',
      })
    const masked = maskPhone(area, phone)
    if (member.phone === null) return { version: await store(context, { area, phone }), reviewId: null, masked }
    const change = { field: 'phone', old: member.phone, value: phone, area } as const
    return { version: member.profile_version, reviewId: await openReview(trx, member.id, change, now), masked }
  })

  wire.memberWrite(emailSend, async ({ email }, { trx, member, now, locale, limits, network }) => {
    requireNewEmail(member, email, { now, locale })
    limits.messages.requireRoom(network)
    await sendCode(trx, emailTarget(member, email), now, isSeedId(member.id))
    limits.messages.take(network)
    return { waitSec: SMS_WAIT_SEC }
  })

  wire.memberWrite(emailBind, async ({ email, code }, context) => {
    const { trx, member, now, locale } = context
    requireNewEmail(member, email, { now, locale })
    await spendCode(trx, emailTarget(member, email), code, now)
    // Only who reads its mail learns this.
    if (await isEmailTaken(trx, member.id, email))
      throw wrongField(locale, 'email', {
        zh: '该邮箱已被其他账户使用',
        en: 'Another account uses this email address',
      })
    const masked = maskEmail(email)
    if (member.email === null) return { version: await store(context, { email }), reviewId: null, masked }
    const change = { field: 'email', old: member.email, value: email } as const
    return { version: member.profile_version, reviewId: await openReview(trx, member.id, change, now), masked }
  })
}

const NEEDS_CODE = { zh: '更改邮箱需要验证码，请刷新页面', en: 'An email address needs a code. Reload the page.' }

function requireNewEmail(member: Member, email: string, { now, locale }: { now: number; locale: Locale }): void {
  const mistake = mistakeIn('email', email, now)
  if (mistake) throw wrongField(locale, 'email', mistake)
  if (email.toLowerCase() === member.email?.toLowerCase())
    throw wrongField(locale, 'email', { zh: '这是当前的邮箱', en: 'This is your present email address' })
}

/** A code requested while logged in: codes requested by others do not replace it. */
function emailTarget({ id }: Member, email: string) {
  return { scene: 'bind', target: email.toLowerCase(), source: `member:${id}`, isOwn: true } as const
}

function nickFreeAt({ nick_changed_at }: Member, now: number): number | null {
  const freeAt = (nick_changed_at ?? Number.NEGATIVE_INFINITY) + NICK_PAUSE_MS
  return freeAt > now ? freeAt : null
}

async function requireNick({ trx, member, now, locale }: MemberWriteContext, nick: string): Promise<void> {
  const freeAt = nickFreeAt(member, now)
  if (freeAt !== null)
    throw wrongField(locale, 'value', {
      zh: `昵称每 30 天可改一次，${siteTimeText(freeAt)} 后可改`,
      en: `The nickname can be changed every 30 days, next after ${siteTimeText(freeAt)}`,
    })
  if (await isNickTaken(trx, member.id, nick))
    throw wrongField(locale, 'value', { zh: '该昵称已被使用', en: 'Somebody else uses this nickname' })
}

/** The value of a field whose change is reviewed. */
function oldOf(field: ProfileField, { birthday, real_name }: Member): string | null {
  if (field === 'realName') return real_name
  return field === 'birthday' ? birthday : null
}

function changeOf(field: ProfileField, value: string, now: number): Partial<Member> {
  if (field === 'nick') return { nick: value, nick_changed_at: now }
  return field === 'avatar' ? { avatar: Number(value) } : { [field]: value }
}

/** @returns the new version */
async function store({ trx, member }: MemberWriteContext, change: Partial<Member>): Promise<number> {
  const version = member.profile_version + 1
  await changeMember(trx, member.id, { ...change, profile_version: version })
  return version
}
