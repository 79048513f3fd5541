import { etaParts } from './eta.rules.ts'

describe('etaParts', () => {
  it.each([
    [0, 'seconds', 1],
    [1, 'seconds', 1],
    [2, 'seconds', 2],
    [119, 'seconds', 119],
    [120, 'minutes', 2],
    [121, 'minutes', 3],
    [600, 'minutes', 10],
  ])('[MINE-90] %d seconds are said in %s: %d', (seconds, unit, n) => {
    expect(etaParts(seconds)).toEqual({ unit, n })
  })
})
