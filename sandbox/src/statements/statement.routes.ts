/** Statements of a member: the wallet at a time, results by group, and the bets behind them. */
import * as CODE from '@lantern/contract/code'
import { DAY_MS, MINUTE_MS } from '@lantern/contract/site-time'
import { STATEMENT_DAYS, statementBets, statementResult, statementWallet } from '@lantern/contract/statements'
import { ownerOf } from '../ledger/accounts.ts'
import { groupSum } from '../ledger/ledger.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { Wire } from '../wire/wire.ts'
import { type ResultSums, resultBets, resultGroups, walletAt } from './statement.repository.ts'

const SHOWN = 50

export function statementRoutes(wire: Wire): void {
  wire.memberRead(statementWallet, async (input, { db, member, now }) => {
    const at = Math.min(input.at, now)
    if (input.at > now + MINUTE_MS || at < now - STATEMENT_DAYS * DAY_MS) {
      const sentence = { zh: '请选择最近 12 个月内的时间', en: 'Choose a time within the last 12 months' }
      throw new SandboxError(CODE.VALIDATION, sentence, { fields: { at: sentence } })
    }
    const { byKind, last } = await walletAt(db, ownerOf(member.id), at)
    const center = byKind.get('main') ?? 0
    const locked = groupSum(byKind, 'lock.')
    const venues = groupSum(byKind, 'venue.')
    return {
      at,
      total: fromFen(center + locked + venues),
      center: fromFen(center),
      locked: fromFen(locked),
      venues: fromFen(venues),
      openStakes: fromFen(groupSum(byKind, 'venueOpen.')),
      last: last === undefined ? null : { biz: last.biz_type, bizNo: last.biz_no, at: last.at },
    }
  })

  wire.memberRead(statementResult, async (input, { db, member }) => {
    const groups = await resultGroups(db, { ...input, memberId: member.id })
    const sum = (part: (group: ResultSums) => number): number => groups.reduce((all, group) => all + part(group), 0)
    const totals = {
      bets: sum(({ bets }) => bets),
      stake: sum(({ stake }) => stake),
      returned: sum((one) => one.returned),
    }
    return { list: groups.map(({ key, ...sums }) => ({ key, ...view(sums) })), totals: view(totals) }
  })

  wire.memberRead(statementBets, async (input, { db, member }) => {
    const { sums, newest } = await resultBets(db, { ...input, memberId: member.id }, SHOWN)
    const net = sums.returned - sums.stake
    const listed = newest.reduce((all, bet) => all + bet.return_fen - bet.stake, 0)
    return {
      list: newest.map((bet) => ({
        no: bet.no,
        enName: bet.en_name,
        category: bet.category,
        stake: fromFen(bet.stake),
        return: fromFen(bet.return_fen),
        net: fromFen(bet.return_fen - bet.stake),
        settledAt: bet.settled_at,
      })),
      olderCount: sums.bets - newest.length,
      older: fromFen(net - listed),
      net: fromFen(net),
    }
  })
}

function view({ bets, stake, returned }: ResultSums) {
  return { bets, stake: fromFen(stake), return: fromFen(returned), net: fromFen(returned - stake) }
}
