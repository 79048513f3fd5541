import { EMPTY_ROOM, type RoomView } from './room.rules.ts'
import { draftProblem, type GateContext, gateOf, type Standing, slowModeLeft } from './write-gate.rules.ts'

const aMember = (change: Partial<Standing>): Standing => ({ vip: 3, kyc: 2, status: 1, ...change })
const [online, offline] = [true, false].map((isConnected) => ({ isConnected, now: 1 })) as [GateContext, GateContext]

describe('gateOf', () => {
  const joined: RoomView = { ...EMPTY_ROOM, isJoined: true }
  it('[CHAT-12] is open for a member in the room', () => {
    expect(gateOf(joined, aMember({ vip: 0, kyc: 2 }), online)).toEqual({ kind: 'open' })
  })
  it('[CHAT-12] asks a visitor to log in', () => {
    expect(gateOf(joined, null, online)).toEqual({ kind: 'login' })
  })
  it('[CHAT-12] treats vipMax 0 as no upper bound', () => {
    const gated = { ...joined, login: { ...joined.login, vipMin: 2, vipMax: 0 } }
    expect(gateOf(gated, aMember({ vip: 10, kyc: 2 }), online)).toEqual({ kind: 'open' })
    expect(gateOf(gated, aMember({ vip: 1, kyc: 2 }), online)).toEqual({ kind: 'vip', min: 2, max: 0, level: 1 })
  })
  it('[CHAT-12] shows a muted member the end and the reason', () => {
    const muted = { ...joined, mute: { until: 5, rule: 'spam', canAppeal: true } }
    expect(gateOf(muted, aMember({ vip: 3, kyc: 2 }), online)).toEqual({
      kind: 'muted',
      until: 5,
      rule: 'spam',
      canAppeal: true,
    })
    expect(gateOf(muted, aMember({}), { isConnected: true, now: 5 })).toEqual({ kind: 'open' })
  })
  it('[CHAT-12] asks a member without a verified identity to verify it', () => {
    expect(gateOf(joined, aMember({ vip: 3, kyc: 0 }), online)).toEqual({ kind: 'identity', isInReview: false })
    expect(gateOf(joined, aMember({ vip: 3, kyc: 1 }), online)).toEqual({ kind: 'identity', isInReview: true })
    expect(gateOf(joined, aMember({ vip: 3, kyc: 3 }), online)).toEqual({ kind: 'identity', isInReview: false })
  })
  it('leaves the decision to the server until member info is loaded', () => {
    const gated = { ...joined, login: { ...joined.login, vipMin: 2 } }
    expect(gateOf(gated, undefined, online)).toEqual({ kind: 'open' })
  })
  it('waits until the room is joined', () => {
    expect(gateOf(EMPTY_ROOM, aMember({ vip: 3, kyc: 2 }), offline)).toEqual({ kind: 'connecting' })
  })
})

describe('draftProblem', () => {
  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['a'.repeat(200), null],
    ['a'.repeat(201), 'long'],
    ['好'.repeat(100), null],
    ['好'.repeat(101), 'long'],
    ['a\n'.repeat(7), null],
    ['a\n'.repeat(8), 'rows'],
  ])('validates %p', (text, problem) => {
    expect(draftProblem(text)).toBe(problem)
  })
})

describe('gateOf: each bound', () => {
  const room: RoomView = { ...EMPTY_ROOM, isJoined: true, login: { ...EMPTY_ROOM.login, vipMin: 2, vipMax: 4 } }

  it.each([
    [1, 'vip'],
    [2, 'open'],
    [4, 'open'],
    [5, 'vip'],
  ])('[CHAT-12] with bounds 2 and 4, the gate of a member of VIP %d is %s', (vip, kind) => {
    expect(gateOf(room, aMember({ vip, kyc: 2 }), online).kind).toBe(kind)
  })

  it('[CHAT-12] a vipMax of 1 is a bound, unlike 0', () => {
    expect(
      gateOf({ ...room, login: { ...room.login, vipMin: 0, vipMax: 1 } }, aMember({ vip: 2, kyc: 2 }), online).kind,
    ).toBe('vip')
  })

  it('[CHAT-12] reports level bounds and room state', () => {
    const repair = { status: 2, reason: 'repair', resumeAt: 9 }
    expect(gateOf(room, aMember({ vip: 1, kyc: 2 }), online)).toEqual({ kind: 'vip', min: 2, max: 4, level: 1 })
    expect(gateOf({ ...room, open: repair }, aMember({}), online)).toEqual({ kind: 'room', ...repair })
  })

  it('[CHAT-12] waits for the connection', () => {
    expect(gateOf(room, aMember({ vip: 3, kyc: 2 }), offline)).toEqual({ kind: 'connecting' })
  })
})

describe('gateOf: breaks', () => {
  it.each([3, 4])('[CHAT-12] a member with status %d takes a break', (status) => {
    expect(gateOf({ ...EMPTY_ROOM, isJoined: true }, aMember({ status }), online)).toEqual({ kind: 'break' })
  })
})

describe('slowModeLeft', () => {
  it('[CHAT-37] counts down from the last line', () => {
    const room = { ...EMPTY_ROOM, saidAt: 1_000, slowSec: 30 }
    expect([1_000, 30_999, 31_000].map((now) => slowModeLeft(room, now))).toEqual([30_000, 1, 0])
  })
})
