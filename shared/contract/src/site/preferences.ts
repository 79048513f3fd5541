/** A member's display preferences: odds and texts (appendix B), colours, festival skin, motion, vibration and sound. */
import * as v from 'valibot'
import { ODDS_TYPE } from '../wire/constants.ts'
import { defineEndpoint } from '../wire/endpoint.ts'

export const ODDS_TYPES = [ODDS_TYPE.malay, ODDS_TYPE.hongkong, ODDS_TYPE.europe, ODDS_TYPE.indonesia] as const

/** What the page itself looks like; a choice on one device is used by all devices of the member. The odds type comes with member info. */
export const DISPLAY_CHOICES = {
  lang: ['zh-CN', 'en'],
  /** `system` follows the device. */
  theme: ['system', 'dark', 'light'],
  skin: ['festival', 'plain'],
  /** `system` follows the device. */
  motion: ['system', 'reduced'],
  /** A short vibration when an act is confirmed. */
  haptics: ['on', 'off'],
  /** A short tone when an act is confirmed. */
  sound: ['on', 'off'],
} as const
export type DisplayKind = keyof typeof DISPLAY_CHOICES
/** `lang` is a BCP 47 tag: which languages there are beside zh-CN and en is known to the page alone. */
export type DisplayChoice = {
  readonly [Kind in DisplayKind]?: Kind extends 'lang' ? string : (typeof DISPLAY_CHOICES)[Kind][number]
}

const languageTag = v.pipe(v.string(), v.maxLength(35), v.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/))
const displayFields = {
  /** Language of messages and content, English where the page is read in another one. */
  lang: v.optional(v.picklist(DISPLAY_CHOICES.lang)),
  /** The language that the page is read in. */
  language: v.optional(languageTag),
  theme: v.optional(v.picklist(DISPLAY_CHOICES.theme)),
  skin: v.optional(v.picklist(DISPLAY_CHOICES.skin)),
  motion: v.optional(v.picklist(DISPLAY_CHOICES.motion)),
  haptics: v.optional(v.picklist(DISPLAY_CHOICES.haptics)),
  sound: v.optional(v.picklist(DISPLAY_CHOICES.sound)),
}

export const preferenceSave = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/preference/save',
  kind: 'write',
  access: 'member',
  request: v.object({ oddsType: v.optional(v.picklist(ODDS_TYPES)), ...displayFields }),
  response: v.looseObject({ prefs: v.looseObject({ oddsType: v.number(), lang: v.string() }) }),
})

/** What the member chose, on any device; a field that was never chosen is null, and each device keeps its own. */
export const preferenceGet = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/preference/get',
  kind: 'read',
  access: 'member',
  request: v.object({}),
  response: v.looseObject({
    lang: v.nullable(v.string()),
    language: v.optional(v.nullable(v.string()), null),
    theme: v.nullable(v.string()),
    skin: v.nullable(v.string()),
    motion: v.nullable(v.string()),
    haptics: v.optional(v.nullable(v.string()), null),
    sound: v.optional(v.nullable(v.string()), null),
  }),
})
