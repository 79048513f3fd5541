/** Submits an identity level, and reviews it twice. The caller holds the member's row. */
import { createHash } from 'node:crypto'
import { isAdult } from '@lantern/contract/adult'
import * as CODE from '@lantern/contract/code'
import type { RequestOf } from '@lantern/contract/endpoint'
import { cnIdBirthday, type DocumentType, isDocumentNo } from '@lantern/contract/id-documents'
import { FILES_OF } from '@lantern/contract/kyc'
import { siteDate } from '@lantern/contract/site-time'
import type { kycSubmit } from '@lantern/contract/user'
import type { Trx } from '../database/database.ts'
import type { KycCase } from '../database/tables/members/identity.schema.ts'
import { newNo } from '../ledger/numbers.ts'
import { changeMember } from '../members/members.repository.ts'
import { sendMail } from '../members/send-mail.ts'
import { refuse } from '../refusal/refuse.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { wrongField } from '../refusal/wrong-field.ts'
import type { MemberWriteContext } from '../wire/wire.ts'
import {
  attachFile,
  casesOf,
  changeCase,
  deleteFilesOf,
  emptyFiles,
  filesOf,
  insertCase,
  isDocumentTaken,
  storeReason,
} from './identity.repository.ts'
import { levelOf, reasonOf, type Turn } from './identity.rules.ts'

type Submission = RequestOf<typeof kycSubmit>
type Submitted = { caseId: string; state: number }

const IN_REVIEW = 1
const VERIFIED = 2

/** Level 1. The sandbox approves it at once, as the contract allows; a real back end would answer state 1. */
export async function submitName(
  { fields }: Submission,
  { trx, member, now, locale }: MemberWriteContext,
): Promise<Submitted> {
  if (member.kyc === VERIFIED)
    throw new SandboxError(
      CODE.STATE_CHANGED,
      { zh: '已完成实名认证', en: 'Your identity is already verified' },
      { state: VERIFIED },
    )
  const { realName } = fields
  if (!realName) throw wrongField(locale, 'fields.realName', { zh: '请填写真实姓名', en: 'Enter your real name' })
  const birthday = member.birthday ?? fields.birthday
  if (!birthday) throw wrongField(locale, 'fields.birthday', { zh: '请填写出生日期', en: 'Enter your date of birth' })
  if (!isAdult(birthday, now))
    throw wrongField(locale, 'fields.birthday', { zh: '须年满 18 岁', en: 'You must be 18 or older' })
  await changeMember(trx, member.id, { kyc: VERIFIED, real_name: realName, birthday })
  const caseId = newNo('K', now)
  await sendMail(trx, member.id, {
    type: 'notice',
    title: { zh: '实名认证已通过', en: 'Identity verified' },
    body: { zh: '您现在可以存款与取款。', en: 'You can now deposit and withdraw.' },
    bizNo: caseId,
    at: now,
  })
  return { caseId, state: VERIFIED }
}

/** Levels 2 and 3: accepted files of a rejected submission count again. */
export async function submitLevel(
  submission: Submission & { level: 2 | 3 },
  context: MemberWriteContext,
): Promise<Submitted> {
  const { trx, member, now } = context
  const { level } = submission
  const cases = await casesOf(trx, member.id)
  if (levelOf(member.kyc, cases) < level - 1) throw refuse('identity-first', { level: level - 1 })
  const last = cases.find((one) => one.level === level)
  if (last?.state === 'review') throw refuse('offer-in-review', { id: last.id })
  if (last?.state === 'ok') throw refuse('state-changed', { state: VERIFIED })
  const document = level === 2 ? await requireDocument(submission, context) : ''
  if (level === 3) requireAddress(submission, context)
  const needed = level === 2 ? FILES_OF[submission.fields.docType as DocumentType] : FILES_OF.L3
  const own = await filesOf(trx, member.id)
  const files = needed.map((kind) => {
    const accepted =
      last?.state === 'rejected'
        ? own.find((file) => file.kind === kind && file.case_id === last.id && file.reason === '')
        : undefined
    const file =
      own.find((one) => one.kind === kind && one.is_complete && submission.files.includes(one.id)) ?? accepted
    if (!file) throw wrongField(context.locale, kind, { zh: '请上传这张图片', en: 'Upload this picture' })
    return file
  })
  const id = newNo('K', now)
  const fields = JSON.stringify(submission.fields)
  await insertCase(trx, { id, member_id: member.id, level, fields, document, at: now, first_at: null, ended_at: null })
  for (const file of files) await attachFile(trx, file.id, id)
  return { caseId: id, state: IN_REVIEW }
}

async function requireDocument(
  { fields }: Submission,
  { trx, member, now, locale }: MemberWriteContext,
): Promise<string> {
  const { docType, docNo = '', expireOn } = fields
  if (!docType) throw wrongField(locale, 'docType', { zh: '请选择证件类型', en: 'Choose the document' })
  if (!isDocumentNo(docType, docNo))
    throw wrongField(locale, 'docNo', { zh: '证件号码不正确', en: 'The number is not valid' })
  if (docType === 'CN_ID' && cnIdBirthday(docNo) !== member.birthday)
    throw wrongField(locale, 'docNo', {
      zh: '证件号码与出生日期不一致',
      en: 'The number does not match your date of birth',
    })
  if (!expireOn || expireOn < siteDate(now))
    throw wrongField(locale, 'expireOn', { zh: '证件已过期', en: 'The document has expired' })
  const document = createHash('sha256').update(`${docType}/${docNo}`).digest('hex')
  if (await isDocumentTaken(trx, member.id, document))
    throw new SandboxError(CODE.ALREADY_BOUND, {
      zh: '该证件已用于其他账户，请联系客服',
      en: 'Another account uses this document. Contact support.',
    })
  return document
}

function requireAddress({ fields }: Submission, { locale }: MemberWriteContext): void {
  if ([...(fields.address ?? '')].length < 5)
    throw wrongField(locale, 'address', { zh: '请填写详细地址', en: 'Enter your full address' })
  if (!fields.source) throw wrongField(locale, 'source', { zh: '请选择资金来源', en: 'Choose the source of funds' })
}

/** Ends an undecided submission; nothing of it counts for the next one. */
export async function endUndecided(
  trx: Trx,
  { id }: KycCase,
  { state, at }: { state: 'withdrawn' | 'expired'; at: number },
): Promise<void> {
  await changeCase(trx, id, { state, fields: '{}', ended_at: at })
  await deleteFilesOf(trx, id)
}

/** One review that is due: the first finds faults of the files, the second decides. Nothing of the pictures stays after the decision. */
export async function takeReview(trx: Trx, row: KycCase, { review, at }: Turn): Promise<void> {
  const files = (await filesOf(trx, row.member_id)).filter(({ case_id }) => case_id === row.id)
  const found = files.map((file) => ({ ...file, reason: reasonOf(file) })).filter(({ reason }) => reason !== '')
  if (review === 1 && found.length === 0) return changeCase(trx, row.id, { review: 2, first_at: at })
  for (const { id, reason } of found) await storeReason(trx, id, reason)
  const isOk = found.length === 0
  await changeCase(trx, row.id, {
    state: isOk ? 'ok' : 'rejected',
    reason: found[0]?.reason ?? '',
    fields: '{}',
    ended_at: at,
  })
  await emptyFiles(trx, row.id)
  await sendMail(trx, row.member_id, {
    type: 'notice',
    title: isOk
      ? { zh: `身份认证 L${row.level} 已通过`, en: `Identity level ${row.level} verified` }
      : { zh: `身份认证 L${row.level} 未通过`, en: `Identity level ${row.level} not verified` },
    body: isOk
      ? { zh: '新的额度已生效。', en: 'The new limits apply now.' }
      : {
          zh: '请在认证页查看原因，只需重新上传未通过的图片。',
          en: 'See the reason on the identity page. Only the rejected pictures are needed again.',
        },
    bizNo: row.id,
    at,
  })
}
