/** Maintenance and stops of the whole site, set by the control API; stored, so that a restart does not open a closed site. */
import * as CODE from '@lantern/contract/code'
import { SERVICE_STOPPED } from '@lantern/contract/site'
import { register } from '@lantern/contract/user'
import type { Database } from '../database/database.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'

type SiteState = {
  /** null = open. */
  readonly maintenance: { readonly from: number; readonly to: number } | null
  readonly stopLogin: boolean
  readonly stopRegister: boolean
  /** null = open. */
  readonly stopService: { readonly allowWithdraw: boolean } | null
  /** Festival skin: on, off, or null = by date. */
  readonly skin: boolean | null
  /** Whether the login page has a background video. */
  readonly video: boolean
}
export type SiteSwitches = {
  state(): SiteState
  change(part: Partial<SiteState>): Promise<SiteState>
}

const STATE_KEY = 'site'
const OPEN: SiteState = {
  maintenance: null,
  stopLogin: false,
  stopRegister: false,
  stopService: null,
  skin: null,
  video: false,
}
/** Endpoints for withdrawing money, which stay open (screens.md 3, /other/stopService). */
const OPEN_FOR_WITHDRAWAL = [
  '/site/api/v1/user/',
  '/site/api/v1/finance/withdraw',
  '/site/api/v1/finance/wallet',
  '/site/api/v1/kyc/',
]
/** Endpoints of the page for a closed site. */
const OPEN_WHEN_CLOSED = [
  '/site/api/v1/configuration/',
  '/site/api/v1/sec/',
  '/site/api/v1/launcher/',
  '/site/api/v1/advertising/',
]

/** Support and help stay open during maintenance (screens.md 3). */
const OPEN_IN_MAINTENANCE = [...OPEN_WHEN_CLOSED, '/site/api/v1/service/', '/site/api/v1/help/']

export async function loadSiteSwitches(db: Database): Promise<SiteSwitches> {
  const row = await db.selectFrom('sandbox_state').select('value').where('key', '=', STATE_KEY).executeTakeFirst()
  let state: SiteState = row ? { ...OPEN, ...(JSON.parse(row.value) as SiteState) } : OPEN
  return {
    state: () => state,
    async change(part) {
      state = { ...state, ...part }
      const value = JSON.stringify(state)
      await db
        .insertInto('sandbox_state')
        .values({ key: STATE_KEY, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute()
      return state
    },
  }
}

/** @throws SandboxError 10001 while the service is stopped, except for its page and a last withdrawal */
export function requireService(site: SiteSwitches, path: string): void {
  const { stopService } = site.state()
  const open = stopService?.allowWithdraw ? [...OPEN_WHEN_CLOSED, ...OPEN_FOR_WITHDRAWAL] : OPEN_WHEN_CLOSED
  const isOpen = open.some((prefix) => path.startsWith(prefix)) && path !== register.path
  if (stopService === null || isOpen) return
  // The specification has no code for it: `data.serviceState` makes an open page check by itself.
  throw new SandboxError(CODE.COMMON, { zh: '服务已停止', en: 'Service stopped' }, { serviceState: SERVICE_STOPPED })
}

/** @throws SandboxError 6014 while the site is in maintenance, except for its page */
export function requireOpenSite(site: SiteSwitches, path: string): void {
  const { maintenance } = site.state()
  if (maintenance === null || OPEN_IN_MAINTENANCE.some((prefix) => path.startsWith(prefix))) return
  throw new SandboxError(
    CODE.MAINTENANCE,
    { zh: '系统维护中', en: 'Under maintenance' },
    { startTime: maintenance.from, endTime: maintenance.to },
  )
}
