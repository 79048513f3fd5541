/** Search by name on the server: venues, games, matches, offers. Pages and help are searched on the device. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { emptySchema, idSchema, listOf } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'

/** Order of the groups on the page (screens.md 4.0). */
export const SEARCH_KINDS = ['venue', 'game', 'match', 'offer', 'help', 'setting'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Maximum query length, characters. */
export const SEARCH_MAX = 40

export const searchHitSchema = v.looseObject({
  id: idSchema,
  /** In the language of the call. */
  title: v.string(),
  /** Second line: the venue of a game, the start of a match. */
  note: v.optional(v.string(), ''),
  /** A path of this site with its query. */
  route: v.string(),
  /** Category of the picture, '' without one. */
  category: v.optional(v.string(), ''),
  /** Path of its own picture, '' without one: small, as in lists. */
  image: v.optional(v.string(), ''),
})
export type SearchHit = v.InferOutput<typeof searchHitSchema>

export const searchQuery = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/search/query',
  kind: 'read',
  access: 'public',
  request: v.object({
    q: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SEARCH_MAX)),
    /** Maximum number per group. */
    n: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 5),
  }),
  response: v.looseObject({
    groups: rowsOf(v.looseObject({ kind: v.picklist(SEARCH_KINDS), ...listOf(searchHitSchema).entries })),
  }),
})

const { id, category, image } = searchHitSchema.entries
const subjectEntries = { id, category, image }

export const searchHot = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/search/hot',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: v.looseObject({
    words: v.array(v.string()),
    /** What each word names, in the order of the words; empty where the back end does not say. */
    kinds: v.optional(v.array(openEnum(SEARCH_KINDS)), []),
    /** Id, category and picture of what each word names; in the same order, empty where the back end does not say. */
    subjects: v.optional(v.array(v.looseObject(subjectEntries)), []),
  }),
})
