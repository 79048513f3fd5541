/** The micro-front ends of a site, from any supported document form. */

/** One version of one remote. */
export type Seat = {
  name: string
  version: string
  /** Absolute URL of the first file: an MF manifest, an entry script or a module. */
  url: string
  /** SRI of `url`; null = not given. */
  integrity: string | null
  /** SRI of further files by absolute URL; null = not supported by this form. */
  files: ReadonlyMap<string, string> | null
  /** Percent of visitors; null = not given. */
  traffic: number | null
  isDefault: boolean | null
  contractVersion: string | null
  fallback: string | null
  /** Paths and slots that it claims; null = not supported by this form. */
  owns: Owns | null
}
export type Owns = {
  readonly routePrefixes: readonly string[]
  readonly pages: readonly string[]
  readonly slots: readonly string[]
}

export type Landscape = {
  /** Form of the document. */
  kind: 'frontend-discovery' | 'mf-manifest' | 'import-map' | 'osd-registry' | 'page'
  url: string
  seats: readonly Seat[]
  /** Names listed without a version. */
  empty: readonly string[]
  /** Whether the document is signed, and the result of the verification. */
  signature: 'good' | 'bad' | 'unchecked' | 'none'
}
