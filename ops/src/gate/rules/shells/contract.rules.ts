/** Contract version and slots must match every live shell. */
import type { ShellProvision } from '@lantern/contract/federation'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import type { Refusal, Rule, ShellToFit } from '../../candidate/candidate.rules.ts'
import { PAGES_STAY, standing, waitFor } from './standing.rules.ts'

export const fitsContract: Rule = ({ build, shells }) => {
  if (build === undefined) return []
  return onePerText(shells.flatMap((shell) => [...contractRefusals(build, shell), ...slotRefusals(build, shell)]))
}

/** Whether a shell runs builds of a contract: `newer` than it knows, `older` than it still serves. */
export function contractFit(contractVersion: string, provides: ShellProvision): 'fits' | 'newer' | 'older' {
  const made = partsOf(contractVersion)
  const spoken = partsOf(provides.contractVersion)
  if (isBefore(spoken, made)) return 'newer'
  return isBefore(made, partsOf(provides.oldestContract)) ? 'older' : 'fits'
}

function contractRefusals(build: RemoteBuild, live: ShellToFit): Refusal[] {
  const { shell, provides } = live
  const fit = contractFit(build.contractVersion, provides)
  const built = `The build was made against contract ${build.contractVersion}`
  if (fit === 'newer') {
    return [
      {
        rule: 'contract',
        what: `${built}; shell ${shell}, ${standing(live)}, knows ${provides.contractVersion} only.`,
        fix: `${waitFor(live, `First release a shell that knows it; ${PAGES_STAY}`)}, or build against @lantern/contract ${provides.contractVersion}.`,
      },
    ]
  }
  if (fit === 'fits') return []
  return [
    {
      rule: 'contract',
      what: `${built}; shell ${shell}, ${standing(live)}, serves ${provides.oldestContract} to ${provides.contractVersion}.`,
      fix: `Update @lantern/contract to ${provides.contractVersion}, fix the type errors, and build again.`,
    },
  ]
}

function slotRefusals(build: RemoteBuild, live: ShellToFit): Refusal[] {
  const { shell, provides } = live
  return build.slots
    .filter((slot) => !provides.slots.includes(slot))
    .map((slot) => ({
      rule: 'slot',
      what: `Shell ${shell}, ${standing(live)}, has no slot named "${slot}".`,
      fix: `${waitFor(live, 'Wait for the shell that has it')}, or use one of ${provides.slots.join(', ')} in remote.json.`,
    }))
}

/** Major and minor: a patch does not change shapes. */
function partsOf(version: string): readonly [number, number] {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return [major, minor]
}

function isBefore(
  [major, minor]: readonly [number, number],
  [otherMajor, otherMinor]: readonly [number, number],
): boolean {
  return major < otherMajor || (major === otherMajor && minor < otherMinor)
}

/** Several edges with one shell give one reason. */
export function onePerText(refusals: readonly Refusal[]): Refusal[] {
  return [...new Map(refusals.map((refusal) => [refusal.what, refusal])).values()]
}
