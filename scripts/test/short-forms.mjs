import { runCommand } from '../checks/run-command.mjs'

/** Short forms of long checks, with the command of the full form. */
const FORMS = [
  { name: 'bench', line: 'node scripts/bench.mjs --check', more: 'npm run bench -- --check' },
  { name: 'mutants', line: 'node scripts/proof.mjs mutants sample', more: 'npm run proof -- mutants sample' },
]

/**
 * Runs one round of the bench, which fails if a variant does not paint a remote or a row has no value, and a sample of the mutants. They run
 * side by side: each keeps one core busy, and neither measures time.
 *
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runShortForms() {
  process.stdout.write(`${FORMS.map(({ name }) => name).join(', ')} …\n`)
  const results = await Promise.all(FORMS.map(runForm))
  const passed = results.filter((isPassed) => isPassed).length
  return { passed, failed: results.length - passed }
}

/** @returns {Promise<boolean>} whether it passed */
async function runForm({ name, line, more }) {
  const startedMs = performance.now()
  const { code, words } = await runCommand(line)
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  if (code !== 0) process.stdout.write(`${words}\n`)
  process.stdout.write(
    `${name} ${code === 0 ? 'ok' : 'REFUSED'}  ${seconds} s${code === 0 ? '' : `\n  to see it: ${more}`}\n`,
  )
  return code === 0
}
