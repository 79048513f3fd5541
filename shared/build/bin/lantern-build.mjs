#!/usr/bin/env node
import './typed-packages.mjs'

try {
  if (process.argv.includes('--development')) {
    const { buildDevelopmentShell } = await import('../release/build-development-shell.mjs')
    await buildDevelopmentShell({ packageDir: process.cwd() })
  } else {
    const { buildAll } = await import('../release/build-all.mjs')
    await buildAll([process.cwd()], { force: process.argv.includes('--force') })
  }
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
