import { join } from 'node:path'
import { readJson } from '../release/files.mjs'
import { installedPackage, isOurs } from './installed-package.mjs'

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
 * The range of each singleton that a package was built against: caret of the installed version. Of our own packages, the installed version or any later
 * one: what a later one no longer exports in the same form, the gate finds by name (docs/decisions/0053).
 *
 * @param {string} packageDir
 * @returns {Record<string, string>} e.g. `{ react: '^19.3.1' }`; singletons that the package does not depend on are omitted
 */
export function singletonRanges(packageDir) {
  const { dependencies = {} } = readJson(join(packageDir, 'package.json'))
  const names = SINGLETONS.filter((name) => name in dependencies)
  return Object.fromEntries(names.map((name) => [name, rangeOf(name, installedVersion(packageDir, name))]))
}

function rangeOf(name, version) {
  return isOurs(name) ? `>=${version}` : `^${version}`
}

function installedVersion(packageDir, name) {
  return readJson(join(installedPackage(packageDir, name), 'package.json')).version
}
