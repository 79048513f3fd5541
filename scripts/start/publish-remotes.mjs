import { relative } from 'node:path'
import { builtPackages } from '../../shared/build/release/build-all.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { runDesk } from './run-desk.mjs'

/**
 * Publishes each remote's build through the command that a team uses. A build that the registry already holds is no change.
 *
 * @param {{ env: Record<string, string>, ops: string, distOf?: (name: string) => string }} options `distOf`: where a remote's build lies
 * @returns {Promise<string[]>} their folders
 * @throws {Error} with the command's own words when a build is refused
 */
export async function publishRemotes({ env, ops, distOf = (name) => `${name}/dist` }) {
  const remotes = builtPackages()
    .map((folder) => relative(ROOT, folder))
    .filter((name) => name.startsWith('remote-'))
  for (const name of remotes) {
    const said = await runDesk(['publish', distOf(name)], { ...env, OPS_ORIGIN: ops })
    process.stdout.write(`  ${said.split('\n').at(-1)}\n`)
  }
  return remotes
}
