/** A support case that the edge of this machine has not passed on yet. */
import { type SupportCase, supportCaseSchema } from '@lantern/contract/support-cases'
import * as v from 'valibot'

/** Time limit of the edge, ms. */
const ANSWER_LIMIT_MS = 3_000
const answerSchema = v.object({ data: supportCaseSchema })

/** @returns undefined when the edge does not answer or does not know the code */
export async function caseAtEdge({
  edgePort,
  code,
}: {
  edgePort: number
  code: string
}): Promise<SupportCase | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${edgePort}/collect/support/${code}`, {
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
    if (!answer.ok) return undefined
    const told = v.safeParse(answerSchema, await answer.json())
    return told.success ? told.output.data : undefined
  } catch {
    return undefined
  }
}
