/** Control actions of the login side: where visitors come from, what is marked on a member. */
import type { ControlActions } from '../control/actions.ts'
import { findMemberByName } from '../members/members.repository.ts'
import { SandboxError } from '../wire/sandbox-error.ts'
import type { VisitorPlaces } from './visitor-place.ts'

/** A block of addresses that no network has (RFC 5737). */
const SOMEWHERE = '203.0.113.7'

export function signInActions(places: VisitorPlaces): ControlActions {
  return {
    'visitor.place': async ({ ip, city }) => {
      const isTruth = ip === undefined && city === undefined
      const name = city ?? { zh: '外地', en: 'Somewhere else' }
      places.pretend(isTruth ? undefined : { ip: ip ?? SOMEWHERE, city: name })
      return isTruth ? {} : { ip: ip ?? SOMEWHERE, city: name }
    },
    'member.flag': async ({ userName, flag, on }, { db }) => {
      const member = await findMemberByName(db, userName)
      if (!member) throw new SandboxError(10003, `There is no member ${userName}.`, null, { http: 422 })
      const others = member.flags.split(',').filter((mark) => mark !== '' && mark !== flag)
      const flags = [...others, ...(on ? [flag] : [])].join(',')
      await db.updateTable('members').set({ flags }).where('id', '=', member.id).execute()
      return { userName: member.user_name, flags }
    },
  }
}
