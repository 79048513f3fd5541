/** `pnpm ops VERB …`: the command line of the release service (ops/src/cli.ts); `pnpm ops --help` lists the verbs. */
import { spawnSync } from 'node:child_process'

const args = ['--disable-warning=ExperimentalWarning', 'ops/src/cli.ts', ...process.argv.slice(2)]
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
