/** `lantern.json`: a remote's build, as the publish gate reads it. Not needed by a page before a trial build. */
import * as v from 'valibot'
import { audienceSchema } from '../exposure/audience.ts'
import { fileNameSchema, namesByPackageSchema, remoteNameSchema, versionSchema } from './federation.ts'
import { bilingualSchema, remotePagesSchema } from './remote-page.ts'

/** Pages of a remote whose files every visitor fetches on idle. */
export const MOST_FETCHED_AHEAD = 4

/** `lantern.json` of a remote's build. */
export const remoteBuildSchema = v.object({
  name: remoteNameSchema,
  version: versionSchema,
  contractVersion: versionSchema,
  title: v.optional(bilingualSchema),
  routePrefixes: v.array(v.string()),
  /** Missing only in builds of a contract before 1.1.0 (decision 0046). */
  pages: v.optional(remotePagesSchema),
  slots: v.array(v.string()),
  slotAudiences: v.optional(v.record(v.string(), audienceSchema)),
  /** Files to preload when the page opens on this remote: entry, the exposed routes module, its css. */
  preload: v.array(v.object({ file: fileNameSchema, as: v.picklist(['script', 'style']) })),
  /** Files of pages to fetch ahead, beside those of `preload`: by path. */
  pageFiles: v.optional(
    v.pipe(v.record(v.string(), v.pipe(v.array(fileNameSchema), v.maxLength(12))), v.maxEntries(MOST_FETCHED_AHEAD)),
  ),
  /** Shared packages with the accepted version ranges. */
  shared: v.record(v.string(), v.string()),
  /** Names that it takes from each of them; `*` for a whole namespace. Missing in builds before 0053. */
  imports: v.optional(namesByPackageSchema),
  builtAt: v.optional(v.string()),
})
export type RemoteBuild = v.InferOutput<typeof remoteBuildSchema>

/** What discovery and trial builds say about a build. Name and version stand elsewhere in discovery; the rest is for the gate. */
export function publicBuild(build: RemoteBuild) {
  const { contractVersion, title, routePrefixes, slots, slotAudiences, preload, pageFiles, shared } = build
  // Examples are for tools: every page of the site carries discovery.
  const pages = build.pages?.map(({ example: _example, ...page }) => page)
  return { contractVersion, title, routePrefixes, pages, slots, slotAudiences, preload, pageFiles, shared }
}
