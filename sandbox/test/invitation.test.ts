/** Friends, what makes them count, and the rewards for them (screens.md 5). */
import { dividendCheck } from '@lantern/contract/activity'
import { depositCreate } from '@lantern/contract/deposit'
import { HEADER } from '@lantern/contract/envelope'
import { inviteClaim, inviteFriends, inviteInfo } from '@lantern/contract/invitation'
import { inviteResolve } from '@lantern/contract/invite'
import { welfareRecords } from '@lantern/contract/other-records'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { transfer } from '@lantern/contract/transfer'
import { kycSubmit, memberInfo } from '@lantern/contract/user'
import { placeBet } from '../src/book/bets.ts'
import { inTransaction } from '../src/database/database.ts'
import { balanceOf } from '../src/ledger/ledger.ts'
import { proof } from '../src/ledger/proof.ts'
import { lockMember } from '../src/members/members.repository.ts'
import { deviceOf, openSandbox, type TestSandbox, uuid } from './harness.ts'

const VENUE = 'OBTY'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
  await sandbox.advance(1)
}, 60_000)
afterAll(() => sandbox.close())

const tokenOf = (answer: { data: unknown }) => (answer.data as { token: string }).token
async function opened(userName: string, code?: string, device = deviceOf(userName)) {
  const invited = code ? { i_code: code, codesSeenAt: { i_code: sandbox.clock.now() } } : {}
  const token = tokenOf(await sandbox.join(userName, invited, device))
  return { token, memberId: (await sandbox.call(memberInfo, {}, { token })).memberId, userName }
}
type Opened = Awaited<ReturnType<typeof opened>>
const codeOf = async ({ token }: Opened) => (await sandbox.call(inviteInfo, {}, { token })).i_code
const friendsOf = async ({ token }: Opened) => (await sandbox.call(inviteFriends, {}, { token })).list
const statsOf = async ({ token }: Opened) => (await sandbox.call(inviteInfo, {}, { token })).stats
const at = (value: string) => ({ i_code: { value, at: sandbox.clock.now() } })

async function verify({ token }: Opened, realName: string) {
  await sandbox.call(kycSubmit, { level: 1, fields: { realName }, requestNo: uuid() }, { token })
}
async function deposit({ token, userName }: Opened, payerName: string, amount: string) {
  await sandbox.call(depositCreate, { method: 'BANK', amount, payerName, requestNo: uuid() }, { token })
  expect((await sandbox.control({ action: 'deposit.confirm', userName })).status).toBe(200)
}
/** Loses a bet, which counts with its whole stake. */
async function lose({ token, memberId }: Opened, stake: string) {
  await sandbox.call(transfer, { from: 'center', to: VENUE, amount: stake, requestNo: uuid() }, { token })
  const now = sandbox.clock.now()
  const matches = await sandbox.catalogue.list(sandbox.db, 'live', now, 0.05)
  const markets = matches.flatMap(({ markets }) => markets).filter(({ state }) => state === 1)
  const market = markets.find(({ selections }) => selections.some(({ odds }) => Number(odds) >= 1.5))
  const selection = market?.selections.find(({ odds }) => Number(odds) >= 1.5)
  if (!market || !selection) throw new Error('A live market of 1.50 is open')
  const legs = [{ selectionId: selection.id, odds: selection.odds, oddsVersion: market.oddsVersion }]
  const { no: betNo } = await inTransaction(sandbox.db, async (trx) =>
    placeBet({
      trx,
      catalogue: sandbox.catalogue,
      member: await lockMember(trx, memberId),
      enName: VENUE,
      slip: { legs, stake, accept: 'any', requestNo: uuid() },
      now,
    }),
  )
  expect((await sandbox.control({ action: 'bet.settle', betNo, result: 'lose' })).status).toBe(200)
}
const look = () => sandbox.advance(MINUTE_MS)

describe('the invitation of friends', () => {
  it('[SBX-INV-1] shows visitors the rule, and inviter1 nine friends in every stage without their money', async () => {
    expect(await sandbox.call(inviteInfo, {})).toMatchObject({
      i_code: '',
      link: '',
      stats: null,
      rule: { reward: '28.00', friendReward: '18.00', minDeposit: '100.00', turnoverMultiple: 1, rewardMultiple: 1 },
    })
    const token = await sandbox.signIn('inviter1')
    expect(await sandbox.call(inviteInfo, {}, { token })).toMatchObject({
      i_code: 'LAMP8888',
      link: '/user/register?i_code=LAMP8888',
      stats: { clicked: 23, registered: 9, deposited: 5, valid: 3, claimable: '56.00', claimed: '28.00' },
    })
    const { list, total } = await sandbox.call(inviteFriends, { pageSize: 4 }, { token })
    expect(total).toBe(9)
    expect(list.map(({ nickMasked, stage, rewardState }) => [nickMasked, stage, rewardState])).toEqual([
      ['r**', 'refused', 'none'],
      ['A**', 'valid', 'claimed'],
      ['S**', 'valid', 'claimable'],
      ['m**', 'valid', 'claimable'],
    ])
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(['at', 'id', 'nickMasked', 'rewardId', 'rewardState', 'stage'])
    const deposited = await sandbox.call(inviteFriends, { stage: 'deposited', pageNum: 2, pageSize: 1 }, { token })
    expect(deposited).toMatchObject({ total: 2, hasMore: false, list: [{ stage: 'deposited' }] })
  })

  it('[SBX-INV-1] counts a device that opens the link once, and typed codes not at all', async () => {
    const inviter = await opened('invite01')
    const codes = at(await codeOf(inviter))
    const open = (device: string, given: object) =>
      sandbox.call(inviteResolve, { codes: given }, { headers: { [HEADER.deviceUuid]: device } })
    for (const device of ['visitor-a', 'visitor-a', 'visitor-b', deviceOf('invite01')]) await open(device, codes)
    await open('visitor-c', { invite_code: codes.i_code })
    expect(await statsOf(inviter)).toMatchObject({ clicked: 2, registered: 0 })
  })

  it('[SBX-INV-2] binds no code on a device of its owner, and says so; another code counts instead', async () => {
    const inviter = await opened('invite02')
    const code = await codeOf(inviter)
    const headers = { [HEADER.deviceUuid]: deviceOf('invite02') }
    expect(await sandbox.call(inviteResolve, { codes: at(code) }, { headers })).toMatchObject({
      valid: false,
      refused: 'own-device',
    })
    expect(
      await sandbox.call(
        inviteResolve,
        { codes: { ...at(code), r_bet: { value: 'PEAKBET1', at: sandbox.clock.now() } } },
        { headers },
      ),
    ).toMatchObject({ valid: true, kind: 'r_bet' })
    await opened('invite2b', code, deviceOf('invite02'))
    expect(await friendsOf(inviter)).toEqual([])
  })

  it('[SBX-INV-3, SBX-INV-4] follows a friend to a reward that is paid once, and gives the friend a dividend', async () => {
    const inviter = await opened('invite03')
    const friend = await opened('friend3a', await codeOf(inviter))
    const stage = async () => {
      await look()
      return (await friendsOf(inviter))[0]?.stage
    }
    expect(await stage()).toBe('registered')
    await verify(friend, '方一')
    await deposit(friend, '方一', '100')
    expect(await stage()).toBe('deposited')
    await lose(friend, '95')
    expect(await stage()).toBe('deposited')
    await lose(friend, '5')
    expect(await stage()).toBe('valid')
    const [row] = await friendsOf(inviter)
    expect(row?.rewardState).toBe('claimable')
    const rewardId = row?.rewardId ?? ''
    const requestNo = uuid()
    const claim = (change: object = {}) =>
      sandbox.call(inviteClaim, { rewardId, requestNo, ...change }, { token: inviter.token })
    const [first, second] = await Promise.all([claim(), claim({ requestNo: uuid() })])
    expect(second).toEqual(first)
    expect(await claim()).toEqual(first)
    expect(first).toMatchObject({ amount: '28.00' })
    expect(await balanceOf(sandbox.db, inviter.memberId, 'lock.bonus')).toBe(2_800)
    expect(await balanceOf(sandbox.db, inviter.memberId, 'main')).toBe(0)
    expect(await statsOf(inviter)).toMatchObject({
      registered: 1,
      deposited: 1,
      valid: 1,
      claimable: '0.00',
      claimed: '28.00',
    })
    expect(await sandbox.call(dividendCheck, {}, { token: friend.token })).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ id: `invited-${friend.memberId}`, amount: '18.00' })]),
    })
    const range = { from: 0, to: sandbox.clock.now() }
    const welfare = await sandbox.call(welfareRecords, range, { token: inviter.token })
    expect(welfare.list).toMatchObject([{ source: 'invitation', amount: '28.00', state: 'claimed', bizNo: rewardId }])
    const other = await sandbox.ask(inviteClaim, { rewardId, requestNo: uuid() }, { token: friend.token })
    expect(other).toMatchObject({ code: 10003 })
    expect((await proof(sandbox.db)).problems).toEqual([])
  })

  it.each([
    [
      'a device',
      '1',
      async (inviter: Opened, friend: Opened) => {
        await sandbox.db
          .insertInto('devices')
          .values({ member_id: inviter.memberId, device_uuid: deviceOf(friend.userName), last_at: 0 })
          .execute()
      },
    ],
    [
      'a card, also a removed one',
      '2',
      async (inviter: Opened, friend: Opened) => {
        const card = {
          kind: 'BANK',
          bank: '',
          holder: '',
          masked: '',
          is_default: false,
          number_hash: `card-${friend.userName}`,
          usable_at: 0,
          created_at: 0,
        }
        await sandbox.db
          .insertInto('pay_accounts')
          .values([
            { ...card, id: `P1-${friend.userName}`, member_id: inviter.memberId, removed_at: 1 },
            { ...card, id: `P2-${friend.userName}`, member_id: friend.memberId, removed_at: null },
          ])
          .execute()
      },
    ],
    [
      'the name',
      '3',
      async (inviter: Opened, friend: Opened) => {
        await verify(inviter, '同名')
        await verify(friend, '同名')
      },
    ],
  ] as const)('[SBX-INV-3] never counts a friend with %s of the inviter', async (_what, index, share) => {
    const inviter = await opened(`sharer${index}`)
    const friend = await opened(`shared${index}`, await codeOf(inviter))
    await share(inviter, friend)
    await look()
    expect(await friendsOf(inviter)).toMatchObject([{ stage: 'refused', rewardState: 'none' }])
    expect(await statsOf(inviter)).toMatchObject({ registered: 1, deposited: 0, valid: 0 })
  })

  it('[SBX-INV-4] gives a further valid friend by control, each with a reward', async () => {
    const inviter = await opened('invite09')
    for (const claimable of ['28.00', '56.00']) {
      expect((await sandbox.control({ action: 'invite.friend', userName: 'invite09' })).status).toBe(200)
      expect(await statsOf(inviter)).toMatchObject({ claimable })
    }
    expect((await sandbox.control({ action: 'invite.friend', userName: 'nobody' })).status).toBe(400)
  })
})
