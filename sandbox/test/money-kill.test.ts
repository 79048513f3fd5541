/**
 * A real process on a real database, killed with -9 at random points of its writes: what was answered is there, what was not is there once or not at
 * all, and every cent is where the ledger says. Short here; `npm run proof -- money` kills 200 times, `npm run proof -- dividends` with dividends only.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { depositCreate, depositDetail, depositPaid } from '@lantern/contract/deposit'
import { recallDetail } from '@lantern/contract/recall'
import { transRecords } from '@lantern/contract/records'
import { transfer, transferDetail } from '@lantern/contract/transfer'
import { login } from '@lantern/contract/user'
import { recallAll, walletOverview } from '@lantern/contract/wallet'
import { withdrawalApply, withdrawalDetail } from '@lantern/contract/withdrawal'
import fc from 'fast-check'
import { seedId } from '../src/members/seed-id.rules.ts'
import { dividendTaker } from './dividend-taker.ts'
import { uuid } from './harness.ts'
import { type SandboxProcess, sandboxProcess, type WireAnswer } from './sandbox-process.ts'

const KILLS = Number(process.env.MONEY_KILLS ?? 4)
const SEED = Number(process.env.MONEY_SEED ?? 20_261_121)
/** The longest that a round lives before it is killed. */
const LIFE_MS = 400
/** How often a long run says where it is. */
const SAY_EVERY = 25
const SUCCESS = 6000
/** Only dividends are taken: `npm run proof -- dividends`. */
const IS_DIVIDENDS = process.env.MONEY_WRITES === 'dividends'
const PEOPLE = ['vip10aa', 'agent01', 'inviter1', 'mod0001'] as const

/** A write of money, and how its effect is found again by its request number. */
type Write = { path: string; find: string; body: { requestNo: string }; token: string; answer?: WireAnswer }

let sandbox: SandboxProcess
let round = 0

beforeAll(async () => {
  sandbox = await sandboxProcess('kill')
})
afterAll(() => sandbox.close())
const post: SandboxProcess['post'] = (path, body, token) => sandbox.post(path, body, token)

it(`[SBX-12][SBX-68] killed ${KILLS} times at random points of writes, nothing is lost or doubled`, async () => {
  await sandbox.start()
  const tokens = new Map<string, string>()
  for (const userName of PEOPLE) {
    const { data } = await post(login.path, { userName, password: 'Test@1234' })
    tokens.set(userName, (data as { token: string }).token)
  }
  const opening = new Map<string, number>()
  for (const [userName, token] of tokens) opening.set(userName, await worthOf(token))
  const dividends = await dividendTaker(sandbox, worthOf)
  const recordsBefore = await recordsOf(tokens)
  const [lives] = fc.sample(fc.array(fc.integer({ min: 0, max: LIFE_MS }), { minLength: KILLS, maxLength: KILLS }), {
    seed: SEED,
    numRuns: 1,
  })
  let effects = 0
  for (const [index, life] of (lives ?? []).entries()) {
    const writes = IS_DIVIDENDS
      ? []
      : [...tokens].flatMap(([userName, token], index) => roundOf(userName, token, index))
    const takes = await dividends.give()
    const asked = Promise.allSettled([
      ...takes.map((take) => take.tap()),
      ...writes.map(async (write) => {
        write.answer = await post(write.path, write.body, write.token)
      }),
      // Jobs are in the middle of credits, payouts and reconciliations too.
      ...(IS_DIVIDENDS ? [] : [claimOpen(tokens)]),
      post('/control', { action: 'clock.jump', ms: 12_000 }),
    ])
    await wait(life)
    await sandbox.stop('SIGKILL')
    await asked
    await sandbox.start()
    expect((await post('/control', { action: 'ledger.proof' })).data).toMatchObject({ ok: true, problems: [] })
    for (const write of writes) if (await isThereOnce(write)) effects += 1
    for (const take of takes) if (await take.isPaidOnce()) effects += 1
    if (index % SAY_EVERY === SAY_EVERY - 1) process.stdout.write(`${index + 1} kills, ${effects} writes took effect\n`)
  }
  await post('/control', { action: 'clock.jump', ms: 3_600_000 })
  await post('/control', { action: 'clock.jump', ms: 60_000 })
  expect((await post('/control', { action: 'ledger.proof' })).data).toMatchObject({ ok: true, problems: [] })
  expect(await dividends.worth()).toEqual(dividends.expected())
  expect((await recordsOf(tokens)) - recordsBefore).toBeGreaterThanOrEqual(
    IS_DIVIDENDS ? 0 : effects - dividends.paid(),
  )
  for (const [userName, token] of tokens) {
    expect({ userName, worth: await worthOf(token) }).toEqual({ userName, worth: opening.get(userName) })
  }
  expect(effects).toBeGreaterThan(0)
  process.stdout.write(`killed ${KILLS} times, ${effects} writes took effect\n`)
}, 7_200_000)

/** What a member does in a round: something of each machine. */
function roundOf(userName: string, token: string, index: number): Write[] {
  const write = (path: string, find: string, body: object): Write => ({
    path,
    find,
    body: { ...body, requestNo: uuid() },
    token,
  })
  round += 1
  const accountId = `${seedId(userName)}-bank`
  return [
    index % 2 === round % 2
      ? write(recallAll.path, recallDetail.path, {})
      : write(transfer.path, transferDetail.path, { from: 'center', to: 'OBTY', amount: '1.23' }),
    write(depositCreate.path, depositDetail.path, { method: 'BANK', amount: '100' }),
    write(withdrawalApply.path, withdrawalDetail.path, { accountId, amount: '100.00', fundPwd: '159357' }),
  ]
}

/** Members say that they have paid, so that the next tick credits. */
async function claimOpen(tokens: ReadonlyMap<string, string>): Promise<void> {
  for (const token of tokens.values()) {
    const { data } = await post('/site/api/v1/finance/deposit/methods', {}, token)
    const { openOrder } = data as { openOrder: { orderNo: string } | null }
    if (openOrder) await post(depositPaid.path, { orderNo: openOrder.orderNo }, token)
  }
}

/** An answered write is there as it was answered; an unanswered one is there or may be sent again, and then is there once. */
async function isThereOnce(write: Write): Promise<boolean> {
  const found = await effectOf(write)
  const isDone = write.answer?.status_code === SUCCESS
  if (isDone) expect({ path: write.path, found }).toEqual({ path: write.path, found: expect.anything() })
  if (write.answer && !isDone) expect({ path: write.path, found }).toEqual({ path: write.path, found: null })
  const again = await post(write.path, write.body, write.token)
  const after = await effectOf(write)
  if (found !== null)
    expect({ path: write.path, code: again.status_code, after }).toEqual({
      path: write.path,
      code: SUCCESS,
      after: found,
    })
  if (again.status_code !== SUCCESS) expect(after).toBeNull()
  return after !== null
}

/** The number of what the write made, null when it made nothing. */
async function effectOf({ find, body, token }: Write): Promise<string | null> {
  const { data } = await post(find, { requestNo: body.requestNo }, token)
  const [made] = Object.values(
    data as Record<string, { orderNo?: string; transferNo?: string; items?: object[] } | null>,
  )
  if (!made) return null
  return made.orderNo ?? made.transferNo ?? `recall of ${made.items?.length ?? 0}`
}

/** All that the member has, less what was paid in, plus what was paid out, in fen: the same before and after. */
async function worthOf(token: string): Promise<number> {
  const { total } = (await post(walletOverview.path, {}, token)).data as { total: string }
  const { data } = await post(
    transRecords.path,
    { types: [], from: 0, to: 9_999_999_999_999, pageNum: 1, pageSize: 1 },
    token,
  )
  const { netLifetime } = (data as { totals: { netLifetime: string } }).totals
  return Math.round((Number(total) - Number(netLifetime)) * 100)
}

async function recordsOf(tokens: ReadonlyMap<string, string>): Promise<number> {
  let count = 0
  for (const token of tokens.values()) {
    const body = { types: [], from: 0, to: 9_999_999_999_999, pageNum: 1, pageSize: 1 }
    count += ((await post(transRecords.path, body, token)).data as { total: number }).total
  }
  return count
}
