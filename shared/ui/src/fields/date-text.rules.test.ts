import { asDateText, isDay } from './date-text.rules.ts'

describe('the text of a date field', () => {
  it.each([
    ['1', '1'],
    ['1992', '1992'],
    ['19920', '1992-0'],
    ['199203', '1992-03'],
    ['19920304', '1992-03-04'],
    ['199203049', '1992-03-04'],
    ['1992-03-04', '1992-03-04'],
    ['1992/3/4', '1992-03-4'],
    ['1992 年', '1992'],
    ['1992-0', '1992-0'],
    ['1992-3-', '1992-03'],
    ['', ''],
  ])('makes %p to %p', (typed, text) => {
    expect(asDateText(typed)).toBe(text)
  })

  it.each([
    ['1992-03-04', true],
    ['1992-02-29', true],
    ['1991-02-29', false],
    ['1992-13-01', false],
    ['1992-03-4', false],
    ['', false],
  ])('%p is a day: %p', (text, is) => {
    expect(isDay(text)).toBe(is)
  })
})
