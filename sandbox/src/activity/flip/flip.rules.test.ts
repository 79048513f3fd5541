import { createHmac } from 'node:crypto'
import { FLIP_WEIGHTS, flipTable, prizeAt } from '@lantern/contract/lucky-flip'
import { cardsOf, PRIZES, prizesWithout } from './flip.rules.ts'

const TABLE = flipTable(PRIZES)
const sum = (prizes: readonly { weight: number }[]) => prizes.reduce((total, { weight }) => total + weight, 0)

describe('prizesWithout', () => {
  it('[SBX-FLIP-1] adds up to 100 %, also when prizes are used up: their probability is that of no prize', () => {
    expect(sum(PRIZES)).toBe(FLIP_WEIGHTS)
    const left = prizesWithout(new Set(['p88', 'p8']))
    expect(left.map(({ id }) => id)).toEqual(['p18', 'p2', 'p1', 'none'])
    expect(sum(left)).toBe(FLIP_WEIGHTS)
    expect(left.at(-1)).toMatchObject({ weight: 5_410, amount: 0 })
  })
})

describe('prizeAt', () => {
  it.each([
    [0, 'p88'],
    [9, 'p88'],
    [10, 'p18'],
    [99, 'p18'],
    [100, 'p8'],
    [499, 'p8'],
    [500, 'p2'],
    [2_000, 'p1'],
    [4_999, 'p1'],
    [5_000, 'none'],
    [9_999, 'none'],
  ])('[SBX-FLIP-1] of point %i is %s', (point, id) => {
    expect(prizeAt(TABLE, point)).toBe(id)
  })
})

describe('cardsOf', () => {
  it('[SBX-FLIP-2] are the first nine draws of the seeds, whatever card is chosen', () => {
    const seeds = { serverSeed: 'b'.repeat(64), clientSeed: 'mine', nonce: 3 }
    const bytes = [0, 1].map((block) => createHmac('sha256', seeds.serverSeed).update(`mine:3:${block}`).digest())
    const words = bytes.flatMap((block) => Array.from({ length: 8 }, (_, at) => block.readUInt32BE(at * 4)))
    expect(words.every((word) => word < 4_294_960_000)).toBe(true)
    expect(cardsOf(TABLE, seeds)).toEqual(words.slice(0, 9).map((word) => prizeAt(TABLE, word % FLIP_WEIGHTS)))
  })
})
