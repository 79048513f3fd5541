/** What this device remembers about builds: the last good version of each remote, and quarantined builds. */
import { deploymentExtrasSchema, integritySchema, versionSchema } from '@lantern/contract/federation'
import { readStored, writeStored } from '@lantern/platform'
import { number, object, record, string } from 'valibot'
import type { Build } from '../discovery/discovery.ts'

const goodSchema = record(
  string(),
  object({
    name: string(),
    version: versionSchema,
    manifestUrl: string(),
    integrity: integritySchema,
    extras: deploymentExtrasSchema,
  }),
)
const quarantineSchema = record(string(), number())
/** The quarantine of a page that leaves no memory; null on any other page. */
let ownQuarantine: Record<string, number> | null = null

/** From now on this page stores nothing about builds: what fails or works in chaos mode must not outlive it. */
export function leaveNoMemory(): void {
  ownQuarantine ??= { ...readStored('quarantine', quarantineSchema) }
}

/** The last build of a remote that painted on this device. */
function lastGood(name: string): Build | null {
  return readStored('lastGoodRemotes', goodSchema)?.[name] ?? null
}

/** A trial build never becomes the last good version, not even when its link was revoked while it was loading. */
export function rememberGood(build: Build): void {
  if (build.nonce !== undefined || ownQuarantine) return
  const all = readStored('lastGoodRemotes', goodSchema) ?? {}
  if (all[build.name]?.version === build.version) return
  writeStored('lastGoodRemotes', { ...all, [build.name]: build })
}

/** @param nowMs expired entries are removed */
export function isQuarantined(name: string, version: string, nowMs: number): boolean {
  const all = ownQuarantine ?? readStored('quarantine', quarantineSchema)
  return (all?.[`${name}@${version}`] ?? 0) > nowMs
}

export function quarantine(name: string, version: string, untilMs: number, nowMs: number): void {
  if (ownQuarantine) {
    ownQuarantine[`${name}@${version}`] = untilMs
    return
  }
  const all = Object.entries(readStored('quarantine', quarantineSchema) ?? {}).filter(([, until]) => until > nowMs)
  writeStored('quarantine', { ...Object.fromEntries(all), [`${name}@${version}`]: untilMs })
}

/**
 * The builds to try, in order: this visitor's own, then the others, newest first; quarantined ones come last; the last good version is
 * added only when discovery does not list it.
 */
export function buildsInOrder(published: readonly Build[], name: string, nowMs: number): Build[] {
  const good = lastGood(name)
  const isKnown = published.some(({ version, extras }) => version === good?.version || isRevoked(extras, good?.version))
  const all = good && !isKnown ? [...published, good] : [...published]
  const bad = (build: Build): boolean => isQuarantined(name, build.version, nowMs)
  return [...all.filter((build) => !bad(build)), ...all.filter(bad)]
}

/** Ops disabled this version: its record as last good version does not count any more. */
function isRevoked({ revoked }: Build['extras'], version: string | undefined): boolean {
  return version !== undefined && (revoked ?? []).includes(version)
}
