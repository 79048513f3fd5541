/** The sandbox's API: every endpoint of the contract on its own origin, and the control API. */
import { createApp, healthRoutes } from '@lantern/service'
import type { FastifyInstance } from 'fastify'
import { authRoutes } from './account/auth.routes.ts'
import { fundPasswordRoutes } from './account/fund-password.routes.ts'
import { guideRoutes } from './account/guide.routes.ts'
import { memberRoutes } from './account/member.routes.ts'
import { preferenceRoutes } from './account/preference.routes.ts'
import { infoAuditRoutes } from './account/profile/info-audit.routes.ts'
import { profileRoutes } from './account/profile/profile.routes.ts'
import { securityRoutes } from './account/security.routes.ts'
import { calendarFeedRoute } from './activity/calendar/calendar.routes.ts'
import { activityActions, registerActivity } from './activity/register-activity.ts'
import { claimableOf } from './activity/welfare.repository.ts'
import { openCounts } from './book/bets.repository.ts'
import { bookActions } from './book/book-actions.ts'
import { registerSport } from './book/feed/register-sport.ts'
import { isSportSocket } from './book/feed/sport-socket.ts'
import { registerBook } from './book/register-book.ts'
import { chatActions } from './chat/chat-actions.ts'
import { isChatSocket, registerChat } from './chat/register-chat.ts'
import { artRoutes } from './content/art/art.routes.ts'
import { favouriteRoutes } from './content/favourites.routes.ts'
import { gameRoutes, type LiveMatches, lobbyCounts } from './content/games.routes.ts'
import { mediaRoutes } from './content/media.routes.ts'
import { pageRoutes } from './content/pages.routes.ts'
import { siteRoutes } from './content/site.routes.ts'
import { isAnswering } from './database/database.ts'
import { registerDemo } from './demo/register-demo.ts'
import { docsRoutes } from './docs/docs.routes.ts'
import { feedbackRoutes } from './feedback/feedback.routes.ts'
import { accountActions, accountRoutes } from './finance/accounts/account.routes.ts'
import { depositRoutes } from './finance/deposits/deposit.routes.ts'
import { depositActions } from './finance/deposits/deposit-actions.ts'
import { explainRoutes } from './finance/records/explain.routes.ts'
import { otherRecordRoutes } from './finance/records/other-records.routes.ts'
import { recordRoutes } from './finance/records/records.routes.ts'
import { speedRoutes } from './finance/speed/speed.routes.ts'
import { moveAtOnce } from './finance/transfers/transfer-turns.ts'
import { walletRoutes } from './finance/transfers/wallet.routes.ts'
import { auditRoutes } from './finance/turnover/audit.routes.ts'
import { withdrawalRoutes } from './finance/withdrawals/withdrawal.routes.ts'
import { helpRoutes } from './help/help.routes.ts'
import { identityRoutes } from './identity/identity.routes.ts'
import { fromFen, toFen } from './ledger/money.rules.ts'
import { lobbyRoutes } from './lobbies/lobby.routes.ts'
import { mailRoutes } from './mail/mail.routes.ts'
import { mallActions, mallRoutes } from './mall/mall.routes.ts'
import { controlRoutes } from './platform/control.routes.ts'
import { coreActions } from './platform/core-actions.ts'
import type { Platform } from './platform/platform.ts'
import { closingRoutes } from './privacy/closing.routes.ts'
import { exportFileRoute, exportRoutes } from './privacy/export.routes.ts'
import { pushRoutes } from './push/push.routes.ts'
import { rebateRoutes } from './rebate/rebate.routes.ts'
import { fundResetRoutes } from './recovery/fund/fund-reset.routes.ts'
import { recoveryRoutes } from './recovery/recovery.routes.ts'
import { inviteRoutes } from './registration/invite.routes.ts'
import { registerRoutes } from './registration/register.routes.ts'
import { reminderRoutes } from './reminders/reminder.routes.ts'
import { saferRoutes } from './safer/safer.routes.ts'
import { registerSearch } from './search/register-search.ts'
import { insteadActions, insteadRoutes } from './service/instead.ts'
import { serviceActions, serviceRoutes } from './service/service.routes.ts'
import { captchaRoutes } from './sign-in/checks/captcha.routes.ts'
import { loginRoutes } from './sign-in/login.routes.ts'
import { passkeyRoutes } from './sign-in/passkey.routes.ts'
import { passkeyFundRoutes } from './sign-in/passkey-fund.routes.ts'
import { signInActions } from './sign-in/sign-in-actions.ts'
import { smsRoutes } from './sign-in/sms.routes.ts'
import { requireOpenVenue } from './site/venues.ts'
import { statementRoutes } from './statements/statement.routes.ts'
import { tutorialRoutes } from './tutorials/tutorial.routes.ts'
import { registerLaunch, registerOb } from './venue-server/register-launch.ts'
import { vipRoutes } from './vip/vip.routes.ts'
import { answerErrors } from './wire/errors.ts'
import { createWire } from './wire/wire.ts'

/** Largest body, bytes: three pictures that prove a payment, or one for customer service. The edge forwards as much. */
const BODY_LIMIT = 1024 * 1024

export type AppOptions = {
  /** Public origin of the venue site. */
  readonly venueOrigin: string
  /** Origins that may frame it. */
  readonly siteOrigins: readonly string[]
  /** Push services beside those of the browsers. */
  readonly pushOrigins?: readonly string[]
}

export async function buildApp(platform: Platform, options: AppOptions): Promise<FastifyInstance> {
  // The edge is the only peer; it forwards the visitor's address.
  const app = createApp({
    logger: platform.logger,
    bodyLimit: BODY_LIMIT,
    trustProxy: 'loopback',
    takesSocket: (request) => isChatSocket(request) || isSportSocket(request),
  })
  healthRoutes(app, {
    name: 'sandbox',
    ready: async () => ((await isAnswering(platform.db)) ? null : 'the database does not answer'),
  })
  // Encapsulated: errors are sent in the contract's envelope, in the member's language.
  // biome-ignore lint/nursery/noMisusedPromises: fastify awaits an asynchronous plugin, its first overload is for the other kind
  await app.register(async (scope) => {
    answerErrors(scope, platform.clock, (error, request) => request.log.error({ err: error, req: request }, 'failed'))
    await routes(scope, platform, options)
  })
  return app
}

async function routes(
  app: FastifyInstance,
  platform: Platform,
  { venueOrigin, siteOrigins, pushOrigins = [] }: AppOptions,
): Promise<void> {
  const { db, catalogue } = platform
  const wire = createWire(app, platform)
  const liveMatches: LiveMatches = async (executor, now) => (await catalogue.countLive(executor, now)).live
  siteRoutes(wire, platform)
  mediaRoutes(app)
  artRoutes(app)
  calendarFeedRoute(app, platform)
  helpRoutes(wire)
  tutorialRoutes(wire)
  statementRoutes(wire)
  serviceRoutes(wire, platform.serviceKey)
  insteadRoutes(wire)
  pageRoutes(wire)
  loginRoutes(wire, platform)
  captchaRoutes(wire, platform)
  passkeyRoutes(wire, { ...platform, siteOrigins })
  passkeyFundRoutes(wire, { siteOrigins })
  authRoutes(wire)
  registerRoutes(wire, platform)
  smsRoutes(wire)
  inviteRoutes(wire)
  recoveryRoutes(wire)
  guideRoutes(wire)
  preferenceRoutes(wire)
  profileRoutes(wire)
  infoAuditRoutes(wire)
  fundPasswordRoutes(wire)
  securityRoutes(wire, platform)
  fundResetRoutes(wire)
  exportRoutes(wire)
  closingRoutes(wire)
  exportFileRoute(app, platform)
  saferRoutes(wire)
  mailRoutes(wire)
  pushRoutes(wire, { pushOrigins })
  feedbackRoutes(wire)
  memberRoutes(wire, {
    pendingBets: async (memberId) =>
      Object.values(await openCounts(db, memberId)).reduce((sum, count) => sum + count, 0),
    claimable: (memberId, now) => claimableOf(db, memberId, now),
  })
  walletRoutes(wire, platform)
  depositRoutes(wire)
  withdrawalRoutes(wire)
  speedRoutes(wire)
  accountRoutes(wire)
  recordRoutes(wire)
  otherRecordRoutes(wire)
  auditRoutes(wire)
  explainRoutes(wire)
  rebateRoutes(wire)
  vipRoutes(wire)
  mallRoutes(wire)
  identityRoutes(wire)
  gameRoutes(wire, liveMatches)
  favouriteRoutes(wire)
  lobbyRoutes(wire)
  reminderRoutes(wire)
  registerBook(wire, { catalogue })
  registerSearch(wire, { catalogue })
  registerLaunch(wire, {
    ...platform,
    venueOrigin,
    siteOrigins,
    requireOpen: async ({ trx, now }, enName) => ({ enName: await requireOpenVenue(trx, enName, now) }),
    moveIn: async ({ trx, member, now }, { enName, amount, requestNo }) => {
      const row = await moveAtOnce(trx, {
        memberId: member.id,
        from: 'center',
        to: enName,
        amount: toFen(amount),
        requestNo,
        now,
      })
      return fromFen(row.amount)
    },
  })
  registerOb(app, { ...platform, counts: (now) => lobbyCounts(db, now) })
  registerActivity(wire)
  registerDemo(wire, { venueOrigin, siteOrigins })
  await registerChat(app, wire, platform)
  await registerSport(app, wire, { db, catalogue, now: () => platform.clock.now() })
  docsRoutes(app)
  controlRoutes(app, platform, {
    ...coreActions(platform),
    ...depositActions(db, platform.depositCredited),
    ...accountActions(db),
    ...signInActions(platform.locations),
    ...bookActions(catalogue),
    ...chatActions(platform),
    ...mallActions(db),
    ...activityActions,
    ...serviceActions(db, platform.serviceKey),
    ...insteadActions(db, platform.depositCredited),
  })
}
