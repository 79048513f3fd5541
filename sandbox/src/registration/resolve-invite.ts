import type { Executor } from '../database/database.ts'
import { bindingInvite, currentCodes, hasOwnCode, type Invitation, type SeenCodes } from './invite.rules.ts'
import { knownCodes } from './invites.repository.ts'

type Visitor = { readonly codes: SeenCodes; readonly deviceUuid: string; readonly now: number }
type Resolved = {
  readonly invitation: Invitation | null
  /** Why there is none although a code exists. */
  readonly refused: 'own-device' | null
}

/** The invitation that the codes of a visitor lead to. */
export async function resolveInvite(db: Executor, { codes, deviceUuid, now }: Visitor): Promise<Resolved> {
  const current = currentCodes(codes, now)
  const keys = current.map(({ key }) => key)
  const known = await knownCodes(db, keys, deviceUuid)
  const invitation = bindingInvite(current, known, now)
  return { invitation, refused: invitation === null && hasOwnCode(current, known) ? 'own-device' : null }
}
