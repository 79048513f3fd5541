/** Tutorials of money: an index, and the steps of each with pictures (screens.md 8). The pictures are drawn by the page, by name. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, emptySchema, keySchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'

/** Payment platforms with a switch on their page; the other tutorials are about an operation. */
export const TUTORIAL_PLATFORMS = ['usdt', 'ebpay', 'koipay', 'dcep', 'alipay', 'wechat', 'sharelife'] as const
export type TutorialPlatform = (typeof TUTORIAL_PLATFORMS)[number]

export const TUTORIAL_PICTURES = [
  'choose',
  'amount',
  'copy',
  'scan',
  'pay',
  'address',
  'password',
  'proof',
  'wait',
  'done',
  'bind',
  'move',
  'match',
] as const
export type TutorialPicture = (typeof TUTORIAL_PICTURES)[number]

export const tutorialList = defineEndpoint({
  method: 'GET',
  path: '/site/api/v1/tutorial/list',
  kind: 'read',
  access: 'member',
  request: v.object({}),
  response: v.looseObject({
    list: rowsOf(
      v.looseObject({
        key: keySchema,
        title: v.string(),
        summary: v.string(),
        steps: countSchema,
        /** The member opened it, on any device. */
        seen: v.boolean(),
      }),
    ),
  }),
})

export const tutorialDetail = defineEndpoint({
  method: 'GET',
  path: '/site/api/v1/tutorial/detail',
  kind: 'read',
  access: 'member',
  request: v.object({ platform: keySchema }),
  response: v.looseObject({
    key: keySchema,
    title: v.string(),
    summary: v.string(),
    steps: rowsOf(
      v.looseObject({
        picture: openEnum(TUTORIAL_PICTURES),
        title: v.string(),
        text: v.string(),
        /** Words in the picture, in its order: the networks to choose from. */
        shows: v.optional(v.array(v.string())),
        /** Texts to enter in the payment app, e.g. an amount. */
        copies: v.array(v.looseObject({ label: v.string(), value: v.string() })),
      }),
    ),
    /** Common mistakes, with what to do. */
    mistakes: v.array(v.looseObject({ problem: v.string(), cure: v.string() })),
    /** Kind of payout account that belongs to it, with the number that the member has bound; null = none. */
    account: v.nullable(v.looseObject({ kind: v.string(), bound: countSchema })),
    /** Deposit method that it explains; null = none. */
    depositMethod: v.nullable(v.string()),
  }),
})

/** Remembers that the member opened a tutorial; repeating changes nothing. */
export const tutorialSeen = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/tutorial/seen',
  kind: 'write',
  access: 'member',
  request: v.object({ platform: keySchema }),
  response: emptySchema,
})
