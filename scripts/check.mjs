/** `npm run check [-- --force] [name …]`: runs the gates that need no browser; a single one is `npm run check:<name>`. */
import { runGates } from './checks/run-gates.mjs'

const args = process.argv.slice(2)
try {
  const { passed, failed } = await runGates(
    args.filter((arg) => arg !== '--force'),
    { isForced: args.includes('--force'), isAffectedOnly: !process.env.CI },
  )
  if (passed > 0) process.stdout.write(`${passed} tests passed\n`)
  process.exitCode = failed > 0 ? 1 : 0
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
