/** A small build that passes the gate; `change` alters it before the hashes are made. */
import { createHash } from 'node:crypto'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import { integrityOf } from './gate.rules.ts'

export type FixtureBuild = { name: string; version: string; routePrefixes: string[] }

/** File name of a build's container: equal names have equal bytes. Builds of one remote share their other scripts. */
export function containerOf({ name = 'mine', version = '1.0.0-aaaa' }: Partial<FixtureBuild> = {}): string {
  return `remoteEntry.${createHash('sha256').update(`${name} ${version}`).digest('hex').slice(0, 8)}.js`
}

export function aBuild(
  given: Partial<FixtureBuild> = {},
  change: (build: RemoteBuild) => unknown = () => {},
): Map<string, Buffer> {
  const { name = 'mine', version = '1.0.0-aaaa', routePrefixes = [`/${given.name ?? 'mine'}`] } = given
  const entry = containerOf(given)
  const exposedModule = (id: string) => ({
    name: id,
    path: `./${id}`,
    assets: { js: { sync: [`${id}.11112222.js`], async: [] }, css: { sync: [], async: [] } },
  })
  // Container names as the preset makes them: two builds of one remote may be on one page.
  const globalName = `lantern_${name}_${version.replace(/[^0-9a-z]/g, '_')}`
  const manifest = {
    id: globalName,
    name: globalName,
    metaData: { globalName, remoteEntry: { name: entry, path: '', type: 'global' }, publicPath: 'auto' },
    exposes: [exposedModule('routes'), exposedModule('slots')],
    shared: [],
    remotes: [],
  }
  const build: RemoteBuild = {
    name,
    version,
    contractVersion: '1.0.0',
    routePrefixes,
    pages: [],
    slots: [],
    preload: [{ file: entry, as: 'script' }],
    shared: { react: '^19.0.0' },
  }
  change(build)
  const files = new Map<string, Buffer>([
    [
      entry,
      Buffer.from(`/* ${name} ${version} */var exposedModules={"./routes":1,"./slots":2};${'var a=1;'.repeat(100)}`),
    ],
    ['routes.11112222.js', Buffer.from('routes')],
    ['slots.11112222.js', Buffer.from('slots')],
    ['mf-manifest.json', Buffer.from(JSON.stringify(manifest))],
  ])
  const integrity = Object.fromEntries([...files].map(([file, content]) => [file, integrityOf(content)]))
  files.set('integrity.json', Buffer.from(JSON.stringify(integrity)))
  files.set('lantern.json', Buffer.from(JSON.stringify(build)))
  return files
}
