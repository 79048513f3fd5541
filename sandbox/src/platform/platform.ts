/** The sandbox without its servers: database, clock, keys, jobs. Used by `main.ts` and the tests. */
import { createHash } from 'node:crypto'
import { createDatabaseWatch, openRedis, type ServiceLogger } from '@lantern/service'
import { infoAuditJob } from '../account/profile/info-audit-job.ts'
import { agentCommissionJob, agentReviewJob } from '../activity/agent/agent-job.ts'
import { claimJob } from '../activity/claims/claim-job.ts'
import { joinOnDeposit } from '../activity/claims/claim-turns.ts'
import { dividendJob } from '../activity/dividends/dividend-job.ts'
import { giveWelcome } from '../activity/dividends/dividends.ts'
import { invitationJob } from '../activity/invitation/invitation-job.ts'
import { seedInvitation } from '../activity/invitation/seed-invitation.ts'
import { marketingJob } from '../activity/marketing/marketing-job.ts'
import { peakJob } from '../activity/peak-bet/peak-job.ts'
import { seedActivity } from '../activity/seed-activity.ts'
import { autoCashOutJob } from '../book/auto-cash-out-job.ts'
import { openStakesProof } from '../book/book.checks.ts'
import { createCatalogue } from '../book/matches/catalogue.ts'
import { settleJob } from '../book/settle-job.ts'
import { sharedBetsJob } from '../chat/bets/shared-bets-job.ts'
import { createBots } from '../chat/bots/chat-bots.ts'
import { seedChat } from '../chat/chat-seed.ts'
import { packetProof } from '../chat/gifts/gifts.checks.ts'
import { packetJob } from '../chat/gifts/packet-job.ts'
import { NO_BUS, redisBus } from '../chat/hub/chat-bus.ts'
import { createHub } from '../chat/hub/chat-hub.ts'
import { createRoomLines } from '../chat/hub/room-lines.ts'
import { createSpeakers } from '../chat/lines/speakers.ts'
import { lookAgainJob } from '../chat/look-again-job.ts'
import { resumeRoomsJob } from '../chat/order/resume-rooms.ts'
import { loadAllRooms } from '../chat/rooms/all-rooms.ts'
import { retentionJob } from '../chat/rooms/retention-job.ts'
import { createScoreBus } from '../chat/scores/score-bus.ts'
import { loadJwtKey } from '../chat/socket/chat-jwt.ts'
import { createClock } from '../clock/clock.ts'
import { coinJob } from '../coins/coin-job.ts'
import { coinProof } from '../coins/coins.checks.ts'
import { type DatabaseLocation, openDatabase } from '../database/database.ts'
import { demoProof } from '../demo/demo.checks.ts'
import { settleDemoJob } from '../demo/settle-demo-job.ts'
import { createFaults } from '../faults/faults.ts'
import { feedbackJob } from '../feedback/feedback-job.ts'
import { accountJob } from '../finance/accounts/account.routes.ts'
import { depositJob } from '../finance/deposits/deposit.routes.ts'
import type { DepositCredited } from '../finance/deposits/order/deposit-credit.ts'
import { financeChecks } from '../finance/records/finance.checks.ts'
import { speedChecks } from '../finance/speed/speed.checks.ts'
import { speedJob } from '../finance/speed-run/speed-job.ts'
import { transferJob } from '../finance/transfers/wallet.routes.ts'
import { auditJob } from '../finance/turnover/audit-job.ts'
import { withdrawalJob } from '../finance/withdrawals/withdrawal-job.ts'
import { identityJob } from '../identity/identity-job.ts'
import { seedIdentity } from '../identity/seed-identity.ts'
import { createJobRunner, type Job } from '../jobs/jobs.ts'
import { createLimits } from '../limits/limits.ts'
import { mailJob } from '../mail/mail-job.ts'
import { mallJob } from '../mall/order-job.ts'
import { offerGoods, seedMall } from '../mall/seed-mall.ts'
import { ensureMailKey } from '../members/mail-key.ts'
import { closingJob } from '../privacy/closing.routes.ts'
import { matchStartJob } from '../push/match-start-job.ts'
import { pushJob } from '../push/push-job.ts'
import { ensureVapidKey } from '../push/vapid.ts'
import { rebateJob } from '../rebate/rebate-job.ts'
import { reminderJob } from '../reminders/reminder-job.ts'
import { reviewJob } from '../safer/review-job.ts'
import { type Seeder, seed } from '../seed/seed.ts'
import { seedAgent } from '../seed/seed-agent.ts'
import { seedPeak } from '../seed/seed-peak.ts'
import { loadServiceKey } from '../service/agents.ts'
import { insteadJob } from '../service/instead.ts'
import { serviceJob } from '../service/service.routes.ts'
import { houseSecret } from '../shared-rounds/house-seed.ts'
import { settleSharedJob } from '../shared-rounds/settle-shared-job.ts'
import { createVisitorLocations } from '../sign-in/trust/visitor-location.ts'
import { loadSiteSwitches } from '../site/site-switches.ts'
import { vipJob } from '../vip/vip-job.ts'
import { loadResponseKeys } from '../wire/cipher.ts'
import type { Deps } from '../wire/wire.ts'
import { storeClock, storedClock } from './clock.repository.ts'

export type PlatformOptions = {
  readonly location: DatabaseLocation
  readonly logger: ServiceLogger
  /** The machine's clock; tests pass their own. */
  readonly real?: () => number
  /** The clock stands at this instant, and in a new database the secrets behind what pages show follow from it. */
  readonly standsAt?: number | undefined
  /** Redis for several processes on one PostgreSQL; '' for one alone. */
  readonly redisUrl?: string
  /** Multiplier of the network limits. */
  readonly limitScale?: number
  /** Called for each credited deposit, inside its transaction. */
  readonly depositCredited?: readonly DepositCredited[]
  /** Jobs of other domains. */
  readonly jobs?: readonly Job[]
  /** Seeds of other domains. */
  readonly seeders?: readonly Seeder[]
}

/** Opens, migrates and seeds the database. */
export async function openPlatform({
  location,
  logger,
  standsAt,
  real = standsAt === undefined ? undefined : () => standsAt,
  redisUrl = '',
  limitScale = 1,
  depositCredited = [],
  jobs: more = [],
  seeders = [],
}: PlatformOptions) {
  const watch = location.url ? createDatabaseWatch({ url: location.url, logger }) : undefined
  const opened = await openDatabase({ ...location, ...(watch && { watch }) })
  const failed = (error: unknown, what: string, more: object = {}) => logger.error({ err: error, ...more }, what)
  const { db } = opened
  const clock = createClock(standsAt === undefined ? await storedClock(db) : undefined, real)
  // Sequential: on several connections a later state must not be overwritten by an earlier one.
  let clockStored: Promise<void> = Promise.resolve()
  clock.onChange((state) => {
    clockStored = clockStored
      .then(() => storeClock(db, state))
      .catch((error: unknown) => failed(error, 'the clock was not stored'))
  })
  const deps: Deps = {
    db,
    clock,
    faults: createFaults(),
    keys: await loadResponseKeys(db),
    site: await loadSiteSwitches(db),
    limits: createLimits(() => clock.now(), limitScale),
  }
  const catalogue = createCatalogue()
  const shownSecret = standsAt === undefined ? undefined : sha256(`${standsAt}`)
  const jwtKey = await loadJwtKey(db)
  if (shownSecret !== undefined) await houseSecret(db, shownSecret.toString('hex'))
  const speakerOf = createSpeakers(shownSecret ?? jwtKey)
  const allRooms = await loadAllRooms(db)
  const redis = redisUrl === '' ? undefined : await openRedis(redisUrl, logger)
  const hub = createHub({
    lines: createRoomLines(db, speakerOf),
    bus: redis ? redisBus(redis) : NO_BUS,
    onAllRooms: () =>
      void allRooms.reload(db).catch((error: unknown) => failed(error, 'the state of all rooms was not read')),
  })
  const bots = createBots(hub, catalogue)
  const scores = createScoreBus(hub, catalogue)
  const credited = [giveWelcome, joinOnDeposit, ...depositCredited]
  await ensureMailKey(db)
  await ensureVapidKey(db)
  await seed(db, clock.now(), [
    seedActivity,
    seedInvitation,
    seedPeak,
    seedAgent,
    seedMall,
    seedIdentity,
    (trx, now) => seedChat(trx, catalogue, now),
    ...seeders,
  ])
  await offerGoods(db, clock.now())
  if (!(await storedClock(db))) await storeClock(db, clock.state())
  const serviceKey = await loadServiceKey(db)
  const jobs = createJobRunner(
    [
      depositJob(credited),
      withdrawalJob,
      speedJob(credited),
      accountJob,
      transferJob,
      settleJob(catalogue),
      autoCashOutJob(catalogue),
      settleDemoJob(catalogue),
      settleSharedJob,
      auditJob,
      rebateJob,
      vipJob,
      coinJob,
      mallJob,
      identityJob,
      claimJob,
      dividendJob,
      invitationJob,
      peakJob,
      agentReviewJob,
      agentCommissionJob,
      mailJob,
      matchStartJob(catalogue),
      pushJob,
      reminderJob,
      reviewJob,
      marketingJob,
      infoAuditJob,
      feedbackJob,
      closingJob,
      bots.job,
      resumeRoomsJob({ db, hub, allRooms }),
      scores.job,
      packetJob,
      sharedBetsJob(hub),
      lookAgainJob(hub),
      retentionJob,
      serviceJob(serviceKey),
      insteadJob,
      ...more,
    ],
    { db, clock, faults: deps.faults },
    (job, error) => failed(error, 'a job failed', { job }),
  )
  return {
    ...deps,
    locations: createVisitorLocations(),
    kind: opened.kind,
    catalogue,
    jobs,
    hub,
    bots,
    jwtKey,
    speakerOf,
    allRooms,
    scores,
    serviceKey,
    depositCredited: credited,
    checks: [financeChecks, speedChecks, openStakesProof, demoProof, packetProof, coinProof],
    logger,
    /** Resolves when the last change of the clock is stored. */
    clockStored: () => clockStored,
    async close() {
      await jobs.stop()
      await clockStored
      await redis?.close()
      await opened.close()
    },
  }
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest()
}

export type Platform = Awaited<ReturnType<typeof openPlatform>>
