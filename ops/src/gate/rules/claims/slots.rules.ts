/** A slot is filled by one remote only, and a build says who sees its own slots only. */
import type { RemoteBuild } from '@lantern/contract/remote-build'
import { OPEN_SLOTS } from '@lantern/contract/slots'
import type { Refusal, Rule, SiteOwners } from '../../candidate/candidate.rules.ts'

export const slotsAreFree: Rule = ({ build, owners }) => (build === undefined ? [] : slotOwnerRefusals(build, owners))

export const slotAudiencesAreItsOwn: Rule = ({ build }) =>
  Object.keys(build?.slotAudiences ?? {})
    .filter((slot) => !build?.slots.includes(slot))
    .map((slot) => ({
      rule: 'slot-audience',
      what: `It names who sees the slot ${slot} and does not fill it.`,
      fix: 'Write the slot in "slots" of remote.json too, or take it out of "slotAudiences", and build again.',
    }))

export function slotOwnerRefusals(build: RemoteBuild, owners: SiteOwners): Refusal[] {
  const exclusive = build.slots.filter((slot) => !(OPEN_SLOTS as readonly string[]).includes(slot))
  return exclusive.flatMap((slot) => {
    const [owner] =
      Object.entries(owners).find(([name, { slots }]) => name !== build.name && slots.includes(slot)) ?? []
    if (owner === undefined) return []
    return [
      {
        rule: 'slot-owner',
        what: `The slot ${slot} is filled by the remote ${owner} and takes only one.`,
        fix: `Remove the slot from remote.json, or publish ${owner} without it first; ${OPEN_SLOTS.join(', ')} takes any number.`,
      },
    ]
  })
}
