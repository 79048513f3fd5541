/** A simulated release service: discovery documents signed with its own key, and pages that trust that key. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import {
  DISCOVERY_SIGNATURE_HEADER,
  SIGNATURE_FIXED,
  type SignedDiscovery,
} from '@lantern/contract/discovery-signature'
import { BOOT_ELEMENT_ID, type BootData, type Discovery } from '@lantern/contract/federation'
import { type ChaosLink, linkSigningText, writeSignedLink } from '@lantern/contract/override'
import type { OwnFile } from '../faults/fault-proxy.ts'

export type TestReleaseService = {
  /** base64 SPKI, as in the boot data. */
  readonly key: string
  sign(document: Discovery, revision: number): SignedDiscovery
  /** The text of a chaos link, as it follows `OVERRIDE_MARK`. */
  chaosLink(link: ChaosLink): string
}

export function testReleaseService(): TestReleaseService {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  return {
    key,
    sign: (document, revision) => signed(JSON.stringify(document), revision, privateKey),
    chaosLink(link) {
      const signature = sign(null, Buffer.from(linkSigningText(link)), privateKey).toString('base64url')
      return writeSignedLink({ link, signature })
    },
  }
}

/** The response to `/discovery.json`. */
export function answerOf({ document, signature }: SignedDiscovery): OwnFile {
  const headers = { [DISCOVERY_SIGNATURE_HEADER]: signature }
  return { type: 'application/json', content: document, cache: 'no-cache', headers }
}

/** Changes the boot data of a page. */
export function withBoot(html: string, change: (boot: BootData) => BootData): string {
  const pattern = new RegExp(`(<script type="application/json" id="${BOOT_ELEMENT_ID}"[^>]*>)(.*?)(</script>)`, 's')
  if (!pattern.test(html)) throw new Error('the page has no boot data')
  return html.replace(pattern, (_all, open: string, json: string, close: string) => {
    return open + JSON.stringify(change(JSON.parse(json) as BootData)).replaceAll('<', '\\u003c') + close
  })
}

/** Removes the edge's preload hints, which name its own builds and would trigger a fault before the page does. */
export function withoutHints(html: string): string {
  return html.replaceAll(/<link rel="preload"[^>]*>\n?/g, '')
}

function signed(document: string, revision: number, key: KeyObject): SignedDiscovery {
  const said = { ...SIGNATURE_FIXED, kid: 'test', revision, environment: 'production' }
  const head = Buffer.from(JSON.stringify(said)).toString('base64url')
  const signature = sign(null, Buffer.from(`${head}.${document}`), key).toString('base64url')
  return { document, signature: `${head}..${signature}` }
}
