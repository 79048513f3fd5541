/** Control actions for sign-in: location of visitors, flags of members. */

import * as CODE from '@lantern/contract/code'
import { DAY_MS } from '@lantern/contract/site-time'
import type { Executor } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { changeMember, findMemberByName } from '../members/members.repository.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { ControlActions } from '../wire/control-actions.ts'
import { forgetTrust } from './trust/trust.repository.ts'
import type { VisitorLocations } from './trust/visitor-location.ts'

/** An address block reserved for documentation (RFC 5737). */
const SOMEWHERE = '203.0.113.7'

export function signInActions(locations: VisitorLocations): ControlActions {
  return {
    'visitor.place': async ({ ip, city }) => {
      const isTruth = ip === undefined && city === undefined
      const name = city ?? { zh: '外地', en: 'Somewhere else' }
      locations.pretend(isTruth ? undefined : { ip: ip ?? SOMEWHERE, city: name })
      return isTruth ? {} : { ip: ip ?? SOMEWHERE, city: name }
    },
    'member.flag': async ({ userName, flag, on }, { db }) => {
      const member = await memberNamed(db, userName)
      const others = member.flags.split(',').filter((mark) => mark !== '' && mark !== flag)
      const flags = [...others, ...(on ? [flag] : [])].join(',')
      await changeMember(db, member.id, { flags })
      return { userName: member.user_name, flags }
    },
    'member.away': async ({ userName, days }, { db, now }) => {
      const { id } = await memberNamed(db, userName)
      const at = now - days * DAY_MS
      await changeMember(db, id, { last_login_at: at })
      await forgetTrust(db, id)
      return { userName, lastLoginAt: at }
    },
  }
}

async function memberNamed(db: Executor, userName: string): Promise<Member> {
  const member = await findMemberByName(db, userName)
  if (!member) throw new SandboxError(CODE.VALIDATION, `There is no member ${userName}.`, null, { http: 422 })
  return member
}
