import { clockText } from './clock-text.rules.ts'

describe('clockText', () => {
  it.each([
    [0, '0:00'],
    [6_001, '0:07'],
    [60_000, '1:00'],
    [750_000, '12:30'],
    [11_109_000, '3:05:09'],
  ])('[SBX-216] of %i ms is %s', (ms, text) => {
    expect(clockText(ms)).toBe(text)
  })
})
