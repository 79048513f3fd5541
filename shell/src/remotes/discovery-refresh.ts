/** Asks the edge for a newer discovery document. Only its windows are taken into an open page: which builds it runs was decided when it was opened. */
import { type Discovery, signedDiscoverySchema } from '@lantern/contract/federation'
import { safeParse } from 'valibot'
import { parseDiscovery } from './discovery.ts'
import { verifyDiscovery } from './verify-discovery.ts'

const PATH = '/discovery.json'

export type Known = { readonly revision: number; readonly key: string }

/** @returns a document that is newer than the known one and signed by ops; null when there is none */
export async function newerDiscovery(
  { revision, key }: Known,
  ask: typeof fetch,
): Promise<{ revision: number; document: Discovery } | null> {
  try {
    const answer = await ask(PATH, { cache: 'no-cache' })
    if (!answer.ok) return null
    const signed = safeParse(signedDiscoverySchema, await answer.json())
    if (!signed.success || signed.output.revision <= revision) return null
    if ((await verifyDiscovery(signed.output, key)) === 'invalid') return null
    const document = parseDiscovery(signed.output)
    return document === null ? null : { revision: signed.output.revision, document }
  } catch {
    // Unreachable or unreadable: what is known stands, and the windows end by themselves.
    return null
  }
}
