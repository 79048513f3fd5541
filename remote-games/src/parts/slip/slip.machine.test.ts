import {
  EMPTY_SLIP,
  MAX_LEGS,
  type SlipEvent,
  type SlipLeg,
  type SlipState,
  transition,
  waitingBets,
} from './slip.machine.ts'

const leg = (matchId: string, change: Partial<SlipLeg> = {}): SlipLeg => ({
  selectionId: `${matchId}:1x2:x:home`,
  matchId,
  marketId: `${matchId}:1x2:x`,
  kind: '1x2',
  line: null,
  pick: 'home',
  odds: '1.95',
  oddsVersion: 1,
  home: { zh: '甲', en: 'A' },
  away: { zh: '乙', en: 'B' },
  ...change,
})
const toggled = (one: SlipLeg): SlipEvent => ({ kind: 'toggled', leg: one, book: 'OBTY' })
const run = (events: SlipEvent[], from: SlipState = EMPTY_SLIP) => events.reduce(transition, from)
const bet = (requestNo: string, one: SlipLeg) => ({
  requestNo,
  legs: [{ selectionId: one.selectionId, odds: one.odds, oddsVersion: 1 }],
  stake: '10',
  accept: 'better' as const,
})

describe('slip', () => {
  it('[GAMES-33] selects a price by a tap and removes it by another', () => {
    const one = run([toggled(leg('m1'))])
    expect(one.legs).toHaveLength(1)
    expect(run([toggled(leg('m1'))], one).legs).toEqual([])
  })

  it('[GAMES-33] replaces another pick of the same market, with its stake', () => {
    const away = leg('m1', { selectionId: 'm1:1x2:x:away', pick: 'away' })
    const state = run([
      toggled(leg('m1')),
      { kind: 'stake-typed', selectionId: leg('m1').selectionId, stake: '20' },
      toggled(away),
    ])
    expect(state.legs).toEqual([away])
    expect(state.stakes).toEqual({})
  })

  it('[GAMES-33] has at most ten selections', () => {
    const events = Array.from({ length: MAX_LEGS + 3 }, (_, index) => toggled(leg(`m${index}`)))
    expect(run(events).legs).toHaveLength(MAX_LEGS)
  })

  it('[GAMES-33] falls back to singles when a parlay loses its second leg', () => {
    const two = run([toggled(leg('m1')), toggled(leg('m2')), { kind: 'mode-chosen', mode: 'parlay' }])
    expect(two.mode).toBe('parlay')
    expect(run([{ kind: 'removed', selectionId: leg('m2').selectionId }], two).mode).toBe('single')
  })

  it('[GAMES-38] cannot change after it was handed over, until the member takes it back', () => {
    const sent = run([toggled(leg('m1')), { kind: 'confirmed', bets: [bet('n1', leg('m1'))] }])
    expect(
      run([toggled(leg('m2')), { kind: 'accept-chosen', accept: 'any' }, { kind: 'confirmed', bets: [] }], sent),
    ).toBe(sent)
    expect(run([{ kind: 'taken-back' }], sent).phase).toEqual({ kind: 'editing' })
  })

  it('[GAMES-38] is empty once every bet is placed, and never offers a placed bet again', () => {
    const sent = run([
      toggled(leg('m1')),
      toggled(leg('m2')),
      { kind: 'confirmed', bets: [bet('n1', leg('m1')), bet('n2', leg('m2'))] },
    ])
    const half = run([{ kind: 'placed', requestNo: 'n1' }], sent)
    if (half.phase.kind !== 'sent') throw new Error('the second bet still waits')
    expect(waitingBets(half.phase).map(({ requestNo }) => requestNo)).toEqual(['n2'])
    expect(run([{ kind: 'placed', requestNo: 'n1' }], half)).toBe(half)
    expect(run([{ kind: 'taken-back' }], half).legs.map(({ matchId }) => matchId)).toEqual(['m2'])
    expect(run([{ kind: 'placed', requestNo: 'n2' }], half).legs).toEqual([])
  })

  it('[GAMES-38] ignores a bet of another slip', () => {
    const sent = run([toggled(leg('m1')), { kind: 'confirmed', bets: [bet('n1', leg('m1'))] }])
    expect(run([{ kind: 'placed', requestNo: 'other' }], sent)).toBe(sent)
  })
})
