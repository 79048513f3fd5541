import { hasEip55Checksum } from './eip55.rules.ts'

it.each([
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true],
  ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', true],
  ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d35A', false],
  ['0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
  ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', true],
])('[SBX-90] the case of %s is that of its checksum: %s', (address, isRight) => {
  expect(hasEip55Checksum(address)).toBe(isRight)
})
