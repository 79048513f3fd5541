/** Files kept on the device. Each one is served only after comparing its bytes with the hash that the page requires. */
import { matchesIntegrity } from '../integrity/matches-integrity.ts'
import { isFileOfRemote } from './request.rules.ts'
import type { WorkerFile } from './worker-build.ts'

const SHELL_PREFIX = 'lantern-shell-'
const REMOTES_CACHE = 'lantern-remotes'
/** Several times the number of files of all listed builds; about 10 MB. */
const REMOTE_FILES_LIMIT = 300

let isKeeping = true

/** From now on nothing is written: an unregistered worker lives on for the pages it still serves. */
export function keepNothingMore(): void {
  isKeeping = false
}

/** Cache of one shell version: its files, and the page that starts it. */
export function shellCacheOf(version: string): string {
  return SHELL_PREFIX + version
}

/** A kept file with these bytes. One that differs is deleted, so that it is fetched again. */
export async function keptFile(path: string, integrity: string): Promise<Response | null> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const kept = await cache.match(path, { ignoreVary: true })
    if (!kept) continue
    const bytes = await kept.arrayBuffer()
    if (await matchesIntegrity(bytes, integrity)) return new Response(bytes, { headers: kept.headers })
    await cache.delete(path, { ignoreVary: true })
  }
  return null
}

/** Keeps a network response; running out of storage is no error. */
export async function keepFile(path: string, answer: Response, version: string): Promise<void> {
  if (!isKeeping) return
  try {
    await (await cacheOf(path, version)).put(path, answer)
  } catch {
    // Storage is full: the site continues with the network.
  }
}

/** Fetches every file that is missing or damaged. @throws when one cannot be fetched: then nothing may rely on them */
export async function holdAll(files: readonly WorkerFile[], version: string): Promise<void> {
  for (const { path, integrity } of files) {
    if (!isKeeping) return
    if (await keptFile(path, integrity)) continue
    // The browser compares the hash; the mode matches the page's own elements, so that they share its HTTP cache.
    const answer = await fetch(path, { integrity, mode: 'cors', credentials: 'same-origin' })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    if (isKeeping) await (await cacheOf(path, version)).put(path, answer)
  }
}

/** Removes the files of remotes that discovery no longer lists, and the oldest beyond the limit. @param listed paths */
export async function dropUnlisted(listed: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(REMOTES_CACHE)
  const requests = await cache.keys()
  const kept = requests.filter(({ url }) => listed.has(new URL(url).pathname))
  const excess = new Set([
    ...requests.filter((request) => !kept.includes(request)),
    ...kept.slice(0, Math.max(0, kept.length - REMOTE_FILES_LIMIT)),
  ])
  for (const request of excess) await cache.delete(request, { ignoreVary: true })
}

/** Caches of older shells except the previous one, whose open pages still request its chunks. Pure. */
export function outdatedCaches(names: readonly string[], version: string): string[] {
  const others = names.filter((name) => name.startsWith(SHELL_PREFIX) && name !== shellCacheOf(version))
  return others.slice(0, -1)
}

function cacheOf(path: string, version: string): Promise<Cache> {
  return caches.open(isFileOfRemote(path) ? REMOTES_CACHE : shellCacheOf(version))
}
