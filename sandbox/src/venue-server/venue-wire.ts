/** Turns a venue endpoint into a route: the venue's envelope (`code` 350 is success, spec 5), its own token, the same rules for writes. */
import type { AnswerOf, Endpoint, RequestOf } from '@lantern/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Catalogue } from '../book/matches/catalogue.ts'
import { type Executor, inTransaction, type Trx } from '../database/database.ts'
import { findDemoEntry } from '../demo/demo-entries.ts'
import { findMember } from '../members/members.repository.ts'
import { refuse } from '../refusal/refuse.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { countPlayTime } from '../safer/guard/play-time.repository.ts'
import { findVenueSession } from '../venue-sessions/venue-sessions.ts'
import { playFault } from '../wire/play-fault.ts'
import { claimRequest, storeAnswer } from '../wire/request-store.ts'
import { isStorable } from '../wire/request-text.rules.ts'
import { type Deps, localeOf } from '../wire/wire.ts'
import { demoWallet, memberWallet, type PlayerWallet } from './player-wallet.ts'

/** Success code of venue paths (spec 5). */
const VENUE_OK = 350
/** Answers to an unknown session: OB and FB request a relaunch by these (spec 8). */
const EXPIRED_CODES: Readonly<Record<string, string>> = { OBTY: '0400401', FBTY: '14010' }
const EXPIRED = '400401'

export type VenueDeps = Pick<Deps, 'db' | 'clock' | 'faults'> & { readonly catalogue: Catalogue }
type VenueContext = {
  readonly now: number
  readonly db: Executor
  readonly isEnglish: boolean
  readonly wallet: PlayerWallet
}
type VenueWriteContext = VenueContext & { readonly trx: Trx }
type PublicVenueContext = { readonly now: number; readonly trx: Trx }

export type VenueWire = {
  open<E extends Endpoint>(
    endpoint: E,
    handler: (input: RequestOf<E>, context: PublicVenueContext) => Promise<AnswerOf<E>>,
  ): void
  read<E extends Endpoint>(
    endpoint: E,
    handler: (input: RequestOf<E>, context: VenueContext) => Promise<AnswerOf<E>>,
  ): void
  write<E extends Endpoint>(
    endpoint: E,
    handler: (input: RequestOf<E>, context: VenueWriteContext) => Promise<AnswerOf<E>>,
  ): void
}

type AnyHandler = (input: never, context: never) => Promise<unknown>
type Mode = 'open' | 'read' | 'write'

export function createVenueWire(app: FastifyInstance, deps: VenueDeps): VenueWire {
  const add = (mode: Mode, endpoint: Endpoint, handler: AnyHandler): void => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => serve({ mode, endpoint, handler, deps }, request, reply),
    })
  }
  return {
    open: (endpoint, handler) => add('open', endpoint, handler as AnyHandler),
    read: (endpoint, handler) => add('read', endpoint, handler as AnyHandler),
    write: (endpoint, handler) => add('write', endpoint, handler as AnyHandler),
  }
}

type Route = {
  readonly mode: Mode
  readonly endpoint: Endpoint
  readonly handler: AnyHandler
  readonly deps: VenueDeps
}

async function serve(
  { mode, endpoint, handler, deps }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const now = deps.clock.now()
  void reply.header('cache-control', 'no-store')
  const isEnglish = localeOf(String(request.headers['accept-language'] ?? '')) === 'en'
  const run = handler as (input: unknown, context: unknown) => Promise<unknown>
  try {
    if (mode === 'open') {
      const input = parse(endpoint, request)
      const data = await inTransaction(deps.db, (trx) => run(input, { now, trx }))
      return reply.send(answer(data, deps))
    }
    const wallet = await whoCalls(request, deps, now)
    const fault = deps.faults.take(endpoint.path, wallet.userName)
    if (fault && (await playFault(fault, request, reply))) return reply
    const input = parse(endpoint, request)
    const context = { now, db: deps.db as Executor, isEnglish, wallet }
    const data = mode === 'read' ? await run(input, context) : await writeOnce({ endpoint, deps, input, context, run })
    if (fault?.kind === 'drop') {
      request.raw.socket.destroy()
      return reply
    }
    return reply.send(answer(data, deps))
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error
    const code = error.code === EXPIRED_SESSION ? String((error.data as { venueCode: string }).venueCode) : error.code
    return reply.code(error.http).send({
      code,
      message: error.text(isEnglish ? 'en' : 'zh-CN'),
      data: error.data ?? null,
      serverTime: deps.clock.now(),
    })
  }
}

const EXPIRED_SESSION = 400401

async function whoCalls(request: FastifyRequest, deps: VenueDeps, now: number): Promise<PlayerWallet> {
  const token = /^Bearer (\S+)$/.exec(String(request.headers.authorization ?? ''))?.[1] ?? ''
  const session = await findVenueSession(deps.db, token, 'play', now)
  const member = session && (await findMember(deps.db, session.member_id))
  if (session && member) {
    await countPlayTime(deps.db, member.id, now)
    return memberWallet(member, session.en_name)
  }
  const demo = await findDemoEntry(deps.db, token, now)
  if (demo) return demoWallet(demo)
  const venueCode = EXPIRED_CODES[String(request.headers['x-venue'] ?? '')] ?? EXPIRED
  throw new SandboxError(
    EXPIRED_SESSION,
    { zh: '会话已失效，请重新进入场馆', en: 'The session has ended, open the venue again' },
    { venueCode },
    { http: 401 },
  )
}

type Write = {
  readonly endpoint: Endpoint
  readonly deps: VenueDeps
  readonly input: unknown
  readonly context: VenueContext
  readonly run: (input: unknown, context: unknown) => Promise<unknown>
}

/** One transaction with the money's row locked, answered once per `requestNo` (screens.md 0.1). */
function writeOnce({ endpoint, deps, input, context, run }: Write): Promise<unknown> {
  return inTransaction(deps.db, async (trx) => {
    const wallet = await context.wallet.lock(trx)
    const requestNo = String((input as { requestNo?: unknown }).requestNo)
    const key = { memberId: wallet.owner, requestNo, path: endpoint.path, body: input, now: context.now }
    const stored = await claimRequest(trx, key)
    if (stored) return stored.answer
    // The guard of breaks and limits inside venues (decision 0063).
    const play = endpoint.plays?.(input)
    if (play) await wallet.guard(trx, play, context.now)
    const data = await run(input, { ...context, wallet, db: trx, trx })
    await storeAnswer(trx, key, data)
    return data
  })
}

function answer(data: unknown, deps: VenueDeps): object {
  return { code: VENUE_OK, message: '', data, serverTime: deps.clock.now() }
}

function parse(endpoint: Endpoint, request: FastifyRequest): unknown {
  const given = endpoint.method === 'GET' ? (request.query ?? {}) : (request.body ?? {})
  if (!isStorable(given)) throw refuse('invalid-request', { fields: {} }, { http: 400 })
  const result = v.safeParse(endpoint.request, given, { abortPipeEarly: true })
  if (result.success) return result.output
  const fields: Record<string, string> = {}
  for (const issue of result.issues) fields[v.getDotPath(issue) ?? 'body'] ??= issue.message
  throw refuse('invalid-request', { fields }, { http: 400 })
}
