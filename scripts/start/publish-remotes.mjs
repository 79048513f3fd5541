import { relative } from 'node:path'
import { builtPackages } from '../../shared/build/release/build-all.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { runOps } from './run-ops.mjs'

/**
 * Publishes the build of each remote with the CLI that teams use, and sends the source maps of the shell. A build that the registry already has is not
 * a change.
 *
 * @param {{ env: Record<string, string>, ops: string, say?: (text: string) => void, distOf?: (name: string) => string }} options `distOf` returns the build folder of a remote
 * @returns {Promise<string[]>} the folders
 * @throws {Error} with the command's message if a build is refused
 */
export async function publishRemotes({
  env,
  ops,
  say = (text) => process.stdout.write(text),
  distOf = (name) => `${name}/dist`,
}) {
  const remotes = builtPackages()
    .map((folder) => relative(ROOT, folder))
    .filter((name) => name.startsWith('remote-'))
  for (const name of remotes) {
    const said = await runOps(['publish', distOf(name)], { ...env, OPS_ORIGIN: ops })
    say(`  ${said.split('\n').at(-1)}\n`)
  }
  await runOps(['source-maps', 'shell/dist'], { ...env, OPS_ORIGIN: ops })
  return remotes
}
