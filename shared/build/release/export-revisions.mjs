import { join } from 'node:path'
import { installedPackage, isOurs } from '../webpack/installed-package.mjs'
import { readJson } from './files.mjs'

/**
 * Names of exports with the revision of their API: `useSession`, and `useSession@2` after a change that breaks who uses it. So a list of names shows changed
 * exports as of removed ones (docs/decisions/0053). `npm run api -- --release` counts revisions.
 *
 * @param {string} packageDir
 * @param {Record<string, string[]>} lists names by package
 */
export function revisedNames(packageDir, lists) {
  return Object.fromEntries(
    Object.entries(lists).map(([from, names]) => {
      if (!isOurs(from)) return [from, names]
      const { revisions = {} } = readJson(join(installedPackage(packageDir, from), 'api.released.json'), {})
      return [from, names.map((name) => (revisions[name] === undefined ? name : `${name}@${revisions[name]}`))]
    }),
  )
}
