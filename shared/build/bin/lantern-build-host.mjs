#!/usr/bin/env node
/** Builds the independent host and prints its folder. */
import { buildHost } from '../release/build-host.mjs'

try {
  process.stdout.write(`${await buildHost()}\n`)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
