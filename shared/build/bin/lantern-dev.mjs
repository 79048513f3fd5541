#!/usr/bin/env node
import './typed-packages.mjs'

try {
  const { devOptions } = await import('../dev/dev-options.mjs')
  const { runDevServer } = await import('../dev/dev-server.mjs')
  await runDevServer({ packageDir: process.cwd(), ...devOptions(process.argv.slice(2)) })
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
