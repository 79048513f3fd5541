import type { Executor } from '../database/database.ts'
import { bindingInvite, currentCodes, type Invitation, type SeenCodes } from './invite.rules.ts'
import { knownCodes } from './invites.repository.ts'

/** The invitation that the codes of a visitor lead to. */
export async function resolveInvite(db: Executor, codes: SeenCodes, now: number): Promise<Invitation | null> {
  const current = currentCodes(codes, now)
  const known = await knownCodes(
    db,
    current.map(({ key }) => key),
  )
  return bindingInvite(current, known, now)
}
