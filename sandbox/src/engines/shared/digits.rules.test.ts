import {
  type DigitsModel,
  type DigitsSheet,
  digitsBets,
  digitsPays,
  FIVE_DIGITS,
  readDigits,
  THREE_DICE,
} from './digits.rules.ts'

const PLAN = { everyMs: 60_000, offsetMs: 0, betMs: 50_000, holdMs: 5_000 }
const sheetOf = (model: DigitsModel, rtp: number): DigitsSheet => ({
  kind: 'digits',
  theme: 'balls',
  plan: PLAN,
  bets: digitsBets(model, rtp),
  ...model,
})

/** Every result of a model. */
function results({ cells, from, to }: DigitsModel): number[][] {
  let all: number[][] = [[]]
  for (let cell = 0; cell < cells; cell += 1)
    all = all.flatMap((row) => Array.from({ length: to - from + 1 }, (_, at) => [...row, from + at]))
  return all
}

describe('draws of numbers', () => {
  it.each([
    ['three dice', THREE_DICE, 95, 22],
    ['one digit', { cells: 1, from: 0, to: 9 }, 97, 14],
  ] as const)('[SBX-211] return exactly what is printed over all results: %s', (_name, model, rtp, bets) => {
    const sheet = sheetOf(model, rtp)
    const all = results(model)
    expect(sheet.bets).toHaveLength(bets)
    for (const { position, edge } of sheet.bets) {
      const back = all.reduce((sum, digits) => sum + digitsPays(sheet, digits, position), 0)
      expect([position, back / all.length, edge]).toEqual([position, rtp, (100 - rtp).toFixed(2)])
    }
  })

  it('[SBX-211] are fair halves of five digits as well', () => {
    const sheet = sheetOf(FIVE_DIGITS, 95)
    expect(sheet.bets).toHaveLength(54)
    const all = results(FIVE_DIGITS)
    for (const position of ['big', 'small', 'odd', 'even'])
      expect(all.reduce((sum, digits) => sum + digitsPays(sheet, digits, position), 0) / all.length).toBe(95)
  })

  it.each([
    ['big', 190],
    ['small', 0],
    ['odd', 190],
    ['even', 0],
    ['c1v9', 950],
    ['c5v9', 0],
    ['c5v0', 950],
    ['c6v0', 0],
    ['sum', 0],
  ])('[SBX-212] pay %s of 9 8 7 3 0 %i hundredths', (position, pays) => {
    expect(digitsPays(sheetOf(FIVE_DIGITS, 95), [9, 8, 7, 3, 0], position)).toBe(pays)
  })

  it('[SBX-210] read their own results only', () => {
    expect(readDigits(FIVE_DIGITS, '9,8,7,3,0')).toEqual([9, 8, 7, 3, 0])
    for (const text of ['9,8,7,3', '9,8,7,3,10', '', 'a,b,c,d,e', '9,8,7,3,0,1'])
      expect(readDigits(FIVE_DIGITS, text)).toBeNull()
    expect(readDigits(THREE_DICE, '0,1,2')).toBeNull()
  })
})
