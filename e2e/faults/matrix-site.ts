/** The site of one matrix cell: an edge behind a fault proxy that serves a newer build of one remote, signed by the test. */

import { DISCOVERY_PATH, type SignedDiscovery } from '@lantern/contract/discovery-signature'
import { type FaultKind, type FileClass, type FileFault, isSharedFile, remoteFileClass } from '@lantern/contract/faults'
import { type Discovery, type MicroFrontend, PRODUCTION } from '@lantern/contract/federation'
import { OVERRIDE_MARK } from '@lantern/contract/override'
import { siteNow } from '../site/control.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { answerOf, testReleaseService, withBoot, withoutHints } from '../site/test-release-service.ts'
import { type AnotherBuild, anotherBuild } from './another-build.ts'
import { type FaultProxy, faultProxy, type OwnFile } from './fault-proxy.ts'
import type { Cell } from './matrix.rules.ts'

export const NEWEST = '9.0.0-newest'
const MIME: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', json: 'application/json' }
/** Newer than the revision that the edge announces, so that the page does not refetch. */
const NEWER = 1_000_000
const service = testReleaseService()

/** URL fragment of a chaos link with the fault of a cell, valid on these sites. */
export async function chaosFragment({ remote, of, fault, often }: Cell, nonce: string): Promise<string> {
  const expiresAt = (await siteNow()) + 600_000
  return (
    OVERRIDE_MARK +
    service.chaosLink({ environment: PRODUCTION, remote, faults: [{ of, fault, often }], expiresAt, nonce })
  )
}

export type MatrixSite = FaultProxy & {
  readonly newest: string
  readonly lastGood: string
  /** Discovery document stored by a returning device. */
  readonly kept: SignedDiscovery
}

export type MatrixOrder = {
  readonly remote: string
  readonly of: FileClass | 'style'
  /** Omitted for no fault at the network. */
  readonly fault?: Omit<FileFault, 'of'>
}

export async function matrixSite({ remote, of, fault }: MatrixOrder): Promise<MatrixSite> {
  const build = anotherBuild(remote, NEWEST, leaveTrace)
  const [live, before] = await liveDocument(remote)
  const newer = withNewest(live, build)
  const signed = service.sign(newer, NEWER)
  const pages = (html: string): string =>
    withoutHints(
      withBoot(html, (boot) => ({
        ...boot,
        discovery: of === 'discovery' && fault ? null : signed,
        discoveryKey: service.key,
      })),
    )
  const times = fault?.often === 'once' ? 1 : Number.POSITIVE_INFINITY
  const kind: FaultKind = fault?.fault ?? 'slow'
  const proxy = await faultProxy({
    ...(fault
      ? { fault: { kind, times, hits: kind === 'hang' ? oneFileOf(hitsOf(of, build)) : hitsOf(of, build) } }
      : {}),
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
  if (path === DISCOVERY_PATH) return answerOf(signed)
  const prefix = `/r/${name}/${version}/`
  const content = path.startsWith(prefix) ? files.get(path.slice(prefix.length)) : undefined
  return content === undefined ? undefined : { type: MIME[path.split('.').at(-1) ?? ''] ?? 'text/plain', content }
}

/** The requests that a fault of this class hits. */
function hitsOf(of: FileClass | 'style', { name, version }: AnotherBuild): (path: string) => boolean {
  const folder = `/r/${name}/${version}/`
  switch (of) {
    case 'discovery':
      return (path) => path === DISCOVERY_PATH
    case 'shared':
      return isSharedFile
    case 'style':
      return (path) => path.startsWith(folder) && path.endsWith('.css')
    default:
      return (path) => path.startsWith(folder) && remoteFileClass(path) === of
  }
}

/**
 * Lets only one file hang. A browser cannot cancel the request of an abandoned script, and without HTTP/2 it has six connections per origin: the
 * chunks of a page of mine would use all of them, and their replacements could not load.
 */
function oneFileOf(hits: (path: string) => boolean): (path: string) => boolean {
  let first: string | undefined
  return (path) => {
    if (!hits(path)) return false
    first ??= path
    return path === first
  }
}

async function liveDocument(remote: string): Promise<[Discovery, string]> {
  const document = (await (await fetch(`${EDGE_ORIGIN}/discovery.json`)).json()) as Discovery
  const live = document.microFrontends[remote]?.find(({ deployment }) => deployment.default)
  return [document, live?.metadata.version ?? '']
}

function withNewest(document: Discovery, build: AnotherBuild): Discovery {
  const older: MicroFrontend[] = (document.microFrontends[build.name] ?? []).filter((entry) => entry.deployment.default)
  const kept = older.map((entry) => ({ ...entry, deployment: { traffic: 0, default: false } }))
  return { ...document, microFrontends: { ...document.microFrontends, [build.name]: [build.entry(100), ...kept] } }
}
