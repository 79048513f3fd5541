/**
 * `node ops/test/corpus/in-browser.ts`: the builds of the corpus whose fault only running code shows, and sound ones beside them, in a real
 * browser. Prints what was expected and what was found as JSON; e2e/gate reads it.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { HostReport } from '../../src/gate/host/host-order.ts'
import { findBrowser, runIndependentHost } from '../../src/gate/host/independent-host.ts'
import { nameRefusals } from '../../src/gate/rules/files/unique-name.rules.ts'
import { type ChangeableBuild, type CorpusBuild, changed } from './corpus-build.ts'
import { startCorpusEdge } from './corpus-edge.ts'
import { buildSmallRemote } from './small-remote.ts'

/** Number of the chunk of the lazy page; webpack makes it from paths, so it differs from machine to machine. */
let pageChunk = ''
const isOfPage = (file: string, extension: string): boolean =>
  file.startsWith(`${pageChunk}.`) && file.endsWith(extension)

type Shown = CorpusBuild & {
  /** Exposed module whose fault must be reported; omitted = every exposed module loads. */
  exposedModule?: 'routes' | 'slots'
  /** Name of no version that it takes on the page. */
  name?: string
}

const inExposed = (exposedModule: string, text: string) => (build: ChangeableBuild) => {
  const file = build.named(`${exposedModule}.`, '.js')
  build.files.set(file, Buffer.from(text + build.text(file)))
}
/** Puts code at the start of an exposed module: it runs when the module is loaded. */
const inModule = (exposedModule: 'routes' | 'slots', code: string) => (build: ChangeableBuild) => {
  const file = build.named(`${exposedModule}.`, '.js')
  const before = build.text(file)
  // After the mark of a module with named exports, which the exposed module alone has.
  const after = before.replace(/\w\.r\(\w\);/, (mark) => `${mark}${code};`)
  if (after === before) throw new Error(`no module of ${exposedModule} is found in ${file}`)
  build.files.set(file, Buffer.from(after))
}

const SHOWN: readonly Shown[] = [
  { title: 'as it was built' },
  {
    title: 'that asks another site for something while it loads',
    change: inExposed('routes', 'fetch("https://elsewhere.example/pixel").catch(()=>{});'),
  },
  {
    title: 'that reads the shell only where there is one',
    change: inModule('routes', 'globalThis.__LANTERN__?.shell'),
  },
  {
    title: 'whose exposed module throws',
    exposedModule: 'routes',
    change: inModule('routes', 'throw new Error("it broke")'),
  },
  {
    title: 'that takes a global of the shell for granted',
    exposedModule: 'slots',
    change: inModule('slots', '__LANTERN__.shell.toString()'),
  },
  { title: 'whose exposed module shows something else', exposedModule: 'routes', change: renameExport },
  {
    title: 'whose lazy page was lost on the way',
    exposedModule: 'routes',
    spoil: (file, answer) => isOfPage(file, '.js') && Object.assign(answer, { status: 404 }),
  },
  {
    title: 'whose lazy styles were lost on the way',
    exposedModule: 'routes',
    spoil: (file, answer) => isOfPage(file, '.css') && Object.assign(answer, { status: 404 }),
  },
  {
    title: 'whose entry lost an exposed module that the manifest shows',
    exposedModule: 'slots',
    change: ({ inEntry }) => inEntry('"./slots"', '"./slotz"'),
  },
  {
    title: 'whose chunks are looked for elsewhere',
    exposedModule: 'routes',
    change: ({ inEntry }) => inEntry(/\.p=(\w)=\1\.replace\(/, '.p=$1=($1+"elsewhere/").replace('),
  },
  {
    title: 'whose container has one name in every version',
    name: 'lantern_small',
    change: ({ inEntry }) => inEntry(/\.lanternBuild/g, '.anotherBuild'),
  },
  {
    title: 'whose chunks meet those of every version',
    name: 'chunksOfSmall',
    change: ({ inEntry }) => inEntry(/$/, ';(globalThis.chunksOfSmall||=[]).push=()=>0;'),
  },
  {
    title: 'whose container and chunks are of its version, as older presets named them',
    change: ({ inEntry, manifest, declaration }) => {
      const own = `small_${declaration.version.replace(/[^0-9A-Za-z]/g, '_')}`
      Object.assign(manifest.metaData, { globalName: own })
      inEntry(/\.lanternBuild/g, '.anotherBuild')
      inEntry(/$/, `;var ${own}=lantern_small;lantern_small=undefined;(globalThis.chunks_${own}||=[]).push=()=>0;`)
    },
  },
  {
    title: 'that keeps a list and a function of its own on the page',
    change: ({ inEntry }) => inEntry(/$/, ';globalThis.smallList=[1];globalThis.smallTurn=()=>0;'),
  },
]

function renameExport(build: ChangeableBuild): void {
  const file = build.named('routes.', '.js')
  const before = build.text(file)
  const after = before.replace('["routes",', '["pages",')
  if (after === before) throw new Error('the export of the exposed module is not found')
  build.files.set(file, Buffer.from(after))
}

function namesOf({ names = [] }: HostReport, remote: string): string[] {
  return names.filter((one) => one.remote === remote).map(({ name }) => name)
}

/** Each build has a page of its own. */
const LIMIT_MS = 200_000
const dataDir = mkdtempSync(join(tmpdir(), 'lantern-in-browser-'))
const edge = await startCorpusEdge(dataDir)
try {
  const browser = findBrowser(process.env.GATE_BROWSER ?? process.env.CHROME ?? '')
  if (browser === null) throw new Error('There is no browser: name one in CHROME.')
  const original = await buildSmallRemote()
  const exposedModule = [...original].find(([file]) => /^routes\..*\.js$/.test(file))?.[1].toString('utf8') ?? ''
  pageChunk = /\.e\((?:"|')?(\d+)/.exec(exposedModule)?.[1] ?? ''
  if (pageChunk === '') throw new Error('the exposed module of the pages loads no chunk')
  const { version } = JSON.parse(String(original.get('lantern.json')))
  const remotes = SHOWN.map(({ change }, index) => {
    const folder = join(dataDir, 'artifacts', `small${index}`, '1.0.0')
    for (const [file, content] of changed(original, change)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), content)
    }
    const manifest = `${edge.origin}/r/small${index}/1.0.0/mf-manifest.json`
    return { remote: `small${index}`, manifest, exposedModules: ['routes', 'slots'] }
  })
  edge.spoil = (file, answer, remote) => SHOWN[Number(remote.slice('small'.length))]?.spoil?.(file, answer)
  const report = await runIndependentHost({ browser, remotes }, { limitMs: LIMIT_MS })
  const told = SHOWN.map(({ title, exposedModule = null, name = null }, index) => ({
    title,
    expected: exposedModule,
    found: report.exposedModules
      .filter(({ remote, fault }) => remote === `small${index}` && fault !== '')
      .map((one) => one.exposedModule),
    faults: report.exposedModules
      .filter(({ remote, fault }) => remote === `small${index}` && fault !== '')
      .map((one) => one.fault),
    expectedName: name,
    name: nameRefusals(version, namesOf(report, `small${index}`)).map(({ what }) => what),
  }))
  process.stdout.write(JSON.stringify({ told, refused: report.refused }, null, 2))
} finally {
  await edge.close()
  rmSync(dataDir, { recursive: true, force: true })
}
