/** The venue's server on its own origin: the page in the frame and its API (`/v1/book/*`, `/v1/play/*`). */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { venueBetPlace, venueBets, venueMatches, venueQuote, venueSession, venueWallet } from '@lantern/contract/venue'
import { createApp, healthRoutes, type ServiceLogger } from '@lantern/service'
import type { FastifyInstance } from 'fastify'
import { quotesOfSlip } from '../book/bet/quotes.ts'
import { MAX_LEGS, MAX_STAKE, MIN_STAKE, profileOf, SHOWN_MARGIN } from '../book/play/venue-profiles.rules.ts'
import { viewsOf } from '../book/register-book.ts'
import { enterDemo } from '../demo/demo-entries.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { openToken, TOKEN_MS, takeCode } from '../venue-sessions/venue-sessions.ts'
import { playRoutes } from './play-routes.ts'
import { sharedRoutes } from './shared-routes.ts'
import { createVenueWire, type VenueDeps, type VenueWire } from './venue-wire.ts'

export type VenueAppDeps = VenueDeps & {
  readonly logger: ServiceLogger
  /** Origins that may frame the venue and receive its messages. */
  readonly siteOrigins: readonly string[]
  /** Built venue page; default `venue-site/dist`. */
  readonly siteFolder?: string
}

const SITE_FOLDER = join(import.meta.dirname, '../../venue-site/dist')
const RECENT_BETS = 50

export async function buildVenueApp(deps: VenueAppDeps): Promise<FastifyInstance> {
  const app = createApp({ logger: deps.logger, securityHeaders: pageHeaders(deps.siteOrigins) })
  healthRoutes(app, { ready: () => null, name: 'venue' })
  const wire = createVenueWire(app, deps)
  bookRoutes(wire, deps)
  playRoutes(wire)
  sharedRoutes(wire)
  await pageRoutes(app, deps.siteFolder ?? SITE_FOLDER, deps.siteOrigins)
  return app
}

function bookRoutes(wire: VenueWire, { catalogue }: VenueDeps): void {
  wire.open(venueSession, async ({ code }, { trx, now }) => {
    const grant = await takeCode(trx, code, now)
    if (grant) {
      const token = await openToken(trx, 'play', { ...grant, now })
      return { token, enName: grant.enName, parentOrigin: grant.parentOrigin, expireAt: now + TOKEN_MS }
    }
    const demo = await enterDemo(trx, code, now)
    if (demo) {
      const { en_name, parent_origin } = demo.entry
      return { token: demo.token, enName: en_name, parentOrigin: parent_origin, expireAt: demo.expireAt }
    }
    throw new SandboxError(
      400401,
      { zh: '入场凭证已失效，请重新进入场馆', en: 'The entry code is no longer valid, open the venue again' },
      { venueCode: '400401' },
      { http: 401 },
    )
  })

  wire.read(venueMatches, async ({ state }, { db, now, wallet }) => ({
    version: Math.floor(now / 1_000),
    list: await catalogue.list(db, state, now, marginOf(wallet.enName), { field: profileOf(wallet.enName)?.field }),
  }))

  wire.read(venueWallet, async (_input, { db, wallet }) => ({
    balance: fromFen(await wallet.balance(db)),
    open: fromFen(await wallet.open(db)),
    oddsType: wallet.oddsType,
    minBet: fromFen(MIN_STAKE),
    maxBet: fromFen(MAX_STAKE),
  }))

  wire.read(venueQuote, async ({ ids }, { db, now, wallet }) =>
    quotesOfSlip(db, catalogue, ids.split(',').slice(0, MAX_LEGS), { enName: wallet.enName, now }),
  )

  wire.read(venueBets, async (_input, { db, now, isEnglish, wallet }) => ({
    list: await viewsOf(db, catalogue, await wallet.recent(db, RECENT_BETS), { now, isEnglish }),
  }))

  wire.write(venueBetPlace, async (slip, { trx, now, isEnglish, wallet }) => {
    const row = await wallet.place({ trx, catalogue, slip, now })
    const [bet] = await viewsOf(trx, catalogue, [row], { now, isEnglish })
    if (!bet) throw new Error('A placed bet has a view')
    return { bet, balance: fromFen(await wallet.balance(trx)) }
  })
}

function marginOf(enName: string): number {
  return profileOf(enName)?.margin ?? SHOWN_MARGIN
}

async function pageRoutes(app: FastifyInstance, folder: string, siteOrigins: readonly string[]): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', async (_request, reply) =>
      reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The venue page is not built yet: pnpm --filter @lantern/venue-site build'),
    )
    return
  }
  await app.register(fastifyStatic, { root: folder, index: false, immutable: true, maxAge: '365d', wildcard: true })
  app.get('/', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(readFileSync(join(folder, 'index.html'), 'utf8').replace('</head>', `${originsTag(siteOrigins)}</head>`)),
  )
}

/** Only the site may frame the page, and the page may connect to its own server only. */
function pageHeaders(siteOrigins: readonly string[]): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${siteOrigins.join(' ')}`,
    ].join('; '),
  }
}

/** Tells the page its allowed parent origins. They come from the settings and contain no quotes. */
function originsTag(siteOrigins: readonly string[]): string {
  return `<meta name="site-origins" content="${siteOrigins.join(' ')}">`
}
