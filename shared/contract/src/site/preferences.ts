/** A member's display preferences: odds and texts (appendix B), colours, festival skin and motion. */
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
} as const
export type DisplayKind = keyof typeof DISPLAY_CHOICES
export type DisplayChoice = { readonly [Kind in DisplayKind]?: (typeof DISPLAY_CHOICES)[Kind][number] }

const displayFields = {
  lang: v.optional(v.picklist(DISPLAY_CHOICES.lang)),
  theme: v.optional(v.picklist(DISPLAY_CHOICES.theme)),
  skin: v.optional(v.picklist(DISPLAY_CHOICES.skin)),
  motion: v.optional(v.picklist(DISPLAY_CHOICES.motion)),
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
    theme: v.nullable(v.string()),
    skin: v.nullable(v.string()),
    motion: v.nullable(v.string()),
  }),
})
