/** The report behind a support code, as an edge stored it: the exact builds on the member's page and its breadcrumbs. */
import type { CollectorReport } from '@lantern/contract/federation'

/** Time limit of the edge, ms. */
const ANSWER_LIMIT_MS = 10_000

export type SupportQuestion = { edgePort: number; code: string }
export type SupportCase = { atMs: number; report: CollectorReport }
/** `unknown`: `sentence` says why there is no case and what to do. */
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
