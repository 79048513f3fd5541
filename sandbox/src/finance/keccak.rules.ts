/** Keccak-256 as Ethereum uses it (not SHA3-256, which pads otherwise), for the checksum in the case of an address (EIP-55). Pure. */
const RATE_BYTES = 136
const LANES = 25
const MASK = (1n << 64n) - 1n
/** Rotation of each lane, x + 5y. */
const ROTATIONS = [
  0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14,
] as const
const ROUND_CONSTANTS = [
  0x0000000000000001n,
  0x0000000000008082n,
  0x800000000000808an,
  0x8000000080008000n,
  0x000000000000808bn,
  0x0000000080000001n,
  0x8000000080008081n,
  0x8000000000008009n,
  0x000000000000008an,
  0x0000000000000088n,
  0x0000000080008009n,
  0x000000008000000an,
  0x000000008000808bn,
  0x800000000000008bn,
  0x8000000000008089n,
  0x8000000000008003n,
  0x8000000000008002n,
  0x8000000000000080n,
  0x000000000000800an,
  0x800000008000000an,
  0x8000000080008081n,
  0x8000000000008080n,
  0x0000000080000001n,
  0x8000000080008008n,
] as const

/** Whether the case of an address is that of its checksum. An address in one case carries none, and says nothing. */
export function hasEip55Checksum(address: string): boolean {
  const digits = address.slice(2)
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true
  const hash = keccak256(digits.toLowerCase())
  return [...digits].every((digit, at) => /\d/.test(digit) || digit < 'a' === Number(`0x${hash[at]}`) >= 8)
}

/** @param text shorter than one block, ASCII */
export function keccak256(text: string): string {
  const block = new Uint8Array(RATE_BYTES)
  block.set(new TextEncoder().encode(text))
  block[text.length] = 0x01
  block[RATE_BYTES - 1] = (block[RATE_BYTES - 1] ?? 0) | 0x80
  const view = new DataView(block.buffer)
  let lanes = Array.from({ length: LANES }, (_, at) => (at * 8 < RATE_BYTES ? view.getBigUint64(at * 8, true) : 0n))
  for (const constant of ROUND_CONSTANTS) lanes = round(lanes, constant)
  return lanes
    .slice(0, 4)
    .map((lane) => lane.toString(16).padStart(16, '0').match(/../g)?.reverse().join('') ?? '')
    .join('')
}

function round(lanes: readonly bigint[], constant: bigint): bigint[] {
  const lane = (x: number, y: number): bigint => lanes[(x % 5) + 5 * (y % 5)] ?? 0n
  const columns = [0, 1, 2, 3, 4].map((x) => [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ lane(x, y), 0n))
  const column = (x: number): bigint => columns[x % 5] ?? 0n
  const moved = new Array<bigint>(LANES).fill(0n)
  for (let x = 0; x < 5; x += 1) {
    const mixed = column(x + 4) ^ rotate(column(x + 1), 1)
    for (let y = 0; y < 5; y += 1)
      moved[y + 5 * ((2 * x + 3 * y) % 5)] = rotate(lane(x, y) ^ mixed, ROTATIONS[x + 5 * y] ?? 0)
  }
  return moved.map((value, at) => {
    const row = at - (at % 5)
    const next = (step: number): bigint => moved[row + ((at + step) % 5)] ?? 0n
    const mixed = value ^ (~next(1) & MASK & next(2))
    return at === 0 ? mixed ^ constant : mixed
  })
}

function rotate(value: bigint, by: number): bigint {
  return ((value << BigInt(by)) | (value >> BigInt(64 - by))) & MASK
}
