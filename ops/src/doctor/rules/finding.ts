/** A finding of the doctor: what is wrong, where, and the fix. */
export const FINDING_RULES = [
  'document',
  'signature',
  'unreachable',
  'mime',
  'cache',
  'headers',
  'cors',
  'missing-sri',
  'wrong-sri',
  'traffic',
  'default',
  'contract',
  'pages',
  'slot-owner',
  'share',
  'eager',
  'budget',
  'public-path',
  'host',
] as const
export type FindingRule = (typeof FINDING_RULES)[number]

export type Finding = {
  rule: FindingRule
  /** An `error` breaks pages now or at the next release; a `warning` does not. */
  level: 'error' | 'warning'
  /** Remote and version, or the document. */
  where: string
  what: string
  fix: string
}
