/** The console: the release service as pages. It may do what the API may do, by the same rights and the same services. */
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Access } from '../access/access.ts'
import type { SignInLinks } from '../access/sign-in-links.ts'
import type { TokenService } from '../access/token-service.ts'
import type { ContractFaults } from '../contract-faults/contract-faults.repository.ts'
import type { Costs } from '../costs/costs.repository.ts'
import type { Database } from '../database/database.ts'
import type { SizedBuilds } from '../diff/sized-builds.ts'
import type { FlagService } from '../flags/flag-service.ts'
import type { Health } from '../health/health.repository.ts'
import type { Maintenance } from '../maintenance/maintenance.repository.ts'
import type { MaintenanceService } from '../maintenance/maintenance-service.ts'
import type { OverrideService } from '../overrides/override-service.ts'
import type { Registry } from '../registry/registry.repository.ts'
import type { RolloutService } from '../rollout/rollout-service.ts'
import type { LiveShells } from '../shells/live-shells.repository.ts'
import type { SkinArtStore } from '../skins/skin-art-store.ts'
import type { SkinService } from '../skins/skin-service.ts'
import type { SupportService } from '../support/support-service.ts'
import { assetRoutes } from './assets/assets.ts'
import { createFrame } from './frame/console-frame.ts'
import { loginRoutes } from './login/login.routes.ts'
import { answersPage } from './pages/answers/answers.page.ts'
import { auditPage } from './pages/audit/audit.page.ts'
import { costsPage } from './pages/costs/costs.page.ts'
import { diffPage } from './pages/diff/diff.page.ts'
import { doctorPage } from './pages/doctor/doctor.page.ts'
import { flagPages } from './pages/flags/flags.page.ts'
import { maintenancePages } from './pages/maintenance/maintenance.page.ts'
import { overridePages } from './pages/overrides/overrides.page.ts'
import { remotePage } from './pages/remotes/remote.page.ts'
import { remotesPage } from './pages/remotes/remotes.page.ts'
import { stepPages } from './pages/remotes/steps.page.ts'
import { shellsPage } from './pages/shells/shells.page.ts'
import { skinStepPages } from './pages/skins/skin-steps.page.ts'
import { skinPages } from './pages/skins/skins.page.ts'
import { supportPage } from './pages/support/support.page.ts'
import { tokensPage } from './pages/tokens/tokens.page.ts'
import { createSessions } from './session/sessions.ts'

export type ConsoleParts = {
  db: Database
  access: Access
  signInLinks: SignInLinks
  tokens: TokenService
  registry: Registry
  rollout: RolloutService
  maintenance: Maintenance
  maintenanceService: MaintenanceService
  health: Health
  builds: SizedBuilds
  skins: SkinService
  skinArt: SkinArtStore
  shells: LiveShells
  overrides: OverrideService
  flags: FlagService
  support: SupportService
  costs: Costs
  faults: ContractFaults
  /** Port of the edge on this machine, which the doctor may examine. */
  edgePort: number
  /** IANA name of the site's zone. */
  zone: string
  nowMs?: () => number
}

/** Only our own scripts and styles, forms to this origin only, no framing. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  // `no-referrer` would make browsers send `null` as the origin of forms, which we check.
  'referrer-policy': 'same-origin',
}
/** Size limit of a form, bytes. */
const FORM_LIMIT = 16 * 1024

export function consoleRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  // Encapsulated: the API accepts neither cookies nor forms.
  app.register((scope, _options, done) => {
    const { access, registry, builds, zone, nowMs = Date.now } = parts
    scope.register(cookie)
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(HEADERS))

    const sessions = createSessions(parts.db, nowMs)
    const frame = createFrame(scope, { access, sessions, zone, nowMs })
    assetRoutes(scope)
    loginRoutes(scope, { access, sessions, links: parts.signInLinks })
    remotesPage(frame, parts)
    remotePage(frame, parts)
    stepPages(frame, parts)
    diffPage(frame, registry, builds)
    maintenancePages(frame, parts)
    skinPages(frame, parts)
    skinStepPages(frame, parts)
    shellsPage(frame, parts.shells)
    overridePages(frame, parts)
    flagPages(frame, parts)
    doctorPage(frame, parts)
    supportPage(frame, parts.support)
    costsPage(frame, parts)
    answersPage(frame, parts)
    auditPage(frame, access.audit)
    tokensPage(frame, parts.tokens, registry)
    done()
  })
}
