/** Findings about one fetched file. Pure. */
import { servedFaults } from '../../gate/served.rules.ts'
import type { Fetched } from '../fetch/fetcher.ts'
import { error, SRI } from './document.rules.ts'
import type { Finding, FindingRule } from './finding.ts'

/** The gate's rules for files, with the doctor's texts and levels. */
const SERVED: Readonly<Record<string, { rule: FindingRule; level: Finding['level'] }>> = {
  unreachable: { rule: 'unreachable', level: 'error' },
  mime: { rule: 'mime', level: 'error' },
  cors: { rule: 'cors', level: 'error' },
  'served-bytes': { rule: 'wrong-sri', level: 'error' },
  cache: { rule: 'cache', level: 'warning' },
  headers: { rule: 'headers', level: 'warning' },
}

/** @param integrity null = not given */
export function filed(where: string, url: string, answer: Fetched, integrity: string | null): Finding[] {
  if (answer.status === 0) {
    return [
      error(
        'unreachable',
        where,
        `${url} did not answer (${answer.fault}).`,
        'See whether the server and its name are there.',
      ),
    ]
  }
  const file = new URL(url).pathname
  return servedFaults({ file, ...answer, ...(integrity === null || !SRI.test(integrity) ? {} : { integrity }) }).map(
    ({ rule, what, fix }) => {
      const told = SERVED[rule] ?? { rule: 'unreachable' as const, level: 'error' as const }
      return { ...told, where, what, fix }
    },
  )
}
