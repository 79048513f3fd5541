import { type Answers, bandOf, leftOf, QUESTIONS } from './self-test.rules.ts'

/** Answers with the total `sum`. */
const answersOf = (sum: number): Answers =>
  Object.fromEntries(QUESTIONS.map((question, place) => [question, Math.min(3, Math.max(0, sum - place * 3))]))

describe('bandOf', () => {
  it('needs all nine answers', () => {
    expect(bandOf({ q1: 3 })).toBeNull()
    expect(leftOf({ q1: 3 })).toBe(8)
  })

  it.each([
    [0, 'none'],
    [1, 'low'],
    [2, 'low'],
    [3, 'some'],
    [7, 'some'],
    [8, 'high'],
    [27, 'high'],
  ] as const)('reads a sum of %d as %s', (sum, band) => {
    expect(bandOf(answersOf(sum))).toBe(band)
  })
})
