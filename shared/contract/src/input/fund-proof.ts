/** What confirms a payout or a change of an account: the six digits of the fund password, or the ticket of a passkey (`passkeyFundVerify`). */
import * as v from 'valibot'

const PROOF = /^(?:\d{6}|pk_[\w-]{22,64})$/
const TICKET = /^pk_/

export const fundProofSchema = v.pipe(v.string(), v.regex(PROOF))

/** Of a forgotten fund password (`fundResetProve`). It confirms nothing: it only sets another one. */
export const fundResetTicketSchema = v.pipe(v.string(), v.regex(/^rs_[\w-]{22,64}$/))

/** Whether a text is complete as such a proof. */
export function isFundProof(text: string): boolean {
  return PROOF.test(text)
}

export function isPasskeyTicket(proof: string): boolean {
  return TICKET.test(proof)
}
