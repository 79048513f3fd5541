/** Runs the independent host (host-main.ts) in a process without access to our secrets. */
import { type ChildProcess, type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { boundedText } from './bounded-text.ts'
import { type HostOrder, type HostReport, hostReportSchema } from './host-order.ts'
import { treeMemory } from './tree-memory.ts'

/** Time to start the browser and to load exposed modules. A hanging build is ended then. */
const HOST_LIMIT_MS = 90_000
/** Time to render the pages of one build in one shell. */
const RENDER_LIMIT_MS = 240_000
/** Memory of the browser and its pages together; ours need 1 GB. */
const MEMORY_LIMIT = 3 * 1024 ** 3
const MEMORY_LOOK_MS = 500
/** Size limit of a report, characters: it contains errors and URLs of untrusted code. */
const MOST_SAID = 256 * 1024
const ROOT = join(import.meta.dirname, '../../../..')
const BUILDER = join(ROOT, 'shared/build/bin/lantern-build-host.mjs')
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The browser cannot be used or the process hung: says nothing about the build. */
export class HostError extends Error {
  override readonly name = 'HostError'
}

/** The build needs more memory than a page may have. */
export class GreedyError extends Error {
  override readonly name = 'GreedyError'
}

type HostLimits = { hostDir?: string; limitMs?: number; memoryLimit?: number }

/** Finds the executable, by setting or on the PATH; null = none. @param setting a path, `off`, or empty = search */
export function findBrowser(setting: string): string | null {
  if (setting === 'off') return null
  const found = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return (setting === '' ? found : [setting]).find(isExecutable) ?? null
}

/**
 * Loads every exposed module in a blank page, then renders pages and slots in live shells.
 * @param hostDir folder of a built host; empty = build it now from the sources
 * @throws HostError without a result, GreedyError when its pages take too much memory
 */
export async function runIndependentHost(
  order: Omit<HostOrder, 'hostDir'>,
  { hostDir = '', limitMs = limitOf(order), memoryLimit = MEMORY_LIMIT }: HostLimits = {},
): Promise<HostReport> {
  const built = hostDir === '' ? await buildHost() : hostDir
  const home = await mkdtemp(join(tmpdir(), 'lantern-host-'))
  // No token, no database, no data folder: an exploit in a build gains nothing.
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'host-main.ts')],
    {
      cwd: home,
      env: { ...passed(), HOME: home, TMPDIR: home, LANG: 'C.UTF-8' },
      stdio: ['pipe', 'pipe', 'pipe'],
      // A process group, so that the browser's processes end with it.
      detached: true,
    },
  )
  const watch = watchMemory(child, memoryLimit)
  try {
    child.stdin.end(JSON.stringify({ ...order, hostDir: built }))
    return v.parse(hostReportSchema, JSON.parse(await Promise.race([answerOf(child, limitMs), watch.greedy])))
  } finally {
    watch.end()
    endGroup(child)
    await rm(home, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** @returns `greedy` rejects when the process and what it started take more memory; they are ended then */
function watchMemory({ pid }: ChildProcess, limit: number): { greedy: Promise<never>; end(): void } {
  const { promise: greedy, reject } = Promise.withResolvers<never>()
  greedy.catch(() => undefined)
  const look = async (): Promise<void> => {
    const { pids, bytes } = pid === undefined ? { pids: [], bytes: 0 } : await treeMemory(pid)
    if (bytes <= limit) return
    for (const one of pids) end(one)
    reject(new GreedyError(`its pages take more than ${Math.round(limit / 1024 ** 2)} MB of memory`))
  }
  const timer = setInterval(() => void look(), MEMORY_LOOK_MS)
  return { greedy, end: () => clearInterval(timer) }
}

function limitOf({ renders = [] }: Omit<HostOrder, 'hostDir'>): number {
  return HOST_LIMIT_MS + renders.reduce((sum, { shells }) => sum + shells.length * RENDER_LIMIT_MS, 0)
}

/** Variables that a browser needs for its libraries and fonts; nothing else of this process. */
function passed(): Record<string, string | undefined> {
  const { PATH, LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env
  return { PATH, LD_LIBRARY_PATH, FONTCONFIG_PATH }
}

async function answerOf(child: ChildProcessByStdio<Writable, Readable, Readable>, limitMs: number): Promise<string> {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new HostError(`The browser did not answer in ${limitMs / 1000} s.`)), limitMs)
  child.once('error', (error) => reject(new HostError(error.message)))
  const ended = once(child, 'close')
  const said = Promise.all([child.stdout, child.stderr].map((stream) => boundedText(stream, MOST_SAID))).catch(() => {
    throw new HostError('The browser said more than anybody reads.')
  })
  // Only the first candidate is used.
  for (const one of [ended, said]) one.catch(() => undefined)
  try {
    const [answer = '', words = ''] = await Promise.race([said, failed])
    const [code] = await Promise.race([ended, failed])
    if (code !== 0) throw new HostError(`The browser could not be used: ${lastLine(words)}`)
    return answer
  } finally {
    clearTimeout(timer)
  }
}

function lastLine(words: string): string {
  return (
    words
      .split('\n')
      .find((line) => /Error|error/.test(line))
      ?.trim()
      .slice(0, 300) ?? 'it gave no reason'
  )
}

function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) end(-pid)
}

/** @param id of a process, or of a group as a negative number */
function end(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

async function buildHost(): Promise<string> {
  if (!existsSync(BUILDER)) throw new HostError('The independent host is not built: set GATE_HOST_DIR to its folder.')
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', BUILDER], {
      cwd: ROOT,
    })
    return stdout.trim()
  } catch (error) {
    throw new HostError(
      `The independent host could not be built: ${lastLine(String((error as { stderr?: string }).stderr))}`,
    )
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
