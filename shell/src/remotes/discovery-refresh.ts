/** Asks the edge for a newer discovery document. */
import { signedDiscoverySchema } from '@lantern/contract/federation'
import { number, object, optional, record, safeParse, string } from 'valibot'
import { parseDiscovery } from './discovery.ts'
import type { Verified } from './known-discovery.ts'
import { verifyDiscovery } from './verify-discovery.ts'

const PATH = '/discovery.json'
/** What the edge says beside the signed document. */
const besideSchema = object({ buckets: optional(record(string(), number())) })

export type Known = { readonly revision: number; readonly key: string }

/** @returns a document that is newer than the known one and signed by ops; null when there is none */
export async function newerDiscovery({ revision, key }: Known, ask: typeof fetch): Promise<Verified | null> {
  try {
    const answer = await ask(PATH, { cache: 'no-cache' })
    if (!answer.ok) return null
    const body: unknown = await answer.json()
    const signed = safeParse(signedDiscoverySchema, body)
    if (!signed.success || signed.output.revision <= revision) return null
    if ((await verifyDiscovery(signed.output, key)) === 'invalid') return null
    const document = parseDiscovery(signed.output)
    const beside = safeParse(besideSchema, body)
    if (document === null) return null
    return { signed: signed.output, document, buckets: beside.success ? beside.output.buckets : undefined }
  } catch {
    // Unreachable or unreadable: what is known stands, and the windows end by themselves.
    return null
  }
}
