/** Builders for the member area: complete objects that match the contract; a test changes only the fields it is about. */

import type { PayAccount } from '@lantern/contract/accounts'
import type { DepositMethodInfo, DepositOrder } from '@lantern/contract/deposit'
import type { Bet } from '@lantern/contract/records'
import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import type { TransferAnswer } from '@lantern/contract/transfer'
import type { MemberInfo } from '@lantern/contract/user'
import type { WalletOverview } from '@lantern/contract/wallet'
import type { WithdrawalPrepare, WithdrawOrder } from '@lantern/contract/withdrawal'

/** Saturday, 21 November 2026, 12:00 in UTC+8. */
export const NOON = Date.UTC(2026, 10, 21, 4)

export function aMember(change: Partial<MemberInfo> = {}): MemberInfo {
  return {
    memberId: 'm-demo01',
    userName: 'demo01',
    nickName: '小灯',
    avatar: 0,
    realNameMasked: '*明',
    phoneMasked: '****8888',
    birthday: '1990-01-01',
    vipLevel: 3,
    currency: 'CNY',
    balance: '12345.67',
    lockMoney: '0.00',
    lockDetail: [],
    venueTotal: '150.00',
    coin: 88,
    kyc: 2,
    hasFundPwd: true,
    hasPasskey: false,
    cardCount: 1,
    claimable: 0,
    unread: 2,
    pendingBet: 0,
    status: 1,
    statusReason: '',
    oddsType: 3,
    lang: 'zh-CN',
    registerAt: NOON - 90 * DAY_MS,
    lastLogin: { at: NOON - HOUR_MS, device: 'Chrome', place: '上海' },
    ...change,
  }
}

export function aWallet(change: Partial<WalletOverview> = {}): WalletOverview {
  return {
    version: 7,
    total: '12495.67',
    center: '12345.67',
    locked: '0.00',
    lock: [],
    venueTotal: '150.00',
    openStakes: '0.00',
    venues: [
      { enName: 'OBTY', name: 'DB体育', balance: '150.00', state: 1, at: NOON },
      { enName: 'IMTY', name: 'IM体育', balance: '0.00', state: 1, at: NOON },
    ],
    coin: 88,
    autoTransfer: false,
    ...change,
  }
}

export function aDepositMethod(change: Partial<DepositMethodInfo> = {}): DepositMethodInfo {
  return {
    method: 'BANK',
    name: { zh: '银行卡转账', en: 'Bank transfer' },
    min: '100.00',
    max: '50000.00',
    currency: 'CNY',
    quick: ['100', '500', '1000'],
    needName: true,
    avgSec: 120,
    state: 1,
    notice: '',
    ...change,
  }
}

export function aDepositOrder(change: Partial<DepositOrder> = {}): DepositOrder {
  return {
    orderNo: 'D1',
    method: 'BANK',
    state: 1,
    amount: '500.00',
    payAmount: '500.37',
    payCurrency: 'CNY',
    rate: null,
    network: null,
    payTo: { bank: '灯塔银行', account: '6200 0000 0000 0001', holder: '灯塔科技' },
    confirmations: null,
    expireAt: NOON + 15 * 60_000,
    createdAt: NOON,
    reason: '',
    timeline: [{ state: 1, at: NOON, note: '' }],
    version: 1,
    ...change,
  }
}

export function aPayAccount(change: Partial<PayAccount> = {}): PayAccount {
  return {
    id: 'A1',
    kind: 'BANK',
    bank: '灯塔银行',
    masked: '**** 1234',
    nickname: '',
    isDefault: true,
    state: 1,
    usableAt: NOON - 1,
    ...change,
  }
}

export function aWithdrawalPrepare(change: Partial<WithdrawalPrepare> = {}): WithdrawalPrepare {
  return {
    available: '12345.67',
    withdrawable: '5000.00',
    venues: '0.00',
    turnoverNeed: '320.00',
    checks: [
      { key: 'identity', ok: true, need: '', link: '' },
      { key: 'account', ok: true, need: '', link: '' },
      { key: 'turnover', ok: true, need: '', link: '' },
    ],
    accounts: [aPayAccount()],
    limits: { min: '100.00', max: '80000.00', dayCount: 5, dayUsed: 1, dayAmount: '80000.00', dayAmountUsed: '100.00' },
    fee: '0.00',
    etaSec: 60,
    reviewUntil: null,
    openOrder: null,
    ...change,
  }
}

export function aWithdrawOrder(change: Partial<WithdrawOrder> = {}): WithdrawOrder {
  return {
    orderNo: 'W1',
    amount: '100.00',
    state: 1,
    account: aPayAccount(),
    reasonCode: null,
    etaSec: 60,
    createdAt: NOON,
    timeline: [{ state: 1, at: NOON, note: '' }],
    version: 1,
    ...change,
  }
}

export function aTransfer(change: Partial<TransferAnswer> = {}): TransferAnswer {
  return { transferNo: 'T1', from: 'center', to: 'OBTY', amount: '100.00', state: 1, reason: '', at: NOON, ...change }
}

export function aBet(change: Partial<Bet> = {}): Bet {
  return {
    no: 'B1',
    enName: 'OBTY',
    category: 'sport',
    kind: 'single',
    legs: [
      {
        matchId: 'x1',
        selectionId: 'x1:1x2:x:home',
        league: '灯塔联赛',
        match: '河湾 - 山谷',
        market: '独赢',
        pick: '主胜',
        line: null,
        odds: '1.95',
        score: '1-0',
        result: null,
      },
    ],
    stake: '20.00',
    odds: '1.95',
    oddsType: 3,
    state: 2,
    result: null,
    return: '0.00',
    valid: '0.00',
    placedAt: NOON,
    settledAt: null,
    cashOut: null,
    autoCashOut: null,
    partOf: null,
    parts: [],
    shareable: true,
    ...change,
  }
}
