/** A separate member per row, with a known history and unshared daily limits. */
import { guideDone, type LoginAnswer } from '@lantern/contract/user'
import type { Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { newMember, post } from '../site/member-session.ts'
import { smsCodeOf, somePhone } from '../site/sms-codes.ts'
import { deviceOf, prove, tryIn } from './login-steps.ts'

export type OwnMember = {
  readonly phone: string
  userName(): string
  /** Registers on another device. */
  join(): Promise<void>
  /** Registers on the browser's device, which is trusted from then on. */
  joinHere(page: Page): Promise<void>
  /** Registers with device authorisation required (6035). */
  joinToAuthorise(): Promise<void>
  /** Registers and is then inactive. */
  joinAndLeave(days: number): Promise<void>
  tryIn(page: Page): Promise<void>
  /** The last code sent. */
  code(): Promise<string>
  /** Enters that code. */
  prove(page: Page): Promise<void>
}

export function ownMember(): OwnMember {
  let current: LoginAnswer | undefined
  const phone = somePhone()
  const known = (): LoginAnswer => {
    if (current === undefined) throw new Error('the member of this row has not joined')
    return current
  }
  const join = async (device?: string): Promise<void> => {
    current = await newMember('step', { device, phone })
    await post(guideDone.path, { key: 'all' }, { token: current.token })
  }
  const stayAway = (days: number) => control({ action: 'member.away', userName: known().userName, days })
  const code = () => smsCodeOf(known().memberId)
  return {
    phone,
    userName: () => known().userName,
    join: () => join(),
    joinHere: async (page) => join(await deviceOf(page)),
    async joinToAuthorise() {
      await join()
      await control({ action: 'member.flag', userName: known().userName, flag: 'device-auth', on: true })
      await stayAway(0)
    },
    async joinAndLeave(days) {
      await join()
      await stayAway(days)
    },
    tryIn: (page) => tryIn(known().userName)(page),
    code,
    prove: async (page) => prove(page, await code()),
  }
}
