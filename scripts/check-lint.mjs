/** `check-lint.mjs remotes|rest`: lints a part of the repository. */
import { readdirSync } from 'node:fs'
import { ROOT } from '../shared/build/release/source-hash.mjs'
import { namesOfPart } from './checks/lint-parts.mjs'
import { runCommand } from './checks/run-command.mjs'

const names = namesOfPart(process.argv[2], readdirSync(ROOT))
const { code } = await runCommand(`biome check --error-on-warnings ${names.join(' ')}`, { isLoud: true })
process.exitCode = code
