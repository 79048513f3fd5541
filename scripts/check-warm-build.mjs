/** Checks on the smallest remote that repeated builds of the same sources are byte-identical (toolchain, trap 3). */
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
  const warm = await hashesOfBuild()
  const differing = Object.keys({ ...cold, ...warm }).filter((name) => cold[name] !== warm[name])
  if (differing.length > 0) throw new Error(`A repeated build differs from a clean one in ${differing.join(', ')}.`)
  process.stdout.write(`  cold = warm: ${Object.keys(cold).length} files of remote-activity\n`)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function hashesOfBuild() {
  await buildPackage({ packageDir, force: true })
  const dist = join(packageDir, 'dist')
  rmSync(kept, { recursive: true, force: true })
  cpSync(dist, kept, { recursive: true })
  return Object.fromEntries(listFiles(kept).map((name) => [name, integrityOfFile(join(kept, name))]))
}
