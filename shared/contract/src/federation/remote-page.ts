/** Pages of a remote: what its `remote.json` says about each of them, and what discovery carries to edge and shell. */
import * as v from 'valibot'

/** Layouts that a remote may ask for: `home` is the shell's own. */
const REMOTE_FRAMES = ['tab', 'page', 'auth', 'bare'] as const
/** Shape of what stands in the page's place while its code loads. */
const SKELETONS = ['hub', 'list', 'cards', 'form'] as const
export type SkeletonShape = (typeof SKELETONS)[number]
/** Tabs of the bar at the bottom. */
const TABS = ['home', 'sport', 'offers', 'service', 'me'] as const
export type TabKey = (typeof TABS)[number]

/** Bounds of what a remote adds to a document that every page of the site carries. */
const MAX_PAGES = 120
export const MAX_PAGES_BYTES = 24_576

const textSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))
export const bilingualSchema = v.object({ zh: textSchema, en: textSchema })

/** `/mine/mail/:id`: parts of letters, digits, dashes and underscores; a part that begins with a colon stands for any one part. */
const PAGE_PATH = /^(?:\/:?[A-Za-z0-9][A-Za-z0-9_-]*)+$/

const remotePageSchema = v.strictObject({
  path: v.pipe(
    v.string(),
    v.maxLength(100),
    v.regex(PAGE_PATH, 'a page has a path such as /mine/mail/:id, without an end slash'),
  ),
  frame: v.picklist(REMOTE_FRAMES),
  /** Whether a visitor is sent to log in first. What the specification protects is protected whatever stands here. */
  protected: v.boolean(),
  title: bilingualSchema,
  /** Found by search, by its title and these words. Left out: not found. */
  search: v.optional(v.pipe(v.array(textSchema), v.maxLength(8))),
  /** How the Chinese title is spoken; the build writes it where there is `search`. */
  pinyin: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** @default 'hub' */
  skeleton: v.optional(v.picklist(SKELETONS)),
  /** Tab that is lit on this page; on pages without bars it has no meaning. */
  tab: v.optional(v.picklist(TABS)),
  /** Nothing floats or pops up over it: forms of money, identity, safer play. */
  quiet: v.optional(v.boolean()),
})
export type RemotePage = v.InferOutput<typeof remotePageSchema>

export const remotePagesSchema = v.pipe(v.array(remotePageSchema), v.maxLength(MAX_PAGES))

/** The same as edge and shell read it: a newer desk may know frames, skeletons and fields that this build does not. */
export const livePageSchema = v.object({
  ...remotePageSchema.entries,
  path: v.string(),
  frame: v.fallback(v.picklist(REMOTE_FRAMES), 'page'),
  title: v.object({ zh: v.string(), en: v.string() }),
  search: v.optional(v.array(v.string())),
  pinyin: v.optional(v.string()),
  skeleton: v.fallback(v.optional(v.picklist(SKELETONS)), undefined),
  tab: v.fallback(v.optional(v.picklist(TABS)), undefined),
})

/** A page as it is found. Only builds from before contract 1.1.0 have pages without a title. */
export type FoundPage = Omit<RemotePage, 'title'> & { readonly title?: RemotePage['title'] }
