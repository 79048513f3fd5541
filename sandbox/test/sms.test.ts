/** Codes by message: waits, counts, tries, what belongs to whom (screens.md 0.4). */
import { DAY_MS } from '@lantern/contract/site-time'
import { smsSend } from '@lantern/contract/user'
import { inTransaction } from '../src/database/database.ts'
import { spendCode } from '../src/members/proofs/sms-codes.ts'
import { SandboxError } from '../src/refusal/sandbox-error.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

const send = (phone: string, extra: object = {}) => sandbox.ask(smsSend, { scene: 'register', phone, ...extra })
/** As a route uses it: what a refusal keeps is committed. @returns the code of the refusal, 6000 when accepted */
const use = async (phone: string, code: string): Promise<number> =>
  inTransaction(sandbox.db, (trx) =>
    spendCode(trx, { scene: 'register', target: `86/${phone}` }, code, sandbox.clock.now()).then(
      () => 6000,
      (error: unknown) => {
        if (error instanceof SandboxError && error.keep) return error.code
        throw error
      },
    ),
  )

describe('codes by message', () => {
  it('[SBX-13] come once a minute and five times a day, also when asked for at once', async () => {
    const phone = '13911110001'
    const both = await Promise.all([send(phone), send(phone)])
    expect(both.map(({ code }) => code).sort()).toEqual([6000, 716003])
    expect(await send(phone)).toMatchObject({ code: 716003, data: { waitSec: 60 } })
    for (let more = 0; more < 4; more += 1) {
      await sandbox.advance(60_000)
      expect(await send(phone)).toMatchObject({ code: 6000 })
    }
    await sandbox.advance(60_000)
    expect(await send(phone)).toMatchObject({ code: 6039, data: { until: expect.any(Number) } })
    await sandbox.advance(DAY_MS)
    expect(await send(phone)).toMatchObject({ code: 6000 })
  })

  it('[SBX-13] open once, for five minutes, and not after five wrong tries', async () => {
    const phone = '13911110002'
    await send(phone)
    const first = await sandbox.codeOf(phone)
    const wrong = first === '000000' ? '000001' : '000000'
    expect(await use(phone, wrong)).toBe(716001)
    expect(await use(phone, first)).toBe(6000)
    expect(await use(phone, first)).toBe(716002)

    await sandbox.advance(60_000)
    await send(phone)
    const second = await sandbox.codeOf(phone)
    for (const answer of [716001, 716001, 716001, 716001, 716002])
      expect(await use(phone, second === '000000' ? '000001' : '000000')).toBe(answer)
    expect(await use(phone, second)).toBe(716002)

    await sandbox.advance(60_000)
    await send(phone)
    const third = await sandbox.codeOf(phone)
    await sandbox.advance(300_000)
    expect(await use(phone, third)).toBe(716002)
  })

  it('[SBX-13] belong to one scene and one phone', async () => {
    const phone = '13911110003'
    await send(phone, { scene: 'bind' })
    expect(await use(phone, await sandbox.codeOf(phone))).toBe(716001)
    expect(await use('13911110004', '123456')).toBe(716001)
  })

  it('[SBX-13] are 123456 for phones of seed members', async () => {
    await send('13800010000')
    expect(await sandbox.codeOf('13800010000')).toBe('123456')
  })

  it.each([
    [{ phone: '17012345678' }, 'This number range is not supported'],
    [{ phone: '123' }, /Invalid phone number/],
    [{ phone: '61234567', area: '852' }, null],
    [{ phone: '61234567', area: '1' }, /not supported/],
    [{}, 'Enter a phone number'],
  ])('[SBX-14] takes phones of known countries and open ranges only: %j', async (input, sentence) => {
    const answer = await sandbox.ask(smsSend, { scene: 'register', ...input })
    if (sentence === null) expect(answer.code).toBe(6000)
    else
      expect(answer).toMatchObject({
        code: 10003,
        data: { fields: { phone: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence) } },
      })
  })
})
