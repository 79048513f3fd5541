import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageOwner, pageIn } from '../../contract/src/routing/page-table.ts'
import { shellFrameOf } from '../../contract/src/routing/routes.ts'

/**
 * Whether a path is a page of the site: of the shell, or listed in the `remote.json` of a remote in this workspace.
 *
 * @param root of the workspace
 */
export function sitePaths(root: string): (path: string) => boolean {
  const remotes = readdirSync(root)
    .map((name) => join(root, name, 'remote.json'))
    .filter((file) => existsSync(file))
    .map((file): PageOwner => JSON.parse(readFileSync(file, 'utf8')))
  return (path) => shellFrameOf(path) !== null || remotes.some((remote) => pageIn(remote, path) !== null)
}
