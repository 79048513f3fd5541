/** Examines a document and everything it references. Read-only. */
import { REMOTE_FIRST_ROUTE_BYTES, REMOTE_WHOLE_BYTES } from '@lantern/contract/budgets'
import * as v from 'valibot'
import { assetFiles, entryFile, type MfManifest, mfManifestSchema } from '../gate/candidate/manifest.schema.ts'
import { signatureOf } from './document/document-signature.ts'
import type { Landscape, Seat } from './document/landscape.ts'
import { readDocument } from './document/read-document.ts'
import { examinePage } from './examine-page.ts'
import { createFetcher, type Fetched, type Fetcher } from './fetch/fetcher.ts'
import { documentFindings, error, whereOf } from './rules/document.rules.ts'
import type { Finding } from './rules/finding.ts'
import { ownerFindings } from './rules/owner.rules.ts'
import { filed } from './rules/served-files.rules.ts'
import { type Sharing, shareFindings } from './rules/share.rules.ts'

export type Examined = { landscape: Landscape | null; findings: Finding[]; files: number }
/** A version whose manifest was read. */
export type Opened = { seat: Seat; manifest: MfManifest }

/** @param say reports each step */
export async function examine(
  url: string,
  say: (step: string) => void = () => {},
  fetcher: Fetcher = createFetcher(),
): Promise<Examined & { opened: Opened[] }> {
  say(`opening ${url}`)
  const answer = await fetcher.get(url)
  const given = answer.status === 200 ? jsonOf(answer.body) : undefined
  const read = given === undefined ? null : readDocument(given, url)
  const page = read === null ? await examinePage(url, answer, fetcher) : null
  if (page !== null) return { ...page, files: fetcher.count(), opened: [] }
  if (read === null) {
    const what =
      answer.status === 200
        ? 'It is no discovery document, federation manifest, import map or registry, and no page of a shell.'
        : `It was answered with ${answer.status || answer.fault}.`
    const finding = error(
      'document',
      url,
      what,
      'Name the address of the document itself, for example https://site.example/discovery.json.',
    )
    return { landscape: null, findings: [finding], files: 0, opened: [] }
  }
  const signature = read.kind === 'frontend-discovery' ? await signatureOf(url, answer, fetcher) : read.signature
  const landscape = { ...read, signature }
  const { seats } = landscape
  say(`${landscape.kind} with ${seats.length} ${seats.length === 1 ? 'entry' : 'entries'}`)
  const findings = [...documentFindings(landscape), ...ownerFindings(landscape)]
  const sharing: Sharing[] = []
  const opened: Opened[] = []
  for (const seat of seats) {
    say(`${whereOf(seat)}: fetching`)
    const told = await examineSeat(seat, fetcher)
    findings.push(...told.findings)
    if (told.sharing !== null) sharing.push(told.sharing)
    if (told.manifest !== null) opened.push({ seat, manifest: told.manifest })
  }
  // Old versions without visitors share no page with others.
  findings.push(...shareFindings(sharing.filter(({ name, version }) => isMet(seats, name, version))))
  return { landscape, findings, files: fetcher.count(), opened }
}

function isMet(seats: readonly Seat[], name: string, version: string): boolean {
  return seats.some(
    (seat) =>
      seat.name === name &&
      seat.version === version &&
      (seat.traffic === null || seat.traffic > 0 || seat.isDefault === true),
  )
}

type SeatReport = { findings: Finding[]; sharing: Sharing | null; manifest: MfManifest | null }

async function examineSeat(seat: Seat, fetcher: Fetcher): Promise<SeatReport> {
  const where = whereOf(seat)
  const first = await fetcher.get(seat.url)
  const findings = filed(where, seat.url, first, seat.integrity)
  if (seat.fallback !== null && (await fetcher.get(seat.fallback)).status !== 200)
    findings.push(
      error(
        'unreachable',
        where,
        `Its fallback ${seat.fallback} is not there.`,
        'Keep the version that it falls back to, or name another.',
      ),
    )
  const parsed = first.status === 200 ? v.safeParse(mfManifestSchema, jsonOf(first.body)) : undefined
  if (parsed === undefined || !parsed.success) {
    const isManifest = seat.url.endsWith('.json') && first.status === 200
    if (isManifest)
      findings.push(
        error(
          'document',
          where,
          'Its manifest is none that the federation runtime reads.',
          'Build it again with `manifest: true`.',
        ),
      )
    return { findings, sharing: null, manifest: null }
  }
  const manifest = parsed.output
  const base = baseOf(manifest, seat.url)
  if (base === null) {
    findings.push(
      error(
        'public-path',
        where,
        'Its public path is code (getPublicPath): a strict page policy does not run it.',
        'Build with `publicPath: "auto"`.',
      ),
    )
    return { findings, sharing: null, manifest }
  }
  const urls = filesOf(manifest).map((file) => new URL(file, base).href)
  const bodies = new Map<string, Fetched>()
  await Promise.all(urls.map(async (url) => void bodies.set(url, await fetcher.get(url))))
  const bare: string[] = []
  for (const [url, answer] of bodies) {
    const integrity = seat.files?.get(url) ?? null
    if (seat.files !== null && integrity === null) bare.push(url)
    findings.push(...filed(where, url, answer, integrity))
  }
  if (bare.length > 0)
    findings.push(
      error(
        'missing-sri',
        where,
        `${bare.length} of its files have no hash, the first ${bare[0]}.`,
        'Publish the hash of every script and style.',
      ),
    )
  // Listed files that no manifest names: nested lazy chunks.
  const others = [...(seat.files ?? [])].filter(([url]) => !bodies.has(url))
  await Promise.all(
    others.map(async ([url, integrity]) => void findings.push(...filed(where, url, await fetcher.get(url), integrity))),
  )
  findings.push(...weightFindings(where, manifest, base, bodies))
  const entry = bodies.get(new URL(entryFile(manifest), base).href)
  const text = entry?.status === 200 ? Buffer.from(entry.body).toString('utf8') : ''
  const shared = manifest.shared as Sharing['shared']
  return { findings, sharing: { ...seat, shared, entry: text }, manifest }
}

function weightFindings(
  where: string,
  manifest: MfManifest,
  base: string,
  bodies: ReadonlyMap<string, Fetched>,
): Finding[] {
  const size = (file: string) => bodies.get(new URL(file, base).href)?.wireBytes ?? 0
  const exposedModules = manifest.exposes.map(({ assets }) => {
    const pages = assets.js.async.filter((file) => !assets.js.sync.includes(file)).map(size)
    return [...assets.js.sync, ...assets.css.sync].reduce((sum, file) => sum + size(file), 0) + Math.max(0, ...pages)
  })
  const first = size(entryFile(manifest)) + Math.max(0, ...exposedModules)
  const whole = [...bodies.values()].reduce((sum, { wireBytes }) => sum + wireBytes, 0)
  const fix = 'Load what the first view does not need with import(), compress with brotli, and share what the page has.'
  const warn = (what: string): Finding => ({ rule: 'budget', level: 'warning', where, what, fix })
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  return [
    ...(first > REMOTE_FIRST_ROUTE_BYTES
      ? [
          warn(
            `Its heaviest exposed module costs ${kB(first)} on the wire; the budget is ${kB(REMOTE_FIRST_ROUTE_BYTES)}.`,
          ),
        ]
      : []),
    ...(whole > REMOTE_WHOLE_BYTES
      ? [warn(`Its files are ${kB(whole)} on the wire; the budget is ${kB(REMOTE_WHOLE_BYTES)}.`)]
      : []),
  ]
}

/** Base URL of a manifest's files; null = known to its code only. */
function baseOf({ metaData }: MfManifest, url: string): string | null {
  const { publicPath, getPublicPath } = metaData
  if (publicPath === undefined && getPublicPath !== undefined) return null
  return publicPath === undefined || publicPath === 'auto' ? url : new URL(publicPath, url).href
}

function filesOf(manifest: MfManifest): string[] {
  const files = [...manifest.exposes, ...manifest.shared].flatMap(({ assets }) => assetFiles(assets))
  return [...new Set([entryFile(manifest), ...files])]
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
