import { createHash, createHmac } from 'node:crypto'
import { drawsFrom, fairDraws, seedHash, shuffle } from './draws.rules.ts'
import { wordsOf } from './seeded-words.rules.ts'

describe('fairDraws', () => {
  const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'mine', nonce: 7 }

  it('[SBX-190] are the words of HMAC-SHA256(server seed, client seed:nonce:block), as any tool computes them', () => {
    const draw = fairDraws(seeds)
    const block = (at: number) => createHmac('sha256', seeds.serverSeed).update(`mine:7:${at}`).digest()
    const words = [block(0), block(1)].flatMap((bytes) =>
      Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(at * 4)),
    )
    // No word of these two blocks is above the largest multiple of 1,000.
    expect(Array.from({ length: 16 }, () => draw(1_000))).toEqual(words.map((word) => word % 1_000))
    expect(seedHash(seeds.serverSeed)).toBe(createHash('sha256').update(seeds.serverSeed).digest('hex'))
  })

  it('[SBX-190] change with each of the three', () => {
    const first = (change: object) => {
      const draw = fairDraws({ ...seeds, ...change })
      return Array.from({ length: 4 }, () => draw(1_000_000)).join()
    }
    expect(
      new Set([first({}), first({ nonce: 8 }), first({ clientSeed: 'yours' }), first({ serverSeed: 'b' })]).size,
    ).toBe(4)
  })
})

describe('drawsFrom', () => {
  it('[SBX-190] skips words above the largest multiple, so that no number is favoured', () => {
    const words = [0xffff_ffff, 0xffff_fffe, 5]
    const draw = drawsFrom(() => words.shift() ?? 0)
    // 2^32 is not a multiple of 6: the last four words would favour 0 to 3.
    expect(draw(6)).toBe(5)
  })

  it('shuffles every order equally often', () => {
    const draw = drawsFrom(wordsOf('orders'))
    const seen = new Map<string, number>()
    for (let at = 0; at < 12_000; at += 1) {
      const order = shuffle([1, 2, 3], draw).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(6)
    for (const count of seen.values()) expect(Math.abs(count - 2_000)).toBeLessThan(200)
  })
})
