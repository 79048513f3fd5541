/** `remote.json`: what a remote owns and wants. The build turns it into `lantern.json`. */
import * as v from 'valibot'
import { audienceSchema } from '../exposure/audience.ts'
import { REMOTE_FIRST_ROUTE_BYTES } from './budgets.ts'
import { remoteNameSchema } from './federation.ts'
import { MOST_FETCHED_AHEAD } from './remote-build.ts'
import { bilingualSchema, remotePagesSchema } from './remote-page.ts'

/** `remote.json` in the remote's folder: everything it owns, on one screen. */
export const remoteDeclarationSchema = v.object({
  name: remoteNameSchema,
  /** Display name: used in the sentence that reports it as unavailable. */
  title: v.optional(bilingualSchema),
  /** Path prefixes it owns, e.g. `/mine`. */
  routePrefixes: v.array(v.pipe(v.string(), v.startsWith('/'))),
  /** Every page below them; unlisted paths are 404. The build verifies them against the routes of `./routes`. */
  pages: remotePagesSchema,
  /** Slots it fills. */
  slots: v.array(v.string()),
  /** Who sees them: by slot; a slot that is not named is for everyone. */
  slotAudiences: v.optional(v.record(v.string(), audienceSchema)),
  /**
   * Modules of pages whose files are fetched ahead, on touch of a link to the page and on idle: by path, below `src`, as `./routes` imports them. For the
   * few pages that members open from home: every visitor fetches them.
   */
  pageModules: v.optional(v.pipe(v.record(v.string(), v.string()), v.maxEntries(MOST_FETCHED_AHEAD))),
  /** Dev server address when it runs alone. */
  devPort: v.number(),
  /** The team's own limit for the first route, bytes after brotli; the gate's limit holds for all. */
  firstRouteBudget: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(REMOTE_FIRST_ROUTE_BYTES, `the gate accepts ${REMOTE_FIRST_ROUTE_BYTES} bytes at most`),
    ),
  ),
  /** The team's limit for each page beyond the one that the remote opens with, bytes after brotli. */
  pageBudget: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The team's limits for what single slots load beside the remote's entry, bytes after brotli. */
  slotBudgets: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)))),
})
export type RemoteDeclaration = v.InferOutput<typeof remoteDeclarationSchema>
