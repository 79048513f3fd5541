import { countedBets } from './shared-turnover.rules.ts'

describe('countedBets', () => {
  it.each([
    ['one lost bet', [{ stake: 1_000, back: 0 }], [1_000]],
    ['one won bet at 0.95 to 1', [{ stake: 1_000, back: 1_950 }], [950]],
    ['a stake that came back', [{ stake: 1_000, back: 1_000 }], [0]],
    [
      'opposite bets',
      [
        { stake: 1_000, back: 2_000 },
        { stake: 1_000, back: 0 },
      ],
      [0, 0],
    ],
    [
      'a large win counts its stakes',
      [
        { stake: 100, back: 3_600 },
        { stake: 500, back: 0 },
      ],
      [100, 500],
    ],
  ])('[SBX-213] counts a round as a whole: %s', (_name, bets, expected) => {
    expect(countedBets('net', bets)).toEqual(expected)
  })

  it('[SBX-213] counts every stake where stakes count', () => {
    expect(
      countedBets('stake', [
        { stake: 1_000, back: 2_000 },
        { stake: 300, back: 0 },
      ]),
    ).toEqual([1_000, 300])
  })
})
