/** Pictures that prove a payment. */
import * as v from 'valibot'

export const MAX_PROOFS = 3
/** Three of these and their words fit into one request of 1 MiB: the page makes pictures smaller, which also removes what is written in them. */
export const MAX_PROOF_LENGTH = 340_000
/** Pictures as data URLs. */
export const proofSchema = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.maxLength(MAX_PROOF_LENGTH),
      v.regex(/^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$/),
    ),
  ),
  v.maxLength(MAX_PROOFS),
)
