/** A site's micro-front ends as the doctor sees them, from whichever document told of them. */

/** One version of one remote. */
export type Seat = {
  name: string
  version: string
  /** Absolute URL of what is loaded first: an MF manifest, an entry script or a module. */
  url: string
  /** SRI of `url`, null = none is told. */
  integrity: string | null
  /** SRI by absolute URL of further files; null = the document has no place for them. */
  files: ReadonlyMap<string, string> | null
  /** Percent of visitors, null = the document does not say. */
  traffic: number | null
  isDefault: boolean | null
  contractVersion: string | null
  fallback: string | null
  /** What it says it owns; null = the document has no place for it. */
  owns: Owns | null
}
export type Owns = {
  readonly routePrefixes: readonly string[]
  readonly pages: readonly string[]
  readonly slots: readonly string[]
}

export type Landscape = {
  /** Form of the document. */
  kind: 'frontend-discovery' | 'mf-manifest' | 'import-map' | 'osd-registry'
  url: string
  seats: readonly Seat[]
  /** Names that the document lists without a version. */
  empty: readonly string[]
  /** Whether the document is signed, and what checking the signature showed. */
  signature: 'good' | 'bad' | 'unchecked' | 'none'
}
