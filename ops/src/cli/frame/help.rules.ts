/** Help texts from the table of verbs. Pure. */
import type { Verb, VerbOptions } from './verb.ts'

const PROGRAM = 'ops'

export function overview(verbs: readonly Verb[]): string {
  const rows = verbs.map(({ name, takes, help }) => [`${name} ${takes}`.trim(), help] as const)
  return [
    `Usage: ${PROGRAM} VERB …`,
    '',
    ...columns(rows),
    '',
    `${PROGRAM} VERB --help tells its options. A time is 2026-12-01T03:00Z, or +30m, +2h, +1d.`,
    'Settings: OPS_PORT, OPS_TOKEN (or the token in DATA_DIR), DATA_DIR, EDGE_PORT.',
    'Exit codes: 0 done, 1 refused or not reachable, 2 the call was wrong.',
  ].join('\n')
}

export function usageOf({ name, takes, options }: Verb): string {
  const required = Object.entries(options)
    .filter(([, option]) => option.required)
    .map(([key, option]) => `--${key} ${option.value ?? 'VALUE'}`)
  return [`Usage: ${PROGRAM}`, name, takes, ...required, '[options]'].filter((word) => word !== '').join(' ')
}

export function helpOf(verb: Verb): string {
  const more = verb.more === undefined ? [] : ['', verb.more]
  return [usageOf(verb), '', `${verb.help}.`, ...more, '', ...optionLines(verb.options)].join('\n')
}

function optionLines(options: VerbOptions): string[] {
  const all: VerbOptions = { ...options, help: { type: 'boolean', help: 'this text' } }
  return columns(
    Object.entries(all).map(([key, { type, value = 'VALUE', help, required, multiple }]) => [
      type === 'string' ? `--${key} ${value}` : `--${key}`,
      [help, required && '(required)', multiple && '(may be repeated)'].filter(Boolean).join(' '),
    ]),
  )
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

/** The closest name, or null: at most a third of its letters may differ. */
export function nearest(word: string, names: readonly string[]): string | null {
  const [best] = names
    .map((name) => ({ name, distance: name.startsWith(word) ? 0 : distance(word, name) }))
    .sort((one, other) => one.distance - other.distance)
  return best !== undefined && best.distance <= Math.max(2, best.name.length / 3) ? best.name : null
}

/** Edit distance with swaps of neighbours (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        at(rows, i - 1, j) + 1,
        (row[j - 1] ?? 0) + 1,
        at(rows, i - 1, j - 1) + change,
        swap ? at(rows, i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(row)
  }
  return at(rows, a.length, b.length)
}

const at = (rows: readonly number[][], i: number, j: number): number => rows[i]?.[j] ?? 0
