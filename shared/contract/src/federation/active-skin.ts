/** The active skin of a page, as the edge sends it: with the page, and on every change while it is open. */
import * as v from 'valibot'

export const activeSkinSchema = v.object({
  /** `html[data-skin]`. */
  skin: v.string(),
  /** Changes when anything of the skin does. */
  key: v.string(),
  /** Epoch ms of the server's clock at which it ends; null = nobody knows yet. */
  until: v.nullable(v.number()),
  /** Pictures by path with their SRI. Beside a page: those that stand in for parts of the product. */
  pictures: v.record(v.string(), v.string()),
  /** Set while the visitor holds a preview link: names the skin, in both languages. */
  preview: v.optional(v.object({ zh: v.string(), en: v.string() })),
})
export type ActiveSkin = v.InferOutput<typeof activeSkinSchema>

/** With the style sheet that an open page needs to apply it. */
export const fullActiveSkinSchema = v.object({
  ...activeSkinSchema.entries,
  /** Made by the edge out of checked data (skin-sheet.ts). */
  sheet: v.string(),
})
export type FullActiveSkin = v.InferOutput<typeof fullActiveSkinSchema>

/** Id of the style element that the edge inlines. */
export const ACTIVE_SKIN_ELEMENT_ID = 'lantern-look'

/** Polled by open pages every few seconds: has the release or the active skin changed? The word `look` in paths and fields is read by deployed shells. */
export const PULSE_PATH = '/pulse'
export const ACTIVE_SKIN_PATH = '/look.json'
export const pulseSchema = v.object({ revision: v.number(), look: v.string() })
