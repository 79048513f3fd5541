import { ownPickName } from './match-view.rules.ts'

describe('ownPickName', () => {
  const sides = { home: { zh: '霜港灯塔', en: 'Frostmere' }, away: { zh: '河湾', en: 'Riverbend' } }

  it('[SBX-252] names every pick of a market that pages have no words for, sides included, with its line', () => {
    expect(ownPickName(sides, { kind: 'odd_even', pick: 'odd', line: null })).toEqual({ name: { zh: '单', en: 'Odd' } })
    expect(ownPickName(sides, { kind: 'odd_even', pick: 'home', line: null })).toEqual({ name: sides.home })
    expect(ownPickName(sides, { kind: 'odd_even', pick: 'over', line: 10 })).toEqual({
      name: { zh: '大 2.5', en: 'Over 2.5' },
    })
  })

  it('[SBX-252] names no pick of the kinds that pages have words for', () => {
    for (const kind of ['1x2', 'handicap', 'total'] as const)
      expect(ownPickName(sides, { kind, pick: 'home', line: null })).toEqual({})
  })
})
