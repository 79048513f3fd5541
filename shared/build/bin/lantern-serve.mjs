#!/usr/bin/env node
import { serveBuild } from '../dev/serve-build.mjs'

try {
  await serveBuild({ packageDir: process.cwd() })
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
