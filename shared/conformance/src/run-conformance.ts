/** Asks a back end every endpoint of the contract, safely: reads as they are, writes without their required fields. */
import type { Endpoint } from '@lantern/contract'
import { AUTH } from '@lantern/contract/code'
import { isVenuePath } from '@lantern/contract/envelope'
import { logout } from '@lantern/contract/logout'
import { preInfo, sec } from '@lantern/contract/site'
import { login } from '@lantern/contract/user'
import { NAMED_ENDPOINTS, type NamedEndpoint } from '@lantern/testing/endpoints'
import type { BackEnd } from './back-end.ts'
import { canBeWrong, createKnownValues, inputFor } from './inputs.ts'
import { type Fault, judge } from './judge.rules.ts'

/** A test member of the back end. */
export type TestMember = { readonly userName: string; readonly password: string }

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
  readonly note: string
  readonly faults: readonly Fault[]
}

export type ConformanceOptions = {
  readonly backEnd: BackEnd
  /** Without one, endpoints of members are only asked without a session. */
  readonly member?: TestMember | undefined
  /** Also sends whole writes as the member: they change the member's data. */
  readonly writes?: boolean
  /** @default every endpoint */
  readonly endpoints?: readonly NamedEndpoint[]
}

/** Keys and pre-info first, because other answers depend on them; then what needs nothing, then what needs ids of other answers. */
export async function runConformance({
  backEnd,
  member,
  writes = false,
  endpoints = NAMED_ENDPOINTS,
}: ConformanceOptions): Promise<Line[]> {
  const known = createKnownValues()
  const lines: Line[] = []
  let token: string | undefined

  async function judgeOne(named: NamedEndpoint, input: object, expects: 'answer' | 'refusal', session?: string) {
    const { domain, endpoint } = named
    try {
      const verdict = judge(endpoint, await backEnd.ask(endpoint, input, session), expects)
      if (verdict.kind === 'holds') known.learn(domain, verdict.data)
      lines.push(
        lineOf(
          named,
          verdict.kind,
          verdict.kind === 'refused' ? `${verdict.code} ${verdict.message}`.trim() : '',
          verdict.kind === 'breaks' ? verdict.faults : [],
        ),
      )
      return verdict
    } catch (error) {
      lines.push(lineOf(named, 'silent', reasonOf(error)))
      return undefined
    }
  }

  async function signIn(named: NamedEndpoint): Promise<void> {
    if (member === undefined) return
    const verdict = await judgeOne(named, member, 'answer')
    if (verdict?.kind === 'holds') token = (verdict.data as { token: string }).token
    if (verdict?.kind === 'refused') throw new MemberRefusedError(member.userName, verdict.code, verdict.message)
  }

  const ordered = inOrder(withoutTwins(endpoints))
  const signInEndpoint = ordered.find(({ endpoint }) => endpoint === login)
  if (signInEndpoint !== undefined) await signIn(signInEndpoint)
  for (const named of ordered) {
    const { domain, endpoint } = named
    if (endpoint === login && member !== undefined) continue
    const session = endpoint.access === 'member' ? token : undefined
    if (isVenuePath(endpoint.path)) lines.push(lineOf(named, 'skipped', 'of a venue, on its own host'))
    else if (endpoint === logout) lines.push(lineOf(named, 'skipped', 'it would end the session of the test member'))
    else if (endpoint.access === 'member' && session === undefined) await withoutSession(named)
    else if (endpoint.kind === 'read' || (writes && session !== undefined)) {
      const input = inputFor(domain, endpoint, known)
      if (input === undefined) lines.push(lineOf(named, 'skipped', 'no request could be made up'))
      else await judgeOne(named, input, 'answer', session)
    } else if (canBeWrong(endpoint)) await judgeOne(named, {}, 'refusal', session)
    else lines.push(lineOf(named, 'skipped', 'a write without required fields: --writes asks it as the test member'))
  }
  return lines

  /** Without a session the contract demands 10004. */
  async function withoutSession(named: NamedEndpoint): Promise<void> {
    const verdict = await judgeOne(named, inputFor(named.domain, named.endpoint, known) ?? {}, 'answer')
    if (verdict === undefined || verdict.kind === 'breaks') return
    const code = verdict.kind === 'refused' ? verdict.code : 'success'
    if (code === AUTH) return
    lines.pop()
    const fault = { field: 'status_code', expected: `${AUTH} without a session`, got: String(code) }
    lines.push(lineOf(named, 'breaks', '', [fault]))
  }
}

/** The test member cannot sign in. The message is one sentence for the terminal. */
export class MemberRefusedError extends Error {
  override readonly name = 'MemberRefusedError'
  constructor(userName: string, code: number, message: string) {
    super(
      `The test member ${userName} cannot sign in: ${code} ${message}. Name another one with --member NAME:PASSWORD.`,
    )
  }
}

function lineOf(named: NamedEndpoint, outcome: Outcome, note = '', faults: readonly Fault[] = []): Line {
  const { domain, name, endpoint } = named
  return { name: `${domain}.${name}`, call: `${endpoint.method} ${endpoint.path}`, outcome, note, faults }
}

function inOrder(endpoints: readonly NamedEndpoint[]): NamedEndpoint[] {
  const rank = ({ endpoint }: NamedEndpoint): number => {
    if (endpoint === sec) return 0
    if (endpoint === preInfo) return 1
    if (endpoint.kind === 'write') return 4
    return canBeWrong(endpoint) ? 3 : 2
  }
  return endpoints.toSorted((one, other) => rank(one) - rank(other))
}

function withoutTwins(endpoints: readonly NamedEndpoint[]): NamedEndpoint[] {
  return [...new Map(endpoints.map((named) => [callOf(named.endpoint), named])).values()]
}

const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } }
  return name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? message)
}
