/** Pictures as proof of payment. */
import * as v from 'valibot'

export const MAX_PROOFS = 3
/** Three of these with their JSON fit into one request of 1 MiB: the page scales pictures down, which also removes their metadata. */
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
