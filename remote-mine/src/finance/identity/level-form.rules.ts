/** What a submission of level 2 or 3 still lacks, as far as the device can tell. Pure. */
import { type DocumentType, isDocumentNo } from '@lantern/contract/id-documents'
import { FILES_OF, type KycFileKind } from '@lantern/contract/kyc'
import { DAY_MS, siteDate } from '@lantern/contract/site-time'

export type LevelFields = {
  docType: DocumentType
  docNo: string
  expireOn: string
  address: string
  source: string
  files: Partial<Record<KycFileKind, string>>
}
export const EMPTY: LevelFields = { docType: 'CN_ID', docNo: '', expireOn: '', address: '', source: '', files: {} }

type Mistake = 'docNo' | 'expireOn' | 'address' | 'source' | KycFileKind

/** Kinds of pictures that a level needs. */
export function kindsOf(level: 2 | 3, docType: DocumentType): readonly KycFileKind[] {
  return level === 2 ? FILES_OF[docType] : FILES_OF.L3
}

/** @param accepted kinds that the last review accepted */
export function mistakesIn(
  level: 2 | 3,
  fields: LevelFields,
  { accepted, now }: { accepted: readonly KycFileKind[]; now: number },
): ReadonlySet<Mistake> {
  const mistakes = new Set<Mistake>()
  if (level === 2) {
    if (!isDocumentNo(fields.docType, fields.docNo)) mistakes.add('docNo')
    if (fields.expireOn < siteDate(now)) mistakes.add('expireOn')
  } else {
    if ([...fields.address.trim()].length < 5) mistakes.add('address')
    if (fields.source === '') mistakes.add('source')
  }
  for (const kind of kindsOf(level, fields.docType))
    if (!fields.files[kind] && !accepted.includes(kind)) mistakes.add(kind)
  return mistakes
}

/** Whether a document is still valid, but not for long. */
export function expiresSoon(expireOn: string, now: number): boolean {
  return expireOn >= siteDate(now) && expireOn <= siteDate(now + 30 * DAY_MS)
}

/** What the server receives: the fields of this level only. */
export function submissionOf(level: 2 | 3, fields: LevelFields) {
  const { docType, docNo, expireOn, address, source } = fields
  const files = kindsOf(level, docType).flatMap((kind) => fields.files[kind] || [])
  return level === 2
    ? { level, fields: { docType, docNo, expireOn }, files }
    : { level, fields: { address: address.trim(), ...(source !== '' && { source: source as 'salary' }) }, files }
}
