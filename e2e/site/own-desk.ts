/** A release desk and an edge over data of their own, beside the site of the run: for tests that publish what nobody else should meet. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, type OwnEdge, ownEdge, untilHealthy } from './own-edge.ts'
import { ROOT } from './release-desk.ts'

export type OwnDesk = {
  readonly edge: OwnEdge
  readonly dataDir: string
  /** What `npm run ops -- …` prints. @throws with its words when it refuses */
  ops(...args: string[]): Promise<string>
  stop(): Promise<void>
}

/** @param env of both, e.g. which environment this is */
export async function ownDesk(env: Record<string, string> = {}): Promise<OwnDesk> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-desk-'))
  const port = String(await freePort())
  // What the gate of a desk for members tries, e2e/gate proves; here its time would be paid by every test.
  const gate = { GATE: 'local', GATE_BROWSER: 'off' }
  const own = {
    ...gate,
    DATA_DIR: dataDir,
    OPS_PORT: port,
    OPS_ORIGIN: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'fatal',
    ...env,
  }
  const desk = start('ops', own)
  const edge = await ownEdge()
  const stop = async (): Promise<void> => {
    await edge.stop()
    if (desk.exitCode === null) {
      desk.kill('SIGTERM')
      await once(desk, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await untilHealthy(own.OPS_ORIGIN)
    await edge.start(own)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    edge,
    dataDir,
    stop,
    async ops(...args) {
      const run = promisify(execFile)(process.execPath, [...QUIET, 'ops/src/cli.ts', ...args], {
        cwd: ROOT,
        env: { ...process.env, ...own, EDGE_PORT: new URL(edge.origin).port },
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
