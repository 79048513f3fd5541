/** Checks on the smallest remote that builds of the same sources are byte-identical: repeated (toolchain, trap 3), and from another folder (trap 17). */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPackage } from '../shared/build/release/build-package.mjs'
import { integrityOfFile, listFiles } from '../shared/build/release/files.mjs'
import { ROOT } from '../shared/build/release/source-hash.mjs'

const packageDir = join(ROOT, 'remote-activity')
const folder = mkdtempSync(join(tmpdir(), 'lantern-warm-'))
const kept = join(folder, 'dist')
process.env.LANTERN_CACHE_DIR = join(folder, 'cache')

try {
  const cold = await hashesOfBuild()
  mustEqual(cold, await hashesOfBuild(), 'A repeated build')
  mustEqual(cold, await hashesOfBuild(buildInItsFolder), 'A build in the folder of the package')
  process.stdout.write(`  cold = warm = in its own folder: ${Object.keys(cold).length} files of remote-activity\n`)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function mustEqual(cold, other, what) {
  const differing = Object.keys({ ...cold, ...other }).filter((name) => cold[name] !== other[name])
  if (differing.length > 0) throw new Error(`${what} differs from a clean one in ${differing.join(', ')}.`)
}

function buildInItsFolder() {
  const build = join(ROOT, 'shared/build/bin/lantern-build.mjs')
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', build, '--force'], { cwd: packageDir })
}

async function hashesOfBuild(build = () => buildPackage({ packageDir, force: true })) {
  await build()
  const dist = join(packageDir, 'dist')
  rmSync(kept, { recursive: true, force: true })
  cpSync(dist, kept, { recursive: true })
  // The record of inputs also describes the build before.
  const files = listFiles(kept, (name) => name !== '.inputs.json')
  return Object.fromEntries(files.map((name) => [name, integrityOfFile(join(kept, name))]))
}
