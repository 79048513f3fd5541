/** Describes an override build from the files beside its manifest, checked against the seal of the link if it has one. */
import { type BootData, CONTRACT_VERSION, type IntegrityMap, integrityMapSchema } from '@lantern/contract/federation'
import { sealedText } from '@lantern/contract/override'
import { publicBuild, type RemoteBuild, remoteBuildSchema } from '@lantern/contract/remote-build'
import { parse } from 'valibot'
import { type Build, buildsOf, parseDiscovery } from '../discovery/discovery.ts'
import { trustFolder } from '../integrity/trust.ts'
import type { ActiveOverride } from './active-overrides.ts'

const MANIFEST = 'mf-manifest.json'
const LIMIT_MS = 4_000
/** A build made with other tools states no version. */
const UNKNOWN_VERSION = '0.0.0-local'

/** @throws Error when the build cannot be fetched or differs from the signed one */
export async function buildOf(override: ActiveOverride, boot: BootData): Promise<Build> {
  const manifestUrl = manifestOf(override, boot)
  const textOf = (file: string) => textAt(new URL(file, manifestUrl).href)
  const [lantern, integrity] = await Promise.all([textOf('lantern.json'), textOf('integrity.json')])
  if (override.kind === 'signed') {
    if (lantern === null || integrity === null) throw new Error('its build does not exist')
    if ((await sealOf(lantern, integrity)) !== override.link.seal)
      throw new Error('its build differs from the signed one')
  }
  if (lantern === null) return foreignBuild(override.remote, manifestUrl, boot)
  const build = parse(remoteBuildSchema, JSON.parse(lantern))
  const hashes: unknown = JSON.parse(integrity ?? 'null')
  // A dev server's files change all the time: it lists no hashes.
  if (hashes === null) trustFolder(manifestUrl)
  const files = parse(integrityMapSchema, hashes ?? {})
  if (build.name !== override.remote) throw new Error(`its build belongs to ${build.name}`)
  return known(build, files, manifestUrl)
}

function manifestOf(override: ActiveOverride, boot: BootData): string {
  if (override.kind === 'local') return override.url
  const { remote, version } = override.link
  return new URL(`/r/${remote}/${version}/${MANIFEST}`, boot.artifactOrigin || location.origin).href
}

function known(build: RemoteBuild, files: IntegrityMap, manifestUrl: string): Build {
  const extras = { ...publicBuild(build), files, maintenance: null }
  return { name: build.name, version: build.version, manifestUrl, integrity: files[MANIFEST] ?? '', extras }
}

/** A federated build without our metadata: it takes the published build's paths and slots, and has no hashes. */
function foreignBuild(name: string, manifestUrl: string, boot: BootData): Build {
  const discovery = parseDiscovery(boot.discovery)
  const [published] = discovery ? buildsOf(discovery, name, undefined, location.origin) : []
  trustFolder(manifestUrl)
  const { title, routePrefixes = [], pages, slots = [] } = published?.extras ?? {}
  const extras = {
    title,
    routePrefixes,
    pages,
    slots,
    contractVersion: CONTRACT_VERSION,
    preload: [],
    files: {},
    maintenance: null,
  }
  return { name, version: UNKNOWN_VERSION, manifestUrl, integrity: '', extras }
}

/** @returns null when the file does not exist. @throws on network failure */
async function textAt(url: string): Promise<string | null> {
  const answer = await globalThis.fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(LIMIT_MS) })
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  return answer.ok && !isPage ? answer.text() : null
}

async function sealOf(lantern: string, integrity: string): Promise<string> {
  const bytes = new TextEncoder().encode(sealedText(lantern, integrity))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const base64 = btoa(String.fromCharCode(...digest))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
