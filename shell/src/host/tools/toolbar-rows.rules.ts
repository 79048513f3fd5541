/** The rows of the staff toolbar: each remote with its builds. Pure. */
import type { Discovery } from '@lantern/contract/federation'

export type ToolbarRow = {
  readonly remote: string
  /** The build on this page; null = nothing of the remote was loaded. */
  readonly version: string | null
  /** From its first request to the code that runs, ms. */
  readonly loadMs: number | null
  readonly isOverridden: boolean
  /**
   * Published builds, the newest decision of the release service first: version and address of the manifest in the folder of the version, beside
   * which are the documents that describe it.
   */
  readonly published: readonly { readonly version: string; readonly url: string }[]
}

export type RowFacts = {
  readonly discovery: Discovery | null
  readonly overridden: readonly string[]
  readonly versions: Readonly<Record<string, string>>
  readonly loadMs: Readonly<Record<string, number>>
  /** Origin of published builds. */
  readonly origin: string
}

export function toolbarRows({ discovery, overridden, versions, loadMs, origin }: RowFacts): ToolbarRow[] {
  const entries = discovery?.microFrontends ?? {}
  const names = [...new Set([...Object.keys(entries), ...overridden])].sort()
  return names.map((remote) => {
    const builds = entries[remote] ?? []
    return {
      remote,
      version: versions[remote] ?? null,
      loadMs: loadMs[remote] ?? null,
      isOverridden: overridden.includes(remote),
      published: builds.map(({ metadata: { version } }) => ({
        version,
        url: new URL(`/r/${remote}/${version}/mf-manifest.json`, origin).href,
      })),
    }
  })
}
