/** Signs and verifies discovery on the servers (format: contract/discovery-signature.ts). */
import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import {
  SIGNATURE_FIXED,
  type SignatureHead,
  type SignedDiscovery,
  signatureHead,
} from '@lantern/contract/discovery-signature'
import { exportJWK, FlattenedSign, flattenedVerify, type JSONWebKeySet } from 'jose'

/** @returns the detached signature of the document */
export async function signDiscovery(document: string, head: SignatureHead, privateKey: KeyObject): Promise<string> {
  const jws = await new FlattenedSign(Buffer.from(document, 'utf8'))
    .setProtectedHeader({ ...SIGNATURE_FIXED, crit: [...SIGNATURE_FIXED.crit], ...head })
    .sign(privateKey)
  return `${jws.protected}..${jws.signature}`
}

/**
 * Verifies a signature. @returns its claims
 * @throws Error when it is malformed, or of another document or key
 */
export async function verifySignature(
  { document, signature }: SignedDiscovery,
  key: KeyObject,
): Promise<SignatureHead> {
  const head = signatureHead(signature)
  if (head === null) throw new Error('Discovery came without a signature, or with one that cannot be read.')
  const [protectedHead = '', , bytes = ''] = signature.split('.')
  const jws = { protected: protectedHead, payload: document, signature: bytes }
  await flattenedVerify(jws, key, { algorithms: [SIGNATURE_FIXED.alg] }).catch((cause: unknown) => {
    throw new Error(`The signature of discovery revision ${head.revision} is invalid.`, { cause })
  })
  return head
}

/** @throws Error when the text is not a base64 SPKI of an Ed25519 key */
export function readPublicKey(base64: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The public key of ops is not an Ed25519 key.')
  return key
}

/** Id of a key. @param publicKey base64 SPKI */
export function keyIdOf(publicKey: string): string {
  return createHash('sha256').update(publicKey).digest('hex').slice(0, 16)
}

/** The key set for external tools. @param publicKey base64 SPKI */
export async function keySetOf(publicKey: string): Promise<JSONWebKeySet> {
  const jwk = await exportJWK(readPublicKey(publicKey))
  return { keys: [{ ...jwk, kid: keyIdOf(publicKey), alg: SIGNATURE_FIXED.alg, use: 'sig' }] }
}
