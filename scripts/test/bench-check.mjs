import { runCommand } from '../checks/run-command.mjs'

/**
 * One round of `npm run bench` without its figures: both forms of the site paint every remote, and each row of the report is measured.
 *
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function checkBench() {
  const startedMs = performance.now()
  process.stdout.write('bench …\n')
  const { code, words } = await runCommand('node scripts/bench.mjs --check')
  if (code !== 0) process.stdout.write(`${words}\n`)
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  process.stdout.write(
    `bench ${code === 0 ? 'ok' : 'REFUSED\n  to fix: npm run bench -- --check, then shell/bench/bundled-federation.ts'}  ${seconds} s\n`,
  )
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
