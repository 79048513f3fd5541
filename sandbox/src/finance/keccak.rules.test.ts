import { hasEip55Checksum, keccak256 } from './keccak.rules.ts'

it('[SBX-90] hashes as Ethereum does', () => {
  expect(keccak256('')).toBe('c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470')
  expect(keccak256('abc')).toBe('4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45')
})

it.each([
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true],
  ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', true],
  ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d35A', false],
  ['0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
  ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', true],
])('[SBX-90] the case of %s is that of its checksum: %s', (address, isRight) => {
  expect(hasEip55Checksum(address)).toBe(isRight)
})
