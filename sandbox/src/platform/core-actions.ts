/** Control actions of clock, orders, venues, site and faults (design.md "Processes"). */

import * as CODE from '@lantern/contract/code'
import { canonicalVenue } from '@lantern/contract/games'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { inTransaction } from '../database/database.ts'
import { advanceWithdrawal, lockWithdrawal, rejectWithdrawal } from '../finance/withdrawals/withdrawal-turns.ts'
import { proof } from '../ledger/proof.ts'
import { liveCodes } from '../members/proofs/sms-codes.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { isVenue, venueName } from '../site/venues.ts'
import type { ControlActions } from '../wire/control-actions.ts'
import {
  firstMembers,
  openCaptchas,
  openImageCodes,
  openTransfers,
  openWithdrawals,
  payableDeposits,
  runningCampaigns,
  saveVenueState,
} from './control.repository.ts'
import type { Platform } from './platform.ts'

export function coreActions(platform: Platform): ControlActions {
  const { db, clock, faults, site, jobs, checks } = platform
  return {
    'clock.speed': async ({ speed }) => {
      clock.setSpeed(speed)
      await platform.clockStored()
      return { now: clock.now(), speed }
    },
    'clock.jump': async ({ ms }) => {
      clock.jump(ms)
      await platform.clockStored()
      await jobs.tick()
      return { now: clock.now() }
    },
    'withdrawal.step': async ({ orderNo }) =>
      inTransaction(db, async (trx) => {
        const order = await advanceWithdrawal(trx, await lockWithdrawal(trx, orderNo), clock.now(), faults)
        return { orderNo, state: order.state }
      }),
    'withdrawal.reject': async ({ orderNo, reason }) =>
      inTransaction(db, async (trx) => {
        const order = await rejectWithdrawal(trx, await lockWithdrawal(trx, orderNo), reason, clock.now())
        return { orderNo, state: order.state }
      }),
    'venue.status': async ({ enName, status, minutes }) => {
      const code = canonicalVenue(enName)
      if (!isVenue(code)) throw refused(`There is no venue ${enName}.`)
      const now = clock.now()
      const row = {
        status,
        maintain_from: status === 2 ? now : null,
        maintain_to: status === 2 ? now + minutes * MINUTE_MS : null,
      }
      await saveVenueState(db, code, row)
      return { enName: code, name: venueName(code).en, ...row }
    },
    'site.maintenance': async ({ status, minutes }) => {
      const now = clock.now()
      return site.change({ maintenance: status === 0 ? { from: now, to: now + minutes * MINUTE_MS } : null })
    },
    'site.stop': async ({ login, register, state, allowWithdraw }) => {
      const before = site.state()
      const stopService = state === undefined ? before.stopService : state === 1 ? { allowWithdraw } : null
      return site.change({
        stopLogin: login ?? before.stopLogin,
        stopRegister: register ?? before.stopRegister,
        stopService,
      })
    },
    'site.skin': async ({ on }) => site.change({ skin: on }),
    'site.video': async ({ on }) => site.change({ video: on }),
    'fault.set': async ({ action: _action, ...fault }) => faults.set(fault),
    'fault.clear': async ({ id }) => {
      faults.clear(id)
      return { faults: faults.list() }
    },
    'ledger.proof': async () => proof(db, checks),
    state: async () => stateOf(platform),
  }
}

async function stateOf({ db, clock, faults, site, kind }: Platform): Promise<unknown> {
  return {
    now: clock.now(),
    clock: clock.state(),
    database: kind,
    site: site.state(),
    faults: faults.list(),
    smsCode: '123456',
    smsCodes: await liveCodes(db, clock.now()),
    captchas: await openCaptchas(db, clock.now()),
    imageCodes: await openImageCodes(db, clock.now()),
    members: await firstMembers(db),
    deposits: await payableDeposits(db, clock.now()),
    withdrawals: await openWithdrawals(db),
    transfers: await openTransfers(db),
    campaigns: await runningCampaigns(db, clock.now()),
  }
}

function refused(sentence: string): SandboxError {
  return new SandboxError(CODE.VALIDATION, sentence, null, { http: 422 })
}
