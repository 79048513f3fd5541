/** Shared bets: what the wire carries of them, over real sockets and HTTP. */
import { randomUUID } from 'node:crypto'
import { chatBetPrivacy, chatHistory, MSG, sharedBetSchema } from '@lantern/contract/chat'
import * as CODE from '@lantern/contract/code'
import { MATCH_STATE } from '@lantern/contract/games'
import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import { transfer } from '@lantern/contract/transfer'
import * as v from 'valibot'
import { placeBet } from '../src/book/bets.ts'
import { cashOutBet } from '../src/book/cash-outs.ts'
import { takeStale } from '../src/chat/cards/shared-bets.repository.ts'
import { inTransaction } from '../src/database/database.ts'
import { lockMember } from '../src/members/members.repository.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { type ChatMember, chatMembers } from './chat-members.ts'
import { openSandbox, type TestSandbox } from './harness.ts'
import { planOf } from './query-plan.ts'

/** A stake that no other figure of a frame contains. */
const STAKE = '7391.57'
const AMOUNT = /7391|739157|7,391/

let sandbox: TestSandbox
let chat: ReturnType<typeof chatMembers>
beforeAll(async () => {
  sandbox = await openSandbox()
  chat = chatMembers(sandbox)
  await sandbox.control({ action: 'chat.bots', on: false })
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
  const stakes = { from: 'center', to: 'OBTY', amount: '50000', requestNo: randomUUID() }
  await sandbox.call(transfer, stakes, { token: await chat.signIn('vip10aa') })
}, 60_000)
afterEach(() => chat.leaveAll())
afterAll(() => sandbox.close())

const skipped = new Set<string>()
/** An open single of vip10aa on a match of its own. */
async function openBet(stake = STAKE): Promise<{ no: string; matchId: string }> {
  const now = sandbox.clock.now()
  const matches = await sandbox.catalogue.list(sandbox.db, 'today', now, 0.05)
  const match = matches.find(({ id, state }) => state === MATCH_STATE.scheduled && !skipped.has(id))
  const market = match?.markets.find(({ kind, state }) => kind === '1x2' && state === 1)
  const [selection] = market?.selections ?? []
  if (!match || !market || !selection) throw new Error('No match takes bets.')
  skipped.add(match.id)
  const leg = { selectionId: selection.id, odds: selection.odds, oddsVersion: market.oddsVersion }
  const slip = { legs: [leg], stake, accept: 'any' as const, requestNo: randomUUID() }
  const { no } = await inTransaction(sandbox.db, async (trx) => {
    const member = await lockMember(trx, seedId('vip10aa'))
    return placeBet({ trx, catalogue: sandbox.catalogue, member, enName: 'OBTY', slip, now })
  })
  return { no, matchId: match.id }
}

/** @returns the frame of the line, or of its refusal */
async function share(member: ChatMember, betId: string, privacy: 0 | 1 | 2, cid = chat.nextCid()) {
  await sandbox.advance(5_000)
  member.send(MSG.shareBetRecord, { roomId: 'lobby', betId, privacy, cid })
  return member.next(({ msgData }) => msgData.cid === cid)
}
const ofSeq = (seq: unknown) => (frame: { msgData: Record<string, unknown> }) => frame.msgData.seq === seq

describe('shared bets', () => {
  it.each([
    [0, null],
    [1, '5000–10000'],
    [2, STAKE],
  ] as const)('[SBX-CHAT-11] with privacy %i show %p of the stake to everyone', async (privacy, stakeShown) => {
    const [owner, other] = [await chat.enter('vip10aa'), await chat.enter('demo01')]
    const { no, matchId } = await openBet()
    const { msgData } = await share(owner, no, privacy)
    const seen = await other.next(ofSeq(msgData.seq))
    expect(seen.msgId).toBe(MSG.shareBetRecord)
    const { card } = v.parse(sharedBetSchema, seen.msgData)
    expect(card).toMatchObject({ stakeShown, state: 2, verified: true, result: null, legs: [{ matchId }] })
    expect(card.legs[0]?.selectionId).toMatch(new RegExp(`^${matchId}:`))
    if (privacy !== 2) expect(JSON.stringify(other.frames)).not.toMatch(AMOUNT)
    expect(JSON.stringify(other.frames)).not.toContain(no)
  })

  it('[SBX-CHAT-12] hold no amount on the wire after it was hidden, in no later frame and no page', async () => {
    const [owner, other] = [await chat.enter('vip10aa'), await chat.enter('demo01')]
    const { no } = await openBet()
    const { msgData } = await share(owner, no, 2)
    const seq = Number(msgData.seq)
    await other.next(ofSeq(seq))
    const change = { roomId: 'lobby', seq, privacy: 0 as const }
    expect(await sandbox.ask(chatBetPrivacy, change, { token: other.token })).toMatchObject({ code: 10001 })
    const after = other.frames.length
    await sandbox.call(chatBetPrivacy, change, { token: owner.token })
    const hidden = await other.next((frame) => ofSeq(seq)(frame) && other.frames.indexOf(frame) >= after)
    expect(hidden.msgData.card).toMatchObject({ stakeShown: null, privacy: 0 })

    await sandbox.control({ action: 'bet.settle', betNo: no, result: 'win' })
    await sandbox.advance(2_000)
    const settled = await other.next(
      (frame) => ofSeq(seq)(frame) && (frame.msgData.card as { state: number }).state === 3,
    )
    expect(settled.msgData.card).toMatchObject({ result: 'WIN', stakeShown: null })
    const late = await chat.enter('mod0001')
    late.send(MSG.chatHistory, { roomId: 'lobby', size: 50 })
    await late.next(({ msgId }) => msgId === MSG.chatHistory)
    const page = await sandbox.call(chatHistory, { roomId: 'lobby', size: 50, kind: 2 })
    expect(page.list.some((line) => line.seq === seq && line.card?.result === 'WIN')).toBe(true)
    const later = [...other.frames.slice(after), ...late.frames].filter(({ msgData }) => msgData.seq === seq)
    const ownLine = page.list.filter((line) => line.seq === seq)
    expect(JSON.stringify([later, ownLine])).not.toMatch(AMOUNT)
    const joined = late.frames.flatMap(({ msgData }) => [
      ...((msgData.last ?? msgData.list ?? []) as { seq: number }[]),
    ])
    expect(JSON.stringify(joined.filter((line) => line.seq === seq))).not.toMatch(AMOUNT)
  })

  it('[SBX-CHAT-11] are own, of seven days, once per room; a repeated cid is the same line', async () => {
    const [owner, other] = [await chat.enter('vip10aa'), await chat.enter('demo01')]
    const { no } = await openBet()
    const cid = chat.nextCid()
    const { msgData } = await share(owner, no, 0, cid)
    const echoes = owner.frames.length
    owner.send(MSG.shareBetRecord, { roomId: 'lobby', betId: no, privacy: 0, cid })
    const again = await owner.next((frame) => frame.msgData.cid === cid && owner.frames.indexOf(frame) >= echoes)
    expect(again.msgData.seq).toBe(msgData.seq)
    expect((await share(owner, no, 0)).msgData.code).toBe(715010)
    expect((await share(other, no, 0)).msgData.code).toBe(715009)
    const old = await openBet()
    await sandbox.db
      .updateTable('bets')
      .set({ placed_at: sandbox.clock.now() - 7 * DAY_MS })
      .where('no', '=', old.no)
      .execute()
    expect((await share(owner, old.no, 0)).msgData.code).toBe(715009)
  })

  it('[SBX-CHAT-11] are verified by the ledger only', async () => {
    const owner = await chat.enter('vip10aa')
    const { no } = await openBet()
    const bet = await sandbox.db.selectFrom('bets').selectAll().where('no', '=', no).executeTakeFirstOrThrow()
    // Its stake was never taken; of the other, another one was.
    await sandbox.db
      .insertInto('bets')
      .values({ ...bet, no: 'B-unstaked', state: 3 })
      .execute()
    expect((await share(owner, 'B-unstaked', 0)).msgData.card).toMatchObject({ verified: false })
    await sandbox.db
      .updateTable('bets')
      .set({ stake: bet.stake + 1 })
      .where('no', '=', no)
      .execute()
    expect((await share(owner, no, 0)).msgData.card).toMatchObject({ verified: false })
    await sandbox.db.updateTable('bets').set({ stake: bet.stake }).where('no', '=', no).execute()
  })

  it('[SBX-CHAT-11, SBX-222] show the smaller stake after a part was cashed out, stay verified, and the part cannot be shared itself', async () => {
    const owner = await chat.enter('vip10aa')
    const { no } = await openBet('20.00')
    const shared = await share(owner, no, 2)
    expect(shared.msgData.card).toMatchObject({ verified: true, stakeShown: '20.00' })
    const seq = Number(shared.msgData.seq)
    const { catalogue, clock } = sandbox
    const part = await inTransaction(sandbox.db, (trx) =>
      cashOutBet({ trx, catalogue, memberId: seedId('vip10aa'), no, offer: '0.01', part: '8', now: clock.now() }),
    )
    await sandbox.advance(2_000)
    const { msgData } = await owner.next(
      (frame) => ofSeq(seq)(frame) && (frame.msgData.card as { stakeShown: string }).stakeShown === '12.00',
    )
    expect(msgData.card).toMatchObject({ verified: true, state: 2 })
    expect((await share(owner, part.no, 0)).msgData.code).toBe(715009)
  })

  it('[SBX-CHAT-12] announce their settlement for 30 days, found by an index of shared bets', async () => {
    const owner = await chat.enter('vip10aa')
    const [old, recent] = [await openBet('10.00'), await openBet('10.00')]
    const toldOf = async (no: string) =>
      (await sandbox.db.selectFrom('chat_lines').select('bet_told').where('bet_no', '=', no).executeTakeFirst())
        ?.bet_told
    for (const [{ no }, age] of [
      [old, 30 * DAY_MS + HOUR_MS],
      [recent, 30 * DAY_MS - HOUR_MS],
    ] as const) {
      await share(owner, no, 0)
      await sandbox.db
        .updateTable('chat_lines')
        .set({ at: sandbox.clock.now() - age })
        .where('bet_no', '=', no)
        .execute()
      await sandbox.control({ action: 'bet.settle', betNo: no, result: 'win' })
    }
    await sandbox.advance(2_000)
    expect(await Promise.all([old, recent].map(({ no }) => toldOf(no)))).toEqual(['2//1000', '3/WIN/1000'])
    expect(await planOf(sandbox.db, (db) => takeStale(db, sandbox.clock.now()))).toContain('chat_lines_bet_at')
  })

  it('[SBX-CHAT-12] are emptied when they are hidden by a moderator, and never announced again', async () => {
    const [owner, other] = [await chat.enter('vip10aa'), await chat.enter('demo01')]
    const { no } = await openBet()
    const seq = Number((await share(owner, no, 2)).msgData.seq)
    await sandbox.control({ action: 'chat.shield', roomId: 'lobby', seqs: [seq] })
    await other.next(({ msgId }) => msgId === MSG.msgShield)
    const after = other.frames.length
    await sandbox.control({ action: 'bet.settle', betNo: no, result: 'lose' })
    await sandbox.advance(2_000)
    await chat.say(owner, 'done')
    expect(JSON.stringify(other.frames.slice(after))).not.toMatch(AMOUNT)
    const page = await sandbox.call(chatHistory, { roomId: 'lobby', size: 50 })
    expect(page.list.find((line) => line.seq === seq)).toMatchObject({ shielded: true })
    expect(page.list.find((line) => line.seq === seq)?.card).toBeUndefined()
  })

  it('[SBX-CHAT-17] show more of the stake only while their owner may write; a repetition is not announced', async () => {
    const [owner, other] = [await chat.enter('vip10aa'), await chat.enter('demo01')]
    const { no } = await openBet()
    const seq = Number((await share(owner, no, 1)).msgData.seq)
    await other.next(ofSeq(seq))
    const show = (privacy: 0 | 1 | 2) =>
      sandbox.ask(chatBetPrivacy, { roomId: 'lobby', seq, privacy }, { token: owner.token })
    const told = () => other.frames.filter(ofSeq(seq)).length
    expect(await show(1)).toMatchObject({ code: CODE.SUCCESS })
    await chat.say(owner, 'after the same')
    expect(told()).toBe(1)
    await sandbox.control({ action: 'chat.mute', userName: 'vip10aa', roomId: 'lobby', minutes: 10, rule: 'spam' })
    expect(await show(2)).toMatchObject({ code: CODE.CHAT_MUTED })
    expect(await show(0)).toMatchObject({ code: CODE.SUCCESS })
    expect(await show(1)).toMatchObject({ code: CODE.CHAT_MUTED })
    await sandbox.control({ action: 'chat.mute', userName: 'vip10aa', roomId: 'lobby', minutes: 0 })
    expect(await show(1)).toMatchObject({ code: CODE.SUCCESS })
  })

  it('[SBX-CHAT-11] [SBX-CHAT-17] show no exact stake while the market is suspended', async () => {
    const owner = await chat.enter('vip10aa')
    const [before, late] = [await openBet(), await openBet()]
    const seq = Number((await share(owner, before.no, 0)).msgData.seq)
    const matchId = await suspendedMatch()
    await sandbox.db.updateTable('bets').set({ match_id: matchId }).where('no', 'in', [before.no, late.no]).execute()
    const show = (privacy: 1 | 2) =>
      sandbox.ask(chatBetPrivacy, { roomId: 'lobby', seq, privacy }, { token: owner.token })
    expect(await show(2)).toMatchObject({ code: CODE.BET_NOT_SHAREABLE })
    expect(await show(1)).toMatchObject({ code: CODE.SUCCESS })
    owner.send(MSG.shareBetRecord, { roomId: 'lobby', betId: late.no, privacy: 2, cid: 'late' })
    const refused = await owner.next(({ msgData }) => msgData.cid === 'late')
    expect(refused.msgData.code).toBe(CODE.BET_NOT_SHAREABLE)
  })
})

/** A match that scored just now: plays until there is one. */
async function suspendedMatch(): Promise<string> {
  for (let step = 0; step < 100; step += 1) {
    const live = await sandbox.catalogue.list(sandbox.db, 'live', sandbox.clock.now(), 0.05)
    const match = live.find(({ markets }) => markets.some(({ kind, state }) => kind === '1x2' && state === 2))
    if (match) return match.id
    await sandbox.advance(10_000)
  }
  throw new Error('a live match scores')
}
