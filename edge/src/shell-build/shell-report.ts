/** Reports the served shell to ops, so that the publish gate knows what remotes must fit. Nothing here depends on ops. */
import { hostname } from 'node:os'
import type { LiveShellReport } from '@lantern/contract/live-shells'
import { createOpsPost, type OpsPostParts } from '../ops-link/ops-post.ts'
import type { ShellBuildSource } from './shell-build.ts'

export type ShellReportOptions = Omit<OpsPostParts, 'path' | 'name'> & {
  shell: ShellBuildSource
  /** Where ops fetches the files of this edge's pages: the artifact origin, or this edge; its port on loopback when empty. */
  artifactOrigin: string
  port: number
}

/** @returns sends one report */
export function createShellReport({ shell, artifactOrigin, port, ...link }: ShellReportOptions) {
  const post = createOpsPost({ ...link, path: '/api/shells', name: 'shell reports' })

  return async (): Promise<void> => {
    const build = shell.current()
    if (build === undefined) return
    await post({
      edge: `${hostname()}:${port}`,
      origin: artifactOrigin || `http://127.0.0.1:${port}`,
      shell: build.version,
      provides: build.provides,
    } satisfies LiveShellReport)
  }
}
