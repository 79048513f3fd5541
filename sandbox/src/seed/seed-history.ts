/** The history of demo01 in chronological order. Each step posts its money, counts its turnover and sends its mail, so wallet, records, tasks, rebates and mails agree. */
import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import { demoBets, placePastBet, settlePastBet } from '../book/seed-bets.ts'
import type { Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { seedNo } from '../ledger/seed-no.rules.ts'
import { findMemberByName } from '../members/members.repository.ts'
import { type AuditTaskDraft, countTurnover, openAuditTask } from '../turnover/audit-turns.ts'
import { demoMails, readOldMails } from './seed-mails.ts'
import { deposit, gift, MEMBER, move, type Step, transfer, withdrawal } from './seed-orders.ts'
import { demoRebates, insertLastRun, insertRebate, type Turnover } from './seed-rebate.ts'
import { demoRounds, insertPastRound, PLAY_DAYS, SLOT_VENUE } from './seed-rounds.ts'
import { seedVisits } from './seed-visits.ts'

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
  await seedVisits(trx, now)
  await readOldMails(trx, MEMBER, now)
  await insertLastRun(trx, now)
}

/** Orders, gifts and credits, each with the turnover that it opens. */
function orders(now: number): Step[] {
  const ago = (days: number, hours = 0): number => now - days * DAY_MS - hours * HOUR_MS
  const no = {
    d1: seedNo('D', ago(30), 0),
    t0: seedNo('T', ago(22), 0),
    d2: seedNo('D', ago(12), 1),
    w1: seedNo('W', ago(10), 0),
    c1: seedNo('CE', ago(9), 0),
    g1: seedNo('G', ago(8, 20), 0),
    g2: seedNo('RP', ago(8, 19), 0),
    g3: seedNo('RP', ago(8, 18), 1),
    w2: seedNo('W', ago(8), 1),
    v1: seedNo('V', ago(7), 0),
    d3: seedNo('D', ago(6), 2),
    d4: seedNo('D', ago(5), 3),
    d5: seedNo('D', ago(4), 4),
    a1: seedNo('C', ago(3), 0),
    d6: seedNo('D', ago(2), 5),
    t1: seedNo('T', ago(1, 5), 1),
    t2: seedNo('T', ago(1, 4), 2),
    t3: seedNo('T', ago(1, 3), 3),
  }
  return [
    deposit(no.d1, 500_000, ago(30), 4),
    task({ source: 'deposit', sourceNo: no.d1, amount: 500_000, required: 500_000, at: ago(29, 23) }),
    transfer(no.t0, 'OBTY', 32_000, ago(22)),
    deposit(no.d2, 500_000, ago(12), 4),
    task({ source: 'deposit', sourceNo: no.d2, amount: 500_000, required: 500_000, at: ago(11, 23) }),
    withdrawal(no.w1, 100_000, ago(10), 6),
    move('COIN_EARN', no.c1, { at: ago(9), kind: 'coin', amount: 520, house: 'mall', memo: 'turnover' }),
    gift('GIFT_SEND', no.g1, ago(8, 20), -1_880, { name: '荧光棒', room: '世界杯之夜', qty: 2 }),
    gift('RED_PACKET_GRAB', no.g2, ago(8, 19), 666, { name: '手气红包', room: '世界杯之夜', qty: 1 }),
    gift('RED_PACKET_SEND', no.g3, ago(8, 18), -2_000, { name: '手气红包', room: '深夜球友', qty: 8 }),
    withdrawal(no.w2, 30_000, ago(8), 7),
    gift('RED_PACKET_RETURN', no.g3, ago(7, 18), 512, { name: '手气红包', room: '深夜球友', qty: 2 }),
    move('DIVIDEND', no.v1, { at: ago(7), amount: 1_800, house: 'promo' }),
    task({ source: 'dividend', sourceNo: no.v1, amount: 1_800, required: 1_800, at: ago(7) }),
    deposit(no.d3, 80_000, ago(6), 6),
    deposit(no.d4, 50_000, ago(5), 5),
    deposit(no.d5, 100_000, ago(4), 7),
    move('ACTIVITY', no.a1, { at: ago(3), kind: 'lock.bonus', amount: 8_800, house: 'promo' }),
    // Begins before the last deposit, so that bets on sport count here first.
    task({
      source: 'offer',
      sourceNo: no.a1,
      amount: 8_800,
      required: 88_000,
      products: ['sport'],
      isBonus: true,
      endAt: now + 6 * DAY_MS,
      at: ago(3),
    }),
    deposit(no.d6, 200_000, ago(2), 4),
    task({ source: 'deposit', sourceNo: no.d6, amount: 200_000, required: 200_000, at: ago(2) }),
    transfer(no.t1, 'OBTY', 12_000, ago(1, 5)),
    transfer(no.t2, 'IMTY', 15_050, ago(1, 4)),
    transfer(no.t3, 'FBTY', 8_800, ago(1, 3)),
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
