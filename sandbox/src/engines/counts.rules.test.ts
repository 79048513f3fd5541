import { countsOf } from './counts.rules.ts'

describe('countsOf', () => {
  it.each([
    ['lines', 'stake'],
    ['ways', 'stake'],
    ['fishing', 'stake'],
    ['digits', 'stake'],
    ['bulls', 'net'],
    ['baccarat', 'round'],
    ['roulette', 'round'],
    ['1x2', 'net'],
    ['constructor', 'net'],
  ])('[SBX-77] of %s is %s', (engine, counts) => {
    expect(countsOf(engine)).toBe(counts)
  })
})
