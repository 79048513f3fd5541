/** Names that a build imports from the page must be exported by every live shell: a missing one fails at the first render, not at the load. */
import type { ShellProvision } from '@lantern/contract/federation'
import type { Refusal, Rule, ShellToFit } from '../../candidate/candidate.rules.ts'
import { onePerText } from './contract.rules.ts'
import { PAGES_STAY, standing, waitFor } from './standing.rules.ts'

/** A namespace that the build uses as a whole: its names are unknown. */
const WHOLE = '*'

export const importsWhatShellsExport: Rule = ({ build, shells }) => {
  const imports = Object.entries(build?.imports ?? {})
  return onePerText(shells.flatMap((shell) => imports.flatMap(([name, names]) => missingFrom(shell, name, names))))
}

/** Names that a shell does not export. A shell without a list is older than these lists; one without the package is refused by the rule `share`. */
export function namesMissing({ exports = {} }: ShellProvision, name: string, wanted: readonly string[]): string[] {
  if (!Object.hasOwn(exports, name)) return []
  return wanted.filter((one) => one !== WHOLE && !exports[name]?.includes(one))
}

function missingFrom(live: ShellToFit, name: string, wanted: readonly string[]): Refusal[] {
  const { shell, provides } = live
  const { shared } = provides
  const missing = namesMissing(provides, name, wanted)
  if (missing.length === 0) return []
  const it = missing.length === 1 ? 'it' : 'them'
  return [
    {
      rule: 'export',
      what: `The build imports ${missing.join(', ')} from ${name}; shell ${shell}, ${standing(live)}, has ${[name, shared[name]].filter(Boolean).join(' ')} without ${it}.`,
      fix: `${waitFor(live, `First release a shell that exports ${it}; ${PAGES_STAY}`)}, or build without ${it}.`,
    },
  ]
}
