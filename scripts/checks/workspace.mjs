import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

/**
 * The workspace's packages, lowest first.
 *
 * @returns {{ folder: string, path: string, name: string, scripts: Record<string, string> }[]}
 */
export function workspacePackages() {
  const shared = [
    'contract',
    'art',
    'i18n',
    'platform',
    'ui',
    'page',
    'testing',
    'api-documents',
    'conformance',
    'platform/test',
    'service',
    'build',
  ].map((name) => `shared/${name}`)
  const remotes = readdirSync(ROOT)
    .filter((name) => name.startsWith('remote-'))
    .sort()
  return [...shared, 'sandbox', 'sandbox/venue-site', 'ops', 'edge', 'shell', 'scripts/new/sample', ...remotes, 'e2e']
    .map((folder) => ({ folder, path: join(ROOT, folder) }))
    .filter(({ path }) => existsSync(join(path, 'package.json')))
    .map((item) => {
      const { name, scripts = {} } = readJson(join(item.path, 'package.json'))
      return { ...item, name, scripts }
    })
}
