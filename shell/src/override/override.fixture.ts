/** Links as ops signs them, and the page they come to. */
import { type BootData, bootDataSchema } from '@lantern/contract/federation'
import { type OverrideLink, overrideSigningText, writeOverrideLink } from '@lantern/contract/override'
import { parse } from 'valibot'

export const NOON: number = Date.UTC(2026, 10, 21, 4)

export async function aSigner() {
  const pair = (await crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify'])) as CryptoKeyPair
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
  return {
    publicKey: btoa(String.fromCharCode(...spki)),
    async sign(link: OverrideLink): Promise<string> {
      const bytes = new TextEncoder().encode(overrideSigningText(link))
      const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes))
      const base64 = btoa(String.fromCharCode(...signature))
      const text = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
      return writeOverrideLink({ link, signature: text })
    },
  }
}

export function aLink(change: Partial<OverrideLink> = {}): OverrideLink {
  const link = { environment: 'production', remote: 'games', version: '1.2.3', seal: 's'.repeat(43) }
  return { ...link, expiresAt: NOON + 3_600_000, nonce: 'n1', ...change }
}

export function aBoot(change: Partial<BootData> = {}): BootData {
  return parse(bootDataSchema, {
    shellVersion: '1.0.0',
    shellFiles: {},
    discovery: null,
    discoveryKey: '',
    manifests: {},
    preInfo: null,
    vvPretty: null,
    venueOrigins: [],
    nonce: '',
    serverTime: NOON,
    locale: 'zh-CN',
    ...change,
  })
}
