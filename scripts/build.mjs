/** `npm run build [-- --force --explain] [folder …]`: production builds of the browser packages; unchanged ones are skipped, `--explain` says why a version changed. */
import { resolve } from 'node:path'
import { buildAll, builtPackages } from '../shared/build/release/build-all.mjs'

const args = process.argv.slice(2)
const named = args.filter((arg) => !arg.startsWith('-')).map((folder) => resolve(folder))
try {
  await buildAll(named.length > 0 ? named : builtPackages(), {
    force: args.includes('--force'),
    explain: args.includes('--explain'),
  })
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
