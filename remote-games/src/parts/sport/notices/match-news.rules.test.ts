import { aBoardMatch } from '@lantern/testing'
import { newsOf } from './match-news.rules.ts'

const live = aBoardMatch({ sport: 'football', state: 2, period: '1H', score: { home: 0, away: 0 } })

describe('newsOf', () => {
  it.each([
    ['a goal', live, { score: { home: 0, away: 1 } }, 'score'],
    ['the end', live, { state: 3 as const, period: 'FT' }, 'ended'],
    ['another price, clock or half', live, { clockSec: 900, period: 'HT' }, null],
    ['a cancelled match', live, { state: 5 as const }, null],
    ['the start', { ...live, state: 1 as const }, { state: 2 as const }, null],
    ['a basket', { ...live, sport: 'basketball' }, { score: { home: 2, away: 0 } }, null],
    ['the end of a quarter', { ...live, sport: 'basketball', period: 'Q1' }, { period: 'BR' }, 'period'],
  ])('[GAMES-75] of %s', (_name, before, change, news) => {
    expect(newsOf(before, { ...before, ...change })).toBe(news)
  })
})
