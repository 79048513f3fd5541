/** The publish gate: rules for the files, their transfer sizes, delivery by edges, and loading in a browser. */
import type { IntegrityMap, RemoteBuild } from '@lantern/contract/federation'
import { SHARED_FOLDER } from '@lantern/contract/file-owner'
import type { ArtifactStore, BuildFiles, Parcel } from '../artifacts/artifact-store.ts'
import type { LiveShell, LiveShells } from '../shells/live-shells.repository.ts'
import { MANIFEST_FILE, type Refusal, type SiteOwners } from './candidate/candidate.rules.ts'
import { checkBuild } from './gate.rules.ts'
import type { HostOrder, HostReport } from './host/host-order.ts'
import { HostError } from './host/independent-host.ts'
import { budgetRefusals } from './rules/files/budget.rules.ts'
import { EXPOSED_MODULES } from './rules/files/exposes.rules.ts'
import { asServed, fetchInTime, type GateStep, originsOf } from './served-step.ts'

export type GateSettings = {
  /** `strict`: checks that cannot run are refused. `local`: they are reported and skipped; for development machines. */
  mode: 'strict' | 'local'
  /** Path of a Chromium; null = none. */
  browser: string | null
  /** How long files may take to reach the artifact origin, ms: copying is not instantaneous. */
  waitMs?: number
  /** Loads exposed modules in a blank page. */
  runHost: (order: Omit<HostOrder, 'hostDir'>) => Promise<HostReport>
}

export type GateOrder = {
  name: string
  version: string
  files: BuildFiles
  owners: SiteOwners
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
}

export function createGate(parts: { store: ArtifactStore; shells: LiveShells; settings: GateSettings }): Gate {
  const { store, shells, settings } = parts

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
        () => inBrowser({ name, parcel, live, withoutBrowser: order.withoutBrowser }, say),
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
        const { refusals, isShared, notes: more } = await inSharedFolder({ name, parcel, integrity, live }, say)
        notes.push(...more)
        if (refusals.length === 0) return { kind: 'passed', build, integrity, parcel, isShared, notes }
        await parcel.drop()
        return { kind: 'refused', refusals }
      } catch (error) {
        await parcel.drop()
        throw error
      }
    },
  }

  type Served = { name: string; parcel: Parcel; integrity: IntegrityMap; live: readonly LiveShell[] }

  /** An edge of an older release does not serve shared files: then the build keeps the address of its version. */
  async function inSharedFolder(
    { name, parcel, integrity, live }: Served,
    say: (step: string) => void,
  ): Promise<GateStep & { isShared: boolean }> {
    const sharing = await parcel.share(integrity[MANIFEST_FILE] ?? '')
    if (sharing.kind === 'own') return { refusals: [], notes: [], isShared: false }
    if (sharing.kind === 'taken') return { refusals: [nameTaken(name, sharing.files)], notes: [], isShared: false }
    const hashes = [...sharing.names].flatMap(([file, shared]) => (integrity[file] ? [[shared, integrity[file]]] : []))
    const base = `/r/${name}/${SHARED_FOLDER}`
    for (const origin of originsOf(live)) {
      say(`fetching the shared files back from ${origin}`)
      const files = [...sharing.names.values()]
      const found = await fetchInTime({ origin, base, files, integrity: Object.fromEntries(hashes) }, settings.waitMs)
      const [fault] = found ?? []
      if (fault === undefined) continue
      const note = `The build keeps an address of its own, and browsers fetch all of its files: ${fault.what}`
      return { refusals: [], notes: [note], isShared: false }
    }
    return { refusals: [], notes: [], isShared: true }
  }

  type Loaded = { name: string; parcel: Parcel; live: readonly LiveShell[]; withoutBrowser?: string }

  async function inBrowser(
    { name, parcel, live, withoutBrowser }: Loaded,
    say: (step: string) => void,
  ): Promise<GateStep> {
    if (withoutBrowser !== undefined)
      return { refusals: [], notes: [`Not loaded in a browser, waived by an admin: ${withoutBrowser}.`] }
    const [origin] = originsOf(live)
    if (settings.browser === null || origin === undefined) return untried(noBrowser(settings.browser === null))
    say('loading every exposed module in a blank page')
    try {
      const manifest = `${origin}/r/${name}/${parcel.trial}/${MANIFEST_FILE}`
      const { browser } = settings
      const report = await settings.runHost({
        browser,
        remotes: [{ remote: name, manifest, exposedModules: [...EXPOSED_MODULES] }],
      })
      return {
        refusals: loadRefusals(report),
        notes: report.refused.map((url) => `The build asked for ${url} while it loaded.`),
      }
    } catch (error) {
      if (!(error instanceof HostError)) throw error
      return untried(error.message)
    }
  }

  function untried(why: string): GateStep {
    if (settings.mode === 'local') return { refusals: [], notes: [`Not loaded in a browser: ${why}`] }
    const fix =
      'Install Chromium on the release service or name it in GATE_BROWSER; or an admin publishes with --without-browser "why", which is recorded in the audit log.'
    return { refusals: [{ rule: 'no-browser', what: `The exposed modules were not loaded: ${why}`, fix }], notes: [] }
  }
}

const noBrowser = (isBrowser: boolean): string =>
  isBrowser ? 'the release service has no browser.' : 'no edge was available to load them from.'

/** A name with a hash promises its content; browsers and caches keep it for a year. */
function nameTaken(name: string, [first = '', ...more]: readonly string[]): Refusal {
  const others = more.length === 0 ? '' : ` So are ${more.length} more.`
  return {
    rule: 'immutable',
    what: `${first} of ${name} is published already with other bytes.${others}`,
    fix: 'The hash in a file name has to change with the content: let the build name files by their content hash, and build again.',
  }
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

function shellsInWords(live: readonly LiveShell[]): string {
  const versions = new Set(live.map(({ shell }) => shell))
  return versions.size === 0
    ? 'the contract of this release service'
    : `${versions.size} live ${versions.size === 1 ? 'shell' : 'shells'}`
}
