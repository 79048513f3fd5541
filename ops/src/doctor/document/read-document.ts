/** Parses any of the four document forms; the form is detected by content. Pure. */
import * as v from 'valibot'
import type { Landscape, Seat } from './landscape.ts'

const text = v.string()

/** The awslabs/frontend-discovery form, parsed leniently: faults are for the doctor to report. */
const frontendDiscovery = v.looseObject({
  microFrontends: v.record(
    text,
    v.array(
      v.looseObject({
        url: text,
        fallbackUrl: v.optional(text),
        metadata: v.optional(v.looseObject({ integrity: v.optional(text), version: v.optional(text) })),
        deployment: v.optional(v.looseObject({ traffic: v.optional(v.number()), default: v.optional(v.boolean()) })),
        extras: v.optional(
          v.looseObject({
            files: v.optional(v.record(text, text)),
            contractVersion: v.optional(text),
            routePrefixes: v.optional(v.array(text)),
            pages: v.optional(v.array(v.looseObject({ path: text }))),
            slots: v.optional(v.array(text)),
          }),
        ),
      }),
    ),
  ),
})
const mfManifest = v.looseObject({ name: text, metaData: v.looseObject({}), exposes: v.array(v.unknown()) })
const importMap = v.looseObject({ imports: v.record(text, text), integrity: v.optional(v.record(text, text)) })
const osdRegistry = v.looseObject({
  default: v.looseObject({
    mfes: v.record(text, v.looseObject({ version: text, remoteEntry: text, integrity: v.optional(text) })),
  }),
  signature: v.optional(v.unknown()),
})

/** @returns null for an unknown form */
export function readDocument(given: unknown, url: string): Landscape | null {
  const discovery = v.safeParse(frontendDiscovery, given)
  if (discovery.success) {
    const seats = Object.entries(discovery.output.microFrontends).flatMap(([name, versions]) =>
      versions.map((entry): Seat => {
        const at = new URL(entry.url, url).href
        const { files, contractVersion = null, routePrefixes, pages = [], slots = [] } = entry.extras ?? {}
        return {
          name,
          version: entry.metadata?.version ?? 'unknown',
          url: at,
          integrity: entry.metadata?.integrity ?? null,
          files:
            files === undefined
              ? null
              : new Map(Object.entries(files).map(([file, sri]) => [new URL(file, at).href, sri])),
          traffic: entry.deployment?.traffic ?? null,
          isDefault: entry.deployment?.default ?? null,
          contractVersion,
          fallback: entry.fallbackUrl === undefined ? null : new URL(entry.fallbackUrl, url).href,
          owns: routePrefixes === undefined ? null : { routePrefixes, pages: pages.map(({ path }) => path), slots },
        }
      }),
    )
    const empty = Object.entries(discovery.output.microFrontends).flatMap(([name, versions]) =>
      versions.length === 0 ? [name] : [],
    )
    return { kind: 'frontend-discovery', url, seats, empty, signature: 'none' }
  }
  const manifest = v.safeParse(mfManifest, given)
  if (manifest.success) {
    const seat = { ...aSeat(manifest.output.name, url), version: versionOf(manifest.output.metaData) }
    return { kind: 'mf-manifest', url, seats: [seat], empty: [], signature: 'none' }
  }
  const registry = v.safeParse(osdRegistry, given)
  if (registry.success) {
    const seats = Object.entries(registry.output.default.mfes).map(
      ([name, { version, remoteEntry, integrity = null }]) => ({
        ...aSeat(name, new URL(remoteEntry, url).href),
        version,
        integrity,
      }),
    )
    const signature = registry.output.signature === undefined ? 'none' : 'unchecked'
    return { kind: 'osd-registry', url, seats, empty: [], signature }
  }
  const map = v.safeParse(importMap, given)
  if (!map.success) return null
  const integrity = Object.entries(map.output.integrity ?? {}).map(([at, sri]) => [new URL(at, url).href, sri] as const)
  const hashes = new Map(integrity)
  const seats = Object.entries(map.output.imports).map(([name, at]) => {
    const href = new URL(at, url).href
    return { ...aSeat(name, href), integrity: hashes.get(href) ?? null }
  })
  return { kind: 'import-map', url, seats, empty: [], signature: 'none' }
}

function aSeat(name: string, url: string): Seat {
  const unknown = {
    integrity: null,
    files: null,
    traffic: null,
    isDefault: null,
    contractVersion: null,
    fallback: null,
    owns: null,
  }
  return { name, version: 'unknown', url, ...unknown }
}

function versionOf(metaData: Record<string, unknown>): string {
  const info = v.safeParse(v.looseObject({ buildVersion: text }), metaData.buildInfo)
  return info.success ? info.output.buildVersion : 'unknown'
}
