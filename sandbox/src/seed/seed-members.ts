/** The seed members (screens.md 12). Their password is `Test@1234`, their fund password, if any, `159357`. */

import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
export const SEED_PASSWORD = 'Test@1234'
export const SEED_FUND_PASSWORD = '159357'

export type SeedMember = {
  readonly userName: string
  readonly nick: string
  readonly vip?: number
  /** Verified, bank account bound and usable, fund password, guide done. */
  readonly isReady?: boolean
  readonly realName?: string
  readonly email?: string
  readonly kyc?: number
  readonly status?: number
  readonly statusReason?: string
  /** From the start of the sandbox. */
  readonly statusMs?: number
  readonly flags?: string
  readonly role?: string
  /** Fen. */
  readonly dayLimit?: number
  /** Requested twelve hours ago. */
  readonly pendingDayLimit?: number
  /** Known from another device and location (6026), or absent for that many days (6028). */
  readonly isKnownElsewhere?: boolean
  readonly awayDays?: number
  /** Fen by account kind. demo01's money comes from its history instead. */
  readonly money?: Readonly<Record<string, number>>
}

export const SEED_MEMBERS: readonly SeedMember[] = [
  { userName: 'demo01', nick: 'Xiaofeng', vip: 3, isReady: true, realName: '林晓明', email: 'xiaoming@example.com' },
  { userName: 'newbie1', nick: '新朋友' },
  {
    userName: 'vip10aa',
    nick: '星海',
    vip: 10,
    isReady: true,
    realName: '周星海',
    email: 'xinghai@example.com',
    money: { main: 88_888_800, 'venue.OBTY': 5_000_000, coin: 12_000 },
  },
  {
    userName: 'frozen1',
    nick: '冰河',
    vip: 1,
    isReady: true,
    realName: '何冰',
    status: 2,
    statusReason: '风控复核中，请联系客服',
    money: { main: 50_000, 'lock.risk': 80_000 },
  },
  { userName: 'muted01', nick: '静音', vip: 2, isReady: true, realName: '吴静', money: { main: 20_000 } },
  {
    userName: 'timeout1',
    nick: '歇一歇',
    vip: 1,
    isReady: true,
    realName: '谢安',
    status: 3,
    statusMs: 3 * HOUR_MS,
    money: { main: 30_000 },
  },
  {
    userName: 'exclude1',
    nick: '远行',
    vip: 2,
    isReady: true,
    realName: '元行',
    status: 4,
    statusMs: 150 * DAY_MS,
    money: { main: 100_000 },
  },
  {
    userName: 'limit01',
    nick: '有度',
    vip: 1,
    isReady: true,
    realName: '杜有',
    dayLimit: 100_000,
    pendingDayLimit: 300_000,
    money: { main: 5_000 },
  },
  { userName: 'audit01', nick: '流水', vip: 2, isReady: true, realName: '刘水', money: { main: 200_000 } },
  { userName: 'kycrej1', nick: '重来', realName: '钟来', kyc: 3 },
  {
    userName: 'device1',
    nick: '新设备',
    vip: 1,
    isReady: true,
    realName: '薛贝',
    flags: 'device-auth',
    money: { main: 10_000 },
  },
  { userName: 'blocked1', nick: '受限', flags: 'blocked' },
  { userName: 'devblk1', nick: '设备受限', flags: 'device-blocked' },
  {
    userName: 'agent01',
    nick: '合伙人',
    vip: 5,
    isReady: true,
    realName: '安坚',
    role: 'agent',
    money: { main: 1_000_000 },
  },
  { userName: 'inviter1', nick: 'Hao88', vip: 4, isReady: true, realName: '郝友', money: { main: 60_000 } },
  {
    userName: 'mod0001',
    nick: '房管小灯',
    vip: 6,
    isReady: true,
    realName: '莫得',
    role: 'moderator',
    money: { main: 10_000 },
  },
  { userName: 'newdev1', nick: '换机', vip: 1, isReady: true, realName: '华吉', isKnownElsewhere: true },
  { userName: 'longago1', nick: '久别', vip: 1, isReady: true, realName: '桂来', awayDays: 100 },
  { userName: 'risky01', nick: '有险', vip: 1, isReady: true, realName: '尤贤', flags: 'risk' },
  // The sandbox withdraws for them, so that speed deposits find payees.
  { userName: 'payee01', nick: '收款甲', vip: 3, isReady: true, realName: '甘来', flags: 'sim' },
  { userName: 'payee02', nick: '收款乙', vip: 3, isReady: true, realName: '易得', flags: 'sim' },
]

/** Plausible personal numbers, derived from the position in the list. */
export function seedPhone(index: number): string {
  return `138000${String(10_000 + index * 137).padStart(5, '0')}`
}
