/** Machines of what is claimed or bound: rebates, dividends, payout accounts. Moves as in money-machines.ts. */
import { ACCOUNT_KINDS, type AccountKind } from '@lantern/contract/account-kinds'
import { accountAdd, accountDefault, accountRemove } from '@lantern/contract/accounts'
import { dividendReceive } from '@lantern/contract/activity'
import { rebateClaim } from '@lantern/contract/rebate'
import { transfer } from '@lantern/contract/transfer'
import { withdrawalApply } from '@lantern/contract/withdrawal'
import { inTransaction } from '../src/database/database.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { uuid } from './harness.ts'
import { ask, type Draw, inPlay, type Move, order, PICTURE, transferOf, type Walker } from './money-machines.ts'
import { readyMember } from './money-members.ts'

const MINUTE = 60_000
const HOUR = 3_600_000
const FUND = '159357'
const VENUE = 'OBTY'
const CLAIM_REFUSALS = [713002, 713004, 713006]
const ACCOUNT_REFUSALS = [711011, 711018, 716008, 716009]

export const CLAIM_MACHINES: Readonly<Record<string, (walker: Walker) => readonly Move[]>> = {
  rebate: (walker) => {
    const { sandbox, userName } = walker
    const kept: string[] = []
    const claim = (draw: Draw, what: 'ready' | 'today') => {
      // The same request now and then, as after a lost answer.
      const again = draw(4) === 0 ? kept[draw(kept.length || 1)] : undefined
      const requestNo = again ?? `${what}:${uuid()}`
      if (again === undefined) kept.push(requestNo)
      const [asked = what, number = requestNo] = requestNo.split(':')
      return ask(walker, rebateClaim, { what: asked, requestNo: number }, CLAIM_REFUSALS)
    }
    return [
      (draw) => inPlay(walker, VENUE, draw),
      (draw) => inPlay(walker, VENUE, draw),
      (draw) => ask(walker, transfer, transferOf('center', VENUE, 10_000 + draw(20_000))),
      async (draw) => {
        const open = await sandbox.db
          .selectFrom('bets')
          .select('no')
          .where('member_id', '=', seedId(userName))
          .where('state', '=', 2)
          .execute()
        for (const { no } of open)
          await sandbox.control({
            action: 'bet.settle',
            betNo: no,
            result: (['win', 'lose', 'void'] as const)[draw(3)] ?? 'win',
          })
      },
      (draw) => claim(draw, 'today'),
      (draw) => claim(draw, 'today'),
      (draw) => claim(draw, 'ready'),
      (draw) => sandbox.advance(draw(40) * MINUTE),
      // Into the half hour of the calculation, past it, and over days without a claim.
      (draw) => sandbox.advance((1 + draw(30)) * HOUR),
    ]
  },
  dividends: (walker) => {
    const { sandbox, userName } = walker
    const pick = async (draw: Draw): Promise<string> => {
      const rows = await sandbox.db
        .selectFrom('dividends')
        .select('id')
        .where('member_id', '=', seedId(userName))
        .where('id', 'not like', 'seed-%')
        .orderBy('created_at', 'desc')
        .limit(4)
        .execute()
      return rows[draw(rows.length || 1)]?.id ?? 'none'
    }
    const receive: Move = async (draw) => ask(walker, dividendReceive, { id: await pick(draw) }, CLAIM_REFUSALS)
    return [
      async (draw) => order(sandbox.control({ action: 'dividend.grant', userName, amount: `${1 + draw(50)}.00` })),
      receive,
      receive,
      async (draw) => {
        // Two taps at once.
        const id = await pick(draw)
        await Promise.all([1, 2].map(() => ask(walker, dividendReceive, { id }, CLAIM_REFUSALS)))
      },
      (draw) => sandbox.advance(draw(3) === 0 ? draw(8) * 24 * HOUR : draw(60) * MINUTE),
    ]
  },
  accounts: ({ sandbox }) => {
    const userName = 'keeper1'
    // Of their own: without a phone no codes are needed, which would be used up on the first day.
    const traits = { kyc: 2, account: 'usable', fund: 'set', status: 1, main: 5_000_000, task: 0, vip: 3 }
    const rest = { level: 2, earlier: 0, earlierAmount: 10_000, isOpen: false } as const
    const walker = inTransaction(sandbox.db, (trx) =>
      readyMember(trx, userName, sandbox.clock.now(), { ...traits, ...rest }),
    ).then((token): Walker => ({ sandbox, userName, token }))
    const pick = async (draw: Draw): Promise<string> => {
      await walker
      const rows = await sandbox.db
        .selectFrom('pay_accounts')
        .select('id')
        .where('member_id', '=', seedId(userName))
        .orderBy('id')
        .execute()
      return rows[draw(rows.length || 1)]?.id ?? 'none'
    }
    const says = async (endpoint: Parameters<typeof ask>[1], input: object) =>
      ask(await walker, endpoint, input, ACCOUNT_REFUSALS)
    return [
      (draw) => says(accountAdd, someAccount(draw)),
      (draw) => says(accountAdd, someAccount(draw)),
      async (draw) => says(accountDefault, { id: await pick(draw) }),
      async (draw) => says(accountRemove, { id: await pick(draw), fundPwd: FUND }),
      async (draw) =>
        says(withdrawalApply, {
          accountId: await pick(draw),
          amount: String(100 + draw(500)),
          fundPwd: FUND,
          requestNo: uuid(),
        }),
      async (draw) => {
        const state = ([1, 2, 3, 4] as const)[draw(4)] ?? 1
        const accountId = await pick(draw)
        // A removed account belongs to no member.
        const { code, message } = await sandbox.control({ action: 'account.state', userName, accountId, state })
        if (code !== 6000 && code !== 711011) throw new Error(`The control API answered ${code} ${message}`)
      },
      (draw) => sandbox.advance(draw(60) * 1_000),
      (draw) => sandbox.advance(draw(30) * HOUR),
    ]
  },
}

/** Of few numbers, so that one is bound twice and taken up again. */
function someAccount(draw: Draw): object {
  const kind = ACCOUNT_KINDS[draw(ACCOUNT_KINDS.length)] ?? 'EBPAY'
  const which = draw(7)
  const letter = 'abcdefg'[which] ?? 'a'
  const fields: Readonly<Record<AccountKind, Record<string, string>>> = {
    BANK: { cardNo: withCheckDigit(`62220210000000${which}`), bank: '模拟工行', province: '浙江', city: '杭州' },
    USDT: { network: 'TRC20', address: `T${letter.repeat(33)}` },
    EBPAY: { address: letter.repeat(20) },
    KOIPAY: { address: letter.repeat(16) },
    ALIPAY: { account: `${letter}@example.com` },
    SHARELIFE: { account: `1390000111${which}` },
    WECHAT: { wechatId: `lin_${letter.repeat(3)}`, qr: PICTURE },
    DCEP: { walletId: `001234567890123${which}`, operator: 'ICBC', phone: '13900001111' },
  }
  return { kind, fields: fields[kind], fundPwd: FUND, requestNo: uuid() }
}

/** A card number needs its Luhn digit. */
function withCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
