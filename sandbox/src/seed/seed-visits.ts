/** Logins of demo01 before the sandbox started, each from a device of its own. None is trusted, so a first login asks for no second proof. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lantern/contract/site-time'
import type { Trx } from '../database/database.ts'
import { recordLogin } from '../sign-in/login-history.repository.ts'
import { rememberVisit } from '../sign-in/trust/trust.repository.ts'
import { createVisitorLocations } from '../sign-in/trust/visitor-location.ts'
import { MEMBER } from './seed-orders.ts'

/** The device that the seeded mail about a new device names, and when it logged in. */
export const NEW_DEVICE = { label: 'Android · Chrome', agoMs: 27 * HOUR_MS } as const

const VISITS = [
  {
    deviceUuid: '5eed0001-0000-4000-8000-000000000001',
    label: 'Windows · Edge',
    agoMs: 9 * DAY_MS,
    mistypedMs: MINUTE_MS,
  },
  { deviceUuid: '5eed0001-0000-4000-8000-000000000002', ...NEW_DEVICE, mistypedMs: 0 },
]

export async function seedVisits(trx: Trx, now: number): Promise<void> {
  const location = createVisitorLocations().of('192.168.1.24')
  for (const { deviceUuid, label, agoMs, mistypedMs } of VISITS) {
    const visit = { memberId: MEMBER, deviceUuid, fingerprint: '', deviceLabel: label, location, now: now - agoMs }
    if (mistypedMs > 0) await recordLogin(trx, { ...visit, now: visit.now - mistypedMs }, 'wrong-password')
    await recordLogin(trx, visit, 'ok')
    await rememberVisit(trx, visit, false)
  }
}
