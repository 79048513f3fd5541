import { addressIn } from './scanned.rules.ts'

const TRON = `T${'a'.repeat(33)}`
const ETHER = `0x${'aB'.repeat(20)}`

it.each([
  [TRON, TRON],
  [` ${TRON}\n`, TRON],
  [`tron:${TRON}?amount=5`, TRON],
  [`ethereum:${ETHER}@1?value=0`, ETHER],
  [`ethereum:pay-${ETHER}`, ETHER],
  [`ebpay://pay?address=${'b'.repeat(24)}&name=x`, 'b'.repeat(24)],
  ['https://evil.example/x', 'evil.example'],
  ['', ''],
  ['5tron:x', '5tron:x'],
])('[MINE-37] reads of %j the address %j', (text, address) => expect(addressIn(text)).toBe(address))
