import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from './files.mjs'

/**
 * The kind of build output of a package.
 *
 * @param {string} packageDir
 * @returns {'remote' | 'shell' | 'page'}
 * @throws {Error} when the package has nothing to build
 */
export function packageKind(packageDir) {
  if (existsSync(join(packageDir, 'remote.json'))) return 'remote'
  const { name } = existsSync(join(packageDir, 'package.json'))
    ? readJson(join(packageDir, 'package.json'))
    : { name: packageDir }
  if (name === '@lantern/shell') return 'shell'
  if (existsSync(join(packageDir, 'src/main.tsx'))) return 'page'
  throw new Error(
    `${name} has nothing to build: neither remote.json nor src/main.tsx. Add one, or drop its build script.`,
  )
}
