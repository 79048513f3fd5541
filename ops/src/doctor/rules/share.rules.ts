/** Whether the shared packages of one page are compatible: one major per singleton, none eager. Pure. */
import { major, minVersion, validRange } from 'semver'
import { sharesIn } from '../../gate/rules/shells/share.rules.ts'
import { error, whereOf } from './document.rules.ts'
import type { Finding } from './finding.ts'

/** A remote's manifest and entry code. */
export type Sharing = {
  name: string
  version: string
  shared: readonly {
    name: string
    version?: string | undefined
    singleton?: boolean | undefined
    requiredVersion?: unknown
  }[]
  entry: string
}
type Ask = { name: string; range: string; where: string }

export function shareFindings(remotes: readonly Sharing[]): Finding[] {
  const asks: Ask[] = []
  const found: Finding[] = []
  for (const remote of remotes) {
    const where = whereOf(remote)
    const consumed = sharesIn(remote.entry) ?? []
    for (const { name, isEager, isSingleton } of consumed) {
      if (isEager && isSingleton)
        found.push(
          error(
            'eager',
            where,
            `${name} is an eager singleton: it may run before the page's own, and be the second.`,
            'Take `eager` off; load the application with import().',
          ),
        )
    }
    const told = [
      ...remote.shared.flatMap(({ name, singleton, requiredVersion, version }) => {
        const range = typeof requiredVersion === 'string' ? requiredVersion : version
        return singleton === true && range !== undefined ? [{ name, range, where }] : []
      }),
      ...consumed.flatMap(({ name, range, isSingleton }) =>
        isSingleton && range !== null ? [{ name, range, where }] : [],
      ),
    ]
    asks.push(...new Map(told.map((ask) => [ask.name, ask])).values())
  }
  for (const [name, all] of Map.groupBy(asks, (ask) => ask.name)) {
    const majors = Map.groupBy(
      all.filter(({ range }) => validRange(range) !== null),
      ({ range }) => major(minVersion(range) ?? '0.0.0'),
    )
    if (majors.size < 2) continue
    const sides = [...majors].map(
      ([number, of]) => `${number} (${of.map(({ where, range }) => `${where}: ${range}`).join(', ')})`,
    )
    found.push(
      error(
        'share',
        name,
        `Remotes of one page ask for different majors of this singleton: ${sides.join(' and ')}.`,
        'Bring them to one major: whichever loads first decides, and the other fails or runs wrong.',
      ),
    )
  }
  return found
}
