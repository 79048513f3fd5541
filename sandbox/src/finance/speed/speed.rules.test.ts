import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { DAY_MS } from '@lantern/contract/site-time'
import { PART_STATE } from '@lantern/contract/speed'
import {
  COMPARE_MS,
  CONFIRM_MS,
  EVENT_OF_DEPOSIT,
  isPaidByProofs,
  isPartOver,
  OFFER_MS,
  type PartEvent,
  partAfter,
  SIM_OFFER_MS,
  SIM_SPEAKS_MS,
  SIMULATED,
  splitPayout,
} from './speed.rules.ts'

const { offered, waiting, claimed, confirmed, disputed, house } = PART_STATE

describe('splitPayout', () => {
  it.each([
    [19_999, []],
    [20_000, [20_000]],
    [39_999, [20_000]],
    [40_000, [20_000, 20_000]],
    [100_000, [50_000, 20_000, 20_000]],
    [600_000, [300_000, 100_000, 100_000, 50_000, 20_000, 20_000]],
    [10_000_000, [2_000_000, 2_000_000, 2_000_000, 2_000_000, 1_000_000, 500_000, 200_000, 100_000]],
  ])('[SBX-95] %d fen fall into %j', (amount, parts) => {
    expect(splitPayout(amount)).toEqual(parts)
  })

  it('[SBX-95] never has more than eight parts, nor more than the amount', () => {
    for (let amount = 0; amount < 60_000_000; amount += 333_333) {
      const parts = splitPayout(amount)
      expect(parts.length).toBeLessThanOrEqual(8)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(amount)
    }
  })
})

describe('SIMULATED', () => {
  it('[SBX-101] is a flag of its own: a member without flags is none of them', () => {
    expect(SIMULATED).toBe('sim')
  })
})

describe('partAfter', () => {
  const WAYS: readonly [PartEvent, readonly number[], number][] = [
    ['take', [offered], waiting],
    ['claim', [waiting], claimed],
    ['confirm', [waiting, claimed, disputed], confirmed],
    ['dispute', [claimed], disputed],
    ['release', [waiting], offered],
    ['fail', [waiting, claimed, disputed], house],
    ['sweep', [offered], house],
  ]

  it.each(WAYS)('[SBX-96, SBX-97, SBX-98] %s leads out of its states and of no other', (event, from, to) => {
    for (const state of Object.values(PART_STATE)) {
      expect(partAfter(state, event)).toBe(from.includes(state) ? to : undefined)
    }
  })

  it('[SBX-96] a part is over when it was confirmed or the house pays it', () => {
    expect(Object.values(PART_STATE).filter(isPartOver)).toEqual([confirmed, house])
  })

  it('[SBX-97, SBX-98, SBX-99] the order of the payer moves its part', () => {
    expect(EVENT_OF_DEPOSIT).toEqual({
      [DEPOSIT_STATE.claimed]: 'claim',
      [DEPOSIT_STATE.success]: 'confirm',
      [DEPOSIT_STATE.cancelled]: 'release',
      [DEPOSIT_STATE.expired]: 'release',
      [DEPOSIT_STATE.failed]: 'fail',
      [DEPOSIT_STATE.appeal]: 'dispute',
    })
  })
})

describe('times of a part', () => {
  it('[SBX-98, SBX-99, SBX-101] five minutes on offer, ten to be confirmed; simulated members wait a day and answer soon', () => {
    expect([OFFER_MS, CONFIRM_MS, COMPARE_MS]).toEqual([300_000, 600_000, 30_000])
    expect([SIM_OFFER_MS, SIM_SPEAKS_MS]).toEqual([DAY_MS, 30_000])
  })
})

describe('isPaidByProofs', () => {
  it.each([
    [0, 0, false],
    [1, 0, true],
    [2, 1, false],
    [0, 1, false],
  ])('[SBX-99] %d proofs of the payer and %d of the receiver: paid %s', (payer, payee, paid) => {
    expect(isPaidByProofs(payer, payee)).toBe(paid)
  })
})
