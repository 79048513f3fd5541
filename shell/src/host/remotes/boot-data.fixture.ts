import { type BootData, bootDataSchema } from '@lantern/contract/federation'
import { parse } from 'valibot'
import { anUnsigned } from '../discovery/signed-discovery.fixture.ts'

/** SRI of whatever; the tests fetch nothing. */
export const HASH = `sha384-${'a'.repeat(64)}`

/** The only version of a remote, below a prefix of its own name. @param extras what it has beside */
export function anEntry(name: string, extras: object = {}) {
  return {
    url: `/r/${name}/1.0.0/mf-manifest.json`,
    metadata: { integrity: HASH, version: '1.0.0' },
    extras: { routePrefixes: [`/${name}`], slots: [], contractVersion: '1.0.0', preload: [], files: {}, ...extras },
    deployment: { traffic: 100, default: true },
  }
}

/** Boot data of a page with these remotes. */
export function bootWith(entries: Readonly<Record<string, object>>, change: Partial<BootData> = {}): BootData {
  const microFrontends = Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, [entry]]))
  return parse(bootDataSchema, {
    shellVersion: '1.0.0',
    shellFiles: {},
    discovery: anUnsigned(JSON.stringify({ schema: '', microFrontends })),
    discoveryKey: '',
    manifests: {},
    preInfo: null,
    vvPretty: null,
    venueOrigins: [],
    serverTime: 0,
    locale: 'zh-CN',
    ...change,
  })
}
