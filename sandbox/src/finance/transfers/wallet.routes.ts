/** Wallet endpoints: overview, transfers, recall, last postings. */

import * as CODE from '@lantern/contract/code'
import { canonicalVenue } from '@lantern/contract/games'
import { ledgerRecent } from '@lantern/contract/ledger'
import { CENTER, transfer, transferDetail } from '@lantern/contract/transfer'
import { type VenueWallet, venueBalance, walletAutoTransfer, walletOverview } from '@lantern/contract/wallet'
import type { Trx } from '../../database/database.ts'
import type { Job } from '../../jobs/jobs.ts'
import { ownerOf } from '../../ledger/accounts.ts'
import { balanceOf, balancesOf, groupSum } from '../../ledger/ledger.ts'
import { fromFen, toFen } from '../../ledger/money.rules.ts'
import { lastPostings } from '../../ledger/postings.repository.ts'
import { changeMember } from '../../members/members.repository.ts'
import { requireFunds } from '../../members/standing.rules.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import { isSeamless, isVenue, requireOpenVenue, VENUE_CODES, venueName, venueStates } from '../../site/venues.ts'
import type { Deps, Wire } from '../../wire/wire.ts'
import { locksOf } from './locks.ts'
import { recallRoutes } from './recall.routes.ts'
import { lastTransferAt, transferOf } from './transfer.repository.ts'
import { finishTransfer, reconcileTransfers, startTransfer } from './transfer-turns.ts'
import { transferView } from './transfer-view.ts'

const MIN_FEN = 100
const MAX_FEN = 100_000_000
/** Minimum pause between two submits (screens.md 0.4). */
const GAP_MS = 3_000

export function walletRoutes(wire: Wire, deps: Deps): void {
  wire.memberRead(walletOverview, async (_input, { db, member, now, locale }) => {
    const { version, byKind } = await balancesOf(db, member.id)
    const states = await venueStates(db, now)
    // A seamless venue has no wallet, so no transfer form or balance list offers it; money that is left in one is shown.
    const wallets = VENUE_CODES.filter((enName) => !isSeamless(enName) || (byKind.get(`venue.${enName}`) ?? 0) !== 0)
    const venues: VenueWallet[] = wallets.map((enName) => {
      const name = venueName(enName)
      const status = states.get(enName)?.status
      return {
        enName,
        name: locale === 'en' ? name.en : name.zh,
        balance: fromFen(byKind.get(`venue.${enName}`) ?? 0),
        state: status === 1 ? 1 : 2,
        at: now,
      }
    })
    const lock = await locksOf(db, member.id, locale)
    const center = byKind.get('main') ?? 0
    const locked = groupSum(byKind, 'lock.')
    const venueTotal = groupSum(byKind, 'venue.')
    return {
      version,
      total: fromFen(center + locked + venueTotal),
      center: fromFen(center),
      locked: fromFen(locked),
      lock,
      venueTotal: fromFen(venueTotal),
      venues,
      openStakes: fromFen(groupSum(byKind, 'venueOpen.')),
      coin: byKind.get('coin') ?? 0,
      autoTransfer: member.auto_transfer,
    }
  })

  wire.memberWrite(walletAutoTransfer, async ({ on }, { trx, member }) => {
    await changeMember(trx, member.id, { auto_transfer: on })
    return {}
  })

  wire.memberRead(venueBalance, async (input, { db, member, now }) => {
    const enName = canonicalVenue(input.enName)
    if (!isVenue(enName)) throw noSuchVenue('enName')
    const status = (await venueStates(db, now)).get(enName)?.status
    return {
      balance: fromFen(await balanceOf(db, member.id, `venue.${enName}`)),
      at: now,
      state: status === 1 ? (1 as const) : (2 as const),
    }
  })

  wire.memberWrite(transfer, async (input, { trx, member, now, faults, afterCommit }) => {
    const from = canonicalVenue(input.from)
    const to = canonicalVenue(input.to)
    if (from === to || (from !== CENTER && to !== CENTER)) {
      const sentence = { zh: '转出与转入须一方为可用余额', en: 'One side of a transfer is your available balance' }
      throw new SandboxError(CODE.VALIDATION, sentence, { fields: { to: sentence } })
    }
    const venue = from === CENTER ? to : from
    if (!isVenue(venue)) throw noSuchVenue(from === CENTER ? 'to' : 'from')
    if (isSeamless(venue)) {
      const sentence = {
        zh: '该场馆直接使用可用余额，无需转账',
        en: 'This venue plays on your available balance; no transfer is needed',
      }
      throw new SandboxError(CODE.VALIDATION, sentence, { fields: { [from === CENTER ? 'to' : 'from']: sentence } })
    }
    requireFunds(member)
    await requireOpenVenue(trx, venue, now)
    const amount = toFen(input.amount)
    if (amount < MIN_FEN)
      throw new SandboxError(
        CODE.BELOW_MINIMUM,
        { zh: '低于最低金额 1.00', en: 'Below the minimum of 1.00' },
        { min: fromFen(MIN_FEN) },
      )
    if (amount > MAX_FEN)
      throw new SandboxError(
        CODE.ABOVE_MAXIMUM,
        { zh: '超过最高金额 1,000,000.00', en: 'Above the maximum of 1,000,000.00' },
        { max: fromFen(MAX_FEN) },
      )
    await requireGap(trx, member.id, now)
    const row = await startTransfer(trx, { memberId: member.id, from, to, amount, requestNo: input.requestNo, now })
    afterCommit(async () => transferView(await finishTransfer(deps.db, row, member.user_name, faults, now)))
    return transferView(row)
  })

  wire.memberRead(transferDetail, async (input, { db, member }) => {
    const row = await transferOf(db, member.id, { no: input.transferNo, requestNo: input.requestNo })
    return { transfer: row ? transferView(row) : null }
  })

  recallRoutes(wire, deps)

  wire.memberRead(ledgerRecent, async ({ n }, { db, member }) => {
    const { version } = await balancesOf(db, member.id)
    const rows = await lastPostings(db, ownerOf(member.id), n)
    return {
      version,
      list: rows.map((row) => ({
        entryNo: row.no,
        biz: row.biz_type,
        bizNo: row.biz_no,
        amount: fromFen(row.amount),
        balanceAfter: fromFen(row.balance_after),
        venue: row.venue ?? '',
        at: row.at,
      })),
    }
  })
}

/** Completes transfers without an answer, including those of a killed process. */
export const transferJob: Job = {
  name: 'transfers',
  everyMs: 10_000,
  run: ({ db, now }) => reconcileTransfers(db, now),
}

async function requireGap(trx: Trx, memberId: string, now: number): Promise<void> {
  const last = await lastTransferAt(trx, memberId)
  if (last !== undefined && now - last < GAP_MS)
    throw new SandboxError(CODE.COMMON, { zh: '操作过快，请 3 秒后再试', en: 'Too fast. Try again in 3 seconds.' })
}

function noSuchVenue(field: string): SandboxError {
  const sentence = { zh: '场馆不存在', en: 'No such venue' }
  return new SandboxError(CODE.VALIDATION, sentence, { fields: { [field]: sentence } })
}
