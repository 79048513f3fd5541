import { runCommand } from '../checks/run-command.mjs'

const LINE = 'node scripts/proof.mjs mutants sample'

/**
 * Runs a sample of the mutants.
 *
 * @returns {Promise<{ passed: number, failed: number, refusals: string[] }>}
 */
export async function runMutantSample() {
  const startedMs = performance.now()
  process.stdout.write('mutants …\n')
  const { code, words } = await runCommand(LINE)
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  if (code !== 0) process.stdout.write(`${words}\n`)
  process.stdout.write(
    code === 0
      ? `mutants ok  ${seconds} s\n`
      : `mutants REFUSED  ${seconds} s\n  to see it: npm run proof -- mutants sample\n`,
  )
  return code === 0 ? { passed: 1, failed: 0, refusals: [] } : { passed: 0, failed: 1, refusals: ['mutants'] }
}
