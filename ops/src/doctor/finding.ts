/** What the doctor finds: one sentence for the person at the terminal, with where it is and how to fix it. */
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
  /** A `warning` costs or endangers something; an `error` breaks pages now, or will at the next release. */
  level: 'error' | 'warning'
  /** Remote and version, or the document. */
  where: string
  what: string
  fix: string
}
