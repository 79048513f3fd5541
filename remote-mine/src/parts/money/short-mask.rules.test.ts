import { shortMask } from './short-mask.rules.ts'

it.each([
  ['**** **** **** 1688', '**** 1688'],
  ['**** 1688', '**** 1688'],
  ['139****1111', '139****1111'],
  ['SIM-TRC20-****8K2Q', 'SIM-TRC20-****8K2Q'],
  ['', ''],
])('[MINE-29] %s is shown as %s', (masked, shown) => {
  expect(shortMask(masked)).toBe(shown)
})
