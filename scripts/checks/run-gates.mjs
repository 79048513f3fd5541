import { GATES } from './gates.mjs'

/**
 * Runs gates one after the other and says how each went; a refusal is followed by the command that mends it.
 *
 * @param {string[]} [names] all when empty
 * @returns {Promise<{ passed: number, failed: number }>} unit tests one by one; any other gate that refuses counts as one failure
 */
export async function runGates(names = []) {
  const unknown = names.filter((name) => !GATES.some((gate) => gate.name === name))
  if (unknown.length > 0)
    throw new Error(`There is no check "${unknown[0]}": choose of ${GATES.map((gate) => gate.name).join(', ')}.`)
  const total = { passed: 0, failed: 0 }
  for (const gate of GATES.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const startedMs = performance.now()
    process.stdout.write(`${gate.name} …\n`)
    const result = await gate.run()
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
    total.passed += result.passed ?? 0
    total.failed += result.failed ?? (result.ok ? 0 : 1)
    if (!result.ok) process.stdout.write(`${result.words}\n`)
    process.stdout.write(
      `${gate.name} ${result.ok ? 'ok' : 'REFUSED'}  ${seconds} s${result.ok ? '' : `\n  to mend: ${gate.mend}`}\n`,
    )
  }
  return total
}
