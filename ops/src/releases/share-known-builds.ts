/** At the start of ops: shares the files of builds that were published before files were shared (docs/decisions/0049). */
import { SHARED_FOLDER } from '@lantern/contract/file-owner'
import type { ServiceLogger } from '@lantern/service'
import type { ArtifactStore } from '../artifacts/artifact-store.ts'
import { PublishedFilesError } from '../artifacts/published/published-files.ts'
import { sharedManifest } from '../artifacts/shared-names.rules.ts'
import type { Registry } from '../registry/registry.repository.ts'
import type { LiveShells } from '../shells/live-shells.repository.ts'

const ASK_LIMIT_MS = 5_000

export type KnownBuildsParts = {
  registry: Registry
  store: ArtifactStore
  shells: Pick<LiveShells, 'all'>
  logger: ServiceLogger
}

/** Discovery names the new addresses from its next revision on. Builds that cannot be shared keep the address of their version. */
export async function shareKnownBuilds({ registry, store, shells, logger }: KnownBuildsParts): Promise<void> {
  const placed: { name: string; version: string; address: string }[] = []
  for (const { name, version, integrity } of await registry.unsharedBuilds()) {
    const kind = await store.share(name, version, integrity).then((sharing) => sharing.kind, unanswered)
    if (kind === 'unanswered') {
      logger.warn(
        { remote: name, version },
        'the artifact store does not answer: builds keep the address of their version',
      )
      return
    }
    if (kind === 'shared')
      placed.push({ name, version, address: `/r/${name}/${SHARED_FOLDER}/${sharedManifest(integrity)}` })
    if (kind === 'taken')
      logger.warn({ remote: name, version }, 'another build has other bytes under names of this build')
  }
  const [first] = placed
  if (first === undefined) return
  const live = (await shells.all()).filter(({ isServed }) => isServed)
  for (const origin of new Set(live.map((shell) => shell.origin))) {
    if (await serves(`${origin}${first.address}`)) continue
    logger.warn({ origin }, 'an edge does not serve shared files yet: builds keep the address of their version')
    return
  }
  for (const { name, version } of placed) await registry.markShared(name, version)
  logger.info({ builds: placed.length }, 'published builds share their files')
}

function unanswered(error: unknown): 'unanswered' {
  if (error instanceof PublishedFilesError) return 'unanswered'
  throw error
}

async function serves(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(ASK_LIMIT_MS) }).catch(() => null)
  return answer?.ok ?? false
}
