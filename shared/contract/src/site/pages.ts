/** Content of the shell's pages: home page order, the sponsorship, the app. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { idSchema, instantSchema, keySchema, textSchema } from '../wire/fields.ts'

export const pageFeed = defineEndpoint({
  method: 'GET',
  path: '/fd/api/v1/page/feed',
  kind: 'read',
  access: 'public',
  request: v.object({ page: v.picklist(['home']) }),
  response: v.looseObject({
    /** Unknown types are skipped. */
    blocks: v.array(v.looseObject({ type: v.string(), sort: v.number(), data: v.optional(v.unknown()) })),
  }),
})

/** A sponsorship story. The site generates pictures from their seeds; a video always has a poster. */
export const sponsorDetail = defineEndpoint({
  method: 'GET',
  path: '/site/api/v1/sponsor/detail',
  kind: 'read',
  access: 'public',
  request: v.object({ id: keySchema }),
  response: v.looseObject({
    id: idSchema,
    name: v.string(),
    role: v.string(),
    headline: v.string(),
    since: instantSchema,
    /** Path of a video on this origin, '' without one. */
    video: v.optional(v.string(), ''),
    story: v.array(textSchema),
    facts: v.array(v.looseObject({ label: v.string(), value: v.string() })),
    timeline: v.array(v.looseObject({ at: v.string(), title: v.string(), text: textSchema })),
    gallery: v.array(v.looseObject({ id: idSchema, motif: v.string(), caption: v.string() })),
    /** Pages of this site; external links are not allowed. */
    press: v.array(v.looseObject({ title: v.string(), source: v.string(), at: v.string(), route: v.string() })),
  }),
})

export const APP_PLATFORMS = ['android', 'ios', 'desktop'] as const
export type AppPlatform = (typeof APP_PLATFORMS)[number]

export const appVersion = defineEndpoint({
  method: 'GET',
  path: '/site/api/v1/app/version',
  kind: 'read',
  access: 'public',
  request: v.object({ platform: v.picklist(APP_PLATFORMS) }),
  response: v.looseObject({
    version: v.string(),
    /** Release notes, one sentence per line. */
    notes: v.array(v.string()),
    /** Install page: a path of this site. */
    url: v.string(),
    /** Bytes kept on a device. */
    size: v.number(),
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    at: instantSchema,
  }),
})
