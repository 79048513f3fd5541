/** The last verified document of ops: polled and stored on disk, so the site survives an outage of ops. */

import type { KeyObject } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readPublicKey, type ServiceLogger } from '@lantern/service'

const ASK_LIMIT_MS = 2_000
/** File that ops writes at its first start. */
const KEY_FILE = 'keys/discovery-ed25519.pub'

export type SignedSource<Verified> = {
  current(): Verified | undefined
  /** base64 SPKI of the key that signed the current document, else of the first trusted one; '' until it is known. */
  publicKey(): string
  /** Fetches once; keeps the current document when the answer is late, unreadable or not signed by ops. */
  refresh(how?: RefreshOptions): Promise<'changed' | 'same' | 'failed'>
}

/** `waitSec`: how long ops may hold the request until something changes. */
type RefreshOptions = { waitSec?: number; signal?: AbortSignal }

export type SourceOptions = {
  opsOrigin: string
  dataDir: string
  /** Trusted keys, separated by commas: two while a key is replaced (docs/runbooks/replace-the-signing-key.md). '' = the file of ops on this machine. */
  publicKey: string
  logger: ServiceLogger
  ask?: typeof fetch
}

export type DocumentKind<Verified> = {
  /** Name in the log. */
  name: string
  path: string
  keptFile: string
  /** Extracts the signed part of an answer. */
  read(answer: Response): Promise<unknown>
  /** @param revision the one in use @throws Error naming the failed check */
  verify(signed: unknown, key: KeyObject, revision: number): Verified | Promise<Verified>
}

export function createSignedSource<Verified extends { signed: unknown; revision: number }>(
  { opsOrigin, dataDir, publicKey, logger, ask = fetch }: SourceOptions,
  { name, path, keptFile, read, verify }: DocumentKind<Verified>,
): SignedSource<Verified> {
  let trusted = publicKey
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  let key = trusted[0] ?? ''
  let verified: Verified | undefined
  let etag = ''
  let isDiskRead = false
  let lastFault = ''

  /** Logs changes of state only, not every attempt. */
  function note(fault: string): void {
    if (fault === lastFault) return
    lastFault = fault
    if (fault === '') logger.info(`${name} is available again`)
    else logger.warn({ fault }, `${name} not renewed`)
  }

  /** The key of ops on this machine, which may have been replaced. */
  async function readKeyFile(): Promise<void> {
    const text = await readFile(join(dataDir, KEY_FILE), 'utf8').catch(() => '')
    trusted = text.trim() === '' ? trusted : [text.trim()]
    key = trusted.includes(key) ? key : (trusted[0] ?? '')
  }

  async function verifyWithAny(signed: unknown, revision: number): Promise<Verified> {
    const faults: Error[] = []
    for (const one of trusted)
      try {
        const found = await verify(signed, readPublicKey(one), revision)
        key = one
        return found
      } catch (error) {
        faults.push(error as Error)
      }
    if (faults.length === 1) throw faults[0]
    throw new Error(faults.map(({ message }) => message).join(' '))
  }

  async function readDisk(): Promise<void> {
    isDiskRead = true
    try {
      verified = await verifyWithAny(JSON.parse(await readFile(join(dataDir, keptFile), 'utf8')), 0)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') logger.warn({ err: error }, `kept ${name} not usable`)
    }
  }

  return {
    current: () => verified,
    publicKey: () => key,
    async refresh({ waitSec = 0, signal } = {}) {
      if (publicKey === '') await readKeyFile()
      if (key === '') {
        note('the public key of ops is not known yet')
        return 'failed'
      }
      if (!isDiskRead) await readDisk()
      try {
        const limit = AbortSignal.timeout(waitSec * 1_000 + ASK_LIMIT_MS)
        const answer = await ask(`${opsOrigin}${path}`, {
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
        const keyBefore = key
        const next = await verifyWithAny(await read(answer), verified?.revision ?? 0)
        const isNews = next.revision !== verified?.revision || key !== keyBefore
        verified = next
        etag = answer.headers.get('etag') ?? ''
        if (isNews) await keep(join(dataDir, keptFile), JSON.stringify(verified.signed))
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
