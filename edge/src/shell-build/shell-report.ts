/** Reports the served shells to ops, so that the publish gate knows what remotes must fit. Nothing here depends on ops. */
import { hostname } from 'node:os'
import type { ShellBuild } from '@lantern/contract/federation'
import type { LiveShellReport } from '@lantern/contract/live-shells'
import { createOpsPost, type OpsPostParts } from '../ops-link/ops-post.ts'

export type ShellReportOptions = Omit<OpsPostParts, 'path' | 'name'> & {
  /** Shells that visitors may get now. */
  shells: () => readonly ShellBuild[]
  /** Where ops fetches the files of this edge's pages: the artifact origin, or this edge; its port on loopback when empty. */
  artifactOrigin: string
  /** Where ops opens pages of this edge; its port on loopback when empty. */
  edgeOrigin: string
  port: number
}

/** @returns sends one report for each shell */
export function createShellReport({ shells, artifactOrigin, edgeOrigin, port, ...link }: ShellReportOptions) {
  const post = createOpsPost({ ...link, path: '/api/shells', name: 'shell reports' })

  return async (): Promise<void> => {
    const pages = edgeOrigin || `http://127.0.0.1:${port}`
    for (const { version, provides } of shells())
      await post({
        edge: `${hostname()}:${port}`,
        origin: artifactOrigin || pages,
        pages,
        shell: version,
        provides,
      } satisfies LiveShellReport)
  }
}
