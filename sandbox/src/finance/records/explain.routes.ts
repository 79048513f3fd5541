/** `/site/api/v1/finance/ledger/explain`: a wallet figure with the postings that add up to it. */
import { type ExplainPosting, type Figure, ledgerEntries, ledgerExplain } from '@lantern/contract/explain'
import { ownerOf } from '../../ledger/accounts.ts'
import { balancesOf } from '../../ledger/ledger.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { figureOf, moneyPostingsOfOrder, type Posting } from '../../ledger/postings.repository.ts'
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
  netDeposit: ['main', 'lock.risk', 'lock.withdraw'],
}
/** Figures limited to certain business types. */
const BUSINESS: Readonly<Record<string, readonly string[]>> = { netDeposit: ['DEPOSIT', 'WITHDRAW_PAY'] }

export function explainRoutes(wire: Wire): void {
  wire.memberRead(ledgerExplain, async ({ figure, until }, { db, member }) => {
    const { version } = await balancesOf(db, member.id)
    const filter = {
      owner: ownerOf(member.id),
      kinds: accountsOf(figure as Figure),
      business: BUSINESS[figure] ?? [],
      until,
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
