/** `npm run serve -- ops`: one server, on the Node version of the lock file, in the foreground. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../shared/build/release/source-hash.mjs'

const SERVERS = ['edge', 'ops', 'sandbox']
const server = process.argv[2]

if (SERVERS.includes(server)) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: join(ROOT, server),
    stdio: 'inherit',
  })
  // boot.mjs signals the whole process group: the server ends by itself, and this process with it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
  child.once('exit', (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 1
  })
} else {
  process.stderr.write(`serve takes the name of a server: ${SERVERS.join(', ')}.\n`)
  process.exitCode = 2
}
