import { spawn } from 'node:child_process'
import { relative } from 'node:path'
import { builtPackages } from '../../shared/build/release/build-all.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

/**
 * Publishes each remote's build through the command that a team uses. A build that the registry already holds is no change.
 *
 * @param {{ env: Record<string, string>, ops: string, distOf?: (name: string) => string }} options `distOf`: where a remote's build lies
 * @throws {Error} with the command's own words when a build is refused
 */
export async function publishRemotes({ env, ops, distOf = (name) => `${name}/dist` }) {
  const remotes = builtPackages()
    .map((folder) => relative(ROOT, folder))
    .filter((name) => name.startsWith('remote-'))
  for (const name of remotes) await publish(name, distOf(name), { ...env, OPS_ORIGIN: ops })
}

function publish(name, dist, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'ops/src/cli.ts', 'publish', dist],
      {
        cwd: ROOT,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    let words = ''
    let answer = ''
    child.stdout.on('data', (chunk) => {
      words += chunk
      answer += chunk
    })
    child.stderr.on('data', (chunk) => (words += chunk))
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code !== 0) return reject(new Error(`${name} was not published.\n${words.trim()}`))
      process.stdout.write(`  ${answer.trim().split('\n').at(-1)}\n`)
      resolve()
    })
  })
}
