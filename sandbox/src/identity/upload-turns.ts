/** Receives a picture in parts. A file that is refused leaves nothing behind. */
import { createHash } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import type { RequestOf } from '@lantern/contract/endpoint'
import { KYC_CHUNK_BYTES, KYC_FILE_BYTES, KYC_SIDE_PX, type kycFileUpload } from '@lantern/contract/kyc'
import { readPictureHead } from '@lantern/contract/picture-head'
import { newNo } from '../ledger/numbers.ts'
import { refuse } from '../refusal/refuse.ts'
import { SandboxError, type Sentence } from '../refusal/sandbox-error.ts'
import type { MemberWriteContext } from '../wire/wire.ts'
import { deleteFile, filesOf, findFile, insertFile, storePart } from './identity.repository.ts'

type Part = RequestOf<typeof kycFileUpload>
type Progress = { received: number; fileId: string | null }

/** Uploads that a member may have open. */
const MOST_OPEN = 8

/** @throws SandboxError 10003 with one sentence for a file that is too large, no picture, or has too many pixels */
export async function receivePart(part: Part, context: MemberWriteContext): Promise<Progress> {
  const { trx, member, now } = context
  if (part.size > KYC_FILE_BYTES) throw wrongFile(context, TOO_LARGE)
  const known = await findFile(trx, member.id, part)
  if (part.data === undefined) return progressOf(known)
  const bytes = Buffer.from(part.data, 'base64')
  if (known === undefined) {
    if (part.index !== 0) throw refuse('state-changed', { received: 0 })
    requirePicture(part, bytes, context)
    const open = (await filesOf(trx, member.id)).filter(({ case_id }) => case_id === null)
    for (const { id } of open.slice(MOST_OPEN - 1)) await deleteFile(trx, id)
    const isComplete = bytes.length === part.size
    if (isComplete && !isWhole(part, bytes)) throw wrongFile(context, BROKEN)
    const id = newNo('F', now)
    await insertFile(trx, {
      id,
      member_id: member.id,
      case_id: null,
      kind: part.kind,
      name: part.name,
      type: readPictureHead(bytes)?.type ?? '',
      size: part.size,
      sha256: part.sha256,
      received: 1,
      is_complete: isComplete,
      data: bytes,
      at: now,
    })
    return { received: 1, fileId: isComplete ? id : null }
  }
  if (known.is_complete || part.index < known.received) return progressOf(known)
  if (part.index > known.received) throw refuse('state-changed', { received: known.received })
  const total = known.data.length + bytes.length
  const isLast = total === known.size
  const isWrong = total > known.size || (!isLast && bytes.length !== KYC_CHUNK_BYTES)
  if (isWrong || (isLast && !isWhole(part, Buffer.concat([known.data, bytes])))) {
    await deleteFile(trx, known.id)
    throw wrongFile(context, BROKEN, true)
  }
  await storePart(trx, known.id, bytes, isLast)
  return { received: known.received + 1, fileId: isLast ? known.id : null }
}

function progressOf(file: { id: string; received: number; is_complete: boolean } | undefined): Progress {
  return { received: file?.received ?? 0, fileId: file?.is_complete ? file.id : null }
}

/** By its first bytes, not by its name. Nothing is decoded, so a picture of few bytes and many pixels costs nothing. */
function requirePicture({ size }: Part, bytes: Buffer, context: MemberWriteContext): void {
  const head = readPictureHead(bytes)
  if (head === null) throw wrongFile(context, NO_PICTURE)
  if (Math.max(head.width, head.height) > KYC_SIDE_PX) throw wrongFile(context, TOO_MANY_PIXELS)
  if (bytes.length > size || (bytes.length < size && bytes.length !== KYC_CHUNK_BYTES)) throw wrongFile(context, BROKEN)
}

function isWhole({ sha256 }: Part, bytes: Uint8Array): boolean {
  return createHash('sha256').update(bytes).digest('hex') === sha256
}

const TOO_LARGE: Sentence = {
  zh: '文件超过 2 MB，请重新拍摄或压缩',
  en: 'The file is larger than 2 MB. Take the picture again or reduce it.',
}
const NO_PICTURE: Sentence = {
  zh: '文件不是 JPEG、PNG 或 WebP 图片',
  en: 'The file is not a JPEG, PNG or WebP picture.',
}
const TOO_MANY_PIXELS: Sentence = {
  zh: '图片超过 6000 × 6000 像素，请缩小后上传',
  en: 'The picture is larger than 6,000 × 6,000 pixels. Reduce it.',
}
const BROKEN: Sentence = { zh: '文件不完整，请重新上传', en: 'The file is incomplete. Upload it again.' }

function wrongFile({ locale }: MemberWriteContext, sentence: Sentence, keep = false): SandboxError {
  const fields = { data: locale === 'en' ? sentence.en : sentence.zh }
  return new SandboxError(CODE.VALIDATION, sentence, { fields }, { keep })
}
