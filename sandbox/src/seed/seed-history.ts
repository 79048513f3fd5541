/** The history of demo01 in chronological order. Each step posts its money, counts its turnover and sends its mail, so wallet, records, tasks, rebates and mails agree. */
import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import { demoBets, placePastBet, settlePastBet } from '../book/seed-bets.ts'
import type { Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { findMemberByName } from '../members/members.repository.ts'
import { type AuditTaskDraft, countTurnover, openAuditTask } from '../turnover/audit-turns.ts'
import { demoMails, readOldMails } from './seed-mails.ts'
import { deposit, gift, MEMBER, move, type Step, transfer, withdrawal } from './seed-orders.ts'
import { demoRebates, insertLastRun, insertRebate, type Turnover } from './seed-rebate.ts'
import { demoRounds, insertPastRound, PLAY_DAYS, SLOT_VENUE } from './seed-rounds.ts'

/** What demo01 has in its main wallet (screens.md 12); the opening balance is what makes it so. */
const MAIN_FEN = 1_234_567
const OPENED_DAYS_AGO = 60

export async function seedHistory(trx: Trx, now: number): Promise<void> {
  const member = await findMemberByName(trx, 'demo01')
  if (!member) return
  const steps = [...orders(now), ...demoMails(now), ...play(member, now)].sort((one, other) => one.at - other.at)
  const opening = MAIN_FEN - steps.reduce((sum, { main = 0 }) => sum + main, 0)
  const opened = move('ADJUST', 'seed-opening', {
    at: now - OPENED_DAYS_AGO * DAY_MS,
    amount: opening,
    house: 'adjust',
  })
  // Postings are numbered in order, and each includes the balance after it.
  for (const step of [opened, ...steps]) await step.run(trx)
  await readOldMails(trx, MEMBER, now)
  await insertLastRun(trx, now)
}

/** Orders, gifts and credits, each with the turnover that it opens. */
function orders(now: number): Step[] {
  const ago = (days: number, hours = 0): number => now - days * DAY_MS - hours * HOUR_MS
  return [
    deposit('seed-D1', 500_000, ago(30), 4),
    task({ source: 'deposit', sourceNo: 'seed-D1', amount: 500_000, required: 500_000, at: ago(29, 23) }),
    transfer('seed-T0', 'OBTY', 32_000, ago(22)),
    deposit('seed-D2', 500_000, ago(12), 4),
    task({ source: 'deposit', sourceNo: 'seed-D2', amount: 500_000, required: 500_000, at: ago(11, 23) }),
    withdrawal('seed-W1', 100_000, ago(10), 6),
    move('COIN_EARN', 'seed-C1', { at: ago(9), kind: 'coin', amount: 520, house: 'mall' }),
    gift('GIFT_SEND', 'seed-G1', ago(8, 20), -1_880, { name: '荧光棒', room: '世界杯之夜', qty: 2 }),
    gift('RED_PACKET_GRAB', 'seed-G2', ago(8, 19), 666, { name: '手气红包', room: '世界杯之夜', qty: 1 }),
    gift('RED_PACKET_SEND', 'seed-G3', ago(8, 18), -2_000, { name: '手气红包', room: '深夜球友', qty: 8 }),
    withdrawal('seed-W2', 30_000, ago(8), 7),
    gift('RED_PACKET_RETURN', 'seed-G3', ago(7, 18), 512, { name: '手气红包', room: '深夜球友', qty: 2 }),
    move('DIVIDEND', 'seed-V1', { at: ago(7), amount: 1_800, house: 'promo' }),
    task({ source: 'dividend', sourceNo: 'seed-V1', amount: 1_800, required: 1_800, at: ago(7) }),
    deposit('seed-D3', 80_000, ago(6), 6),
    deposit('seed-D4', 50_000, ago(5), 5),
    deposit('seed-D5', 100_000, ago(4), 7),
    move('ACTIVITY', 'seed-A1', { at: ago(3), kind: 'lock.bonus', amount: 8_800, house: 'promo' }),
    // Begins before the last deposit, so that bets on sport count here first.
    task({
      source: 'offer',
      sourceNo: 'seed-A1',
      amount: 8_800,
      required: 88_000,
      products: ['sport'],
      isBonus: true,
      endAt: now + 6 * DAY_MS,
      at: ago(3),
    }),
    deposit('seed-D6', 200_000, ago(2), 4),
    task({ source: 'deposit', sourceNo: 'seed-D6', amount: 200_000, required: 200_000, at: ago(2) }),
    transfer('seed-T1', 'OBTY', 12_000, ago(1, 5)),
    transfer('seed-T2', 'IMTY', 15_050, ago(1, 4)),
    transfer('seed-T3', 'FBTY', 8_800, ago(1, 3)),
  ]
}

function task(draft: Omit<AuditTaskDraft, 'memberId'>): Step {
  return {
    at: draft.at,
    run: async (trx) => {
      await openAuditTask(trx, { ...draft, memberId: MEMBER })
    },
  }
}

/** Bets and rounds with the turnover that they count, and the rebates that they earn. */
function play(member: Member, now: number): Step[] {
  const bets = demoBets(
    now,
    PLAY_DAYS.map(({ ago }) => ago),
  )
  const rounds = demoRounds(now, member.id)
  const turnovers: Turnover[] = [
    ...bets.map(({ valid, fixture }) => ({ enName: 'OBTY', category: 'sport', valid, at: fixture.endAt })),
    ...rounds.map(({ stake, at }) => ({ enName: SLOT_VENUE, category: 'egame', valid: stake, at })),
  ]
  return [
    ...bets.map((bet) => ({ at: bet.at, run: (trx: Trx) => placePastBet(trx, member, bet) })),
    ...bets.map((bet) => ({
      at: bet.fixture.endAt,
      run: async (trx: Trx) => {
        await settlePastBet(trx, member, bet)
        const { no, valid, fixture } = bet
        await countTurnover(trx, { memberId: member.id, betNo: no, category: 'sport', valid, at: fixture.endAt })
      },
    })),
    ...rounds.map((row) => ({
      at: row.at,
      main: row.return_fen - row.stake,
      run: (trx: Trx) => insertPastRound(trx, member, row),
    })),
    ...demoRebates(now, member.id, turnovers).map((rebate) => ({
      at: rebate.at,
      main: rebate.kind === 'unclaimed' ? 0 : rebate.fen,
      run: (trx: Trx) => insertRebate(trx, member.id, rebate),
    })),
  ]
}
