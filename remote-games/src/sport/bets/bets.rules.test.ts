import { aBet } from '@lantern/testing'
import { betsOfTab, readTab, selectionsToRepeat } from './bets.rules.ts'

const [leg] = aBet().legs
if (!leg) throw new Error('A bet has a leg')

describe('bets of the sport page', () => {
  it('[GAMES-42] reads the tab of the URL', () => {
    expect(readTab(new URLSearchParams('bets=settled'))).toBe('settled')
    expect(readTab(new URLSearchParams('bets=all'))).toBeNull()
    expect(readTab(new URLSearchParams())).toBeNull()
  })

  it('[GAMES-42] lists a void bet among the settled ones', () => {
    const bets = ([1, 2, 3, 4, 5] as const).map((state) => aBet({ no: `B${state}`, state }))
    expect(betsOfTab(bets, 'open').map(({ no }) => no)).toEqual(['B1', 'B2'])
    expect(betsOfTab(bets, 'settled').map(({ no }) => no)).toEqual(['B3', 'B4', 'B5'])
  })

  it('[GAMES-43] offers undecided picks again, also of a lost parlay, but none of a void bet', () => {
    const legs = [
      { ...leg, result: 'LOSE' as const },
      { ...leg, matchId: 'x2', selectionId: 'x2:1x2:x:home' },
    ]
    expect(selectionsToRepeat({ state: 3, legs })).toEqual([{ matchId: 'x2', selectionId: 'x2:1x2:x:home' }])
    expect(selectionsToRepeat({ state: 4, legs })).toEqual([])
    expect(selectionsToRepeat({ state: 2, legs: [{ ...leg, selectionId: '' }] })).toEqual([])
  })
})
