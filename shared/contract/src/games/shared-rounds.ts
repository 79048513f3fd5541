/**
 * Endpoints of games whose rounds the venue's clock plays for all players at once: live tables and draws (`/v1/play/shared`, success 350, spec 5).
 * The hash of a round's server seed is answered with the round before it, so before its betting opens; the seed with its result. The result follows
 * from the seed, the game's code and the round's number, and every page computes it again.
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

const named = v.looseObject({ zh: v.string(), en: v.string() })
const gameCodeSchema = v.pipe(v.string(), v.maxLength(64))
/** Most bets in one request. */
const MAX_BETS = 20

/** A round that runs: its times on the venue's clock. */
const runningSchema = v.looseObject({
  no: countSchema,
  serverSeedHash: v.string(),
  startAt: instantSchema,
  /** First instant at which bets are refused. */
  closeAt: instantSchema,
  resultAt: instantSchema,
  endAt: instantSchema,
})

/** A round with a result. */
const decidedSchema = v.looseObject({ no: countSchema, serverSeed: v.string(), outcome: v.string() })
export type DecidedRound = v.InferOutput<typeof decidedSchema>

const sharedBetSchema = v.looseObject({
  /** Number of the bet in the records. */
  no: idSchema,
  round: countSchema,
  position: v.string(),
  stake: moneySchema,
  /** null until the round is settled. */
  return: v.nullable(moneySchema),
})
export type SharedBet = v.InferOutput<typeof sharedBetSchema>

const sharedGameSchema = v.looseObject({
  gameCode: v.string(),
  enName: v.string(),
  venue: named,
  name: named,
  engine: openEnum(['baccarat', 'roulette', 'digits']),
  /** Amounts that a tap adds; every stake is a whole number of the smallest. */
  chips: v.array(moneySchema),
  /** The most a member may stake in one round, all positions together. */
  maxStake: moneySchema,
  /** 1 transfer, 2 seamless. */
  walletMode: v.number(),
  /** Data of the engine; the page parses it by the engine's own schema. */
  sheet: v.unknown(),
})
export type SharedGameView = v.InferOutput<typeof sharedGameSchema>

/** Everything the page of a shared game shows; asked for again while it is open. */
export const playShared = defineEndpoint({
  method: 'GET',
  path: '/v1/play/shared',
  kind: 'read',
  access: 'member',
  request: v.object({
    game: gameCodeSchema,
    /** Number of the newest result that the page has; only later ones are answered. */
    since: v.optional(v.pipe(v.string(), v.regex(/^\d{0,12}$/)), ''),
  }),
  response: v.looseObject({
    game: sharedGameSchema,
    /** The venue's clock. */
    now: instantSchema,
    round: runningSchema,
    next: runningSchema,
    /** Newest first. */
    results: rowsOf(decidedSchema),
    /** The member's bets on this round and the one before it. */
    bets: rowsOf(sharedBetSchema),
    balance: moneySchema,
  }),
})

/**
 * Stakes on positions of the running round, all or nothing. Refused with 711001 balance, 711002 / 711003 stake, 711015 when the round does not take
 * bets (`data.reason` = `closed`), 711017 maintenance, and 712002 / 712003 / 711009.
 */
export const playSharedBet = defineEndpoint({
  method: 'POST',
  path: '/v1/play/shared/bet',
  kind: 'write',
  access: 'member',
  plays: ({ bets }) => ({ kind: 'stake', stakes: bets.map(({ stake }) => stake) }),
  request: v.object({
    game: gameCodeSchema,
    round: countSchema,
    bets: v.pipe(
      v.array(v.object({ position: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{1,16}$/)), stake: amountInputSchema })),
      v.minLength(1),
      v.maxLength(MAX_BETS),
    ),
    requestNo: requestNoSchema,
  }),
  response: v.looseObject({ bets: rowsOf(sharedBetSchema), balance: moneySchema }),
})
