#!/usr/bin/env node
import './typed-packages.mjs'

const packageDir = process.cwd()
const has = (flag) => process.argv.includes(flag)

try {
  const { workspaceOf } = await import('../release/source-hash.mjs')
  // The federation plugin writes its entry below the current folder, and the entry's path decides numbers in the output.
  process.chdir(workspaceOf(packageDir))
  if (has('--development')) {
    const { buildDevelopmentShell } = await import('../release/build-development-shell.mjs')
    await buildDevelopmentShell({ packageDir })
  } else {
    const { buildAll } = await import('../release/build-all.mjs')
    await buildAll([packageDir], { force: has('--force'), explain: has('--explain') })
  }
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
