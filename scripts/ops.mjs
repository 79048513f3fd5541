/** `npm run ops -- publish remote-mine/dist | list | rollback mine --reason "…" | support CODE`: the release desk's command line. */
import { spawnSync } from 'node:child_process'

const args = ['--disable-warning=ExperimentalWarning', 'ops/src/cli.ts', ...process.argv.slice(2)]
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
