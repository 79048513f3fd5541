/** A member's display preferences for odds and texts (appendix B). */
import * as v from 'valibot'
import { ODDS_TYPE } from '../wire/constants.ts'
import { defineEndpoint } from '../wire/endpoint.ts'

export const ODDS_TYPES = [ODDS_TYPE.malay, ODDS_TYPE.hongkong, ODDS_TYPE.europe, ODDS_TYPE.indonesia] as const

export const preferenceSave = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/preference/save',
  kind: 'write',
  access: 'member',
  request: v.object({
    oddsType: v.optional(v.picklist(ODDS_TYPES)),
    lang: v.optional(v.picklist(['zh-CN', 'en'])),
  }),
  response: v.looseObject({ prefs: v.looseObject({ oddsType: v.number(), lang: v.string() }) }),
})
