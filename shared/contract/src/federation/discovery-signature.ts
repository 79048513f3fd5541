/**
 * The signature of the discovery document, detached so that every tool can read the document: a compact JWS without its payload
 * (RFC 7515, appendix F) over the unencoded bytes of the document (RFC 7797). Key, revision and environment are in the protected header.
 */

// Available in browsers, workers and Node; the contract is compiled without the types of any of them.
declare const atob: (base64: string) => string

/** Discovery in transport and storage. */
export type SignedDiscovery = {
  /** JSON text of a `Discovery`, byte for byte as signed. */
  readonly document: string
  /** `<protected header>..<signature>`, base64url. */
  readonly signature: string
}

/** Facts that the signature states about its document. */
export type SignatureHead = {
  /** Id of the key in the key set at `DISCOVERY_KEYS_PATH`. */
  readonly kid: string
  /** Registry revision: increases by one with each change. */
  readonly revision: number
  readonly environment: string
}

export const DISCOVERY_PATH = '/discovery.json'
/** The signature alone, for tools that cannot read the header. */
export const DISCOVERY_SIGNATURE_PATH = '/discovery.json.sig'
/** JWK set (RFC 7517) with the key that verifies the signature. */
export const DISCOVERY_KEYS_PATH = '/discovery.jwks'
/** Answer header with the signature of the body. */
export const DISCOVERY_SIGNATURE_HEADER = 'discovery-signature'
/** Answer header with the visitor's buckets of the document's canaries, as `name=bucket&name=bucket` (rollout.ts). */
export const DISCOVERY_BUCKETS_HEADER = 'discovery-places'

/** In the protected header of each signature. `typ` separates discovery from anything else the key signs (RFC 8725, 3.11). */
export const SIGNATURE_FIXED = {
  alg: 'Ed25519',
  typ: 'lantern-discovery+jws',
  b64: false,
  crit: ['b64'],
} as const

/** Reads the head of a signature, null when malformed. Do not trust it before the signature is verified. */
export function signatureHead(signature: string): SignatureHead | null {
  try {
    const [head = '', payload, bytes] = signature.split('.')
    const { kid, revision, environment, alg, typ, b64, crit } = JSON.parse(atob(ofBase64url(head)))
    const isOurs = alg === SIGNATURE_FIXED.alg && typ === SIGNATURE_FIXED.typ && b64 === false && String(crit) === 'b64'
    const isWhole = typeof kid === 'string' && typeof environment === 'string' && Number.isSafeInteger(revision)
    return isOurs && isWhole && payload === '' && bytes ? { kid, revision, environment } : null
  } catch {
    return null
  }
}

/** The text whose UTF-8 bytes the signature covers. */
export function signedText({ document, signature }: SignedDiscovery): string {
  return `${signature.split('.', 1)[0]}.${document}`
}

/** The signature bytes, base64. */
export function signatureBytes(signature: string): string {
  return ofBase64url(signature.split('.')[2] ?? '')
}

/** `atob` accepts base64 with and without padding. */
function ofBase64url(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/')
}

/** Parses `DISCOVERY_BUCKETS_HEADER`; invalid entries are ignored. */
export function readBuckets(header: string | null): Record<string, number> {
  const pairs = (header ?? '').split('&').map((pair) => pair.split('='))
  const buckets = pairs.map(([name = '', bucket]) => [name, Number(bucket || 'none')] as const)
  return Object.fromEntries(buckets.filter(([, bucket]) => bucket >= 0 && bucket <= 1))
}

export function writeBuckets(buckets: Readonly<Record<string, number>>): string {
  return Object.entries(buckets)
    .map(([name, bucket]) => `${name}=${bucket}`)
    .join('&')
}
