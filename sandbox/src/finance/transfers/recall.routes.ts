/** Returns all venue money to the main wallet: one request, one transfer per venue. */

import { recallDetail } from '@lantern/contract/recall'
import { CENTER, type TransferAnswer } from '@lantern/contract/transfer'
import { recallAll } from '@lantern/contract/wallet'
import type { Executor, Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { TransferRow } from '../../database/tables/money/finance.schema.ts'
import { balancesOf } from '../../ledger/ledger.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { requireFunds } from '../../members/standing.rules.ts'
import type { Locale } from '../../refusal/sandbox-error.ts'
import { venueName, venueStates } from '../../site/venues.ts'
import type { Deps, Wire } from '../../wire/wire.ts'
import { answerOf, recallTransfers } from './transfer.repository.ts'
import { finishTransfer, startTransfer } from './transfer-turns.ts'
import { transferView } from './transfer-view.ts'

/** Money that stays because its venue is closed. */
type Blocked = { readonly enName: string; readonly amount: string }
type Item = { enName: string; name: string; amount: string; state: TransferAnswer['state']; reason: string }

const CLOSED = '711017'

export function recallRoutes(wire: Wire, deps: Deps): void {
  wire.memberWrite(recallAll, async (input, { trx, member, now, locale, faults, afterCommit }) => {
    requireFunds(member)
    const { open, blocked } = await venueMoney(trx, member.id, now)
    const rows: TransferRow[] = []
    for (const [from, amount] of open) {
      const side = { memberId: member.id, from, to: CENTER, amount, requestNo: input.requestNo, now }
      rows.push(await startTransfer(trx, side))
    }
    const items = (moved: readonly TransferRow[]) => ({
      items: [...moved.map((row) => movedItem(row, locale)), ...blocked.map((one) => blockedItem(one, locale))],
    })
    afterCommit(async () => {
      const done: TransferRow[] = []
      for (const row of rows) done.push(await finishTransfer(deps.db, row, member.user_name, faults, now))
      return items(done)
    })
    return items(rows)
  })

  wire.memberRead(recallDetail, async ({ requestNo }, { db, member, locale }) => {
    const answer = await storedAnswer(db, member, requestNo)
    const rows = await recallTransfers(db, member.id, requestNo)
    if (!answer && rows.length === 0) return { recall: null }
    // Transfers report their current state; venues closed at the time appear only in the stored answer.
    const blocked = (answer?.items ?? []).filter(({ reason }) => reason === CLOSED)
    const items = [...rows.map((row) => movedItem(row, locale)), ...blocked.map((one) => blockedItem(one, locale))]
    return { recall: { items } }
  })
}

async function storedAnswer(db: Executor, member: Member, requestNo: string): Promise<{ items?: Item[] } | undefined> {
  const stored = await answerOf(db, member.id, requestNo)
  const answer = stored === undefined ? undefined : (JSON.parse(stored) as { items?: Item[] })
  // The request number may belong to another request.
  return answer?.items ? answer : undefined
}

/** Sorted by venue, so that two recalls wait for each other instead of deadlocking. */
async function venueMoney(trx: Trx, memberId: string, now: number) {
  const states = await venueStates(trx, now)
  const { byKind } = await balancesOf(trx, memberId)
  const all = [...byKind]
    .filter(([kind, amount]) => kind.startsWith('venue.') && amount > 0)
    .map(([kind, amount]) => [kind.slice('venue.'.length), amount] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const isOpen = (enName: string): boolean => states.get(enName)?.status === 1
  return {
    open: all.filter(([enName]) => isOpen(enName)),
    blocked: all
      .filter(([enName]) => !isOpen(enName))
      .map(([enName, amount]): Blocked => ({ enName, amount: fromFen(amount) })),
  }
}

function movedItem(row: TransferRow, locale: Locale): Item {
  const { amount, state, reason = '' } = transferView(row)
  return { enName: row.from_side, name: nameOf(row.from_side, locale), amount, state, reason }
}

function blockedItem({ enName, amount }: Blocked, locale: Locale): Item {
  return { enName, name: nameOf(enName, locale), amount, state: 2, reason: CLOSED }
}

function nameOf(enName: string, locale: Locale): string {
  const name = venueName(enName)
  return locale === 'en' ? name.en : name.zh
}
