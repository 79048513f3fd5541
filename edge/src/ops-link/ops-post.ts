/** Posts reports of this edge to ops. Nothing on a page depends on the answer. */
import type { ServiceLogger } from '@lantern/service'
import { bearerOf, type EdgeTokenSource } from './edge-token.ts'

const LIMIT_MS = 2_000

export type OpsPostParts = EdgeTokenSource & {
  opsOrigin: string
  /** Path of the API. */
  path: string
  /** What is sent, as named in the log. */
  name: string
  logger: ServiceLogger
  ask?: typeof fetch
}

/** `refused`: ops will never take this body; `failed`: it may take it later. */
export type PostOutcome = 'taken' | 'refused' | 'failed'

/** @returns sends one report */
export function createOpsPost({ opsOrigin, path, name, dataDir, token, logger, ask = fetch }: OpsPostParts) {
  let lastFault = ''

  /** Logs changes of state only, not every attempt. */
  function note(fault: string): void {
    if (fault === lastFault) return
    lastFault = fault
    if (fault === '') logger.info(`${name} are accepted again`)
    else logger.warn({ fault }, `${name} failed`)
  }

  return async (body: object): Promise<PostOutcome> => {
    try {
      const answer = await ask(`${opsOrigin}${path}`, {
        method: 'POST',
        headers: { authorization: await bearerOf({ dataDir, token }), 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(LIMIT_MS),
      })
      note(answer.ok ? '' : `Ops answered ${answer.status}.`)
      if (answer.ok) return 'taken'
      return answer.status === 400 ? 'refused' : 'failed'
    } catch (error) {
      note((error as Error).message)
      return 'failed'
    }
  }
}
