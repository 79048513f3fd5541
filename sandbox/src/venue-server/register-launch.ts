/** Launches a venue (spec 7, screens.md 4.0) and answers OB's follow-up calls: member info and player counts. */
import * as CODE from '@lantern/contract/code'
import { OB_USER_PATH, venueLaunch } from '@lantern/contract/games'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../book/matches/catalogue.ts'
import { profileOf } from '../book/play/venue-profiles.rules.ts'
import { findGame, hasGames } from '../content/games/games.ts'
import { noteRecent } from '../content/games/recent-games.repository.ts'
import { refuse } from '../refusal/refuse.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { isSeamless } from '../site/venues.ts'
import { ownsBonus } from '../turnover/audit.repository.ts'
import { parentOf } from '../venue-sessions/parent-origin.ts'
import { findVenueSession, openCode, openToken } from '../venue-sessions/venue-sessions.ts'
import type { Deps, MemberWriteContext, Wire } from '../wire/wire.ts'

/** 2 = verified (screens.md 6). */
const KYC_OK = 2
/** Success code of OB's own paths (spec 5). */
const OB_OK = '0000000'

export type LaunchDeps = Deps & {
  readonly catalogue: Catalogue
  /** Public origin of the venue page. */
  readonly venueOrigin: string
  /** Origins that may frame the venue; the first is the default. */
  readonly siteOrigins: readonly string[]
  /** @throws SandboxError 711017 when the venue is closed or in maintenance, 10003 for an unknown name */
  readonly requireOpen: (context: MemberWriteContext, enName: string) => Promise<{ enName: string }>
  /** Moves money from the main wallet into the venue inside the write's transaction. @returns the moved amount as text */
  readonly moveIn: (
    context: MemberWriteContext,
    move: { enName: string; amount: string; requestNo: string },
  ) => Promise<string>
}

export function registerLaunch(wire: Wire, deps: LaunchDeps): void {
  wire.memberWrite(venueLaunch, async (input, context) => {
    const { member, session, trx, now, locale } = context
    if (member.kyc !== KYC_OK) throw refuse('identity-first')
    const { enName } = await deps.requireOpen(context, input.enName)
    const game = gameOf(enName, input.gameCode)
    await requireOwnBonus(context, input.activity)

    const isMoving = input.appSendMoney === 1 && input.isPreload === 0 && !isSeamless(enName)
    const moved = isMoving ? await moveAlong(context, deps, enName, input.temporaryParam) : ''

    const parentOrigin = parentOf(context.origin, deps.siteOrigins)
    const grant = { memberId: member.id, siteSession: session.token_hash, enName, parentOrigin, now }
    const code = await openCode(trx, grant)
    const token = await openToken(trx, 'user', grant)
    if (input.isPreload === 0 && findGame(enName, input.gameCode))
      await noteRecent(trx, { memberId: member.id, enName, gameCode: input.gameCode, at: now })
    const url = `${deps.venueOrigin}/?venue=${enName}${game}&lang=${locale}#code=${code}`
    return { url, h5Url: url, activityUrl: '', resource: deps.venueOrigin, token, apiUrl: '/v1/counts', moved }
  })
}

/** @throws SandboxError 10003 for a bonus that the member does not have */
async function requireOwnBonus({ trx, member }: MemberWriteContext, activity: string): Promise<void> {
  if (activity === '') return
  if (!(await ownsBonus(trx, member.id, activity))) throw refuse('invalid-request', { fields: { activity: 'unknown' } })
}

/**
 * The game of a launch in the venue's URL; '' where the venue is a book or none was named.
 * @throws SandboxError 711017 for a venue or game that cannot be played yet
 */
function gameOf(enName: string, gameCode: string): string {
  if (profileOf(enName)) return ''
  const isPlayable = gameCode === '' ? hasGames(enName) : findGame(enName, gameCode)?.title != null
  if (!isPlayable)
    throw new SandboxError(CODE.VENUE_MAINTENANCE, { zh: '该游戏即将上线', en: 'This game is coming soon' })
  return gameCode === '' ? '' : `&game=${encodeURIComponent(gameCode)}`
}

type Along = { amount?: string; requestNo?: string }

/** Money requires a request number, or a repeated launch would move it again. @throws SandboxError 10003 */
async function moveAlong(
  context: MemberWriteContext,
  deps: LaunchDeps,
  enName: string,
  { amount, requestNo }: Along,
): Promise<string> {
  if (amount === undefined) return ''
  if (requestNo === undefined)
    throw new SandboxError(
      CODE.VALIDATION,
      { zh: '缺少请求编号', en: 'A transfer needs its request number' },
      { fields: { 'temporaryParam.requestNo': 'required' } },
      { http: 400 },
    )
  return deps.moveIn(context, { enName, amount, requestNo })
}

/** OB's paths: `GET /yewu12/api/user/getUserInfo?token=` and the counts below `apiUrl` (screens.md 13, no. 2). */
export function registerOb(app: FastifyInstance, { db, clock, faults, catalogue, counts }: ObDeps): void {
  app.get(OB_USER_PATH, async (request, reply) => {
    const { token } = request.query as { token?: unknown }
    const session = await findVenueSession(db, String(token ?? ''), 'user', clock.now())
    if (!session) return reply.send(obRefusal('0400401', 'token expired'))
    return reply.send({ code: OB_OK, message: '', data: { userId: session.member_id }, serverTime: clock.now() })
  })

  app.get('/v1/counts/:token', async (request, reply) => {
    const { token } = request.params as { token: string }
    const fault = faults.take('sim/counts')
    const session = await findVenueSession(db, token, 'user', clock.now())
    if (!session || fault) return reply.send(obRefusal(fault?.code ? `0${fault.code}` : OB_OK, 'token expired'))
    return reply.send(await countsNow())
  })

  // Public data without a session: requested by the edge for visitors (spec 4, "logged out: read cached copy").
  app.get('/v1/public/counts', async () => countsNow())

  async function countsNow(): Promise<object> {
    const { live, today } = await catalogue.countLive(db, clock.now())
    const sport = { count: live + today, live, updatedAt: clock.now() }
    return { code: OB_OK, message: '', data: { ...(await counts(clock.now())), TY: sport }, serverTime: clock.now() }
  }
}

export type ObDeps = Pick<Deps, 'db' | 'clock' | 'faults'> & {
  readonly catalogue: Catalogue
  /** Counts of the other categories. */
  readonly counts: (now: number) => Promise<object>
}

/** An answer without data; its message makes the client relaunch and retry (spec 4, platform counts). */
function obRefusal(code: string, message: string): object {
  return { code, message, data: null }
}
