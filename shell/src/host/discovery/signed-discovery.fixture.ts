/** A release service for tests: signs discovery as ops does, with its own key. */
import {
  DISCOVERY_BUCKETS_HEADER,
  DISCOVERY_SIGNATURE_HEADER,
  SIGNATURE_FIXED,
  type SignedDiscovery,
  signedText,
} from '@lantern/contract/discovery-signature'

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
const base64url = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

export async function aReleaseService() {
  const pair = (await crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify'])) as CryptoKeyPair
  return {
    /** base64 SPKI, the form that pages carry. */
    key: base64(await crypto.subtle.exportKey('spki', pair.publicKey)),
    async sign(
      revision: number,
      document = '{"schema":"x","microFrontends":{}}',
      environment = 'production',
    ): Promise<SignedDiscovery> {
      const unsigned = anUnsigned(document, revision, environment)
      const bytes = await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(signedText(unsigned)))
      return { document, signature: unsigned.signature.replace(/[^.]*$/, base64url(base64(bytes))) }
    },
  }
}

/** A well-formed document with an invalid signature, for tests that do not verify it. */
export function anUnsigned(document: string, revision = 1, environment = 'production'): SignedDiscovery {
  const head = btoa(JSON.stringify({ ...SIGNATURE_FIXED, kid: 'test', revision, environment }))
  return { document, signature: `${base64url(head)}..${'A'.repeat(86)}` }
}

/** The part of the edge's answer that the shell reads. */
export function anAnswer({ document, signature }: SignedDiscovery, buckets = ''): Response {
  const headers = new Map([
    [DISCOVERY_SIGNATURE_HEADER, signature],
    [DISCOVERY_BUCKETS_HEADER, buckets],
  ])
  const answer = { ok: true, headers: { get: (name: string) => headers.get(name) ?? null }, text: async () => document }
  return answer as unknown as Response
}
