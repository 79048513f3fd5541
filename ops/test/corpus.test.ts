import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTRACT_VERSION, type ShellProvision } from '@lantern/contract/federation'
import { type BuildFiles, openArtifactStore } from '../src/artifacts/artifact-store.ts'
import { createGate, type GateOrder, type GateSettings, type GateVerdict } from '../src/gate/gate.ts'
import { HostError } from '../src/gate/host/independent-host.ts'
import type { LiveShell } from '../src/shells/live-shells.repository.ts'
import { BREAKING } from './corpus/breaking.ts'
import { COMPATIBLE } from './corpus/compatible.ts'
import { type CorpusBuild, changed, type EdgeAnswer } from './corpus/corpus-build.ts'
import { type CorpusEdge, startCorpusEdge } from './corpus/corpus-edge.ts'
import { buildSmallRemote } from './corpus/small-remote.ts'

/** The small remote is built against the one of the workspace. */
const { version: I18N } = JSON.parse(readFileSync(join(import.meta.dirname, '../../shared/i18n/package.json'), 'utf8'))
const PROVIDES: ShellProvision = {
  contractVersion: '1.2.0',
  oldestContract: '1.1.0',
  shared: { react: '19.3.1', 'react-dom': '19.3.1', 'react-router-dom': '7.18.5', '@lantern/i18n': I18N },
  slots: ['home.dock', 'home.rails', 'home.popups'],
}
/** A browser in which everything loads. The real one is in e2e/gate. */
const SETTINGS: GateSettings = {
  mode: 'strict',
  browser: '/a/browser',
  reportMs: 0,
  runHost: async ({ remotes }) => ({
    exposedModules: remotes.flatMap(({ remote, exposedModules }) =>
      exposedModules.map((exposedModule) => ({ remote, exposedModule, pages: 1, fault: '' })),
    ),
    refused: [],
  }),
}
/** Without a shell to compare with, the contract of the release service is asked. */
const OF_THIS_SERVICE: Omit<CorpusBuild, 'title'> = {
  change: ({ declaration }) => Object.assign(declaration, { contractVersion: CONTRACT_VERSION }),
}
const dataDir = mkdtempSync(join(tmpdir(), 'lantern-corpus-'))
const store = openArtifactStore(dataDir)
let original: BuildFiles
let edge: CorpusEdge

beforeAll(async () => {
  ;[original, edge] = await Promise.all([buildSmallRemote(), startCorpusEdge(dataDir)])
}, 120_000)
afterAll(async () => {
  await edge.close()
  rmSync(dataDir, { recursive: true })
})

/** Two shells are live: ours, and one of a newer contract on another edge. */
function shells(): LiveShell[] {
  const seen = {
    firstSeen: new Date(),
    lastSeen: new Date(),
    isServed: true,
    openUntil: undefined,
    origin: edge.origin,
    pages: edge.origin,
  }
  const newer = { ...PROVIDES, contractVersion: '1.3.0', shared: { ...PROVIDES.shared, react: '19.3.4' } }
  return [
    { edge: 'web1:3000', shell: '0.1.0', provides: PROVIDES, ...seen },
    { edge: 'web2:3000', shell: '0.2.0', provides: newer, ...seen },
  ]
}

async function judged(
  { change, spoil }: Omit<CorpusBuild, 'title'>,
  settings: Partial<GateSettings> = {},
  { live = shells(), ...order }: Partial<GateOrder> & { live?: LiveShell[] } = {},
): Promise<GateVerdict & { steps: string[] }> {
  edge.spoil = spoil
  // A build that is right in all else: the corpus changes one thing of it.
  const files = changed(original, (build) => {
    build.declaration.contractVersion = '1.2.0'
    change?.(build)
  })
  const version = JSON.parse(String(original.get('lantern.json'))).version as string
  const gate = createGate({
    store,
    shells: { all: async () => live } as never,
    settings: { ...SETTINGS, ...settings },
    ticketFor: (shell) => `ticket for ${shell}`,
  })
  const steps: string[] = []
  const owners = { other: { routePrefixes: ['/taken'], slots: ['home.popups'] } }
  const verdict = await gate.judge({ name: 'small', version, files, owners, ...order }, (step) => steps.push(step))
  if (verdict.kind === 'passed') await verdict.parcel.drop()
  // The builds of the corpus have other bytes under equal names.
  if (verdict.kind === 'passed') rmSync(join(dataDir, 'artifacts/small/files'), { recursive: true, force: true })
  return { ...verdict, steps }
}
const placed = () => (existsSync(join(dataDir, 'artifacts/small')) ? readdirSync(join(dataDir, 'artifacts/small')) : [])

describe('the corpus', () => {
  it('[OPS-GATE-6] has more than fifteen builds of each kind, by more rules than ten', () => {
    expect(Math.min(BREAKING.length, COMPATIBLE.length)).toBeGreaterThan(15)
    expect(new Set(BREAKING.map(({ rule }) => rule)).size).toBeGreaterThan(15)
    const titles = [...BREAKING, ...COMPATIBLE].map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it.each(BREAKING.map((build) => [build.title, build] as const))(
    '[OPS-GATE-6] refuses a build %s, by its rule alone',
    async (_title, build) => {
      const verdict = await judged(build)
      if (verdict.kind === 'passed') throw new Error('it passed')
      expect([...new Set(verdict.refusals.map(({ rule }) => rule))]).toEqual([build.rule])
      for (const { what, fix } of verdict.refusals) {
        expect(what).toMatch(/\.$/)
        expect(fix.length).toBeGreaterThan(20)
      }
      expect(placed()).toEqual([])
    },
  )

  it.each(COMPATIBLE.map((build) => [build.title, build] as const))(
    '[OPS-GATE-6] takes a build %s',
    async (_title, build) => {
      const verdict = await judged(build)
      expect(verdict.kind === 'refused' ? verdict.refusals : []).toEqual([])
      expect(verdict).toMatchObject({ kind: 'passed', notes: [] })
    },
  )
})

describe('a check that cannot run', () => {
  const rulesOf = (verdict: GateVerdict) => (verdict.kind === 'refused' ? verdict.refusals.map(({ rule }) => rule) : [])

  it('[OPS-GATE-7] is refused by a strict release service: no edge, no edge that answers, no browser, one that does not start', async () => {
    expect(rulesOf(await judged(OF_THIS_SERVICE, {}, { live: [] }))).toEqual(['no-edge'])
    const away = shells().map((shell) => ({ ...shell, origin: 'http://127.0.0.1:9' }))
    expect(rulesOf(await judged({}, {}, { live: away }))).toEqual(['no-edge'])
    expect(rulesOf(await judged({}, { browser: null }))).toEqual(['no-browser'])
    const broken = () => Promise.reject(new HostError('it did not answer in 90 s.'))
    expect(rulesOf(await judged({}, { runHost: broken }))).toEqual(['no-browser'])
    expect(placed()).toEqual([])
  })

  it('[OPS-GATE-7] is noted by a local release service, which continues', async () => {
    const verdict = await judged(OF_THIS_SERVICE, { mode: 'local', browser: null }, { live: [] })
    expect(verdict).toMatchObject({
      kind: 'passed',
      notes: [
        'No edge has reported its shell. The files were not fetched back.',
        'Not loaded in a browser, and no page was rendered: the release service has no browser.',
      ],
    })
  })

  it('[OPS-GATE-7] is released on an admin’s waiver, which is recorded', async () => {
    const verdict = await judged({}, { browser: null }, { withoutBrowser: 'the release service moves house' })
    expect(verdict).toMatchObject({
      kind: 'passed',
      notes: [
        'Not loaded in a browser, and no page was rendered, waived by an admin: the release service moves house.',
      ],
    })
  })

  describe('because one edge of two is away', () => {
    const withoutSecond = () => shells().map((shell, index) => (index === 1 ? { ...shell, origin: AWAY } : shell))
    const AWAY = 'http://127.0.0.1:9'
    const what = `${AWAY} did not answer: the files were not fetched back from it.`

    it('[OPS-GATE-17] is refused by a strict release service, which names the edge', async () => {
      const verdict = await judged({}, {}, { live: withoutSecond() })
      expect(verdict).toMatchObject({ kind: 'refused', refusals: [{ rule: 'no-edge', what }] })
      expect(placed()).toEqual([])
    })

    it('[OPS-GATE-17] is noted where one edge is enough: with GATE_EDGES=any, or at a local release service', async () => {
      for (const settings of [{ edges: 'any' }, { mode: 'local' }] as const)
        expect(await judged({}, settings, { live: withoutSecond() })).toMatchObject({ kind: 'passed', notes: [what] })
      const local = await judged({}, { mode: 'local', edges: 'all' }, { live: withoutSecond() })
      expect(local).toMatchObject({ kind: 'refused', refusals: [{ rule: 'no-edge' }] })
    })
  })

  it('[OPS-GATE-17] [OPS-GATE-18] is refused when one of two shells does not open; each is asked for by its own ticket', async () => {
    const tickets: string[] = []
    const runHost: GateSettings['runHost'] = async (order) => {
      tickets.push(...(order.renders?.[0]?.shells.map(({ ticket = '' }) => ticket) ?? []))
      const unopened = [{ shell: '0.2.0', why: `${edge.origin} does not answer` }]
      return { ...(await SETTINGS.runHost(order)), renders: [{ remote: 'small', shown: 4, faults: [], unopened }] }
    }
    const what = `Shell 0.2.0 could not be opened: ${edge.origin} does not answer.`
    expect(await judged({}, { runHost })).toMatchObject({ kind: 'refused', refusals: [{ rule: 'no-shell', what }] })
    expect(tickets).toEqual(['ticket for 0.1.0', 'ticket for 0.2.0'])
    expect(await judged({}, { runHost, edges: 'any' })).toMatchObject({ kind: 'passed', notes: [what] })
  })

  it('[OPS-GATE-18] is rendered in a released shell before an edge reports it, and not refused for one that was replaced meanwhile', async () => {
    const live = shells()
    const opened: string[] = []
    const runHost: GateSettings['runHost'] = async (order) => {
      opened.push(...(order.renders?.[0]?.shells.map(({ shell }) => shell) ?? []))
      for (const one of live.filter(({ shell }) => shell === '0.2.0'))
        Object.assign(one, { isServed: false, openUntil: new Date() })
      const unopened = [{ shell: '0.2.0', why: `${edge.origin} gave the shell 0.3.0 in its place` }]
      return { ...(await SETTINGS.runHost(order)), renders: [{ remote: 'small', shown: 4, faults: [], unopened }] }
    }
    expect(await judged({}, { runHost }, { live, released: ['0.3.0'] })).toMatchObject({ kind: 'passed', notes: [] })
    expect(opened).toEqual(['0.1.0', '0.2.0', '0.3.0'])
  })
})

describe('files on their way to another origin', () => {
  const late = (until: number) => {
    let asked = 0
    return (_file: string, answer: EdgeAnswer) => {
      asked += 1
      if (asked <= until) answer.status = 404
    }
  }

  it('[OPS-GATE-6] are awaited for the configured time', async () => {
    expect(await judged({ spoil: late(12) }, { waitMs: 20_000 })).toMatchObject({ kind: 'passed', notes: [] })
    expect(await judged({ spoil: late(12) })).toMatchObject({ kind: 'refused', refusals: [{ rule: 'unreachable' }] })
  })
})

describe('the browser’s report', () => {
  it('[OPS-GATE-8] refuses an exposed module that does not load, and asks for the build where no page knows it', async () => {
    let asked = ''
    const verdict = await judged(
      {},
      {
        runHost: async ({ remotes }) => {
          asked = remotes[0]?.manifest ?? ''
          return {
            exposedModules: [
              { remote: 'small', exposedModule: 'routes', pages: 0, fault: 'TypeError: x is not a function' },
            ],
            refused: [],
          }
        },
      },
    )
    expect(verdict).toMatchObject({ kind: 'refused', refusals: [{ rule: 'host' }] })
    expect(asked).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/r\/small\/1\.0\.0-[0-9a-f]{10}\.trial-[0-9a-f-]{36}\/mf-manifest\.json$/,
    )
    expect(placed()).toEqual([])
  })

  it('[OPS-GATE-4] refuses a name that the build takes although the page handed it another', async () => {
    const taking = (names: string[]) => ({
      runHost: async (order: Parameters<GateSettings['runHost']>[0]) => ({
        ...(await SETTINGS.runHost(order)),
        names: names.map((name) => ({ remote: 'small', name })),
      }),
    })
    expect(await judged({}, taking(['lantern_small']))).toMatchObject({
      kind: 'refused',
      refusals: [{ rule: 'unique-name', what: expect.stringContaining('takes the name lantern_small on the page') }],
    })
    const { version } = JSON.parse(String(original.get('lantern.json')))
    const ofVersion = `webpackChunksmall_${version.replace(/[^0-9A-Za-z]/g, '_')}`
    expect(await judged({}, taking([ofVersion]))).toMatchObject({ kind: 'passed' })
  })

  it('[OPS-GATE-8] reports foreign addresses that a build requested while loading', async () => {
    const runHost: GateSettings['runHost'] = async (order) => ({
      ...(await SETTINGS.runHost(order)),
      refused: ['https://elsewhere.example/pixel'],
    })
    expect(await judged({}, { runHost })).toMatchObject({
      kind: 'passed',
      notes: ['The build asked for https://elsewhere.example/pixel while it loaded.'],
    })
  })

  it('[OPS-GATE-9] comes last; each step is reported', async () => {
    const { steps } = await judged({})
    expect(steps).toEqual([
      `checking ${original.size} files against 2 live shells`,
      'compressing',
      `fetching the files back from ${edge.origin}`,
      'loading every exposed module in a blank page, then every page and slot in 2 live shells',
      `fetching the shared files back from ${edge.origin}`,
    ])
  })
})
