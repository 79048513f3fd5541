import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** @returns {string} the folder of a package as another one sees it @throws {Error} when it is not installed there */
export function installedPackage(packageDir, name) {
  const lookup = createRequire(join(packageDir, 'package.json')).resolve.paths(name) ?? []
  const folder = lookup.map((one) => join(one, name)).find((one) => existsSync(join(one, 'package.json')))
  if (folder === undefined)
    throw new Error(
      `${name} is not installed in ${packageDir}. Every remote needs the version it is built against. Run \`pnpm install\`.`,
    )
  return folder
}

/** A package of this repository, with an API report. */
export function isOurs(name) {
  return name.startsWith('@lantern/')
}
