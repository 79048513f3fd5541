#!/usr/bin/env node
import { serveBuild } from '../dev/serve-build.mjs'

await serveBuild({ packageDir: process.cwd() })
