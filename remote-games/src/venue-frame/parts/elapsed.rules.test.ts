import { elapsedText } from './elapsed.rules.ts'

it.each([
  [0, '0:00:00'],
  [59_999, '0:00:59'],
  [3_661_000, '1:01:01'],
  [-5, '0:00:00'],
])('writes %i ms as %s', (ms, text) => {
  expect(elapsedText(ms)).toBe(text)
})
