/** The sandbox's control API: `POST /control` on its own port, never proxied (design.md). Money amounts as on the wire. */
import * as v from 'valibot'
import { amountInputSchema, moneySchema } from './fields.ts'

const userName = v.string()
const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))
/** Texts of what the control page publishes, in both languages, and for how long. */
const postEntries = {
  titleZh: text,
  titleEn: text,
  textZh: text,
  textEn: text,
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90 * 24 * 60)), 60),
}
/** A path of this site. */
const jump = v.optional(v.pipe(v.string(), v.regex(/^(?:\/(?!\/).*)?$/, 'a path of this site')), '')

export const controlRequestSchema = v.variant('action', [
  /** Rate of the sandbox clock. */
  v.object({ action: v.literal('clock.speed'), speed: v.picklist([0, 1, 60, 3600]) }),
  /** Moves the sandbox clock forward. */
  v.object({ action: v.literal('clock.jump'), ms: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** Confirms (credits) a deposit order; without a number the member's open one. */
  v.object({ action: v.literal('deposit.confirm'), userName, orderNo: v.optional(v.string()) }),
  v.object({
    action: v.literal('deposit.fail'),
    userName,
    orderNo: v.optional(v.string()),
    reason: v.optional(v.picklist(['D01', 'D02', 'D03', 'R05']), 'R05'),
  }),
  /**
   * A payment arrives, as reported by the bank's callback: late or early; without an amount exactly the requested one, with one in the order's
   * currency. Repeating the same `ref` repeats the same callback.
   */
  v.object({
    action: v.literal('deposit.pay'),
    userName,
    orderNo: v.optional(v.string()),
    amount: v.optional(amountInputSchema),
    ref: v.optional(v.string()),
  }),
  /** Decides an appeal as a reviewer would. */
  v.object({ action: v.literal('deposit.review'), userName, orderNo: v.optional(v.string()), accept: v.boolean() }),
  /** CNY per USDT from now on. */
  v.object({ action: v.literal('deposit.rate'), rate: v.pipe(v.string(), v.regex(/^[1-9]\d?\.\d{2}$/)) }),
  /** Sets the state of a bound account: 1 normal, 2 in review, 3 frozen, 4 off. */
  v.object({
    action: v.literal('account.state'),
    userName,
    accountId: v.string(),
    state: v.picklist([1, 2, 3, 4]),
    reason: v.optional(v.string(), ''),
  }),
  v.object({ action: v.literal('withdrawal.step'), orderNo: v.string() }),
  v.object({ action: v.literal('withdrawal.reject'), orderNo: v.string(), reason: v.optional(v.string(), 'R03') }),
  /** Ends a match now with a score; its bets settle at once. */
  v.object({ action: v.literal('match.end'), matchId: v.string(), home: v.number(), away: v.number() }),
  /** Calls a match off now. Bets on an abandoned or cancelled one are void at once, on a postponed one 36 hours after its start. */
  v.object({
    action: v.literal('match.callOff'),
    matchId: v.string(),
    kind: v.picklist(['postponed', 'abandoned', 'cancelled']),
  }),
  /** Settles the matches of one bet so that the bet wins, loses or is void. */
  v.object({ action: v.literal('bet.settle'), betNo: v.string(), result: v.picklist(['win', 'lose', 'void']) }),
  /** Corrects the result of a settled bet, as after a wrong score; the difference moves through its venue wallet. */
  v.object({ action: v.literal('bet.resettle'), betNo: v.string(), result: v.picklist(['win', 'lose', 'void']) }),
  v.object({
    action: v.literal('venue.status'),
    enName: v.string(),
    status: v.picklist([1, 2, 3]),
    minutes: v.optional(v.number(), 60),
  }),
  /** Gives a dividend to a member. */
  v.object({ action: v.literal('dividend.grant'), userName, amount: amountInputSchema, id: v.optional(v.string()) }),
  /** Puts a pop-up, a notice or an offer (per cent of a deposit) on the site at once. Answers its `id`. */
  v.object({ action: v.literal('popup.publish'), ...postEntries, jump }),
  v.object({ action: v.literal('notice.publish'), ...postEntries, jump }),
  v.object({
    action: v.literal('offer.publish'),
    ...postEntries,
    product: v.string(),
    percent: v.number(),
    multiple: v.number(),
    maxBonus: amountInputSchema,
  }),
  /** Ends such a campaign, or any offer, now. */
  v.object({ action: v.literal('campaign.end'), id: v.string() }),
  /** Decides a member's claim of an offer that waits for it. */
  v.object({
    action: v.literal('claim.decide'),
    userName,
    offerId: v.string(),
    accept: v.boolean(),
    reason: v.optional(v.string(), ''),
  }),
  /** Gives a member a friend who counts, with a reward to claim. */
  v.object({ action: v.literal('invite.friend'), userName }),
  /** Gives a member a rank in the last closed season of the peak bet, with its prize to claim. */
  v.object({ action: v.literal('peak.rank'), userName, rank: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** Decides a member's application to become a partner. */
  v.object({
    action: v.literal('agent.decide'),
    userName,
    accept: v.boolean(),
    reason: v.optional(v.string(), ''),
  }),
  /** How many of a limited prize of the lucky flip are left. */
  v.object({
    action: v.literal('flip.stock'),
    prize: v.string(),
    left: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  /** `status` 0 = maintenance. */
  v.object({ action: v.literal('site.maintenance'), status: v.picklist([0, 1]), minutes: v.optional(v.number(), 60) }),
  /** Stops log-in or sign-up; `state` 1 stops the whole service, 0 opens it. Omitted fields stay unchanged. */
  v.object({
    action: v.literal('site.stop'),
    login: v.optional(v.boolean()),
    register: v.optional(v.boolean()),
    state: v.optional(v.picklist([0, 1])),
    allowWithdraw: v.optional(v.boolean(), true),
  }),
  /** Simulated location of visitors until changed; without an address the real one. */
  v.object({
    action: v.literal('visitor.place'),
    ip: v.optional(v.pipe(v.string(), v.ip())),
    city: v.optional(v.object({ zh: v.string(), en: v.string() })),
  }),
  /** Marks of a member that affect login: `risk` 6029, `device-auth` 6035, `blocked` 10104, `device-blocked` 10102; `review`: requests wait for a person. */
  v.object({
    action: v.literal('member.flag'),
    userName,
    flag: v.picklist(['risk', 'device-auth', 'blocked', 'device-blocked', 'review']),
    on: v.boolean(),
  }),
  /** Sets the member's last visit to this many days ago and forgets known devices and places (6028 after 90 days, 6035 with `device-auth`). */
  v.object({ action: v.literal('member.away'), userName, days: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /**
   * Injects a fault into calls whose path contains `match` (all when empty), for one member or everyone, `times` times (0 = until cleared).
   * `code` answers an envelope with that status_code; `http` an HTTP status; `html` a page; `slow` waits `ms`; `drop` commits, then closes the connection;
   * `hang` never answers; `shape` answers an envelope whose data has a wrong type; `envelope` answers JSON that is not an envelope.
   */
  v.object({
    action: v.literal('fault.set'),
    id: v.optional(v.string()),
    kind: v.picklist(['code', 'http', 'html', 'slow', 'drop', 'hang', 'shape', 'envelope']),
    match: v.optional(v.string(), ''),
    userName: v.optional(v.string()),
    times: v.optional(v.number(), 1),
    code: v.optional(v.number()),
    message: v.optional(v.string()),
    status: v.optional(v.number()),
    ms: v.optional(v.number()),
    data: v.optional(v.unknown()),
  }),
  v.object({ action: v.literal('fault.clear'), id: v.optional(v.string()) }),
  /** Customer service: the member's agent says this. */
  v.object({ action: v.literal('service.say'), userName, text: v.string() }),
  /** An official agent pays for a top-up code. */
  v.object({ action: v.literal('instead.pay'), code: v.string() }),
  /** Turns the festival skin on or off, whatever the date. */
  v.object({ action: v.literal('site.skin'), on: v.nullable(v.boolean()) }),
  /** Turns the login page's background video on or off. */
  v.object({ action: v.literal('site.video'), on: v.boolean() }),
  /** Closes all chat sockets, or one member's. */
  v.object({ action: v.literal('chat.kill'), userName: v.optional(v.string()) }),
  v.object({ action: v.literal('chat.bots'), on: v.boolean() }),
  /** Mutes a member in a room, or in all without one; 0 minutes ends the mute, as an accepted appeal does. */
  v.object({
    action: v.literal('chat.mute'),
    userName,
    roomId: v.optional(v.string(), ''),
    minutes: v.pipe(v.number(), v.integer(), v.minValue(0)),
    rule: v.optional(v.string(), 'spam'),
  }),
  /** Hides lines of a room. */
  v.object({ action: v.literal('chat.shield'), roomId: v.string(), seqs: v.array(v.number()) }),
  /** Opens (1), maintains (2) or closes (3) a room, or all without one, and sets its slow mode. */
  v.object({
    action: v.literal('chat.room'),
    roomId: v.optional(v.string(), ''),
    status: v.picklist([1, 2, 3]),
    reason: v.optional(v.string(), ''),
    resumeMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    slowSec: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  /** Sets the levels whose members may speak in a room; 0 as the highest is none. */
  v.object({
    action: v.literal('chat.level'),
    roomId: v.string(),
    vipMin: v.pipe(v.number(), v.integer(), v.minValue(0)),
    vipMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  }),
  /** Changes the price of a gift of the chat. */
  v.object({ action: v.literal('chat.gift'), giftId: v.string(), price: moneySchema }),
  /** Changes the price or the stock of goods of the mall. */
  v.object({
    action: v.literal('mall.goods'),
    goodsId: v.string(),
    price: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    stock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  /** Checks the invariants of screens.md 11.1; `ok` false lists what broke. */
  v.object({ action: v.literal('ledger.proof') }),
  v.object({ action: v.literal('state') }),
])
export type ControlRequest = v.InferInput<typeof controlRequestSchema>
