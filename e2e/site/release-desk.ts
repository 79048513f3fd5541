/** Publishing as a team does it: the command line of ops, against the ops of this run. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Discovery, SignedDiscovery } from '@lantern/contract/federation'
import { EDGE_ORIGIN, PORTS } from './origins.ts'

export const ROOT: string = fileURLToPath(new URL('../..', import.meta.url))
/** The edge asks ops every 2 s. */
const KNOWN_LIMIT_MS = 15_000
const CHECK_MS = 100

/** Publishes a dist folder; resolves when the edge hands it out. */
export async function publish(dist: string, remote: string, version: string): Promise<void> {
  await ops('publish', dist)
  await untilLive(remote, (live) => live === version)
}

/** Takes the live build back; resolves when the edge hands out another one. @returns the version that is live now */
export async function rollback(remote: string, reason: string): Promise<string> {
  const before = await liveVersion(remote)
  await ops('rollback', remote, '--reason', reason)
  return untilLive(remote, (live) => live !== before)
}

/** The version that a new visitor gets. */
export async function liveVersion(remote: string): Promise<string> {
  const answer = await fetch(`${EDGE_ORIGIN}/discovery.json`)
  const signed = (await answer.json()) as SignedDiscovery
  const list = (JSON.parse(signed.document) as Discovery).microFrontends[remote] ?? []
  return (list.find((item) => item.deployment.default) ?? list[0])?.metadata.version ?? ''
}

/** What `npm run ops -- support CODE` prints. */
export function supportCase(code: string): Promise<string> {
  return ops('support', code)
}

async function ops(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'ops/src/cli.ts', ...args],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        OPS_PORT: PORTS.OPS_PORT,
        EDGE_PORT: PORTS.EDGE_PORT,
        DATA_DIR: process.env.LANTERN_E2E_DATA,
      },
    },
  )
  return stdout
}

async function untilLive(remote: string, isWanted: (live: string) => boolean): Promise<string> {
  const deadline = Date.now() + KNOWN_LIMIT_MS
  for (;;) {
    const live = await liveVersion(remote)
    if (isWanted(live)) return live
    if (Date.now() > deadline) throw new Error(`the edge still hands out ${remote} ${live}`)
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS))
  }
}
