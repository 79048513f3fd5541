/** Checks of the document itself: traffic, defaults, missing or malformed hashes, contracts of two majors. Pure. */

import type { Landscape, Seat } from '../document/landscape.ts'
import type { Finding, FindingRule } from './finding.ts'

/** The syntax that browsers accept; they ignore anything else. */
export const SRI = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/

export function documentFindings({ kind, seats, empty, signature, url }: Landscape): Finding[] {
  const found = empty.map((name) =>
    error('traffic', name, 'It has no version.', 'Take the name out, or publish a version.'),
  )
  if (signature === 'bad')
    found.push(
      error(
        'signature',
        url,
        'The signature of the document is invalid.',
        'Do not use it: ask its publisher, and compare the key.',
      ),
    )
  for (const [name, versions] of byName(seats)) {
    if (kind === 'frontend-discovery') found.push(...rolloutFindings(name, versions))
    found.push(...contractFindings(name, versions))
  }
  for (const seat of seats) {
    if (seat.integrity === null && kind !== 'mf-manifest')
      found.push(
        error(
          'missing-sri',
          whereOf(seat),
          'It has no hash, so a changed file goes unnoticed.',
          'Publish the SRI hash of this file with it.',
        ),
      )
    else if (seat.integrity !== null && !SRI.test(seat.integrity))
      found.push(
        error(
          'wrong-sri',
          whereOf(seat),
          `"${seat.integrity}" is no SRI hash: no browser checks it.`,
          'Write sha384- and the base64 of the digest.',
        ),
      )
  }
  return found
}

function rolloutFindings(name: string, versions: readonly Seat[]): Finding[] {
  const found: Finding[] = []
  const traffic = versions.reduce((sum, seat) => sum + (seat.traffic ?? 0), 0)
  if (versions.some((seat) => seat.traffic !== null) && Math.abs(traffic - 100) > 1e-9)
    found.push(
      error(
        'traffic',
        name,
        `The traffic of its versions sums to ${traffic} %.`,
        'Let it sum to 100: the remainder goes to no version, or to the first.',
      ),
    )
  const outside = versions.filter(({ traffic: one }) => one !== null && (one < 0 || one > 100))
  if (outside.length > 0)
    found.push(
      error('traffic', name, `A version has ${outside[0]?.traffic} % of the traffic.`, 'Let it be from 0 to 100.'),
    )
  const defaults = versions.filter(({ isDefault }) => isDefault === true).length
  if (versions.some(({ isDefault }) => isDefault !== null) && defaults !== 1)
    found.push(
      error(
        'default',
        name,
        `It has ${defaults === 0 ? 'no default' : `${defaults} defaults`}.`,
        'Mark exactly one version as the default.',
      ),
    )
  return found
}

/** Versions between which members may switch must share a contract major. */
function contractFindings(name: string, versions: readonly Seat[]): Finding[] {
  const majors = new Set(
    versions.flatMap(({ contractVersion }) => (contractVersion === null ? [] : [contractVersion.split('.')[0]])),
  )
  if (majors.size < 2) return []
  const told = versions.map(({ version, contractVersion }) => `${version}: ${contractVersion}`).join(', ')
  return [
    error(
      'contract',
      name,
      `Its versions were made against contracts of different majors (${told}).`,
      'Take the older ones out when no shell serves their contract.',
    ),
  ]
}

function byName(seats: readonly Seat[]): Map<string, Seat[]> {
  return Map.groupBy(seats, ({ name }) => name)
}

export function whereOf({ name, version }: Pick<Seat, 'name' | 'version'>): string {
  return `${name} ${version}`
}

export function error(rule: FindingRule, where: string, what: string, fix: string): Finding {
  return { rule, level: 'error', where, what, fix }
}
