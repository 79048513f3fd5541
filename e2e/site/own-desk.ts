/** A release desk and an edge over data of their own, beside the site of the run: for tests that publish what nobody else should meet. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, type OwnEdge, ownEdge, untilHealthy } from './own-edge.ts'
import { ROOT } from './release-desk.ts'

/** A release desk alone: its console and its command line. */
export type LoneDesk = {
  readonly dataDir: string
  /** Its console is at `/`. */
  readonly origin: string
  /** What `npm run ops -- …` prints. @throws with its words when it refuses */
  ops(...args: string[]): Promise<string>
  stop(): Promise<void>
}
export type OwnDesk = LoneDesk & { readonly edge: OwnEdge }

/** @param env of both, e.g. which environment this is */
export async function ownDesk(env: Record<string, string> = {}): Promise<OwnDesk> {
  const edge = await ownEdge()
  const desk = await loneDesk({ ...env, EDGE_PORT: new URL(edge.origin).port })
  const stop = async (): Promise<void> => {
    await edge.stop()
    await desk.stop()
  }
  try {
    await edge.start({ DATA_DIR: desk.dataDir, OPS_ORIGIN: desk.origin, LOG_LEVEL: 'fatal', ...env })
  } catch (error) {
    await stop()
    throw error
  }
  return { ...desk, edge, stop }
}

/** A desk without an edge: nobody is handed anything. */
export async function loneDesk(env: Record<string, string> = {}): Promise<LoneDesk> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-desk-'))
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const own = { DATA_DIR: dataDir, OPS_PORT: port, OPS_ORIGIN: origin, LOG_LEVEL: 'fatal', ...env }
  const desk = start('ops', own)
  const stop = async (): Promise<void> => {
    if (desk.exitCode === null) {
      desk.kill('SIGTERM')
      await once(desk, 'exit')
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
