import { aBoardMatch } from '@lantern/testing'
import { createMatchStore, isSameFace, type KnownMatch } from './match-store.ts'

const market = (id: string, odds: string) => {
  const [, kind = '', line = ''] = id.split(':')
  return {
    id,
    kind: kind as 'total',
    line: line === 'x' ? null : line,
    state: 1 as const,
    oddsVersion: 9,
    selections: [{ id: `${id}:over`, pick: 'over', odds }],
  }
}

describe('match store', () => {
  it('[GAMES-35] applies changes and keeps the rest', () => {
    const store = createMatchStore()
    store.put([aBoardMatch()], 1_000, 'OBTY')
    store.apply([{ id: 'x1', markets: [market('x1:total:2.5', '2.01')], gone: ['x1:handicap:-0.5'] }], 2_000, 'OBTY')
    const match = store.get('x1')
    expect(match?.markets.map(({ id }) => id)).toEqual(['x1:1x2:x', 'x1:total:2.5'])
    expect(match?.markets[1]?.selections[0]?.odds).toBe('2.01')
    expect(match?.clockAt).toBe(1_000)
    expect(match?.home.en).toBe('Riverbend')
  })

  it('[GAMES-67] keeps markets that did not change, and distinguishes their changes from those of the match', () => {
    const store = createMatchStore()
    store.put([aBoardMatch()], 1_000, 'OBTY')
    const before = store.get('x1') as KnownMatch
    store.apply([{ id: 'x1', markets: [market('x1:total:2.5', '2.01')], gone: [] }], 2_000, 'OBTY')
    const priced = store.get('x1') as KnownMatch
    expect(priced.markets.map((one, at) => one === before.markets[at])).toEqual([true, true, false])
    expect(isSameFace(before, priced)).toBe(true)
    store.apply(
      [{ id: 'x1', face: { ...aBoardMatch(), score: { home: 9, away: 0 } }, markets: [], gone: [] }],
      3_000,
      'OBTY',
    )
    expect(isSameFace(priced, store.get('x1') as KnownMatch)).toBe(false)
  })

  it('[GAMES-35] orders a new line among those of its kind', () => {
    const store = createMatchStore()
    store.put([aBoardMatch()], 0, 'OBTY')
    store.apply(
      [{ id: 'x1', markets: [market('x1:total:1.5', '1.30'), market('x1:total:3.5', '3.00')], gone: [] }],
      0,
      'OBTY',
    )
    expect(store.get('x1')?.markets.map(({ line }) => line)).toEqual([null, '-0.5', '1.5', '2.5', '3.5'])
  })

  it('[GAMES-97] keeps the order of the server, and puts a kind that was not there last', () => {
    const store = createMatchStore()
    const match = aBoardMatch()
    store.put([{ ...match, more: 0, markets: [market('x1:corners:x', '1.80'), ...match.markets] }], 0, 'OBTY')
    store.apply(
      [{ id: 'x1', markets: [market('x1:corners:x', '1.90'), market('x1:odd_even:x', '1.90')], gone: [] }],
      0,
      'OBTY',
    )
    const kinds = store.get('x1')?.markets.map(({ kind }) => kind)
    expect(kinds).toEqual(['corners', '1x2', 'handicap', 'total', 'odd_even'])
  })

  it('[GAMES-34] keeps markets that a board does not list, which may be on the slip, until a whole read lacks them', () => {
    const store = createMatchStore()
    const match = aBoardMatch()
    const exact = market('x1:correct_score:x', '9.00')
    store.put([{ ...match, more: 0, markets: [...match.markets, exact] }], 0, 'OBTY')
    store.put([{ ...match, more: 1 }], 1_000, 'OBTY')
    expect(store.get('x1')?.markets.at(-1)).toEqual(exact)
    store.put([{ ...match, more: 0 }], 2_000, 'OBTY')
    expect(store.get('x1')?.markets).toEqual(match.markets)
  })

  it('[GAMES-34] keeps no market of another venue, which has other prices under the same id', () => {
    const store = createMatchStore()
    const match = aBoardMatch()
    store.put([{ ...match, more: 0, markets: [...match.markets, market('x1:correct_score:x', '9.00')] }], 0, 'OBTY')
    store.put([{ ...match, more: 1 }], 1_000, 'IMTY')
    expect(store.get('x1')?.markets).toEqual(match.markets)
  })

  it('[GAMES-34] applies no price of another venue', () => {
    const store = createMatchStore()
    store.put([aBoardMatch()], 0, 'OBTY')
    const before = store.get('x1')
    store.apply([{ id: 'x1', markets: [market('x1:1x2:x', '1.10')], gone: [] }], 1_000, 'IMTY')
    expect(store.get('x1')).toBe(before)
  })

  it('notifies only listeners of the match, until they unsubscribe', () => {
    const store = createMatchStore()
    store.put([aBoardMatch(), aBoardMatch({ id: 'x2' })], 0, 'OBTY')
    const seen: string[] = []
    const leave = store.subscribe('x1', () => seen.push('x1'))
    store.subscribe('x2', () => seen.push('x2'))
    const face = { ...aBoardMatch(), score: { home: 2, away: 0 } }
    store.apply([{ id: 'x1', face, markets: [], gone: [] }], 5_000, 'OBTY')
    expect(seen).toEqual(['x1'])
    expect(store.get('x1')).toMatchObject({ score: { home: 2 }, clockAt: 5_000 })
    leave()
    store.apply([{ id: 'x1', face, markets: [], gone: [] }], 6_000, 'OBTY')
    expect(seen).toEqual(['x1'])
  })

  it('drops changes of a match that was never read', () => {
    const store = createMatchStore()
    store.apply([{ id: 'x9', markets: [market('x9:total:2.5', '2.01')], gone: [] }], 0, 'OBTY')
    expect(store.get('x9')).toBeUndefined()
  })
})
