import { isSaidByScore } from './said-by-score.rules.ts'

const pair = (home: number, away: number) => ({ home, away })

describe('figures of a match', () => {
  it.each([
    [pair(3, 7), pair(3, 7), true],
    [pair(0, 0), pair(0, 0), true],
    [pair(0, 4), pair(3, 7), false],
    [pair(3, 6), pair(3, 7), false],
    [pair(2, 7), pair(3, 7), false],
    [pair(7, 3), pair(3, 7), false],
  ])('[GAMES-44] %j repeat the score %j only if both are equal, side by side', (figures, score, isSaid) => {
    expect(isSaidByScore(figures, score)).toBe(isSaid)
  })
})
