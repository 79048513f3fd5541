/** Deposit methods with their amounts and times (screens.md 6 deposit, 11.4). */

import type { DepositMethod, DepositMethodInfo } from '@lantern/contract/deposit'
import { MINUTE_MS, SECOND_MS } from '@lantern/contract/site-time'
import type { Sentence } from '../../../refusal/sandbox-error.ts'

/** CNY for one USDT until the control API sets another. An order keeps its rate for as long as its lock. */
export const USDT_RATE = '7.18'
export const RATE_LOCK_MS = 15 * MINUTE_MS
const QUICK = ['100', '500', '1000', '3000', '5000', '10000']

type Network = 'TRC20' | 'ERC20'
/** Required confirmations, and the block time of the simulated chain. */
export const CHAINS: Readonly<Record<Network, { readonly need: number; readonly everyMs: number }>> = {
  TRC20: { need: 19, everyMs: 3 * SECOND_MS },
  ERC20: { need: 12, everyMs: 12 * SECOND_MS },
}

/** Time from "I have paid" to the simulated confirmation; within the arrival times of screens.md 6, with seconds for a bank's minutes. */
const CONFIRM_MS: Partial<Record<DepositMethod, number>> = {
  BANK: 7 * SECOND_MS,
  ALIPAY: 25 * SECOND_MS,
  WECHAT: 25 * SECOND_MS,
  DCEP: 12 * SECOND_MS,
  EBPAY: 6 * SECOND_MS,
  KOIPAY: 6 * SECOND_MS,
  SHARELIFE: 12 * SECOND_MS,
}
export function confirmMs(method: string): number {
  return CONFIRM_MS[method as DepositMethod] ?? 7 * SECOND_MS
}

type MethodRow = Pick<
  DepositMethodInfo,
  'name' | 'min' | 'max' | 'currency' | 'rate' | 'networks' | 'needName' | 'avgSec' | 'state' | 'notice'
> & { readonly openMs: number }

const open = (
  zh: string,
  en: string,
  min: string,
  max: string,
  avgSec: number,
  openMs: number,
  needName: boolean,
): MethodRow => ({
  name: { zh, en },
  min,
  max,
  currency: 'CNY',
  needName,
  avgSec,
  state: 1,
  notice: '',
  openMs,
})
const paused = (row: MethodRow, notice: string): MethodRow => ({ ...row, state: 2, notice })

/** All ten methods, ranked. INSTEAD has its own page, with a code; SPEED is open while a member waits for a payout. */
export const METHODS: Readonly<Record<DepositMethod, MethodRow>> = {
  BANK: open('银行卡转账', 'Bank transfer', '100.00', '50000.00', 60, 15 * MINUTE_MS, true),
  USDT: {
    ...open('虚拟币', 'Crypto (USDT)', '10.00', '100000.00', 90, 60 * MINUTE_MS, false),
    currency: 'USDT',
    rate: USDT_RATE,
    networks: ['TRC20', 'ERC20'],
  },
  SPEED: open('极速存款', 'Speed deposit', '200.00', '20000.00', 60, 15 * MINUTE_MS, true),
  ALIPAY: open('支付宝', 'Alipay', '100.00', '5000.00', 40, 15 * MINUTE_MS, true),
  WECHAT: open('微信', 'WeChat', '100.00', '5000.00', 40, 15 * MINUTE_MS, true),
  DCEP: open('数字人民币', 'Digital yuan', '50.00', '20000.00', 20, 30 * MINUTE_MS, false),
  EBPAY: open('EBpay', 'EBpay', '50.00', '50000.00', 10, 30 * MINUTE_MS, false),
  KOIPAY: open('KOIpay', 'KOIpay', '50.00', '50000.00', 10, 30 * MINUTE_MS, false),
  SHARELIFE: open('享生活', 'ShareLife', '50.00', '10000.00', 20, 30 * MINUTE_MS, false),
  INSTEAD: paused(
    open('代充', 'Top-up by agent', '100.00', '50000.00', 300, 30 * MINUTE_MS, false),
    '请在代充页生成一次性代充码 / Make a one-time code on the top-up page',
  ),
}

/** Methods that a bound account of the same kind can pay with. */
export const ACCOUNT_METHODS: ReadonlySet<string> = new Set<DepositMethod>([
  'EBPAY',
  'KOIPAY',
  'SHARELIFE',
  'ALIPAY',
  'WECHAT',
  'DCEP',
])

/** The methods on the wire; `offers` are the amounts currently available for speed deposits. */
export function methodList(usdtRate: string, offers: readonly string[]): DepositMethodInfo[] {
  return Object.entries(METHODS).map(([method, { openMs: _openMs, ...row }]) => ({
    ...row,
    ...(method === 'SPEED' ? speedOf(offers) : {}),
    method: method as DepositMethod,
    ...(row.rate === undefined ? {} : { rate: usdtRate }),
    accountKind: ACCOUNT_METHODS.has(method) ? method : null,
    needAccount: method === 'SHARELIFE',
    quick: row.currency === 'USDT' ? ['50', '100', '500', '1000'] : QUICK,
  }))
}

function speedOf(offers: readonly string[]): Partial<DepositMethodInfo> {
  if (offers.length > 0) return { offers: [...offers] }
  return { offers: [], state: 2, notice: '暂无可撮合的取款 / No withdrawals to match with now' }
}

/** USDT cents (two decimals as an integer) → CNY fen, rounded down: the shown amount never exceeds the credit. */
export function usdtToFen(centiUsdt: number, rate: string): number {
  return Math.floor((centiUsdt * Number(rate.replace('.', ''))) / 100)
}

/** Payees of each method. None is real. */
export function payTo(method: DepositMethod, network: Network | null, order: string): Record<string, string> {
  const bank = HOUSE_BANKS[order.charCodeAt(0) % HOUSE_BANKS.length] ?? HOUSE_BANKS[0]
  const holder = bank.holder
  switch (method) {
    case 'USDT':
      return { address: `SIM-${network ?? 'TRC20'}-${order}` }
    case 'ALIPAY':
    case 'WECHAT':
    case 'EBPAY':
    case 'KOIPAY':
    case 'SHARELIFE':
      // The code contains the order: the wallet fills in the payee.
      return { holder, address: `SIM-${method}-${order}` }
    case 'DCEP':
      return {
        holder,
        bank: '数字人民币模拟钱包 SIM e-CNY',
        account: '0052 0000 0000 3003',
        address: `SIM-DCEP-${order}`,
      }
    default:
      return { ...bank }
  }
}

/** Payees of simulated transfers. None is real. */
export const HOUSE_BANKS = [
  { bank: '模拟银行 SIM BANK', account: '6200 0000 0000 1001', holder: '模拟收款人甲' },
  { bank: '模拟银行 SIM BANK', account: '6200 0000 0000 2002', holder: '模拟收款人乙' },
] as const

/** Failure texts by the code in the row. */
export const FAIL_REASONS: Readonly<Record<string, Sentence>> = {
  D01: { zh: '未查到这笔付款', en: 'no such payment was found' },
  D02: { zh: '付款人与实名不一致，款项已原路退回', en: 'the payer was someone else; the payment was returned' },
  D03: {
    zh: '金额不符且未补充凭证，款项已原路退回',
    en: 'another amount was paid and no proof came, the payment went back',
  },
  D04: { zh: '收款方未收到，付款凭证不足', en: 'the receiver says it did not come, and the proofs do not show it' },
  R05: { zh: '通道失败', en: 'the payment channel failed' },
}
