/** The step of the gate that renders every page and slot of the released remotes inside a shell that is at the gate. */
import { createHash, randomBytes } from 'node:crypto'
import { SHELL_NAME } from '@lantern/contract/boot'
import { type OverrideLink, overrideSigningText, writeOverrideLink } from '@lantern/contract/override'
import { HOUR_MS } from '@lantern/contract/site-time'
import { MANIFEST_FILE } from '../../artifacts/build-documents.rules.ts'
import type { DeployedBuild } from '../../registry/registry.repository.ts'
import type { LiveShell } from '../../shells/live-shells.repository.ts'
import type { MappedFrame } from '../../source-maps/mapped-stack.ts'
import type { Refusal } from '../candidate/candidate.rules.ts'
import type { GateSettings } from '../gate.ts'
import { GreedyError, HostError } from '../host/independent-host.ts'
import type { RenderOrder, RenderReport } from '../host/render-order.ts'
import { shellRenderRefusals } from '../render/render.rules.ts'
import { trialOrder } from '../render/trial-order.ts'
import type { GateStep } from '../served-step.ts'
import { untried } from '../untried.rules.ts'

/** Longer than rendering may take. */
const LINK_LIVES_MS = HOUR_MS
const SKIPPED = 'No page of a remote was rendered in this shell'

export type RenderRemotesParts = {
  settings: Pick<GateSettings, 'mode' | 'browser' | 'runHost'>
  /** base64 Ed25519 over UTF-8, with the key that edges know. */
  sign: (text: string) => string
  environments: () => Promise<readonly string[]>
  mapStack: (stack: readonly string[]) => Promise<MappedFrame[]>
  nowMs: () => number
}

export type ShellAtGate = {
  /** Version of the shell. */
  version: string
  /** Version under which edges serve its files now. */
  trial: string
  /** Text of `shell.json`. */
  description: Buffer
  live: readonly LiveShell[]
  /** Builds that visitors get now. */
  builds: readonly DeployedBuild[]
  withoutBrowser?: string | undefined
}

export function createRenderRemotes(parts: RenderRemotesParts) {
  const { settings, environments, mapStack } = parts

  return async function renderRemotes(shell: ShellAtGate, say: (step: string) => void): Promise<GateStep> {
    const { version, trial, live, builds, withoutBrowser } = shell
    if (withoutBrowser !== undefined)
      return { refusals: [], notes: [`${SKIPPED}, waived by an admin: ${withoutBrowser}.`] }
    if (builds.length === 0) return { refusals: [], notes: [] }
    const origins = [...new Set(live.filter(({ isServed }) => isServed).map(({ pages }) => pages))]
    if (settings.browser === null) return untried(settings.mode, SKIPPED, 'the release service has no browser.')
    if (origins.length === 0) return untried(settings.mode, SKIPPED, 'no edge was available to open it.')
    const links = (await environments()).map((environment) => linkOf(shell, environment, parts))
    const candidate = { base: `/r/${SHELL_NAME}/${trial}/`, links }
    const shells = origins.map((origin) => ({ shell: version, origin, ticket: '' }))
    const notes = new Set<string>()
    // One browser after another: each step is reported, and the first remote that fails is enough.
    for (const deployed of builds) {
      const { name, version: released } = deployed.build
      say(`rendering every page and slot of ${name} ${released} in this shell`)
      const step = await renderOne(deployed, { shells, candidate })
      if (step.refusals.length > 0) return step
      for (const note of step.notes) notes.add(note)
    }
    return { refusals: [], notes: [...notes] }
  }

  type Where = Required<Pick<RenderOrder, 'shells' | 'candidate'>>

  async function renderOne(
    { build, files, manifestIntegrity }: DeployedBuild,
    { shells, candidate }: Where,
  ): Promise<GateStep> {
    const integrity = { ...files, [MANIFEST_FILE]: manifestIntegrity }
    try {
      const render = await trialOrder({ build, integrity, trial: build.version, shells, candidate })
      const { renders = [] } = await settings.runHost({
        browser: settings.browser ?? '',
        remotes: [],
        renders: [render],
      })
      const missed = renders.find(({ unopened: failed }) => failed.length === shells.length)
      if (missed !== undefined) return unopened(missed)
      const faults = renders.flatMap((report) => report.faults)
      const mapped = faults.map(async ({ stack, ...fault }) => ({ ...fault, stack: await mapStack(stack) }))
      return { refusals: shellRenderRefusals(`${build.name} ${build.version}`, await Promise.all(mapped)), notes: [] }
    } catch (error) {
      if (error instanceof GreedyError) return { refusals: [greedy(build.name, error)], notes: [] }
      if (!(error instanceof HostError)) throw error
      return untried(settings.mode, SKIPPED, error.message)
    }
  }

  function unopened({ unopened: failed }: RenderReport): GateStep {
    const what = `${SKIPPED}: ${failed.map(({ why }) => why).join('; ')}.`
    if (settings.mode === 'local') return { refusals: [], notes: [what] }
    const fix = 'Let the release service reach an edge that serves pages, and update edges that are older than it.'
    return { refusals: [{ rule: 'no-shell', what, fix }], notes: [] }
  }
}

function greedy(remote: string, { message }: GreedyError): Refusal {
  const fix =
    'Look for a list or a picture that grows without an end; the memory panel of the browser names what holds it.'
  return { rule: 'render', what: `The shell was stopped in the browser with ${remote}: ${message}.`, fix }
}

/** A trial link that is not handed out: with it an edge composes pages of a shell that is not released. */
function linkOf({ trial, description }: ShellAtGate, environment: string, { sign, nowMs }: RenderRemotesParts): string {
  const link: OverrideLink = {
    environment,
    remote: SHELL_NAME,
    version: trial,
    seal: createHash('sha256').update(description).digest('base64url'),
    expiresAt: nowMs() + LINK_LIVES_MS,
    nonce: randomBytes(9).toString('base64url'),
  }
  const signature = Buffer.from(sign(overrideSigningText(link)), 'base64').toString('base64url')
  return writeOverrideLink({ link, signature })
}
