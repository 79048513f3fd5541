/** The last verified discovery: asked from ops every two seconds, kept on disk, so that the site goes on when ops is down. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ServiceLogger } from '@lantern/service'
import { readPublicKey, type VerifiedDiscovery, verifyDiscovery } from './discovery.rules.ts'

export const DISCOVERY_POLL_MS = 2_000
const ASK_LIMIT_MS = 2_000
/** Written by ops at its first run. */
const KEY_FILE = 'keys/discovery-ed25519.pub'
const KEPT_FILE = 'edge/discovery.json'

export type DiscoverySource = {
  current(): VerifiedDiscovery | undefined
  /** base64 SPKI, '' until it is known. */
  publicKey(): string
  /** Asks ops once; keeps what it has when the answer is late, unreadable or not signed by ops. */
  refresh(): Promise<void>
}

export type DiscoveryOptions = {
  opsOrigin: string
  dataDir: string
  publicKey: string
  logger: ServiceLogger
  ask?: typeof fetch
}

export function createDiscoverySource({
  opsOrigin,
  dataDir,
  publicKey,
  logger,
  ask = fetch,
}: DiscoveryOptions): DiscoverySource {
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
      verified = verifyDiscovery(JSON.parse(await readFile(join(dataDir, KEPT_FILE), 'utf8')), readPublicKey(key), 0)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') logger.warn({ err: error }, 'kept discovery not usable')
    }
  }

  return {
    current: () => verified,
    publicKey: () => key,
    async refresh() {
      if (key === '')
        key = await readFile(join(dataDir, KEY_FILE), 'utf8').then(
          (text) => text.trim(),
          () => '',
        )
      if (key === '') return note('the public key of ops is not known yet')
      if (!isDiskRead) await readDisk()
      try {
        const answer = await ask(`${opsOrigin}/discovery`, {
          headers: etag === '' ? {} : { 'if-none-match': etag },
          signal: AbortSignal.timeout(ASK_LIMIT_MS),
        })
        if (answer.status === 304) return note('')
        if (!answer.ok) throw new Error(`Ops answered ${answer.status}.`)
        verified = verifyDiscovery(await answer.json(), readPublicKey(key), verified?.signed.revision ?? 0)
        etag = answer.headers.get('etag') ?? ''
        await keep(join(dataDir, KEPT_FILE), JSON.stringify(verified.signed))
        note('')
      } catch (error) {
        note((error as Error).message)
      }
    },
  }
}

async function keep(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.tmp`, text)
  await rename(`${file}.tmp`, file)
}
