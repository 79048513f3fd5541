/** Sorts findings by severity and merges repeated ones. Pure. */
import type { Finding } from './finding.ts'

/** `more`: further occurrences in the same place. */
export type FoundOnce = Finding & { readonly more: number }

export function oneOfEach(findings: readonly Finding[]): FoundOnce[] {
  const order = { error: 0, warning: 1 }
  return [...Map.groupBy(findings, ({ rule, where }) => `${rule} ${where}`).values()]
    .flatMap(([first, ...more]) => (first === undefined ? [] : [{ ...first, more: more.length }]))
    .sort((a, b) => order[a.level] - order[b.level])
}
