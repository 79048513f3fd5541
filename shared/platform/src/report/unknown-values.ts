/** Reports values of answers that this build does not know (decision 0047): each field once per page, whatever its value. */
import type { UnknownValue } from '@lantern/contract/open-enum'
import { report } from './collector.ts'

/** Values that look like a code; anything else could be a text about a person. */
const CODE = /^[\w-]{1,20}$/

const reported = new Set<string>()

/** @param path of the endpoint, or the name of another source of answers */
export function reportUnknownValues(path: string, unknown: readonly UnknownValue[]): void {
  for (const { field, value } of unknown) {
    const place = `${path} ${field}`
    if (reported.has(place)) continue
    reported.add(place)
    const shown = CODE.test(String(value)) ? `: ${value}` : ''
    report({ kind: 'contract', path, cause: `unknown value at ${field}${shown}` })
  }
}
