/**
 * Turns an endpoint of the contract into a route: fault hook, signature, session, validation, one transaction around a write, idempotency, envelope,
 * encryption. A handler gets parsed input and a context, and returns `data` or throws `SandboxError`.
 */
import * as CODE from '@lantern/contract/code'
import type { AnswerOf, Endpoint, RequestOf } from '@lantern/contract/endpoint'
import { CLIENT_TYPES, type ClientType, DEVICE_ID_PATTERN, HEADER, SUCCESS } from '@lantern/contract/envelope'
import { addressKey } from '@lantern/service'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Clock } from '../clock/clock.ts'
import { type Database, type Executor, inTransaction, type Trx } from '../database/database.ts'
import type { Member, Session } from '../database/tables/members/members.schema.ts'
import type { Faults } from '../faults/faults.ts'
import { CALLS } from '../limits/limits.rules.ts'
import type { Limits } from '../limits/limits.ts'
import { lockMember } from '../members/members.repository.ts'
import { refuse } from '../refusal/refuse.ts'
import { type Locale, SandboxError } from '../refusal/sandbox-error.ts'
import { guardPlay } from '../safer/guard/play-guard.ts'
import { holdToDevice } from '../sessions/device-binding.ts'
import { authenticate } from '../sessions/sessions.ts'
import { requireOpenSite, requireService, type SiteSwitches } from '../site/site-switches.ts'
import { decrypt, encrypt, type ResponseKeys } from './cipher.ts'
import { playFault } from './play-fault.ts'
import { claimRequest, type RequestKey, releaseRequest, storeAnswer } from './request-store.ts'
import { isStorable } from './request-text.rules.ts'
import { isSignatureAcceptable } from './signature.ts'

export type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly faults: Faults
  readonly keys: ResponseKeys
  readonly site: SiteSwitches
  readonly limits: Limits
}

type Context = {
  /** Sandbox clock at the start of the call, epoch ms. */
  readonly now: number
  readonly clock: Clock
  readonly faults: Faults
  readonly limits: Limits
  /** A read uses the database, a write its transaction. */
  readonly db: Executor
  readonly locale: Locale
  readonly requestId: string
  readonly deviceUuid: string
  readonly deviceLabel: string
  readonly clientType: ClientType
  /** Address forwarded by the edge. */
  readonly ip: string
  /** Key of network limits. */
  readonly network: string
  /** Origin of the calling page; '' = not sent. */
  readonly origin: string
  /** Token of \`Authorization: Bearer\`, used by demos; '' = none. Members' tokens have a header of their own. */
  readonly bearer: string
  /** The member, where a public endpoint returns more to members; undefined for visitors. */
  readonly caller: Member | undefined
}
export type WriteContext = Context & {
  readonly trx: Trx
  /**
   * Work of another system after the commit (a venue's answer to a transfer). Its result replaces the handler's answer, also in the store; if the
   * process dies in between, the first answer stays and a job completes the work.
   */
  afterCommit(work: () => Promise<unknown>): void
}
type MemberContext = Context & { readonly member: Member; readonly session: Session; readonly token: string }
export type MemberWriteContext = MemberContext & WriteContext

type Options = {
  /** `data` is encrypted under the sec keys (spec 7). */
  readonly encrypted?: boolean
}

export type Wire = {
  /** A public read. */
  publicRead<E extends Endpoint>(
    endpoint: E,
    handler: (input: RequestOf<E>, context: Context) => Promise<AnswerOf<E>>,
  ): void
  /** A public write; runs in one transaction. */
  publicWrite<E extends Endpoint>(
    endpoint: E,
    handler: (input: RequestOf<E>, context: WriteContext) => Promise<AnswerOf<E>>,
  ): void
  memberRead<E extends Endpoint>(
    endpoint: E,
    handler: (input: RequestOf<E>, context: MemberContext) => Promise<AnswerOf<E>>,
    options?: Options,
  ): void
  /** A member's write: one transaction with the member's row locked, answered once per `requestNo` when the input has one. */
  memberWrite<E extends Endpoint>(
    endpoint: E,
    handler: (input: RequestOf<E>, context: MemberWriteContext) => Promise<AnswerOf<E>>,
  ): void
}

type AnyHandler = (input: never, context: never) => Promise<unknown>

/** Registers endpoints. @throws Error at start when a registration contradicts the endpoint's kind or access */
export function createWire(app: FastifyInstance, deps: Deps): Wire {
  const add = (
    endpoint: Endpoint,
    kind: Endpoint['kind'],
    access: Endpoint['access'],
    handler: AnyHandler,
    options: Options = {},
  ): void => {
    if (endpoint.kind !== kind || endpoint.access !== access) {
      throw new Error(
        `${endpoint.path} is a ${endpoint.access} ${endpoint.kind} in the contract, not a ${access} ${kind}.`,
      )
    }
    if (kind === 'write' && access === 'public' && CALLS[endpoint.path] === undefined)
      throw new Error(`${endpoint.path} is a public write without a limit (limits.rules.ts).`)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => serve({ endpoint, handler, options, deps }, request, reply),
    })
  }
  return {
    publicRead: (endpoint, handler) => add(endpoint, 'read', 'public', handler as AnyHandler),
    publicWrite: (endpoint, handler) => add(endpoint, 'write', 'public', handler as AnyHandler),
    memberRead: (endpoint, handler, options) => add(endpoint, 'read', 'member', handler as AnyHandler, options),
    memberWrite: (endpoint, handler) => add(endpoint, 'write', 'member', handler as AnyHandler),
  }
}

type Route = {
  readonly endpoint: Endpoint
  readonly handler: AnyHandler
  readonly options: Options
  readonly deps: Deps
}

async function serve(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { endpoint, deps } = route
  const now = deps.clock.now()
  const header = (name: string): string => String(request.headers[name] ?? '')
  const token = header(HEADER.token)
  const device = {
    // Too long or malformed: counts as none.
    deviceUuid: DEVICE_ID_PATTERN.test(header(HEADER.deviceUuid)) ? header(HEADER.deviceUuid) : '',
    deviceLabel: deviceLabelOf(header('user-agent')),
  }
  if (!isSignatureAcceptable(endpoint.path, header(HEADER.signature), header(HEADER.deviceUuid))) {
    throw new SandboxError(CODE.API_AUTH, {
      zh: '签名校验失败，请刷新',
      en: 'Signature check failed. Refresh the page.',
    })
  }
  const clientType = clientTypeOf(header(HEADER.clientType))
  const who = await authenticate(deps.db, token, now)
    .then(async (found) => {
      await holdToDevice(deps.db, found, { ...device, now })
      return found
    })
    .catch((error: unknown) => {
      if (error instanceof SandboxError) return error
      throw error
    })
  // A public endpoint treats a stale token as a visitor's.
  const session = who instanceof SandboxError ? undefined : who

  const fault = deps.faults.take(endpoint.path, session?.member.user_name)
  if (fault && (await playFault(fault, request, reply))) return reply

  requireService(deps.site, endpoint.path)
  requireOpenSite(deps.site, endpoint.path)
  if (endpoint.access === 'member' && who instanceof SandboxError) throw who
  const network = addressKey(request.ip)
  // Members have limits of their own, not those of the network.
  if (endpoint.access === 'public') deps.limits.call(endpoint.path, session?.member.id ?? network)
  const input = parse(endpoint, request)
  checkUser(deps, header(HEADER.user), session?.member)

  const context = {
    now,
    clock: deps.clock,
    faults: deps.faults,
    limits: deps.limits,
    db: deps.db as Executor,
    locale: localeOf(header('accept-language'), header('cookie')),
    requestId: String(request.id),
    ...device,
    clientType,
    ip: request.ip,
    network,
    origin: header('origin'),
    bearer: /^Bearer (\S+)$/.exec(header('authorization'))?.[1] ?? '',
    caller: session?.member,
    member: session?.member,
    session: session?.session,
    token,
  }
  const run = route.handler as (input: unknown, context: unknown) => Promise<unknown>
  const data = endpoint.kind === 'read' ? await run(input, context) : await write(route, input, context, run)

  if (fault?.kind === 'drop') {
    // The work is committed; its answer is lost.
    request.raw.socket.destroy()
    return reply
  }
  const body = JSON.stringify(data)
  if (route.options.encrypted) void reply.header(HEADER.encrypted, '1')
  return reply.send({
    status_code: SUCCESS,
    message: '',
    data: route.options.encrypted ? encrypt(deps.keys, body) : data,
    serverTime: deps.clock.now(),
  })
}

type Written =
  | { readonly data: unknown; readonly key?: RequestKey; readonly after?: () => Promise<unknown> }
  | { readonly refusal: SandboxError }

async function write(
  { endpoint, deps }: Route,
  input: unknown,
  context: { readonly now: number; readonly member: Member | undefined; readonly token: string },
  run: (input: unknown, context: unknown) => Promise<unknown>,
): Promise<unknown> {
  const written = await inTransaction(deps.db, async (trx): Promise<Written> => {
    const member =
      context.member && endpoint.access === 'member' ? await lockMember(trx, context.member.id) : context.member
    // Checked again under the lock: a login elsewhere may have ended the session.
    if (endpoint.access === 'member') await authenticate(trx, context.token, context.now)
    const requestNo = (input as { requestNo?: unknown }).requestNo
    const key =
      member && typeof requestNo === 'string'
        ? { memberId: member.id, requestNo, path: endpoint.path, body: input, now: context.now }
        : undefined
    const stored = key && (await claimRequest(trx, key))
    if (stored) return { data: stored.answer }
    // The one guard of breaks and limits (decision 0063); an answered request keeps its answer.
    const play = endpoint.plays?.(input)
    if (member && play) await guardPlay(trx, { member, play, now: context.now })
    try {
      let after: (() => Promise<unknown>) | undefined
      const afterCommit = (work: () => Promise<unknown>): void => {
        after = work
      }
      const data = await run(input, { ...context, member, db: trx, trx, afterCommit })
      if (key) await storeAnswer(trx, key, data)
      return { data, key, after }
    } catch (error) {
      if (!(error instanceof SandboxError) || !error.keep) throw error
      if (key) await releaseRequest(trx, key)
      return { refusal: error }
    }
  })
  if ('refusal' in written) throw written.refusal
  if (!written.after) return written.data
  const data = await written.after()
  const { key } = written
  if (key) await inTransaction(deps.db, (trx) => storeAnswer(trx, key, data))
  return data
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

/** A client without a kind is a page. @throws SandboxError 10003 for an unknown kind */
function clientTypeOf(header: string): ClientType {
  const known = CLIENT_TYPES.find((type) => type === (header || 'web'))
  if (known) return known
  throw new SandboxError(
    CODE.VALIDATION,
    { zh: '未知的客户端类型', en: 'This kind of client is not known' },
    { fields: { [HEADER.clientType]: 'unknown' } },
    { http: 400 },
  )
}

/** The encrypted user name, if sent, must match the token (spec 7). */
function checkUser(deps: Deps, header: string, member: Member | undefined): void {
  if (header === '' || !member) return
  if (decrypt(deps.keys, header)?.toLowerCase() !== member.user_key) {
    throw new SandboxError(
      CODE.VALIDATION,
      { zh: '用户校验失败', en: 'The user name does not match' },
      { fields: { [HEADER.user]: 'mismatch' } },
      { http: 400 },
    )
  }
}

/** The language of the site's cookie, else of the browser; zh-CN unless it is English. */
export function localeOf(acceptLanguage: string, cookies = ''): Locale {
  const chosen = /(?:^|;\s*)locale=([\w-]+)/.exec(cookies)?.[1]
  const first = (chosen ?? acceptLanguage).split(',').find((tag) => /^\s*(?:zh|en)\b/i.test(tag))
  // A page in a language that the sandbox does not have shows English where it has no text of its own.
  return /^\s*en\b/i.test(first ?? (chosen === undefined ? '' : 'en')) ? 'en' : 'zh-CN'
}

/** "Chrome on Android": a label by which members recognise a device. */
function deviceLabelOf(userAgent: string): string {
  const system = /iPhone|iPad/.test(userAgent)
    ? 'iPhone'
    : /Android/.test(userAgent)
      ? 'Android'
      : /Mac OS/.test(userAgent)
        ? 'Mac'
        : /Windows/.test(userAgent)
          ? 'Windows'
          : /Linux/.test(userAgent)
            ? 'Linux'
            : ''
  const browser = /Edg\//.test(userAgent)
    ? 'Edge'
    : /Firefox\//.test(userAgent)
      ? 'Firefox'
      : /Chrome\//.test(userAgent)
        ? 'Chrome'
        : /Safari\//.test(userAgent)
          ? 'Safari'
          : ''
  return [system, browser].filter(Boolean).join(' · ') || 'API'
}
