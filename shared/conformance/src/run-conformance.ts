/** Asks a back end every endpoint of the contract, safely: reads as they are, writes without their required fields. */
import { AUTH } from '@lantern/contract/code'
import { SESSION_CODES } from '@lantern/contract/codes'
import { isVenuePath } from '@lantern/contract/envelope'
import { login } from '@lantern/contract/user'
import { NAMED_ENDPOINTS, type NamedEndpoint } from '@lantern/testing/endpoints'
import type { BackEnd } from './back-end.ts'
import { canBeWrong, inputFor } from './inputs.ts'
import { type Fault, judge, type Verdict } from './judge.rules.ts'
import { createKnownValues } from './known-values.ts'
import { ENDS_THE_MEMBER, inOrder } from './order.ts'
import { MemberRefusedError, type MemberSession, memberSession, type TestMember } from './sessions.ts'

export type Outcome =
  | 'holds'
  /** Refused in the form of the contract: the envelope holds, `data` was not seen. */
  | 'refused'
  | 'breaks'
  /** Not asked; `note` says why. */
  | 'skipped'
  | 'silent'

export type Line = {
  /** `site.preInfo`. */
  readonly name: string
  readonly call: string
  readonly outcome: Outcome
  /** The refusal, or why it was not asked. */
  readonly note: string
  /** Whether the request was whole; one without its required fields sees a refusal only. */
  readonly isWhole: boolean
  readonly faults: readonly Fault[]
}

export type ConformanceOptions = {
  readonly backEnd: BackEnd
  /** What one may not do, the next is asked for. Without any, endpoints of members are only asked without a session. */
  readonly members?: readonly TestMember[] | undefined
  /** Also sends whole writes: they change the members' data. */
  readonly writes?: boolean | undefined
  /** @default every endpoint */
  readonly endpoints?: readonly NamedEndpoint[]
}

/** Requests that are tried for one endpoint and member: with other known ids, and with fields that a refusal names. */
const MOST_ATTEMPTS = 6

/** One line for each endpoint. @throws MemberRefusedError */
export async function runConformance({
  backEnd,
  members = [],
  writes = false,
  endpoints = NAMED_ENDPOINTS,
}: ConformanceOptions): Promise<Line[]> {
  const ordered = inOrder(endpoints)
  const lines = new Map<NamedEndpoint, Line>()
  const visitor = { known: createKnownValues(), given: {} }
  const sessions: MemberSession[] = []

  const signInEndpoint = ordered.find(({ endpoint }) => endpoint === login)
  if (signInEndpoint !== undefined)
    for (const member of members) {
      const { line, verdict } = await askOnce(signInEndpoint, { userName: member.userName, password: member.password })
      lines.set(signInEndpoint, line)
      if (verdict?.kind === 'refused') throw new MemberRefusedError(member.userName, verdict.code, verdict.message)
      if (verdict?.kind === 'holds') sessions.push(memberSession(member, (verdict.data as { token: string }).token))
    }
  for (const named of ordered) if (!lines.has(named)) lines.set(named, await askSafely(named))
  // What was created by now may be read, and what was listed may be changed.
  for (const [named, { outcome, isWhole }] of lines)
    if (outcome === 'refused' && isWhole) lines.set(named, await askSafely(named))
  return [...lines.values()]

  async function askSafely(named: NamedEndpoint): Promise<Line> {
    const { endpoint } = named
    if (isVenuePath(endpoint.path)) return lineOf(named, 'skipped', 'of a venue, on its own host')
    const isOfMembers = endpoint.access === 'member'
    if (isOfMembers && sessions.length === 0) return askWithoutSession(named)
    const mayChange = writes && members.length > 0 && !ENDS_THE_MEMBER.has(endpoint)
    if (endpoint.kind === 'read' || mayChange) return isOfMembers ? askAsMembers(named) : askWhole(named, visitor)
    if (canBeWrong(endpoint))
      return (await askOnce(named, {}, { expects: 'refusal', token: isOfMembers ? sessions[0]?.token : undefined }))
        .line
    return lineOf(
      named,
      'skipped',
      ENDS_THE_MEMBER.has(endpoint)
        ? 'it would end the session or the account of the test member'
        : 'a write without required fields: asked with --writes',
    )
  }

  /** The first member whose request is answered; else what the first one saw. */
  async function askAsMembers(named: NamedEndpoint): Promise<Line> {
    let first: Line | undefined
    for (const session of sessions) {
      const line = await askWhole(named, session)
      if (line.outcome !== 'refused' && line.outcome !== 'skipped') return line
      first ??= line
    }
    return first ?? lineOf(named, 'skipped', 'no member')
  }

  async function askWhole(named: NamedEndpoint, as: typeof visitor | MemberSession): Promise<Line> {
    const { domain, endpoint } = named
    const session = 'token' in as ? as : undefined
    let alsoNeeded: readonly string[] = []
    let last: Line | undefined
    const tried = new Set<string>()
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const input = inputFor(domain, endpoint, { ...as, attempt, alsoNeeded })
      if (input === undefined) break
      const text = JSON.stringify({ ...input, requestNo: '' })
      if (tried.has(text)) break
      tried.add(text)
      let { line, verdict } = await askOnce(named, input, { token: session?.token })
      if (session !== undefined && verdict?.kind === 'refused' && SESSION_CODES.includes(verdict.code)) {
        await signInAgain(session)
        ;({ line, verdict } = await askOnce(named, input, { token: session.token }))
      }
      if (verdict?.kind === 'holds') as.known.learn(domain, verdict.data)
      if (verdict?.kind !== 'refused') return line
      last = line
      alsoNeeded = [...alsoNeeded, ...verdict.fields]
    }
    return last ?? lineOf(named, 'skipped', 'no request could be made up')
  }

  async function signInAgain(session: MemberSession): Promise<void> {
    if (signInEndpoint === undefined) return
    const { userName, password } = session.member
    const { verdict } = await askOnce(signInEndpoint, { userName, password })
    if (verdict?.kind === 'holds') session.token = (verdict.data as { token: string }).token
  }

  /** Without a session the contract demands 10004. */
  async function askWithoutSession(named: NamedEndpoint): Promise<Line> {
    const { line, verdict } = await askOnce(named, inputFor(named.domain, named.endpoint, visitor) ?? {})
    if (verdict === undefined || verdict.kind === 'breaks') return line
    const code = verdict.kind === 'refused' ? verdict.code : 'success'
    if (code === AUTH) return { ...line, isWhole: false }
    const fault = { field: 'status_code', expected: `${AUTH} without a session`, got: String(code) }
    return lineOf(named, 'breaks', '', { faults: [fault] })
  }

  async function askOnce(
    named: NamedEndpoint,
    input: object,
    { token, expects = 'answer' }: { token?: string | undefined; expects?: 'answer' | 'refusal' } = {},
  ): Promise<{ line: Line; verdict: Verdict | undefined }> {
    const isWhole = expects === 'answer'
    try {
      const verdict = judge(named.endpoint, await backEnd.ask(named.endpoint, input, token), expects)
      const note = verdict.kind === 'refused' ? `${verdict.code} ${verdict.message}`.trim() : ''
      const faults = verdict.kind === 'breaks' ? verdict.faults : []
      return { verdict, line: lineOf(named, verdict.kind, note, { faults, isWhole }) }
    } catch (error) {
      return { verdict: undefined, line: lineOf(named, 'silent', reasonOf(error), { isWhole }) }
    }
  }
}

function lineOf(
  { domain, name, endpoint }: NamedEndpoint,
  outcome: Outcome,
  note = '',
  { faults = [], isWhole = true }: { faults?: readonly Fault[]; isWhole?: boolean } = {},
): Line {
  return { name: `${domain}.${name}`, call: `${endpoint.method} ${endpoint.path}`, outcome, note, isWhole, faults }
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } }
  return name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? message)
}
