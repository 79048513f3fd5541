/** A forgotten fund password (screens.md 6 security): a code to the bound phone and a picture of the face allow another one. */
import * as CODE from '@lantern/contract/code'
import { fundPasswordReset, fundResetProve, fundResetSend } from '@lantern/contract/security'
import type { Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import { deleteFile, filesOf } from '../../identity/identity.repository.ts'
import { reasonOf } from '../../identity/identity.rules.ts'
import { maskPhone } from '../../members/mask.rules.ts'
import { changeMember } from '../../members/members.repository.ts'
import { newFundTicket, spendFundTicket } from '../../members/proofs/fund-ticket.repository.ts'
import { hashPassword } from '../../members/proofs/passwords.ts'
import { SMS_WAIT_SEC, sendCode, spendCode } from '../../members/proofs/sms-codes.ts'
import { tellSecurityChange } from '../../members/security-mail.ts'
import { isSeedId } from '../../members/seed-id.rules.ts'
import { type Locale, SandboxError, type Sentence } from '../../refusal/sandbox-error.ts'
import { phoneTarget } from '../../site/phones.rules.ts'
import type { Wire } from '../../wire/wire.ts'

export function fundResetRoutes(wire: Wire): void {
  wire.memberWrite(fundResetSend, async (_input, { trx, member, now }) => {
    await sendCode(trx, ownTarget(member), now, isSeedId(member.id))
    return { waitSec: SMS_WAIT_SEC, phone: maskPhone(member.area, member.phone) }
  })

  wire.memberWrite(fundResetProve, async ({ code, fileId }, { trx, member, now, locale }) => {
    if (member.fund_hash === null)
      throw new SandboxError(CODE.STATE_CHANGED, { zh: '尚未设置资金密码', en: 'No fund password is set yet' })
    // The picture first: a code that was right is not used up by a blurred one.
    await requireFace(trx, member, { fileId, locale })
    await spendCode(trx, ownTarget(member), code, now)
    await deleteFile(trx, fileId)
    return newFundTicket(trx, member.id, now, 'reset')
  })

  wire.memberWrite(fundPasswordReset, async ({ ticket, pwd }, { trx, member, now }) => {
    if (!(await spendFundTicket(trx, member.id, ticket, now)))
      throw new SandboxError(CODE.CODE_EXPIRED, { zh: '验证已过期，请重新开始', en: 'This has expired. Start again.' })
    await changeMember(trx, member.id, { fund_hash: await hashPassword(pwd), fund_wrong: 0, fund_locked_until: 0 })
    await tellSecurityChange(trx, member, now, {
      title: { zh: '资金密码已重置', en: 'Your fund password was reset' },
      body: {
        zh: '已通过短信与本人照片验证。取款时请使用新的资金密码。',
        en: 'A code and a picture of your face confirmed it. Use the new fund password for withdrawals.',
      },
    })
    return {}
  })
}

/** A code requested while logged in: codes requested by others do not replace it. */
function ownTarget({ id, area, phone }: Member) {
  if (phone === null) throw new SandboxError(CODE.COMMON, { zh: '尚未绑定手机', en: 'No phone is bound' })
  return { scene: 'fund', target: phoneTarget(area, phone), source: `member:${id}`, isOwn: true } as const
}

const FAULTS: Readonly<Record<string, Sentence>> = {
  blur: { zh: '照片模糊，请重新拍摄', en: 'The picture is blurred. Take it again.' },
  glare: { zh: '照片反光，请重新拍摄', en: 'The picture has glare. Take it again.' },
}
const OTHER_FACE: Sentence = { zh: '照片与本人不符，请重新拍摄', en: 'The picture does not match. Take it again.' }
const MISSING: Sentence = { zh: '请上传本人照片', en: 'Upload a picture of your face' }

/** A rejected picture is deleted, as one that was accepted is. */
async function requireFace(trx: Trx, member: Member, { fileId, locale }: { fileId: string; locale: Locale }) {
  const file = (await filesOf(trx, member.id)).find(({ id }) => id === fileId)
  if (file?.kind !== 'selfie' || !file.is_complete) throw wrongFace(MISSING, locale)
  const reason = reasonOf(file)
  if (reason === '') return
  await deleteFile(trx, fileId)
  throw wrongFace(FAULTS[reason] ?? OTHER_FACE, locale)
}

function wrongFace(sentence: Sentence, locale: Locale): SandboxError {
  const fields = { fileId: locale === 'en' ? sentence.en : sentence.zh }
  return new SandboxError(CODE.VALIDATION, sentence, { fields }, { keep: true })
}
