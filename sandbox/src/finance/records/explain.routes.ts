/** `/site/api/v1/finance/ledger/explain`: a wallet figure with the postings that add up to it. */
import { type ExplainPosting, type Figure, ledgerEntries, ledgerExplain } from '@lantern/contract/explain'
import { ownerOf } from '../../ledger/accounts.ts'
import { balancesOf } from '../../ledger/ledger.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { type FigureFilter, figureOf, moneyPostingsOfOrder, type Posting } from '../../ledger/postings.repository.ts'
import { wrongField } from '../../refusal/wrong-field.ts'
import type { Wire } from '../../wire/wire.ts'

const SHOWN = 50

/** LIKE patterns of the accounts behind each figure (screens.md 11.1). Open stakes are not included: they are shown with their bets. */
const ACCOUNTS: Readonly<Record<string, readonly string[]>> = {
  total: ['main', 'lock.%', 'venue.%'],
  main: ['main'],
  locked: ['lock.%'],
  venues: ['venue.%'],
  withdraw: ['lock.withdraw'],
  transfer: ['lock.transfer'],
  risk: ['lock.risk'],
  bonus: ['lock.bonus'],
  // Where a deposit arrives (locked for a frozen member) and where a payout leaves from.
  deposits: ['main', 'lock.risk'],
  withdrawals: ['lock.withdraw'],
  netDeposit: ['main', 'lock.risk', 'lock.withdraw'],
}
/** Figures of orders: limited to certain business types, and on request to the orders of a period. */
const BUSINESS: Readonly<Record<string, readonly string[]>> = {
  deposits: ['DEPOSIT'],
  withdrawals: ['WITHDRAW_PAY'],
  netDeposit: ['DEPOSIT', 'WITHDRAW_PAY'],
}

export function explainRoutes(wire: Wire): void {
  wire.memberRead(ledgerExplain, async ({ figure, from, until }, { db, member, locale }) => {
    const business = BUSINESS[figure] ?? []
    if (from !== undefined && business.length === 0) throw wrongField(locale, 'from', ORDERS_ONLY)
    const { version } = await balancesOf(db, member.id)
    const filter: FigureFilter = {
      owner: ownerOf(member.id),
      kinds: accountsOf(figure as Figure),
      business,
      // A payout may be posted after the period in which it was requested.
      ...(from === undefined ? { until } : { ordered: { memberId: member.id, from, to: until } }),
    }
    const { amount, count, newest } = await figureOf(db, filter, SHOWN)
    const listed = newest.reduce((sum, row) => sum + row.amount, 0)
    return {
      version,
      amount: fromFen(amount),
      list: newest.map(view),
      olderCount: count - newest.length,
      older: fromFen(amount - listed),
    }
  })

  wire.memberRead(ledgerEntries, async ({ bizNo }, { db, member }) => {
    return { list: (await moneyPostingsOfOrder(db, ownerOf(member.id), bizNo)).map(view) }
  })
}

const ORDERS_ONLY = { zh: '此金额没有订单', en: 'This figure has no orders' }

function view(row: Posting): ExplainPosting {
  return {
    entryNo: row.no,
    biz: row.biz_type,
    bizNo: row.biz_no,
    account: row.kind,
    amount: fromFen(row.amount),
    at: row.at,
  }
}

function accountsOf(figure: Figure): readonly string[] {
  return ACCOUNTS[figure] ?? [figure]
}
