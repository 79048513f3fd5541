/** Manifest texts to inline into pages, from our disk or else from the artifact origin. A page never waits for that origin. */
import type { MicroFrontend } from '@lantern/contract/federation'
import type { ServiceLogger } from '@lantern/service'
import type { ArtifactFiles } from './artifact-files.ts'
import { hasIntegrity } from './integrity.ts'

const ASK_LIMIT_MS = 5_000
/** Pause after a failed fetch, ms. */
const PAUSE_MS = 5_000
/** Size limit of a manifest, bytes; larger answers are rejected. */
const SIZE_LIMIT = 512 * 1024
const MAX_KEPT = 200

export type ArtifactManifests = {
  /** The manifest of a build; undefined until it is loaded, and then the browser fetches it. */
  textOf(build: MicroFrontend): Promise<string | undefined>
}

export type ManifestOptions = {
  files: ArtifactFiles
  /** '' = artifacts are on our disk only. */
  origin: string
  logger: ServiceLogger
  ask?: typeof fetch
  now?: () => number
}

export function createArtifactManifests({
  files,
  origin,
  logger,
  ask = fetch,
  now = Date.now,
}: ManifestOptions): ArtifactManifests {
  const kept = new Map<string, string>()
  const askedMs = new Map<string, number>()

  async function bring(url: string, integrity: string): Promise<void> {
    try {
      const answer = await ask(`${origin}${url}`, { redirect: 'error', signal: AbortSignal.timeout(ASK_LIMIT_MS) })
      if (!answer.ok) throw new Error(`it answered ${answer.status}`)
      const content = Buffer.from(await answer.arrayBuffer())
      if (content.length > SIZE_LIMIT) throw new Error('it is too large')
      if (!hasIntegrity(content, integrity)) throw new Error('its content does not match discovery')
      if (kept.size >= MAX_KEPT) kept.clear()
      kept.set(idOf(url, integrity), content.toString('utf8'))
    } catch (error) {
      logger.warn({ url, fault: (error as Error).message }, 'a manifest could not be loaded from the artifact origin')
    }
  }

  return {
    async textOf({ url, metadata }) {
      const [, name, version, file] = /^\/r\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(url) ?? []
      if (name === undefined || version === undefined || file === undefined) return undefined
      const forms = await files.read(name, version, file)
      if (forms !== undefined) return forms.identity.toString('utf8')
      const id = idOf(url, metadata.integrity)
      const known = kept.get(id)
      if (known !== undefined || origin === '' || now() - (askedMs.get(id) ?? -PAUSE_MS) < PAUSE_MS) return known
      if (askedMs.size >= MAX_KEPT) askedMs.clear()
      askedMs.set(id, now())
      void bring(url, metadata.integrity)
      return undefined
    },
  }
}

function idOf(url: string, integrity: string): string {
  return `${url} ${integrity}`
}
