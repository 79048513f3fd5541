/** The inviter of a visitor. */
import { inviteResolve } from '@lantern/contract/invite'
import type { Wire } from '../wire/wire.ts'
import { resolveInvite } from './resolve-invite.ts'

export function inviteRoutes(wire: Wire): void {
  wire.publicRead(inviteResolve, async ({ codes }, { db, now }) => {
    const invitation = await resolveInvite(db, codes, now)
    if (!invitation) return { valid: false }
    const { kind, code, inviter, campaign, expireAt } = invitation
    const [first = ''] = inviter.nick
    return { valid: true, kind, code, inviterMasked: `${first}**`, campaign, expireAt, locked: kind === 'r_code' }
  })
}
