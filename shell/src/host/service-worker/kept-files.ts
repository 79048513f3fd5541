/** Files kept on the device. None is handed out before its bytes were compared with the hash that the page demands. */
import { matchesIntegrity } from '../integrity/matches-integrity.ts'
import { buildOf } from './request.rules.ts'
import type { WorkerFile } from './worker-build.ts'

const SHELL_PREFIX = 'lantern-shell-'
const REMOTES_CACHE = 'lantern-remotes'
/** Every file of the builds that discovery lists, several times over; about 10 MB. */
const REMOTE_FILES_LIMIT = 300

let isKeeping = true

/** From now on nothing is written: a worker lives on for the pages it serves after it was signed off. */
export function keepNothingMore(): void {
  isKeeping = false
}

/** Cache of one shell version: its files, and the page that starts it. */
export function shellCacheOf(version: string): string {
  return SHELL_PREFIX + version
}

/** A kept file with these bytes. One that differs is taken away, so that the network brings it anew. */
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

/** Keeps what the network answered; no room is no fault. */
export async function keepFile(path: string, answer: Response, version: string): Promise<void> {
  if (!isKeeping) return
  try {
    await (await cacheOf(path, version)).put(path, answer)
  } catch {
    // The device is full: the site goes on with the network.
  }
}

/** Brings every file that is not here or not whole. @throws when one cannot be had: then nothing may rely on them */
export async function holdAll(files: readonly WorkerFile[], version: string): Promise<void> {
  for (const { path, integrity } of files) {
    if (!isKeeping) return
    if (await keptFile(path, integrity)) continue
    // The browser compares the hash; the same mode as the page's own elements, so that its HTTP cache serves both.
    const answer = await fetch(path, { integrity, mode: 'cors', credentials: 'same-origin' })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    if (isKeeping) await (await cacheOf(path, version)).put(path, answer)
  }
}

/** Takes away the files of builds that discovery no longer lists, and the oldest beyond the limit. */
export async function dropUnlisted(listed: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const cache = await caches.open(REMOTES_CACHE)
  const requests = await cache.keys()
  const kept = requests.filter(({ url }) => {
    const build = buildOf(new URL(url).pathname)
    return build !== null && (listed[build.name] ?? []).includes(build.version)
  })
  const excess = new Set([
    ...requests.filter((request) => !kept.includes(request)),
    ...kept.slice(0, Math.max(0, kept.length - REMOTE_FILES_LIMIT)),
  ])
  for (const request of excess) await cache.delete(request, { ignoreVary: true })
}

/** Caches of older shells, but for the one before: a page that is still open asks for its chunks. Pure. */
export function outdatedCaches(names: readonly string[], version: string): string[] {
  const others = names.filter((name) => name.startsWith(SHELL_PREFIX) && name !== shellCacheOf(version))
  return others.slice(0, -1)
}

function cacheOf(path: string, version: string): Promise<Cache> {
  return caches.open(buildOf(path) === null ? shellCacheOf(version) : REMOTES_CACHE)
}
