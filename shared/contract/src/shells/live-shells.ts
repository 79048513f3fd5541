/** Edges report to ops which shell they serve, so that ops publishes no remote that one of them could not run. */
import * as v from 'valibot'
import { shellProvisionSchema, versionSchema } from '../federation/federation.ts'

/** How often an edge repeats its report, ms. */
export const SHELL_REPORT_MS = 10_000

/**
 * How long a shell counts as live after an edge last served it, ms. Pages stay open, and load new remotes on navigation, for longer than
 * an edge takes to change its shell.
 */
export const SHELL_LIVES_MS = 30 * 60_000

const MAX_NAMES = 40
const originSchema = v.pipe(v.string(), v.maxLength(200), v.regex(/^https?:\/\/[^/?#@\s]+$/, 'an origin'))
const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(80))

/** `POST /api/shells` of ops. */
export const liveShellReportSchema = v.object({
  /** Identity of the edge: its host and port, stable across restarts. */
  edge: v.pipe(v.string(), v.regex(/^[\w.:[\]-]{1,100}$/, 'an edge is named by its host and port')),
  /** Where this edge serves artifacts, as reachable from ops. */
  origin: originSchema,
  /** Where this edge serves pages, as reachable from ops. Older edges do not report it: then at `origin`. */
  pages: v.optional(originSchema),
  shell: versionSchema,
  provides: v.object({
    ...shellProvisionSchema.entries,
    shared: v.pipe(v.record(nameSchema, versionSchema), v.maxEntries(MAX_NAMES)),
    slots: v.pipe(v.array(nameSchema), v.maxLength(MAX_NAMES)),
  }),
})
export type LiveShellReport = v.InferOutput<typeof liveShellReportSchema>
