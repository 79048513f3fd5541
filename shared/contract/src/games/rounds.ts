/**
 * Endpoints of the games that are not a sport book (`/v1/play/...` on the venue origin, success 350, spec 5). A round is provably fair: the hash of
 * the server's seed is shown before it, the seed after it, and every draw follows from that seed, the player's seed and the number of the round.
 */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import {
  amountInputSchema,
  countSchema,
  idSchema,
  instantSchema,
  moneySchema,
  requestNoSchema,
} from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'

/** Engines that games are played on. */
const ENGINES = ['lines', 'ways', 'bulls', 'fishing'] as const
export type EngineName = (typeof ENGINES)[number]

/** Printable ASCII without spaces, so that both sides hash the same bytes. */
const clientSeedSchema = v.pipe(v.string(), v.regex(/^[!-~]{1,64}$/, 'a seed is 1 to 64 printable characters'))
const named = v.looseObject({ zh: v.string(), en: v.string() })

/** What the player decides in a round. */
const roundChoiceSchema = v.variant('kind', [
  v.object({ kind: v.literal('spin') }),
  v.object({ kind: v.literal('deal') }),
  v.object({ kind: v.literal('cast'), fish: v.pipe(v.string(), v.regex(/^[a-z]{1,16}$/)) }),
])
export type RoundChoice = v.InferOutput<typeof roundChoiceSchema>

/** The same as in an answer; `fish` belongs to `cast`. */
const playedChoiceSchema = v.looseObject({ kind: openEnum(['spin', 'deal', 'cast']), fish: v.optional(v.string(), '') })

/** The server's promise for the next round. */
const commitmentSchema = v.looseObject({ serverSeedHash: v.string(), nonce: countSchema })

const roundSchema = v.looseObject({
  /** Number of its bet in the records. */
  no: idSchema,
  gameCode: v.string(),
  nonce: countSchema,
  serverSeedHash: v.string(),
  serverSeed: v.string(),
  clientSeed: v.string(),
  choice: playedChoiceSchema,
  stake: moneySchema,
  return: moneySchema,
  at: instantSchema,
})
export type Round = v.InferOutput<typeof roundSchema>

const playedGameSchema = v.looseObject({
  gameCode: v.string(),
  enName: v.string(),
  venue: named,
  name: named,
  engine: openEnum(ENGINES),
  /** Per cent, computed from the sheet. */
  rtp: v.string(),
  volatility: v.nullable(v.string()),
  /** Shortest time between two rounds of a member, in ms of the sandbox clock. */
  cycleMs: countSchema,
  stakes: v.array(moneySchema),
  /** The most a round can return, as a multiple of the stake. */
  maxMultiple: countSchema,
  /** 1 transfer, 2 seamless. */
  walletMode: v.number(),
  /** Data of the engine; the page parses it by the engine's own schema. */
  sheet: v.unknown(),
})
export type PlayedGame = v.InferOutput<typeof playedGameSchema>

const gameCodeSchema = v.pipe(v.string(), v.maxLength(64))

/** Games that the venue of the session can be played at: what the page shows when the launch named none. */
export const playCatalogue = defineEndpoint({
  method: 'GET',
  path: '/v1/play/catalogue',
  kind: 'read',
  access: 'member',
  request: v.object({}),
  response: v.looseObject({
    enName: v.string(),
    venue: named,
    list: rowsOf(
      v.looseObject({
        gameCode: v.string(),
        name: named,
        engine: v.string(),
        theme: v.string(),
        rtp: v.nullable(v.string()),
      }),
    ),
  }),
})

/** Everything the page needs to play a game: its data, the next commitment, the member's money and last rounds. */
export const playTable = defineEndpoint({
  method: 'GET',
  path: '/v1/play/table',
  kind: 'read',
  access: 'member',
  request: v.object({ game: gameCodeSchema }),
  response: v.looseObject({
    game: playedGameSchema,
    next: commitmentSchema,
    balance: moneySchema,
    /** Time until the member's next round may start, ms. */
    waitMs: countSchema,
    rounds: rowsOf(roundSchema),
  }),
})

/**
 * Plays one round: stake, draw and return in one transaction. Refused with 711001 balance, 711002 / 711003 stake, 711015 when `nonce` is not the next
 * one (`data.reason` = `nonce`), 711017 maintenance, 712002 / 712003 / 711009, and 10001 before the cycle is over (`data.waitMs`).
 */
export const playRound = defineEndpoint({
  method: 'POST',
  path: '/v1/play/round',
  kind: 'write',
  access: 'member',
  plays: ({ stake }) => ({ kind: 'stake', stakes: [stake] }),
  request: v.object({
    game: gameCodeSchema,
    nonce: countSchema,
    clientSeed: clientSeedSchema,
    stake: amountInputSchema,
    choice: roundChoiceSchema,
    requestNo: requestNoSchema,
  }),
  response: v.looseObject({ round: roundSchema, next: commitmentSchema, balance: moneySchema }),
})
