import { countRuleOf, type JudgedBet } from './audit-view.rules.ts'

const bet = (part: Partial<JudgedBet> = {}): JudgedBet => ({
  state: 3,
  result: 'WIN',
  category: 'sport',
  odds: 195,
  kind: '1x2',
  valid: 10_000,
  ...part,
})
const any = { products: '' }

describe('countRuleOf', () => {
  it.each([
    ['net', bet(), any, 10_000],
    ['part', bet(), any, 4_000],
    ['stake', bet({ category: 'egame', kind: 'lines', odds: 0 }), any, 10_000],
    ['part', bet({ category: 'egame', kind: 'lines', odds: 0 }), any, 4_000],
    ['net', bet({ category: 'chess', kind: 'bulls', odds: 0 }), any, 10_000],
    ['round', bet({ category: 'realbet', kind: 'baccarat' }), any, 10_000],
    ['round', bet({ category: 'realbet', kind: 'baccarat', valid: 0 }), any, 0],
    ['draw', bet({ category: 'chess', kind: 'bulls', result: 'DRAW', odds: 0, valid: 0 }), any, 0],
    ['void', bet({ state: 4, result: null, valid: 0 }), any, 0],
    ['product', bet(), { products: 'gaming,chess' }, 0],
    ['draw', bet({ result: 'DRAW', valid: 0 }), any, 0],
    ['odds', bet({ odds: 149, valid: 0 }), any, 0],
    ['draw', bet({ odds: 150, valid: 0 }), any, 0],
    ['earlier', bet(), any, 0],
  ] as const)('[SBX-77] says %s', (rule, judged, task, counted) => {
    expect(countRuleOf(judged, task, counted)).toBe(rule)
  })
})
