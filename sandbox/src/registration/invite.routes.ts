/** The inviter of a visitor. */
import { inviteResolve } from '@lantern/contract/invite'
import type { Wire } from '../wire/wire.ts'
import { countVisit } from './invites.repository.ts'
import { resolveInvite } from './resolve-invite.ts'

export function inviteRoutes(wire: Wire): void {
  wire.publicRead(inviteResolve, async ({ codes }, { db, now, deviceUuid }) => {
    const { invitation, refused } = await resolveInvite(db, { codes, deviceUuid, now })
    if (!invitation) return { valid: false, refused }
    const { kind, code, inviter, campaign, expireAt } = invitation
    // A friend's link leads here: the count of its visits.
    if (codes.i_code && kind === 'i_code' && deviceUuid !== '') await countVisit(db, code, deviceUuid, now)
    const [first = ''] = inviter.nick
    return { valid: true, kind, code, inviterMasked: `${first}**`, campaign, expireAt, locked: kind === 'r_code' }
  })
}
