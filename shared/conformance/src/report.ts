/** The result of a run as lines for the terminal. */
import type { Line, Outcome } from './run-conformance.ts'

const WORD: Readonly<Record<Outcome, string>> = {
  holds: 'holds  ',
  refused: 'refused',
  breaks: 'BREAKS ',
  skipped: 'skipped',
  silent: 'SILENT ',
}

/** Counts by outcome. */
export function countsOf(lines: readonly Line[]): Record<Outcome, number> {
  const counts = { holds: 0, refused: 0, breaks: 0, skipped: 0, silent: 0 }
  for (const { outcome } of lines) counts[outcome] += 1
  return counts
}

/** Counts by outcome and reason: what was refused to a whole request, and why endpoints were not asked. */
export function reasonsOf(lines: readonly Line[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { outcome, note, isWhole } of lines) {
    const reason = reasonOf(outcome, note, isWhole)
    counts[reason] = (counts[reason] ?? 0) + 1
  }
  return Object.fromEntries(Object.entries(counts).sort(([, one], [, other]) => other - one))
}

function reasonOf(outcome: Outcome, note: string, isWhole: boolean): string {
  if (outcome === 'refused')
    return isWhole ? `refused: ${note.split(' ')[0]}` : 'refused: asked without its fields or session'
  return outcome === 'skipped' ? `skipped: ${note}` : outcome
}

/** Whether no answer breaks the contract, and every call was answered. */
export function conforms(lines: readonly Line[]): boolean {
  return lines.every(({ outcome }) => outcome !== 'breaks' && outcome !== 'silent')
}

/** One line for each endpoint, its faults below it. */
export function reportLines(lines: readonly Line[]): string[] {
  const told = lines.flatMap(({ name, call, outcome, note, faults }) => [
    `${WORD[outcome]}  ${name}  ${call}${note === '' ? '' : `  (${note})`}`,
    ...faults.map(({ field, expected, got }) => `         ${field || 'the answer'}: expected ${expected}, got ${got}`),
  ])
  const { holds, refused, breaks, skipped, silent } = countsOf(lines)
  const asked = lines.length - skipped
  return [
    ...told,
    '',
    ...Object.entries(reasonsOf(lines)).map(([reason, count]) => `${String(count).padStart(5)}  ${reason}`),
    '',
    `${breaks + silent} of ${asked} answers break the contract: ${holds} hold, ${refused} are refusals in its form, ${skipped} endpoints were not asked.`,
  ]
}

/** The faults in one sentence, for the start of a site. @param most faults that are named */
export function shortReport(lines: readonly Line[], most = 5): string {
  const asked = lines.filter(({ outcome }) => outcome !== 'skipped')
  const broken = asked.filter(({ outcome }) => outcome === 'breaks')
  const faults = broken.flatMap(({ name, faults: some }) =>
    some.map(({ field, expected, got }) => {
      const path = [name.split('.')[1], field.replace(/^data\.?/, '')].filter(Boolean).join('.')
      return got === 'nothing'
        ? `${path} missing, expected ${wordOf(expected)}`
        : `${path} is ${got}, expected ${wordOf(expected)}`
    }),
  )
  const more = faults.length > most ? `; and ${faults.length - most} more` : ''
  return `${broken.length} of ${asked.length} answers break the contract: ${faults.slice(0, most).join('; ')}${more}`
}

/** Names of schemas as words. */
function wordOf(expected: string): string {
  return expected === 'Array' ? 'array' : expected === 'Object' ? 'object' : expected
}
