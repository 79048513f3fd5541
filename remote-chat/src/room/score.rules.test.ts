import { addScore, scoreAt, type TimedScore } from './score.rules.ts'

const score = (home: number, seq = 0): TimedScore['score'] => ({
  matchId: 'm1',
  seq,
  home,
  away: 0,
  period: '1H',
  clock: "10'",
  event: '',
  odds: [],
})

describe('scores', () => {
  it('[CHAT-42] shows each score exactly as late as the member asked', () => {
    const scores = addScore([{ at: 1_000, score: score(0) }], { at: 20_000, score: score(1) })
    expect(scoreAt(scores, 20_000)?.home).toBe(1)
    expect([34_999, 35_000].map((now) => scoreAt(scores, now - 15_000)?.home)).toEqual([0, 1])
    expect([49_999, 50_000].map((now) => scoreAt(scores, now - 30_000)?.home)).toEqual([0, 1])
  })

  it('[CHAT-42] shows none before the delay of the first one is over', () => {
    expect(scoreAt([{ at: 1_000, score: score(0) }], 15_999 - 15_000)).toBeNull()
  })

  it('[CHAT-42] keeps the score that the longest delay shows, and no older ones', () => {
    let scores: readonly TimedScore[] = []
    for (let n = 0; n < 100; n += 1) scores = addScore(scores, { at: n * 1_000, score: score(n) })
    expect(scores).toHaveLength(31)
    expect(scoreAt(scores, 99_000 - 30_000)?.home).toBe(69)
  })

  it('[CHAT-42] orders scores by their numbers, even if the clock changed while they arrived', () => {
    const scores = [{ at: 9_000, score: score(1, 7) }]
    expect(addScore(scores, { at: 10_000, score: score(0, 6) })).toBe(scores)
    expect(addScore(scores, { at: 8_000, score: score(2, 8) }).at(-1)?.score.home).toBe(2)
  })

  it('[CHAT-42] adds scores without a number in their order of arrival', () => {
    const scores = [{ at: 9_000, score: score(1, 7) }]
    expect(addScore(scores, { at: 10_000, score: score(2) }).at(-1)?.score.home).toBe(2)
  })

  it('[CHAT-42] keeps the arrival time of a repeated score', () => {
    const first = [{ at: 1_000, score: score(1, 3) }]
    expect(addScore(first, { at: 9_000, score: score(1, 4) })).toBe(first)
  })
})
