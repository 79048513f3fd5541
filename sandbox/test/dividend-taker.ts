/** Members who take dividends while the process is killed: two taps in one tab, one in another, one on another device at the same time. */
import { HEADER } from '@lantern/contract'
import { dividendReceive } from '@lantern/contract/activity'
import { login } from '@lantern/contract/user'
import { uuid } from './harness.ts'
import type { SandboxProcess, WireAnswer } from './sandbox-process.ts'

const SUCCESS = 6000
const MEMBERS = ['audit01', 'newbie1'] as const
const AMOUNT = '3.21'
const AMOUNT_FEN = 321
/** One active session of each. */
const PHONE = { [HEADER.clientType]: 'download', [HEADER.deviceUuid]: 'kill-phone' }

export type Take = {
  /** Taps everywhere at once; answers may be lost. */
  tap(): Promise<unknown>
  /** After a new start: every answer that arrived reports the same payment, and one more tap repeats it. */
  isPaidOnce(): Promise<boolean>
}

export async function dividendTaker(sandbox: SandboxProcess, worthOf: (token: string) => Promise<number>) {
  const members: { userName: string; web: string; phone: string; opening: number }[] = []
  for (const userName of MEMBERS) {
    const enter = async (headers = {}) => {
      const { data } = await sandbox.post(login.path, { userName, password: 'Test@1234' }, undefined, headers)
      return (data as { token: string }).token
    }
    const web = await enter()
    members.push({ userName, web, phone: await enter(PHONE), opening: await worthOf(web) })
  }
  let given = 0

  function taken(id: string, web: string, phone: string): Take {
    const answers: WireAnswer[] = []
    const once = async (token: string, headers = {}): Promise<WireAnswer> =>
      sandbox.post(dividendReceive.path, { id }, token, headers)
    const note = async (asked: Promise<WireAnswer>): Promise<void> => {
      answers.push(await asked)
    }
    return {
      tap: () => Promise.allSettled([once(web), once(web), once(web), once(phone, PHONE)].map(note)),
      async isPaidOnce() {
        const last = await once(phone, PHONE)
        for (const { status_code: code, data } of [...answers, last])
          expect({ id, code, data }).toEqual({ id, code: SUCCESS, data: last.data })
        return true
      },
    }
  }

  return {
    /** A dividend for each member. */
    async give(): Promise<Take[]> {
      const takes: Take[] = []
      for (const { userName, web, phone } of members) {
        const id = `kill-${uuid()}`
        await sandbox.post('/control', { action: 'dividend.grant', userName, amount: AMOUNT, id })
        takes.push(taken(id, web, phone))
      }
      given += 1
      return takes
    },
    paid: () => given * MEMBERS.length,
    worth: () => Promise.all(members.map(({ web }) => worthOf(web))),
    /** Every dividend once. */
    expected: () => members.map(({ opening }) => opening + given * AMOUNT_FEN),
  }
}
