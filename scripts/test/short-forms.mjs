import { runCommand } from '../checks/run-command.mjs'

/** Short forms of long checks, with the command of the full form. */
const FORMS = [
  { name: 'bench', line: 'node scripts/bench.mjs --check', more: 'npm run bench -- --check' },
  { name: 'mutants', line: 'node scripts/proof.mjs mutants sample', more: 'npm run proof -- mutants sample' },
]

/**
 * Runs one round of the bench, which fails if a variant does not paint a remote or a row has no value, and a sample of the mutants.
 *
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runShortForms() {
  const total = { passed: 0, failed: 0 }
  for (const { name, line, more } of FORMS) {
    const startedMs = performance.now()
    process.stdout.write(`${name} …\n`)
    const { code, words } = await runCommand(line)
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
    if (code !== 0) process.stdout.write(`${words}\n`)
    process.stdout.write(
      `${name} ${code === 0 ? 'ok' : 'REFUSED'}  ${seconds} s${code === 0 ? '' : `\n  to see it: ${more}`}\n`,
    )
    total[code === 0 ? 'passed' : 'failed'] += 1
  }
  return total
}
