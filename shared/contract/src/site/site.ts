/** Site configuration and content of the home page. Fields marked [S] are the specification's. */
import * as v from 'valibot'
import { DEFAULT_PLATFORM_TYPE } from '../wire/constants.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { HEADER } from '../wire/envelope.ts'
import { countSchema, emptySchema, idSchema, instantSchema, listOf, textSchema } from '../wire/fields.ts'
import { rowsOf } from '../wire/open-enum.ts'

export const siteBaseConfigSchema = v.looseObject({ title: v.string(), webLogoTitleUrl: v.string() })

/** `status` 0 = maintenance, 1 = normal (screens.md 3). */
export const maintainConfigSchema = v.looseObject({
  status: v.number(),
  title: v.optional(v.string(), ''),
  content: v.optional(v.string(), ''),
  startTime: v.optional(v.nullable(instantSchema), null),
  endTime: v.optional(v.nullable(instantSchema), null),
  allowService: v.optional(v.boolean(), true),
})

export const phoneCountrySchema = v.looseObject({
  code: v.string(),
  number: v.string(),
  name: v.string(),
  pattern: v.string(),
})

export const preInfoSchema = v.looseObject({
  SiteBaseConfigVo: siteBaseConfigSchema,
  address: v.string(),
  disablePhones: v.array(v.string()),
  globePhoneNumber: rowsOf(phoneCountrySchema),
  ip: v.string(),
  maintainConfig: maintainConfigSchema,
  /** Parsed separately where it is used (skin.ts): a malformed skin must not break pre-info. */
  siteFestivalSkin: v.nullable(v.looseObject({ code: v.string() })),
  siteVideoActiveUrl: v.string(),
  siteVideoSkinOpen: v.number(),
  stopLogin: v.union([v.boolean(), v.number()]),
  stopRegister: v.union([v.boolean(), v.number()]),
})
export type PreInfo = v.InferOutput<typeof preInfoSchema>

export const preInfo = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/configuration/preInfo',
  kind: 'read',
  access: 'public',
  request: v.object({ platformType: v.optional(v.number(), DEFAULT_PLATFORM_TYPE) }),
  response: preInfoSchema,
})

/** Whether the whole service is stopped, in this region or permanently (screens.md 3): without a window, unlike maintenance. */
export const serviceStateSchema = v.looseObject({
  /** 0 open, 1 stopped. */
  state: v.number(),
  reason: v.optional(textSchema, ''),
  /** Members may still sign in, only to withdraw. */
  allowWithdraw: v.optional(v.boolean(), false),
  /** Mail addresses and phone numbers. */
  contacts: v.optional(v.array(v.string()), []),
})
export type ServiceState = v.InferOutput<typeof serviceStateSchema>
export const serviceState = defineEndpoint({
  method: 'GET',
  path: '/site/api/v1/configuration/serviceState',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: serviceStateSchema,
})
export const SERVICE_STOPPED = 1

/** Config dictionary: "51" chat hosts [S use], "52" service url, "53" download url, "54" help phone. */
export const vvPrettySchema = v.record(v.string(), v.array(v.string()))
export const vvPretty = defineEndpoint({
  method: 'GET',
  path: '/site/api/v1/configuration/vvPretty',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: vvPrettySchema,
})

/** Entry of vvPretty with the chat hosts (spec 7). `/` = the page's own origin. */
export const CHAT_HOSTS_ENTRY = '51'

/** Key and initial vector (base64) of encrypted answers. */
export const sec = defineEndpoint({
  method: 'GET',
  path: '/site/api/v1/sec/web-1001',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: v.looseObject({ k: v.string(), v: v.string() }),
})

export const noticeSchema = v.looseObject({
  id: idSchema,
  /** 1 announcement, 2 activity, 3 maintenance. */
  category: v.number(),
  title: v.string(),
  content: textSchema,
  level: v.number(),
  start: instantSchema,
  end: instantSchema,
  jump: v.optional(v.string(), ''),
})
export type Notice = v.InferOutput<typeof noticeSchema>
/** Category that selects all three. */
export const NOTICE_ALL = 0
export const noticeList = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/advertising/queryNoticeList',
  kind: 'read',
  access: 'public',
  request: v.object({ category: v.optional(v.picklist([NOTICE_ALL, 1, 2, 3]), NOTICE_ALL) }),
  response: listOf(noticeSchema),
})

export const stationAdSchema = v.looseObject({
  id: idSchema,
  slot: v.picklist(['home_hero', 'home_strip', 'mine_top']),
  /** An allowed image URL, or '' for generated art seeded by the id. */
  image: v.string(),
  alt: v.string(),
  title: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
  jump: v.string(),
  sort: v.number(),
  start: instantSchema,
  end: instantSchema,
})
export type StationAd = v.InferOutput<typeof stationAdSchema>
export const stationAdList = defineEndpoint({
  method: 'GET',
  path: '/act/api/v1/advertising/queryStationAdList',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: listOf(stationAdSchema),
})

/**
 * The banners that home shows at a time, in their order.
 * @param atMs epoch ms
 */
export function heroAdsAt(list: readonly StationAd[], atMs: number): StationAd[] {
  return list
    .filter((ad) => ad.slot === 'home_hero' && ad.start <= atMs && atMs < ad.end)
    .sort((one, other) => one.sort - other.sort)
}

export const webTerminal = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/launcher/webTerminal',
  kind: 'read',
  access: 'public',
  headers: { [HEADER.platform]: String(DEFAULT_PLATFORM_TYPE) },
  request: emptySchema,
  response: v.looseObject({
    splash: v.optional(v.nullable(v.looseObject({ image: v.string(), ms: v.number(), jump: v.string() })), null),
    minVersion: v.string(),
    notice: v.optional(v.string(), ''),
  }),
})

export const namingList = defineEndpoint({
  method: 'GET',
  path: '/site/api/v1/site/naming/list',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: listOf(
    v.looseObject({ code: v.string(), zh: v.string(), en: v.string(), icon: v.optional(v.string(), '') }),
  ),
})

/** Keys of the platform counts (spec 1): sport, e-games, esports, live, lottery, chess. Fishing has none. */
export const COUNT_KEYS = ['TY', 'DZ', 'DJ', 'ZR', 'CP', 'QP'] as const
export type CountKey = (typeof COUNT_KEYS)[number]
export const countValueSchema = v.looseObject({ count: countSchema, live: countSchema, updatedAt: instantSchema })
export const platformCountsSchema = v.looseObject({
  TY: v.optional(countValueSchema),
  DZ: v.optional(countValueSchema),
  DJ: v.optional(countValueSchema),
  ZR: v.optional(countValueSchema),
  CP: v.optional(countValueSchema),
  QP: v.optional(countValueSchema),
})
export type PlatformCounts = v.InferOutput<typeof platformCountsSchema>

/** Keys of `/api/json-cache/{key}`, a closed list (screens.md, appendix B). */
export const JSON_CACHE_KEYS = ['counts', 'venueList', 'naming', 'notices', 'ads', 'vipTable', 'helpIndex'] as const
export type JsonCacheKey = (typeof JSON_CACHE_KEYS)[number]
