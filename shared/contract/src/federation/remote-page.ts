/** Pages of a remote: the metadata in its `remote.json`, which discovery carries to edge and shell. */
import * as v from 'valibot'
import { audienceSchema, liveAudienceSchema } from '../exposure/audience.ts'

/** Layouts available to remotes: `home` is reserved for the shell. */
const REMOTE_FRAMES = ['tab', 'page', 'auth', 'bare'] as const
/** Skeleton shown while the page's code loads. */
const SKELETONS = ['hub', 'list', 'cards', 'form'] as const
export type SkeletonShape = (typeof SKELETONS)[number]
/** Tabs of the tab bar. */
const TABS = ['home', 'sport', 'offers', 'service', 'me'] as const
export type TabKey = (typeof TABS)[number]

/** Limits on what a remote adds to a document that every page of the site carries. */
const MAX_PAGES = 120
export const MAX_PAGES_BYTES = 24_576

const textSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))
export const bilingualSchema = v.object({ zh: textSchema, en: textSchema })

/** `/mine/mail/:id`: segments of letters, digits, dashes and underscores; a segment that begins with a colon matches any one segment. */
const PAGE_PATH = /^(?:\/:?[A-Za-z0-9][A-Za-z0-9_-]*)+$/

/** One segment of an address; `.` and `..` would lead elsewhere. */
const EXAMPLE = /^(?!\.{1,2}$)[A-Za-z0-9._~-]{1,60}$/

const remotePageSchema = v.strictObject({
  path: v.pipe(
    v.string(),
    v.maxLength(100),
    v.regex(PAGE_PATH, 'a page has a path such as /mine/mail/:id, without an end slash'),
  ),
  /** A value for each parameter of the path, for tools that open every page: `{ "id": "1024" }`. */
  example: v.optional(
    v.record(v.string(), v.pipe(v.string(), v.regex(EXAMPLE, 'an example is one segment of an address, such as 1024'))),
  ),
  frame: v.picklist(REMOTE_FRAMES),
  /** Whether a visitor must log in first. Cannot weaken the protection that the specification requires. */
  protected: v.boolean(),
  title: bilingualSchema,
  /** Searchable by its title and these keywords. Omitted: not in the search. */
  search: v.optional(v.pipe(v.array(textSchema), v.maxLength(8))),
  /** Pinyin of the Chinese title; added by the build where there is `search`. */
  pinyin: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** @default 'hub' */
  skeleton: v.optional(v.picklist(SKELETONS)),
  /** Active tab on this page; ignored on pages without a tab bar. */
  tab: v.optional(v.picklist(TABS)),
  /** Suppresses floating parts and pop-ups: for money forms, identity, safer play. */
  quiet: v.optional(v.boolean()),
  /** Who sees it. @default 'everyone' */
  audience: v.optional(audienceSchema),
})
export type RemotePage = v.InferOutput<typeof remotePageSchema>

export const remotePagesSchema = v.pipe(v.array(remotePageSchema), v.maxLength(MAX_PAGES))

/** Discovery carries no examples. */
const { example: _example, ...liveEntries } = remotePageSchema.entries

/** The tolerant form that edge and shell read: a newer release service may use frames, skeletons and fields unknown to this build. */
export const livePageSchema = v.object({
  ...liveEntries,
  path: v.string(),
  frame: v.fallback(v.picklist(REMOTE_FRAMES), 'page'),
  title: v.object({ zh: v.string(), en: v.string() }),
  search: v.optional(v.array(v.string())),
  pinyin: v.optional(v.string()),
  skeleton: v.fallback(v.optional(v.picklist(SKELETONS)), undefined),
  tab: v.fallback(v.optional(v.picklist(TABS)), undefined),
  audience: liveAudienceSchema,
})

/** A resolved page. Only builds from before contract 1.1.0 have pages without a title. */
export type FoundPage = Omit<RemotePage, 'title'> & { readonly title?: RemotePage['title'] }
