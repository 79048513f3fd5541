#!/usr/bin/env node
import { buildAll } from '../release/build-all.mjs'
import { buildDevelopmentShell } from '../release/build-development-shell.mjs'

try {
  if (process.argv.includes('--development')) await buildDevelopmentShell({ packageDir: process.cwd() })
  else await buildAll([process.cwd()], { force: process.argv.includes('--force') })
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
