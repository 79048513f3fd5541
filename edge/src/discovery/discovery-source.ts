/** The last verified discovery of one environment: asked from ops, kept on disk, so that the site goes on when ops is down. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PRODUCTION } from '@lantern/contract/federation'
import type { ServiceLogger } from '@lantern/service'
import { readPublicKey, type VerifiedDiscovery, verifyDiscovery } from './discovery.rules.ts'

export const DISCOVERY_POLL_MS = 2_000
const ASK_LIMIT_MS = 2_000
/** Written by ops at its first run. */
const KEY_FILE = 'keys/discovery-ed25519.pub'

export type DiscoverySource = {
  current(): VerifiedDiscovery | undefined
  /** base64 SPKI, '' until it is known. */
  publicKey(): string
  /** Asks ops once; keeps what it has when the answer is late, unreadable or not signed by ops. */
  refresh(how?: RefreshOptions): Promise<'changed' | 'same' | 'failed'>
}

/** `waitSec`: ops is asked to hold the question so long, until something changes. */
export type RefreshOptions = { waitSec?: number; signal?: AbortSignal }

export type DiscoveryOptions = {
  opsOrigin: string
  dataDir: string
  publicKey: string
  /** Left out = production. */
  environment?: string
  logger: ServiceLogger
  ask?: typeof fetch
}

export function createDiscoverySource({
  opsOrigin,
  dataDir,
  publicKey,
  environment = PRODUCTION,
  logger,
  ask = fetch,
}: DiscoveryOptions): DiscoverySource {
  const keptFile = join(
    dataDir,
    environment === PRODUCTION ? 'edge/discovery.json' : `edge/discovery-${environment}.json`,
  )
  let key = publicKey
  let verified: VerifiedDiscovery | undefined
  let etag = ''
  let isDiskRead = false
  let lastFault = ''

  /** One line when the state changes, not one every two seconds. */
  function note(fault: string): void {
    if (fault === lastFault) return
    lastFault = fault
    if (fault === '') logger.info('discovery is answered again')
    else logger.warn({ fault }, 'discovery not renewed')
  }

  async function readDisk(): Promise<void> {
    isDiskRead = true
    try {
      const kept = JSON.parse(await readFile(keptFile, 'utf8'))
      verified = verifyDiscovery(kept, readPublicKey(key), { revision: 0, environment })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') logger.warn({ err: error }, 'kept discovery not usable')
    }
  }

  return {
    current: () => verified,
    publicKey: () => key,
    async refresh({ waitSec = 0, signal } = {}) {
      if (key === '')
        key = await readFile(join(dataDir, KEY_FILE), 'utf8').then(
          (text) => text.trim(),
          () => '',
        )
      if (key === '') {
        note('the public key of ops is not known yet')
        return 'failed'
      }
      if (!isDiskRead) await readDisk()
      try {
        const limit = AbortSignal.timeout(waitSec * 1_000 + ASK_LIMIT_MS)
        const answer = await ask(`${opsOrigin}/discovery?environment=${environment}`, {
          headers: {
            ...(etag === '' ? {} : { 'if-none-match': etag }),
            ...(waitSec === 0 ? {} : { prefer: `wait=${waitSec}` }),
          },
          signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
        })
        if (answer.status === 304) {
          note('')
          return 'same'
        }
        if (!answer.ok) throw new Error(`Ops answered ${answer.status}.`)
        const known = { revision: verified?.signed.revision ?? 0, environment }
        const next = verifyDiscovery(await answer.json(), readPublicKey(key), known)
        const isNews = next.signed.revision !== verified?.signed.revision
        verified = next
        etag = answer.headers.get('etag') ?? ''
        if (isNews) await keep(keptFile, JSON.stringify(verified.signed))
        note('')
        return isNews ? 'changed' : 'same'
      } catch (error) {
        if (signal?.aborted !== true) note((error as Error).message)
        return 'failed'
      }
    },
  }
}

async function keep(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.tmp`, text)
  await rename(`${file}.tmp`, file)
}
