#!/usr/bin/env node
import { devOptions } from '../dev/dev-options.mjs'
import { runDevServer } from '../dev/dev-server.mjs'

try {
  await runDevServer({ packageDir: process.cwd(), ...devOptions(process.argv.slice(2)) })
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
