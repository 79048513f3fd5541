/** What stands behind a support code: the exact builds on the member's page and its last events, as an edge has kept them. */
import type { CollectorReport } from '@lantern/contract/federation'

/** Milliseconds an edge has for its answer. */
const ANSWER_LIMIT_MS = 10_000

export type SupportQuestion = { edgePort: number; code: string }
export type SupportCase = { atMs: number; report: CollectorReport }
/** `unknown`: the sentence says why there is no case to show, and what to do about it. */
export type SupportAnswer = { kind: 'found'; found: SupportCase } | { kind: 'unknown'; sentence: string }

export async function caseOf({ edgePort, code }: SupportQuestion): Promise<SupportAnswer> {
  const unknown = (sentence: string): SupportAnswer => ({ kind: 'unknown', sentence })
  const origin = `http://127.0.0.1:${edgePort}`
  const answer = await fetch(`${origin}/collect/support/${encodeURIComponent(code)}`, {
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).catch(() => null)
  if (answer === null) return unknown(`The edge does not answer at ${origin}. Start it or set EDGE_PORT.`)
  if (answer.status === 404)
    return unknown(`This edge knows no code ${code}. Another edge may, or its log: look for supportCode "${code}".`)
  if (!answer.ok) return unknown(`The edge answered ${answer.status}.`)
  const { data } = (await answer.json()) as { data: SupportCase }
  return { kind: 'found', found: data }
}
