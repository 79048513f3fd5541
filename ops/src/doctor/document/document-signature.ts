/** Verifies the signature of a discovery document: the detached one in the header, else the one in the file beside it. */
import { createPublicKey, type webcrypto } from 'node:crypto'
import {
  DISCOVERY_KEYS_PATH,
  DISCOVERY_SIGNATURE_HEADER,
  type SignedDiscovery,
  signatureHead,
} from '@lantern/contract/discovery-signature'
import { verifySignature } from '@lantern/service'
import * as v from 'valibot'
import type { Fetched, Fetcher } from '../fetch/fetcher.ts'
import type { Landscape } from './landscape.ts'

const keySet = v.object({ keys: v.array(v.looseObject({ kid: v.optional(v.string()) })) })

export async function signatureOf(url: string, answer: Fetched, fetcher: Fetcher): Promise<Landscape['signature']> {
  const signature = answer.headers[DISCOVERY_SIGNATURE_HEADER] ?? (await besideIt(url, fetcher))
  if (signature === null) return 'none'
  const head = signatureHead(signature)
  if (head === null) return 'bad'
  const keys = await fetcher.get(new URL(DISCOVERY_KEYS_PATH, url).href)
  if (keys.status !== 200) return 'unchecked'
  return holds({ document: textOf(answer), signature }, textOf(keys), head.kid)
}

/** Static hosting cannot set headers. */
async function besideIt(url: string, fetcher: Fetcher): Promise<string | null> {
  const address = new URL(url)
  address.pathname += '.sig'
  const answer = await fetcher.get(address.href)
  // A site with a catch-all page answers HTML here.
  const text = answer.status === 200 ? textOf(answer).trim() : ''
  return /^[\w-]+\.\.[\w-]+$/.test(text) ? text : null
}

async function holds(signed: SignedDiscovery, keys: string, kid: string): Promise<Landscape['signature']> {
  try {
    const key = v.parse(keySet, JSON.parse(keys)).keys.find((one) => one.kid === kid)
    if (key === undefined) return 'bad'
    await verifySignature(signed, createPublicKey({ key: key as webcrypto.JsonWebKey, format: 'jwk' }))
    return 'good'
  } catch {
    return 'bad'
  }
}

function textOf({ body }: Fetched): string {
  return Buffer.from(body).toString('utf8')
}
