/**
 * Two builds of one remote may be on one page: the names that a build takes there must be of its version (federation.md 2.3). The browser lists
 * them after it has run the build under a name of its choice.
 */
import { namesVersion } from '@lantern/contract/own-script'
import type { Refusal } from '../../candidate/candidate.rules.ts'

const FIX =
  'Build it with the preset of @lantern/build, whose entry takes its name from the page, or let every name carry the version.'

/** @param taken globals that the build set although the page handed it another name */
export function nameRefusals(version: string, taken: readonly string[]): Refusal[] {
  return taken
    .filter((name) => !namesVersion(name, version))
    .map((name) => ({
      rule: 'unique-name',
      what: `The build takes the name ${name} on the page, which does not include its version: the previous build would be shown instead.`,
      fix: FIX,
    }))
}
