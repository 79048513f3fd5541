/** Publishes with the CLI that teams use, against the ops of this run. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Discovery, MicroFrontend } from '@lantern/contract/federation'
import { DATA_DIR, EDGE_ORIGIN, OPS_ORIGIN, PORTS } from './origins.ts'

export const ROOT: string = fileURLToPath(new URL('../..', import.meta.url))
/** The edge polls ops every 2 s. */
const KNOWN_LIMIT_MS = 15_000
const CHECK_MS = 100

/** Publishes a dist folder; resolves when the edge serves it. */
export async function publish(dist: string, remote: string, version: string): Promise<void> {
  // These builds may not run in a browser; e2e/gate covers the browser check of the gate.
  await ops('publish', dist, '--without-browser', 'a drill of the browser tests')
  await untilLive(remote, (live) => live === version)
}

/** Rolls back; resolves when the edge serves another build. @returns the released version */
export async function rollback(remote: string, reason: string): Promise<string> {
  const before = await liveVersion(remote)
  await ops('rollback', remote, '--reason', reason)
  return untilLive(remote, (live) => live !== before)
}

/** Publishes a dist folder as a canary; resolves when the edge serves it. */
export async function publishCanary(dist: string, remote: string, version: string, percent: number): Promise<void> {
  await ops('publish', dist, '--canary', String(percent), '--without-browser', 'a drill of the browser tests')
  await untilTraffic(remote, version, percent)
}

/** Takes a rollout step by API, which is faster than the CLI. */
export async function takeStep(
  step: string,
  remote: string,
  body: { version?: string; percent?: number },
): Promise<void> {
  const answer = await askOps(`/api/remotes/${remote}/${step}`, { ...body, reason: 'a drill of the browser tests' })
  if (!answer.ok) throw new Error(`${step} of ${remote} was answered ${answer.status}: ${await answer.text()}`)
}

/** The latest history entry of a remote: kind, actor, reason. */
export async function lastLine(remote: string): Promise<{ kind: string; actor: string; reason: string }> {
  const answer = await askOps(`/api/remotes/${remote}/history?limit=1`)
  return ((await answer.json()) as { data: { lines: [{ kind: string; actor: string; reason: string }] } }).data.lines[0]
}

/** Restores a remote: enabled, with this version for all visitors. Does nothing if that is already the state. */
export async function restore(remote: string, version: string): Promise<void> {
  for (const step of ['revive', 'rollback'])
    await askOps(`/api/remotes/${remote}/${step}`, {
      version: step === 'rollback' ? version : undefined,
      reason: 'the drill is over',
    })
  await untilLive(remote, (live) => live === version)
}

function askOps(path: string, body?: object): Promise<Response> {
  const token = readFileSync(join(DATA_DIR, 'ops-token'), 'utf8').trim()
  return fetch(`${OPS_ORIGIN}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}

/** Resolves when the edge assigns this percentage of visitors to a version. */
export async function untilTraffic(remote: string, version: string, percent: number): Promise<void> {
  const deadline = Date.now() + KNOWN_LIMIT_MS
  for (;;) {
    const entry = (await liveEntries(remote)).find(({ metadata }) => metadata.version === version)
    const traffic = entry?.deployment.traffic ?? 0
    if (traffic === percent) return
    if (Date.now() > deadline) throw new Error(`the edge gives ${remote} ${version} ${traffic} %, not ${percent} %`)
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS))
  }
}

export type Window = { from: number; to: number; reason: string; route?: string }

/** Switches a flag of a remote; resolves when the edge serves it. */
export async function switchFlag(remote: string, flag: string, to: 'on' | 'off'): Promise<void> {
  await ops('flag', to, remote, flag, '--reason', 'a drill of the browser tests')
  const deadline = Date.now() + KNOWN_LIMIT_MS
  for (;;) {
    const isOn = (await liveEntries(remote)).some(({ extras }) => extras.flags?.includes(flag))
    if (isOn === (to === 'on')) return
    if (Date.now() > deadline)
      throw new Error(`the edge still serves the flag ${flag} of ${remote} as ${isOn ? 'on' : 'off'}`)
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS))
  }
}

/** Schedules maintenance of a remote by the site's clock, epoch ms; resolves when the edge serves it. */
export async function closeRemote(remote: string, { from, to, reason, route }: Window): Promise<void> {
  const where = route === undefined ? [] : ['--route', route]
  await ops('maintenance', remote, '--from', String(from), '--to', String(to), '--reason', reason, ...where)
  await untilWindows(remote, (count) => count > 0)
}

/** Ends all maintenance windows of a remote. */
export async function openRemote(remote: string, reason: string): Promise<void> {
  await ops('maintenance', remote, '--end', '--reason', reason).catch(() => undefined)
}

async function untilWindows(remote: string, isWanted: (count: number) => boolean): Promise<void> {
  const deadline = Date.now() + KNOWN_LIMIT_MS
  for (;;) {
    const list = (await liveEntries(remote))[0]?.extras.maintenance ?? []
    if (isWanted(list.length)) return
    if (Date.now() > deadline) throw new Error(`the edge still hands out ${list.length} windows of ${remote}`)
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS))
  }
}

/** The version served to a new visitor. */
export async function liveVersion(remote: string): Promise<string> {
  const list = await liveEntries(remote)
  return (list.find((item) => item.deployment.default) ?? list[0])?.metadata.version ?? ''
}

/** File name of the container, by version. */
export async function entriesOf(remote: string): Promise<Readonly<Record<string, string>>> {
  const entries = (await liveEntries(remote)).map(({ metadata, extras }) => {
    const container = Object.keys(extras.files).find((file) => file.startsWith('remoteEntry.'))
    return [metadata.version, container ?? ''] as const
  })
  return Object.fromEntries(entries)
}

async function liveEntries(remote: string): Promise<MicroFrontend[]> {
  const answer = await fetch(`${EDGE_ORIGIN}/discovery.json`)
  return ((await answer.json()) as Discovery).microFrontends[remote] ?? []
}

/** Output of `npm run ops -- chaos production …`: a link of this site. */
export async function chaosLink(...args: string[]): Promise<string> {
  const said = await ops('chaos', 'production', ...args, '--site', EDGE_ORIGIN)
  return said.split('\n').find((line) => line.startsWith(EDGE_ORIGIN)) ?? ''
}

/** Revokes a trial or chaos link. */
export async function revokeLink(link: string): Promise<void> {
  await ops('override', 'revoke', link.split('~')[5] ?? '', '--reason', 'the drill is over', '--yes')
}

/** Output of `npm run ops -- support CODE`. */
export function supportCase(code: string): Promise<string> {
  return ops('support', code)
}

/** Costs of builds in the last day. */
export async function readCosts(): Promise<{ name: string; version: string; metric: string }[]> {
  const answer = (await (await askOps('/api/costs?days=1')).json()) as {
    data: { costs: { name: string; version: string; metric: string }[] }
  }
  return answer.data.costs
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
        DATA_DIR,
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
