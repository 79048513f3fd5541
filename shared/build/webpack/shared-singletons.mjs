import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readJson } from '../release/files.mjs'

/** Packages that the shell provides to every remote, once per page: never a second React, client or session store. */
export const SINGLETONS = [
  'react',
  'react-dom',
  'react-router-dom',
  'jotai',
  '@tanstack/react-query',
  '@lantern/platform',
  '@lantern/ui',
  '@lantern/i18n',
]

/**
 * The range of each singleton that a package was built against: caret of the installed version.
 *
 * @param {string} packageDir
 * @returns {Record<string, string>} e.g. `{ react: '^19.3.1' }`; singletons that the package does not depend on are omitted
 */
export function singletonRanges(packageDir) {
  const { dependencies = {} } = readJson(join(packageDir, 'package.json'))
  const names = SINGLETONS.filter((name) => name in dependencies)
  return Object.fromEntries(names.map((name) => [name, `^${installedVersion(packageDir, name)}`]))
}

function installedVersion(packageDir, name) {
  const lookup = createRequire(join(packageDir, 'package.json')).resolve.paths(name) ?? []
  for (const folder of lookup) {
    const found = readJson(join(folder, name, 'package.json'), null)
    if (found) return found.version
  }
  throw new Error(
    `${name} is not installed in ${packageDir}. Every remote needs the version it is built against. Run \`pnpm install\`.`,
  )
}
