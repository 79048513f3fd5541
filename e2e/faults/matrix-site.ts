/** The site of one matrix cell: an edge behind a fault proxy that serves a newer build of one remote, signed by the test. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SignedDiscovery } from '@lantern/contract/discovery-signature'
import type { Discovery, MicroFrontend, ShellBuild } from '@lantern/contract/federation'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { ROOT } from '../site/release-service.ts'
import { answerOf, testReleaseService, withBoot, withoutHints } from '../site/test-release-service.ts'
import { type AnotherBuild, anotherBuild } from './another-build.ts'
import { type FaultProxy, faultProxy, type OwnFile } from './fault-proxy.ts'
import type { Cell, FaultKind, ResourceClass } from './matrix.rules.ts'

export const REMOTE = 'games'
export const NEWEST = '9.0.0-newest'
const MIME: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', json: 'application/json' }
/** Generous `FRAME_BUDGET_MS` for slow machines; retries and files have much shorter limits. */
const BUDGET_MS = 20_000
const EXPOSED = /^(?:routes|slots)\./
/** Newer than the revision that the edge announces, so that the page does not refetch. */
const NEWER = 1_000_000
const service = testReleaseService()

export type MatrixSite = FaultProxy & {
  readonly newest: string
  readonly lastGood: string
  /** Discovery document stored by a returning device. */
  readonly kept: SignedDiscovery
}

/** @param fault omitted for no fault */
export async function matrixSite(
  of: ResourceClass | 'style',
  fault?: Pick<Cell, 'fault' | 'often'>,
): Promise<MatrixSite> {
  const build = anotherBuild(REMOTE, NEWEST, leaveTrace)
  const [live, before] = await liveDocument()
  const newer = withNewest(live, build)
  const signed = service.sign(newer, NEWER)
  const pages = (html: string): string =>
    withoutHints(
      withBoot(html, (boot) => ({
        ...boot,
        discovery: of === 'discovery' ? null : signed,
        discoveryKey: service.key,
        frameBudgetMs: BUDGET_MS,
      })),
    )
  const times = fault?.often === 'once' ? 1 : Number.POSITIVE_INFINITY
  const kind: FaultKind = fault?.fault ?? 'slow'
  const proxy = await faultProxy({
    ...(fault ? { fault: { kind, times, hits: hitsOf(of, build) } } : {}),
    page: pages,
    file: (path) => ownFile(path, build, signed),
  })
  return { ...proxy, newest: NEWEST, lastGood: before, kept: service.sign(live, NEWER - 1) }
}

/** Makes each script of the newest build record its file name when it runs. */
function leaveTrace(file: string, text: string): string {
  const ran = '(globalThis.__ran??=[]).push(new URL(document.currentScript.src).pathname.split("/").at(-1));'
  return file.endsWith('.js') ? ran + text : text
}

function ownFile(path: string, { name, version, files }: AnotherBuild, signed: SignedDiscovery): OwnFile | undefined {
  if (path === '/discovery.json') return answerOf(signed)
  const prefix = `/r/${name}/${version}/`
  const content = path.startsWith(prefix) ? files.get(path.slice(prefix.length)) : undefined
  return content === undefined ? undefined : { type: MIME[path.split('.').at(-1) ?? ''] ?? 'text/plain', content }
}

/** The requests that a fault of this class hits. */
function hitsOf(of: ResourceClass | 'style', { name, version }: AnotherBuild): (path: string) => boolean {
  const folder = `/r/${name}/${version}/`
  const fileOf = (path: string): string => (path.startsWith(folder) ? path.slice(folder.length) : '')
  const federation = of === 'shared' ? federationFiles() : []
  switch (of) {
    case 'discovery':
      return (path) => path === '/discovery.json'
    case 'manifest':
      return (path) => fileOf(path) === 'mf-manifest.json'
    case 'entry':
      return (path) => fileOf(path).startsWith('remoteEntry.')
    case 'chunk':
      return (path) =>
        fileOf(path).endsWith('.js') && !fileOf(path).startsWith('remoteEntry.') && !EXPOSED.test(fileOf(path))
    case 'style':
      return (path) => fileOf(path).endsWith('.css')
    case 'shared':
      return (path) => federation.includes(path)
    default:
      throw new Error(`no such class: ${of satisfies never}`)
  }
}

/** Files of the shell's federation chunk, which holds the shared modules (remotes use `import: false`). */
function federationFiles(): string[] {
  const build = JSON.parse(readFileSync(join(ROOT, 'shell/dist/shell.json'), 'utf8')) as ShellBuild
  return build.federation.map(({ file }) => `/assets/${file}`).filter((path) => path.includes('/federation.'))
}

async function liveDocument(): Promise<[Discovery, string]> {
  const document = (await (await fetch(`${EDGE_ORIGIN}/discovery.json`)).json()) as Discovery
  const live = document.microFrontends[REMOTE]?.find(({ deployment }) => deployment.default)
  return [document, live?.metadata.version ?? '']
}

function withNewest(document: Discovery, build: AnotherBuild): Discovery {
  const older: MicroFrontend[] = (document.microFrontends[REMOTE] ?? []).filter((entry) => entry.deployment.default)
  const kept = older.map((entry) => ({ ...entry, deployment: { traffic: 0, default: false } }))
  return { ...document, microFrontends: { ...document.microFrontends, [REMOTE]: [build.entry(100), ...kept] } }
}
