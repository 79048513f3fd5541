/** A release desk of one test: discovery documents signed by a key of its own, and pages that believe that key. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import {
  BOOT_ELEMENT_ID,
  type BootData,
  type Discovery,
  discoverySigningText,
  type SignedDiscovery,
} from '@lantern/contract/federation'

export type TestDesk = {
  /** base64 SPKI, as pages know it. */
  readonly key: string
  sign(document: Discovery, revision: number): SignedDiscovery
}

export function testDesk(): TestDesk {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  return { key, sign: (document, revision) => signed(JSON.stringify(document), revision, privateKey) }
}

/** Changes the boot data of a page. */
export function withBoot(html: string, change: (boot: BootData) => BootData): string {
  const pattern = new RegExp(`(<script type="application/json" id="${BOOT_ELEMENT_ID}"[^>]*>)(.*?)(</script>)`, 's')
  if (!pattern.test(html)) throw new Error('the page has no boot data')
  return html.replace(pattern, (_all, open: string, json: string, close: string) => {
    return open + JSON.stringify(change(JSON.parse(json) as BootData)).replaceAll('<', '\\u003c') + close
  })
}

/** Hints of the edge name its own live builds, and would meet a fault before the page does. */
export function withoutHints(html: string): string {
  return html.replaceAll(/<link rel="preload"[^>]*>\n?/g, '')
}

function signed(document: string, revision: number, key: KeyObject): SignedDiscovery {
  const signature = sign(null, Buffer.from(discoverySigningText(revision, document)), key).toString('base64')
  return { document, revision, signature, keyId: 'test' }
}
