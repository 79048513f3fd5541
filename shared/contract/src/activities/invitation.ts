/** `/act/api/v1/invite/...`: a member's invite link, how far invited friends are, and the rewards for them (screens.md 5). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import {
  countSchema,
  emptySchema,
  idSchema,
  instantSchema,
  moneySchema,
  pageOf,
  pageSchema,
  requestNoSchema,
} from '../wire/fields.ts'
import { openEnum } from '../wire/open-enum.ts'

/** `refused`: the friend shares a device, a payment account or a name with the inviter, and does not count. */
export const FRIEND_STAGES = ['registered', 'deposited', 'valid', 'refused'] as const
export type FriendStage = (typeof FRIEND_STAGES)[number]
export const REWARD_STATES = ['none', 'claimable', 'claimed'] as const

const ruleSchema = v.looseObject({
  /** For the inviter, of each valid friend. */
  reward: moneySchema,
  /** Dividend of the friend, once valid. */
  friendReward: moneySchema,
  /** Smallest first deposit. */
  minDeposit: moneySchema,
  /** Turnover of the friend, as a multiple of the first deposit. */
  turnoverMultiple: countSchema,
  /** Turnover of the reward itself. */
  rewardMultiple: countSchema,
})
export type InviteRule = v.InferOutput<typeof ruleSchema>

/** Friends who reached a stage at least. */
const statsSchema = v.looseObject({
  clicked: countSchema,
  registered: countSchema,
  deposited: countSchema,
  valid: countSchema,
  claimable: moneySchema,
  claimed: moneySchema,
})
export type InviteStats = v.InferOutput<typeof statsSchema>

/** Code, link and funnel of the member; for visitors the rules only. */
export const inviteInfo = defineEndpoint({
  method: 'GET',
  path: '/act/api/v1/invite/info',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: v.looseObject({
    /** '' for visitors. */
    i_code: v.string(),
    /** Path on this site, so that it works on whichever address the member uses. */
    link: v.string(),
    /** Path in the QR code. */
    qrData: v.string(),
    rule: ruleSchema,
    stats: v.nullable(statsSchema),
  }),
})

const friendSchema = v.looseObject({
  /** Of the invitation, not of the friend's account. */
  id: idSchema,
  nickMasked: v.string(),
  stage: openEnum(FRIEND_STAGES),
  /** When the stage began. */
  at: instantSchema,
  rewardId: v.optional(v.nullable(idSchema), null),
  rewardState: openEnum(REWARD_STATES),
})
export type Friend = v.InferOutput<typeof friendSchema>

/** Invited friends, newest first, without what they deposit or play. */
export const inviteFriends = defineEndpoint({
  method: 'POST',
  path: '/act/api/v1/invite/friends',
  kind: 'read',
  access: 'member',
  request: v.object({ ...pageSchema, stage: v.optional(v.picklist(FRIEND_STAGES)) }),
  response: pageOf(friendSchema),
})

/** Pays the reward of a friend, once; a repeated claim gets the first result. Refused with 10003 unknown, 712002 / 712003 / 711009. */
export const inviteClaim = defineEndpoint({
  method: 'POST',
  path: '/act/api/v1/invite/claim',
  kind: 'write',
  access: 'member',
  plays: () => ({ kind: 'grant' }),
  request: v.object({ rewardId: idSchema, requestNo: requestNoSchema }),
  response: v.looseObject({ rewardId: idSchema, amount: moneySchema, auditId: idSchema, ledgerNo: v.string() }),
})
