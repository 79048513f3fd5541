/** Verifies the signature of the discovery document: in the page before any remote runs, in the service worker before a document is kept. */
import { type SignedDiscovery, signatureBytes, signatureHead, signedText } from '@lantern/contract/discovery-signature'

/** `unsupported`: the browser cannot verify Ed25519 (or the context is not secure); the edge has already verified it. */
export type Verdict = 'valid' | 'invalid' | 'unsupported'

/** Verifies the signature of ops over the exact bytes. @param publicKey Ed25519, base64 SPKI */
export async function verifyDiscovery(signed: SignedDiscovery, publicKey: string): Promise<Verdict> {
  if (signatureHead(signed.signature) === null) return 'invalid'
  return verifyText(signedText(signed), signatureBytes(signed.signature), publicKey)
}

/** @param signature base64 */
export async function verifyText(text: string, signature: string, publicKey: string): Promise<Verdict> {
  const subtle = globalThis.crypto?.subtle
  if (!subtle) return 'unsupported'
  let key: CryptoKey
  try {
    key = await subtle.importKey('spki', bytesOf(publicKey), { name: 'Ed25519' }, false, ['verify'])
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError' ? 'unsupported' : 'invalid'
  }
  try {
    const bytes = new TextEncoder().encode(text)
    return (await subtle.verify('Ed25519', key, bytesOf(signature), bytes)) ? 'valid' : 'invalid'
  } catch {
    return 'invalid'
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
}
