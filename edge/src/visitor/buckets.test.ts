import { createHash } from 'node:crypto'
import type { Discovery, MicroFrontend } from '@lantern/contract/federation'
import { chosenOf, restOf } from '@lantern/contract/rollout'
import { bucketOf, bucketsOf } from './buckets.ts'

const VISITORS = 200_000
const entry = (version: string, traffic: number, isDefault: boolean, salt?: string) =>
  ({ metadata: { version }, extras: { salt }, deployment: { traffic, default: isDefault } }) as MicroFrontend
const list = (percent: number, canary = '2.0.0') => [
  entry(canary, percent, false, 'pepper'),
  entry('1.0.0', restOf(percent), true, 'pepper'),
]
const buckets = Array.from({ length: VISITORS }, (_, index) => bucketOf('pepper', 'games', `visitor-${index}`))
/** Visitors who get the canary. */
const cohort = (percent: number, canary?: string) => {
  const entries = list(percent, canary)
  return buckets.flatMap((bucket, index) => (chosenOf(entries, bucket) === entries[0] ? [index] : []))
}

describe('buckets of 200,000 visitors', () => {
  it.each([0.1, 1, 5, 10, 33.3, 50, 90])('[EDGE-22] give a canary %s %% of them within 0.3 points', (percent) => {
    expect(Math.abs((cohort(percent).length / VISITORS) * 100 - percent)).toBeLessThan(0.3)
  })

  it('[EDGE-22] give a canary of 0 % to no one and one of 100 % to everyone', () => {
    expect([cohort(0).length, cohort(100).length]).toEqual([0, VISITORS])
  })

  it('[EDGE-22] keep its visitors when the canary is widened or redrawn', () => {
    const five = cohort(5)
    const ten = new Set(cohort(10))
    expect(five.every((visitor) => ten.has(visitor))).toBe(true)
    expect(cohort(5, '2.0.1')).toEqual(five)
  })

  it('[EDGE-22] are redrawn for another remote and for another salt', () => {
    const isIn = (salt: string, remote: string) =>
      Array.from({ length: VISITORS / 10 }, (_, index) => bucketOf(salt, remote, `visitor-${index}`) < 0.1)
    const first = isIn('pepper', 'games')
    const meet = (other: boolean[]) => (first.filter((is, index) => is && other[index]).length / first.length) * 100
    // Two independent tenths overlap in a hundredth.
    expect(Math.abs(meet(isIn('pepper', 'mine')) - 1)).toBeLessThan(0.3)
    expect(Math.abs(meet(isIn('salt', 'games')) - 1)).toBeLessThan(0.3)
  })
})

describe('bucketsOf', () => {
  it('[EDGE-22] is the first 32 bits of SHA-256 over salt, remote and visitor', () => {
    const document: Discovery = { schema: '', microFrontends: { games: list(10), mine: list(0) } }
    const digest = createHash('sha256').update('pepper\ngames\nsomebody').digest()
    expect(bucketsOf(document, 'somebody')).toEqual({ games: digest.readUInt32BE(0) / 2 ** 32 })
    expect([bucketsOf(document, ''), bucketsOf(undefined, 'somebody')]).toEqual([{}, {}])
  })
})
