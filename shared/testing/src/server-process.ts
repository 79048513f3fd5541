/** A server of the workspace as a separate process on a free port: a crash does not end the test. Its address is read from its log. */
import { fork } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

const READY_MS = 60_000
const WARNINGS_MS = 30_000

export type ServerProcess = {
  origin: string
  /** How it ended, undefined while it runs. */
  ended(): string | undefined
  /** Its stderr output, and the errors of its log. */
  complaints(): string[]
  /** Messages of its log, warnings and errors. */
  warnings(): string[]
  /** @throws {Error} when it has not warned so often within 30 s */
  untilWarnings(count: number): Promise<void>
  /** Resident memory, bytes, and open files; Linux only. */
  usage(): { bytes: number; files: number }
  /** @param signal SIGTERM when not given */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/**
 * @param options.folder the package's, absolute
 * @throws {Error} with its output when it ends before it listens
 */
export async function serverProcess(options: {
  folder: string
  name: string
  env: Record<string, string>
}): Promise<ServerProcess> {
  const child = fork(join(options.folder, 'src/main.ts'), {
    cwd: options.folder,
    env: { ...process.env, NODE_OPTIONS: '', LOG_LEVEL: 'info', ...options.env },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const words: string[] = []
  const warnings: string[] = []
  let end: string | undefined
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      end = String(signal ?? `code ${code}`)
      resolve()
    })
  })
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${options.name} did not listen`)), READY_MS)
    lines(child.stderr, (line) => words.push(line))
    lines(child.stdout, (line) => {
      const entry = parse(line)
      if (entry.level >= 50) words.push(line)
      if (entry.level >= 40) warnings.push(entry.msg ?? '')
      if (entry.msg !== `${options.name} serves` || entry.origin === undefined) return
      clearTimeout(timer)
      resolve(entry.origin)
    })
    void ended.then(() => reject(new Error(`${options.name} ended with ${end}: ${words.join('\n')}`)))
  })
  return {
    origin,
    ended: () => end,
    complaints: () => words,
    warnings: () => warnings,
    async untilWarnings(count) {
      const until = performance.now() + WARNINGS_MS
      while (warnings.length < count) {
        if (performance.now() > until)
          throw new Error(`${options.name} has warned ${warnings.length} times, not ${count}`)
        await pause(50)
      }
    },
    usage() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      const kib = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1])
      return { bytes: kib * 1024, files: readdirSync(`/proc/${child.pid}/fd`).length }
    },
    async stop(signal = 'SIGTERM') {
      if (end === undefined) child.kill(signal)
      await ended
    },
  }
}

function lines(stream: Readable | null, take: (line: string) => void): void {
  let rest = ''
  stream?.on('data', (data) => {
    const parts = (rest + String(data)).split('\n')
    rest = parts.pop() ?? ''
    parts.forEach(take)
  })
}

function parse(line: string): { level: number; msg?: string; origin?: string } {
  try {
    return JSON.parse(line)
  } catch {
    return { level: 0 }
  }
}
