/** Sign-out. Sign-in is in `../sign-in/`, registration in `register.routes.ts`. */
import { logout } from '@lantern/contract/logout'
import { endSessions } from '../sessions/sessions.ts'
import type { Wire } from '../wire/wire.ts'

export function authRoutes(wire: Wire): void {
  wire.memberWrite(logout, async (_input, { trx, member, token, now }) => {
    await endSessions(trx, member.id, 'logout', now, token)
    return {}
  })
}
