/** What a page wears, as the edge tells it: with the page, and on every change while it is open. */
import * as v from 'valibot'

export const lookSchema = v.object({
  /** `html[data-skin]`. */
  skin: v.string(),
  /** Changes when anything of the look does. */
  key: v.string(),
  /** Epoch ms of the server's clock at which it ends; null = nobody knows yet. */
  until: v.nullable(v.number()),
  /** Set while the visitor holds a preview link: names the skin, in both languages. */
  preview: v.optional(v.object({ zh: v.string(), en: v.string() })),
})
export type Look = v.InferOutput<typeof lookSchema>

/** With what an open page needs to put it on. */
export const fullLookSchema = v.object({
  ...lookSchema.entries,
  /** Made by the edge out of checked data (skin-sheet.ts). */
  sheet: v.string(),
  /** Pictures by path with their SRI: loaded and compared before the page changes. */
  pictures: v.record(v.string(), v.string()),
})
export type FullLook = v.InferOutput<typeof fullLookSchema>

/** Id of the style element that the edge inlines. */
export const LOOK_ELEMENT_ID = 'lantern-look'
/** Header of `/discovery.json` that names the look the page wears, so that an unchanged one costs nothing. */
export const LOOK_HEADER = 'x-look'
