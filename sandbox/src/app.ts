/** The sandbox's API: every endpoint of the contract on its own origin, the control door beside them. */
import { createApp, healthRoutes } from '@lantern/service'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { activityActions, registerActivity } from './activity/register-activity.ts'
import { openCounts } from './book/bets.repository.ts'
import { bookActions } from './book/book-actions.ts'
import { registerBook } from './book/register-book.ts'
import { chatActions, isChatSocket, registerChat } from './chat/register-chat.ts'
import { gameRoutes, type LiveMatches, lobbyCounts } from './content/games.routes.ts'
import { mediaRoutes } from './content/media.routes.ts'
import { pageRoutes } from './content/pages.routes.ts'
import { siteRoutes } from './content/site.routes.ts'
import { requireOpenVenue } from './content/venues.ts'
import { controlRoutes } from './control/control.routes.ts'
import { coreActions } from './control/core-actions.ts'
import { registerDemo } from './demo/register-demo.ts'
import { accountActions, accountRoutes } from './finance/account.routes.ts'
import { auditRoutes } from './finance/audit.routes.ts'
import { depositRoutes } from './finance/deposit.routes.ts'
import { depositActions } from './finance/deposit-actions.ts'
import { explainRoutes } from './finance/explain.routes.ts'
import { otherRecordRoutes } from './finance/other-records.routes.ts'
import { recordRoutes } from './finance/records.routes.ts'
import { speedRoutes } from './finance/speed.routes.ts'
import { moveAtOnce } from './finance/transfer.repository.ts'
import { walletRoutes } from './finance/wallet.routes.ts'
import { withdrawalRoutes } from './finance/withdrawal.routes.ts'
import { helpRoutes } from './help/help.routes.ts'
import { fromFen, toFen } from './ledger/money.rules.ts'
import { authRoutes } from './members/auth.routes.ts'
import { fundPasswordRoutes } from './members/fund-password.routes.ts'
import { guideRoutes } from './members/guide.routes.ts'
import { inviteRoutes } from './members/invite.routes.ts'
import { memberRoutes } from './members/member.routes.ts'
import { preferenceRoutes } from './members/preference.routes.ts'
import { recoveryRoutes } from './members/recovery.routes.ts'
import { registerRoutes } from './members/register.routes.ts'
import { smsRoutes } from './members/sms.routes.ts'
import type { Platform } from './platform.ts'
import { rebateRoutes } from './rebate/rebate.routes.ts'
import { saferRoutes } from './safer/safer.routes.ts'
import { registerSearch } from './search/register-search.ts'
import { insteadActions, insteadRoutes } from './service/instead.ts'
import { serviceActions, serviceRoutes } from './service/service.routes.ts'
import { captchaRoutes } from './sign-in/captcha.routes.ts'
import { loginRoutes } from './sign-in/login.routes.ts'
import { passkeyRoutes } from './sign-in/passkey.routes.ts'
import { signInActions } from './sign-in/sign-in-actions.ts'
import { registerLaunch, registerOb } from './venue-door/register-launch.ts'
import { answerErrors } from './wire/errors.ts'
import { createWire } from './wire/wire.ts'

export type AppOptions = {
  /** Public origin of the venue site. */
  readonly venueOrigin: string
  /** Origins whose pages may frame it. */
  readonly siteOrigins: readonly string[]
}

export async function buildApp(platform: Platform, options: AppOptions): Promise<FastifyInstance> {
  // The edge is the only peer in front; it names the visitor's address.
  const app = createApp({ logger: platform.logger, trustProxy: 'loopback', takesSocket: isChatSocket })
  healthRoutes(app, {
    name: 'sandbox',
    ready: async () => ((await isAnswering(platform)) ? null : 'the database does not answer'),
  })
  // A scope of its own: its errors leave in the contract's envelope, in the member's language.
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
  { venueOrigin, siteOrigins }: AppOptions,
): Promise<void> {
  const { db, catalogue } = platform
  const wire = createWire(app, platform)
  const liveMatches: LiveMatches = async (executor, now) => (await catalogue.countLive(executor, now)).live
  siteRoutes(wire, platform)
  mediaRoutes(app)
  helpRoutes(wire)
  serviceRoutes(wire, platform.serviceKey)
  insteadRoutes(wire)
  pageRoutes(wire)
  loginRoutes(wire, platform)
  captchaRoutes(wire, platform)
  passkeyRoutes(wire, { ...platform, siteOrigins })
  authRoutes(wire)
  registerRoutes(wire, platform)
  smsRoutes(wire)
  inviteRoutes(wire)
  recoveryRoutes(wire)
  guideRoutes(wire)
  preferenceRoutes(wire)
  fundPasswordRoutes(wire)
  saferRoutes(wire)
  memberRoutes(wire, async (memberId) =>
    Object.values(await openCounts(db, memberId)).reduce((sum, count) => sum + count, 0),
  )
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
  gameRoutes(wire, liveMatches)
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
  registerOb(app, { ...platform, counts: async (now) => lobbyCounts(now) })
  registerActivity(wire)
  registerDemo(wire, { venueOrigin, siteOrigins })
  await registerChat(app, wire, platform)
  controlRoutes(app, platform, {
    ...coreActions(platform),
    ...depositActions(db, platform.depositCredited),
    ...accountActions(db),
    ...signInActions(platform.places),
    ...bookActions(catalogue),
    ...chatActions(platform.hub, platform.bots),
    ...activityActions,
    ...serviceActions(db, platform.serviceKey),
    ...insteadActions(db, platform.depositCredited),
  })
}

async function isAnswering({ db }: Platform): Promise<boolean> {
  return sql`SELECT 1`.execute(db).then(
    () => true,
    () => false,
  )
}
