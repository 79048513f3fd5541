#!/usr/bin/env node
import './typed-packages.mjs'

try {
  const { serveBuild } = await import('../dev/serve-build.mjs')
  await serveBuild({ packageDir: process.cwd() })
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
