/** The publish gate: rules for the files, their transfer sizes, delivery by edges, loading in a browser and rendering in the live shells. */
import { setTimeout as pause } from 'node:timers/promises'
import type { IntegrityMap } from '@lantern/contract/federation'
import { SHARED_FOLDER } from '@lantern/contract/file-owner'
import { SHELL_REPORT_MS } from '@lantern/contract/live-shells'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import type { ArtifactStore, BuildFiles, Parcel } from '../artifacts/artifact-store.ts'
import { sharedNames } from '../artifacts/shared-names.rules.ts'
import type { DeployedBuild } from '../registry/registry.repository.ts'
import type { LiveShell, LiveShells } from '../shells/live-shells.repository.ts'
import { openableShells } from '../shells/openable-shells.rules.ts'
import type { MappedFrame } from '../source-maps/mapped-stack.ts'
import { MANIFEST_FILE, type Refusal, type SiteOwners } from './candidate/candidate.rules.ts'
import { checkBuild } from './gate.rules.ts'
import type { HostOrder, HostReport } from './host/host-order.ts'
import { GreedyError, HostError } from './host/independent-host.ts'
import { renderRefusals } from './render/render.rules.ts'
import { trialOrder } from './render/trial-order.ts'
import { budgetRefusals } from './rules/files/budget.rules.ts'
import { EXPOSED_MODULES } from './rules/files/exposes.rules.ts'
import { nameRefusals } from './rules/files/unique-name.rules.ts'
import {
  asServed,
  awayFrom,
  edgesOf,
  fetchInTime,
  type GateStep,
  noEdge,
  originsOf,
  WITHOUT_EDGE,
} from './served-step.ts'
import { untried } from './untried.rules.ts'

export type GateSettings = {
  /** `strict`: checks that cannot run are refused. `local`: they are reported and skipped; for development machines. */
  mode: 'strict' | 'local'
  /** Path of a Chromium; null = none. */
  browser: string | null
  /** `all`: a live edge that does not answer, or whose shell does not open, refuses a build. `any`: it is noted, and one edge is enough. Default: `all` when strict. */
  edges?: 'all' | 'any'
  /** How long files may take to reach the artifact origin, ms: copying is not instantaneous. */
  waitMs?: number
  /** Within this time each edge reports which shells it serves, ms. Default: `SHELL_REPORT_MS`. */
  reportMs?: number
  /** Loads exposed modules in a blank page, then renders pages and slots in the live shells. */
  runHost: (order: Omit<HostOrder, 'hostDir'>) => Promise<HostReport>
}

type GateParts = {
  store: ArtifactStore
  shells: LiveShells
  settings: GateSettings
  /** A ticket for the page of a shell. Default: none, and the edge gives the shell of a new visitor. */
  ticketFor?: (version: string) => string
  /** Finds the places of a stack in the sources. Default: it stays as it is. */
  mapStack?: (stack: readonly string[]) => Promise<MappedFrame[]>
}

export type GateOrder = {
  name: string
  version: string
  files: BuildFiles
  owners: SiteOwners
  /** Shells that visitors of the environment get; none before the first release of one. */
  released?: readonly string[]
  /** An admin's reason for skipping the browser. */
  withoutBrowser?: string
}

export type GateVerdict =
  | { kind: 'refused'; refusals: Refusal[] }
  | {
      kind: 'passed'
      build: RemoteBuild
      integrity: IntegrityMap
      parcel: Parcel
      /** Discovery may name its files in the shared folder of its remote. */
      isShared: boolean
      /** Skipped checks and why; for the answer and the audit log. */
      notes: string[]
    }

export type Gate = {
  /** @param say reports each step that may take longer than a second */
  judge(order: GateOrder, say: (step: string) => void): Promise<GateVerdict>
  /** Asks every live edge for the files of a build that was published before: it may have lost some since. */
  lookUp(build: DeployedBuild, say: (step: string) => void): Promise<Refusal[]>
}

export function createGate({ store, shells, settings, ticketFor = () => '', mapStack = unmapped }: GateParts): Gate {
  return {
    async judge(order, say) {
      const { name, version, files, owners } = order
      const live = await shells.all()
      say(`checking ${files.size} files against ${shellsInWords(live)}`)
      const answer = checkBuild({ name, version, files, owners, shells: live })
      if (answer.kind === 'refused') return answer
      const { build, integrity, manifest } = answer

      say('compressing')
      const parcel = await store.prepare(name, version, files)
      const notes: string[] = []
      const steps: (() => Promise<GateStep>)[] = [
        async () => ({ refusals: budgetRefusals(build, manifest, await parcel.sizes()), notes: [] }),
        () => asServed({ name, parcel, integrity, files: files.keys(), first: MANIFEST_FILE, live }, settings, say),
        () => inBrowser({ ...order, build, integrity, parcel, live }, say),
      ]
      try {
        for (const step of steps) {
          const { refusals, notes: more } = await step()
          notes.push(...more)
          if (refusals.length > 0) {
            await parcel.drop()
            return { kind: 'refused', refusals }
          }
        }
        // Last, because the files stay there.
        const { isShared, notes: more } = await inSharedFolder({ name, parcel, integrity, live }, say)
        return { kind: 'passed', build, integrity, parcel, isShared, notes: [...notes, ...more] }
      } catch (error) {
        await parcel.drop()
        throw error
      }
    },
    lookUp,
  }

  async function lookUp(
    { build: { name, version }, files, manifestIntegrity, isShared }: DeployedBuild,
    say: (step: string) => void,
  ): Promise<Refusal[]> {
    const hashes = { [MANIFEST_FILE]: manifestIntegrity, ...files }
    const shared = isShared ? sharedNames(Object.keys(hashes), manifestIntegrity) : null
    const integrity = Object.fromEntries(
      Object.entries(hashes).map(([file, hash]) => [shared?.get(file) ?? file, hash]),
    )
    const base = `/r/${name}/${shared === null ? version : SHARED_FOLDER}`
    const refusals: Refusal[] = []
    for (const origin of originsOf(await shells.all())) {
      say(`asking ${origin} for the files`)
      const found = await fetchInTime({ origin, base, files: Object.keys(integrity), integrity }, settings.waitMs)
      if (found !== null) refusals.push(...found)
      else if (edgesOf(settings) === 'all') refusals.push(noEdge([awayFrom(origin)]))
    }
    return refusals
  }

  type Served = { name: string; parcel: Parcel; integrity: IntegrityMap; live: readonly LiveShell[] }

  /** An edge of an older release does not serve shared files: then the build keeps the address of its version. */
  async function inSharedFolder(
    { name, parcel, integrity, live }: Served,
    say: (step: string) => void,
  ): Promise<{ isShared: boolean; notes: string[] }> {
    const sharing = await parcel.share(integrity[MANIFEST_FILE] ?? '')
    if (sharing.kind === 'own') return { isShared: false, notes: [] }
    // A name may look like a hash of the content and be none, a date for example.
    if (sharing.kind === 'taken') return { isShared: false, notes: [ownAddress(otherBytes(name, sharing.files))] }
    const hashes = [...sharing.names].flatMap(([file, shared]) => (integrity[file] ? [[shared, integrity[file]]] : []))
    const base = `/r/${name}/${SHARED_FOLDER}`
    for (const origin of originsOf(live)) {
      say(`fetching the shared files back from ${origin}`)
      const files = [...sharing.names.values()]
      const found = await fetchInTime({ origin, base, files, integrity: Object.fromEntries(hashes) }, settings.waitMs)
      const [fault] = found ?? []
      if (fault === undefined) continue
      return { isShared: false, notes: [ownAddress(fault.what)] }
    }
    return { isShared: true, notes: [] }
  }

  type Loaded = Pick<Served, 'parcel' | 'integrity' | 'live'> & { build: RemoteBuild } & Pick<
      GateOrder,
      'released' | 'withoutBrowser'
    >

  async function inBrowser(loaded: Loaded, say: (step: string) => void): Promise<GateStep> {
    const { build, integrity, parcel, live, released, withoutBrowser } = loaded
    const { name } = build
    if (withoutBrowser !== undefined)
      return {
        refusals: [],
        notes: [`Not loaded in a browser, and no page was rendered, waived by an admin: ${withoutBrowser}.`],
      }
    const [origin] = originsOf(live)
    if (settings.browser === null || origin === undefined)
      return untried(settings.mode, UNTRIED, noBrowser(settings.browser === null))
    const opened = openableShells(live, released).map((one) => ({ ...one, ticket: ticketFor(one.shell) }))
    say(`loading every exposed module in a blank page, then every page and slot in ${shellsInWords(opened)}`)
    try {
      const manifest = `${origin}/r/${name}/${parcel.trial}/${MANIFEST_FILE}`
      const { browser } = settings
      const report = await settings.runHost({
        browser,
        remotes: [{ remote: name, manifest, exposedModules: [...EXPOSED_MODULES] }],
        renders: [await trialOrder({ build, integrity, trial: parcel.trial, shells: opened })],
      })
      const notes = report.refused.map((url) => `The build asked for ${url} while it loaded.`)
      const taken = (report.names ?? []).map((one) => one.name)
      const unloaded = [...loadRefusals(report), ...nameRefusals(build.version, taken)]
      // A module that does not load leaves no page to render.
      if (unloaded.length > 0) return { refusals: unloaded, notes }
      const rendered = await renderedStep(report, opened.length, say)
      return { refusals: rendered.refusals, notes: [...notes, ...rendered.notes] }
    } catch (error) {
      if (error instanceof GreedyError) return { refusals: [greedy(error.message)], notes: [] }
      if (!(error instanceof HostError)) throw error
      return untried(settings.mode, UNTRIED, error.message)
    }
  }

  /** An edge may have replaced a shell since it reported last. */
  async function withoutReplaced<Unopened extends { shell: string }>(
    unopened: Unopened[],
    say: (step: string) => void,
  ) {
    if (unopened.length === 0) return []
    say('waiting for the edges to report their shells')
    await pause(settings.reportMs ?? SHELL_REPORT_MS)
    const live = await shells.all()
    const replaced = new Set(live.filter(({ openUntil }) => openUntil !== undefined).map(({ shell }) => shell))
    return unopened.filter(({ shell }) => !replaced.has(shell))
  }

  async function renderedStep(
    { renders = [] }: HostReport,
    shellCount: number,
    say: (step: string) => void,
  ): Promise<GateStep> {
    const faults = renders.flatMap((report) => report.faults)
    const mapped = faults.map(async ({ stack, ...fault }) => ({ ...fault, stack: await mapStack(stack) }))
    const unopened = await withoutReplaced(
      renders.flatMap((report) => report.unopened),
      say,
    )
    const missed = unopened.map(({ shell, why }) => `Shell ${shell} could not be opened: ${why}.`)
    const isEnough = settings.mode === 'local' || (edgesOf(settings) === 'any' && unopened.length < shellCount)
    if (unopened.length === 0 || isEnough) return { refusals: renderRefusals(await Promise.all(mapped)), notes: missed }
    const what = unopened.length < shellCount ? missed.join(' ') : `No page was rendered. ${missed.join(' ')}`
    const fix = `Let the release service reach the pages of this edge: the address that \`pnpm ops shells\` names. ${WITHOUT_EDGE}`
    return { refusals: [{ rule: 'no-shell', what, fix }], notes: [] }
  }
}

const UNTRIED = 'Not loaded in a browser, and no page was rendered'

const unmapped = async (stack: readonly string[]): Promise<MappedFrame[]> =>
  stack.map((at) => ({ at, source: null, code: null }))

const noBrowser = (isBrowser: boolean): string =>
  isBrowser ? 'the release service has no browser.' : 'no edge was available to load them from.'

function greedy(what: string): Refusal {
  const fix =
    'Look for a list or a picture that grows without an end; the memory panel of the browser names what holds it.'
  return { rule: 'render', what: `The build was stopped in the browser: ${what}.`, fix }
}

function ownAddress(why: string): string {
  return `The build keeps an address of its own, and browsers fetch all of its files: ${why}`
}

function otherBytes(name: string, [first = '', ...more]: readonly string[]): string {
  const others = more.length === 0 ? '' : ` So are ${more.length} more.`
  return `${first} of ${name} is published already with other bytes.${others}`
}

function loadRefusals({ exposedModules }: HostReport): Refusal[] {
  return exposedModules
    .filter(({ fault }) => fault !== '')
    .map(({ exposedModule, fault }) => ({
      rule: 'host',
      what: `The exposed module ./${exposedModule} does not load in a page that has nothing but the federation runtime: ${fault.split('\n')[0]}`,
      fix: 'The build must be self-contained: no globals of the shell, no fixed paths, every chunk published. `pnpm ops doctor URL --load` repeats the check.',
    }))
}

function shellsInWords(live: readonly Pick<LiveShell, 'shell'>[]): string {
  const versions = new Set(live.map(({ shell }) => shell))
  return versions.size === 0
    ? 'the contract of this release service'
    : `${versions.size} live ${versions.size === 1 ? 'shell' : 'shells'}`
}
