#!/usr/bin/env node
import { runDevServer } from '../dev/dev-server.mjs'

await runDevServer({ packageDir: process.cwd(), page: process.argv[2] })
