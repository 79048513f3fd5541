/** Trial links as ops signs them, and discovery documents about them. */

import { type BootData, bootDataSchema, type Discovery, type SignedDiscovery } from '@lantern/contract/federation'
import {
  type AnySignedLink,
  type ChaosLink,
  linkSigningText,
  type OverrideLink,
  writeSignedLink,
} from '@lantern/contract/override'
import { HOUR_MS } from '@lantern/contract/site-time'
import { parse } from 'valibot'
import { anUnsigned } from './signed-discovery.fixture.ts'

export const NOON: number = Date.UTC(2026, 10, 21, 4)

export async function aSigner() {
  const pair = (await crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify'])) as CryptoKeyPair
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
  return {
    publicKey: btoa(String.fromCharCode(...spki)),
    async sign(link: OverrideLink | ChaosLink): Promise<string> {
      const bytes = new TextEncoder().encode(linkSigningText(link))
      const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes))
      const base64 = btoa(String.fromCharCode(...signature))
      const text = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
      return writeSignedLink({ link, signature: text } as AnySignedLink)
    },
  }
}

export function aLink(change: Partial<OverrideLink> = {}): OverrideLink {
  const link = { environment: 'production', remote: 'games', version: '1.2.3', seal: 's'.repeat(43) }
  return { ...link, expiresAt: NOON + HOUR_MS, nonce: 'n1', ...change }
}

const SRI = `sha384-${'A'.repeat(64)}`

/** A document in which ops disabled builds of games. */
export function aKillOf(...revoked: string[]): Discovery {
  const document = aDocument()
  for (const { extras } of document.microFrontends.games ?? []) extras.revoked = revoked
  return document
}

/** A document in which ops revoked links. */
export function aDocument(...takenBack: string[]): Discovery {
  const extras = { routePrefixes: ['/game'], slots: [], contractVersion: '1.0.0', preload: [], files: {} }
  const entry = {
    url: '/r/games/1.0.0/mf-manifest.json',
    metadata: { integrity: SRI, version: '1.0.0' },
    extras: { ...extras, maintenance: null, takenBack },
    deployment: { traffic: 100, default: true },
  }
  return { schema: 's', microFrontends: { games: [entry] } }
}

/** The same as a page carries it; signature checks are tested elsewhere. */
export function aSigned(document: Discovery): SignedDiscovery {
  return anUnsigned(JSON.stringify(document), 7)
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
    serverTime: NOON,
    locale: 'zh-CN',
    ...change,
  })
}
