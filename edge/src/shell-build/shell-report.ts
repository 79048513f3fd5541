/** Reports the served shell to ops, so that the publish gate knows what remotes must fit. Nothing here depends on ops. */
import { hostname } from 'node:os'
import type { LiveShellReport } from '@lantern/contract/live-shells'
import type { ServiceLogger } from '@lantern/service'
import { bearerOf, type EdgeTokenSource } from '../ops-link/edge-token.ts'
import type { ShellBuildSource } from './shell-build.ts'

const LIMIT_MS = 2_000

export type ShellReportOptions = EdgeTokenSource & {
  shell: ShellBuildSource
  opsOrigin: string
  /** Where ops fetches the files of this edge's pages: the artifact origin, or this edge; its port on loopback when empty. */
  artifactOrigin: string
  port: number
  logger: ServiceLogger
  ask?: typeof fetch
}

/** @returns sends one report */
export function createShellReport({
  shell,
  opsOrigin,
  artifactOrigin,
  port,
  dataDir,
  token,
  logger,
  ask = fetch,
}: ShellReportOptions) {
  let lastFault = ''

  function note(fault: string): void {
    if (fault !== lastFault && fault !== '') logger.warn({ fault }, 'shell report failed')
    lastFault = fault
  }

  return async (): Promise<void> => {
    const build = shell.current()
    if (build === undefined) return
    const report: LiveShellReport = {
      edge: `${hostname()}:${port}`,
      origin: artifactOrigin || `http://127.0.0.1:${port}`,
      shell: build.version,
      provides: build.provides,
    }
    try {
      const answer = await ask(`${opsOrigin}/api/shells`, {
        method: 'POST',
        headers: { authorization: await bearerOf({ dataDir, token }), 'content-type': 'application/json' },
        body: JSON.stringify(report),
        signal: AbortSignal.timeout(LIMIT_MS),
      })
      note(answer.ok ? '' : `Ops answered ${answer.status}.`)
    } catch (error) {
      note((error as Error).message)
    }
  }
}
