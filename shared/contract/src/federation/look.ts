/** What a page wears, as the edge tells it: with the page, and on every change while it is open. */
import * as v from 'valibot'

export const lookSchema = v.object({
  /** `html[data-skin]`. */
  skin: v.string(),
  /** Changes when anything of the look does. */
  key: v.string(),
  /** Epoch ms of the server's clock at which it ends; null = nobody knows yet. */
  until: v.nullable(v.number()),
  /** Pictures by path with their SRI. Beside a page: those that stand in for parts of the product. */
  pictures: v.record(v.string(), v.string()),
  /** Set while the visitor holds a preview link: names the skin, in both languages. */
  preview: v.optional(v.object({ zh: v.string(), en: v.string() })),
})
export type Look = v.InferOutput<typeof lookSchema>

/** With what an open page needs to put it on. */
export const fullLookSchema = v.object({
  ...lookSchema.entries,
  /** Made by the edge out of checked data (skin-sheet.ts). */
  sheet: v.string(),
})
export type FullLook = v.InferOutput<typeof fullLookSchema>

/** Id of the style element that the edge inlines. */
export const LOOK_ELEMENT_ID = 'lantern-look'

/** Asked by open pages every few seconds: whether another release or another look is there. */
export const PULSE_PATH = '/pulse'
export const LOOK_PATH = '/look.json'
export const pulseSchema = v.object({ revision: v.number(), look: v.string() })
