/** `npm run check [-- name …]`: the gates without the browser; each alone as `npm run check:<name>`. */
import { runGates } from './checks/run-gates.mjs'

try {
  const { passed, failed } = await runGates(process.argv.slice(2))
  if (passed > 0) process.stdout.write(`${passed} tests passed\n`)
  process.exitCode = failed > 0 ? 1 : 0
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
