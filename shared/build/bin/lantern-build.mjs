#!/usr/bin/env node
import { buildAll } from '../release/build-all.mjs'

try {
  await buildAll([process.cwd()], { force: process.argv.includes('--force') })
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
