/** A separate release service and edge with their own data, for tests whose builds must not reach other tests. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@lantern/build/dev/ports.mjs'
import { type OwnEdge, ownEdge, untilHealthy } from './own-edge.ts'
import { copyRegistry } from './registry-template.ts'
import { ROOT } from './release-service.ts'

/** A release service without an edge: console and command line. */
export type LoneReleaseService = {
  readonly dataDir: string
  /** Origin of its API; the console is at `/`. */
  readonly origin: string
  /** Output of `npm run ops -- …`. @throws with its message if it refuses */
  ops(...args: string[]): Promise<string>
  /** Ends the process at once; its data stays until `stop`. */
  kill(): Promise<void>
  stop(): Promise<void>
}
export type OwnReleaseService = LoneReleaseService & { readonly edge: OwnEdge }

/** @param env environment variables of both, e.g. ENVIRONMENT */
export async function ownReleaseService(env: Record<string, string> = {}): Promise<OwnReleaseService> {
  const edge = await ownEdge()
  const service = await loneReleaseService({ ...env, EDGE_PORT: new URL(edge.origin).port })
  const stop = async (): Promise<void> => {
    await edge.stop()
    await service.stop()
  }
  try {
    await edge.start({ DATA_DIR: service.dataDir, OPS_ORIGIN: service.origin, LOG_LEVEL: 'fatal', ...env })
  } catch (error) {
    await stop()
    throw error
  }
  return { ...service, edge, stop }
}

/** A release service without an edge, so that nothing is served. */
export async function loneReleaseService(env: Record<string, string> = {}): Promise<LoneReleaseService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-ops-'))
  await copyRegistry(dataDir)
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  // No gate browser, because tests publish builds that fail on devices; only tests of the gate use one.
  const own = { DATA_DIR: dataDir, OPS_PORT: port, OPS_ORIGIN: origin, LOG_LEVEL: 'fatal', GATE_BROWSER: 'off', ...env }
  const service = start('ops', own)
  const stop = async (): Promise<void> => {
    if (service.exitCode === null && service.signalCode === null) {
      service.kill('SIGTERM')
      await once(service, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await untilHealthy(origin)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    dataDir,
    origin,
    stop,
    async kill() {
      service.kill('SIGKILL')
      await once(service, 'exit')
    },
    async ops(...args) {
      const run = promisify(execFile)(process.execPath, [...QUIET, 'ops/src/cli.ts', ...args], {
        cwd: ROOT,
        env: { ...process.env, ...own },
      })
      return (await run).stdout
    },
  }
}

const QUIET = ['--disable-warning=ExperimentalWarning']

function start(server: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [...QUIET, 'src/main.ts'], {
    cwd: join(ROOT, server),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
