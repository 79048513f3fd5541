import type { Discovery, MicroFrontend } from './federation.ts'
import {
  bucketOfDigest,
  bucketText,
  chainOf,
  chosenOf,
  hasCanary,
  OPEN_END_MS,
  PERCENT_STEP,
  restOf,
  saltOf,
} from './rollout.ts'

const urlOf = (version: string) => `/r/games/${version}/mf-manifest.json`
const deployed = (version: string, traffic: number, isDefault: boolean, fallback?: string) =>
  ({
    url: urlOf(version),
    ...(fallback === undefined ? {} : { fallbackUrl: urlOf(fallback) }),
    metadata: { version },
    deployment: { traffic, default: isDefault },
  }) as MicroFrontend
/** Canary, stable and an older version; each falls back to the next. */
const list = (percent: number, canary = '2.0.0') => [
  deployed(canary, percent, false, '1.0.0'),
  deployed('1.0.0', restOf(percent), true, '0.9.0'),
  deployed('0.9.0', 0, false),
]
const versionOf = (entries: MicroFrontend[], bucket: number | undefined) => chosenOf(entries, bucket)?.metadata.version
describe('a canary', () => {
  it('[WIRE-36] includes no one at 0 % and everyone at 100 %, the first and the last bucket included', () => {
    const last = bucketOfDigest(new Uint8Array([255, 255, 255, 255, 0]))
    expect([0, 0.5, last].map((bucket) => versionOf(list(0), bucket))).toEqual(['1.0.0', '1.0.0', '1.0.0'])
    expect([0, 0.5, last].map((bucket) => versionOf(list(100), bucket))).toEqual(['2.0.0', '2.0.0', '2.0.0'])
  })

  it('[WIRE-36] covers exactly its share', () => {
    const atTenth = bucketOfDigest(new Uint8Array([0x19, 0x99, 0x99, 0x99]))
    expect([versionOf(list(10), atTenth), versionOf(list(10), atTenth + 2 ** -32)]).toEqual(['2.0.0', '1.0.0'])
  })

  it('[WIRE-36] excludes visitors with an unknown bucket', () => {
    expect(versionOf(list(100), undefined)).toBe('1.0.0')
  })

  it('[WIRE-37] adds up with the rest to exactly 100 at every step', () => {
    const sums = Array.from({ length: 1001 }, (_, step) => {
      const percent = Math.round(step) / (1 / PERCENT_STEP)
      return list(percent).reduce((sum, { deployment }) => sum + deployment.traffic, 0)
    })
    expect(new Set(sums)).toEqual(new Set([100]))
  })
})

describe('a bucket', () => {
  it('[WIRE-36] is derived from salt, remote and visitor, one per line', () => {
    expect(bucketText('s', 'games', 'v1')).toBe('s\ngames\nv1')
    expect(bucketOfDigest(new Uint8Array([]))).toBe(0)
  })

  it('[WIRE-36] is derived with the salt of the document, or without one', () => {
    const document = {
      microFrontends: { games: [{ extras: { salt: 's' } }], mine: [{ extras: {} }], chat: [] },
    } as unknown as Discovery
    expect(['games', 'mine', 'chat', 'none'].map((remote) => saltOf(document, remote))).toEqual(['s', '', '', ''])
  })
})

it('an open end is the largest date', () => {
  expect(Number.isNaN(new Date(OPEN_END_MS).getTime())).toBe(false)
  expect(Number.isNaN(new Date(OPEN_END_MS + 1).getTime())).toBe(true)
})

describe('chainOf', () => {
  const chain = (entries: MicroFrontend[], bucket: number) =>
    chainOf(entries, bucket).map(({ metadata }) => metadata.version)

  it('[WIRE-38] falls back from the canary to the stable version, never the other way round', () => {
    expect(chain(list(10), 0.05)).toEqual(['2.0.0', '1.0.0', '0.9.0'])
    expect(chain(list(10), 0.5)).toEqual(['1.0.0', '0.9.0'])
  })

  it('[WIRE-36] counts only the shares of canaries, at any position of the stable version', () => {
    const [first, stable] = list(10)
    if (first === undefined || stable === undefined) throw new Error('There are two.')
    expect([0.05, 0.5].map((bucket) => versionOf([stable, first], bucket))).toEqual(['2.0.0', '1.0.0'])
    expect(versionOf([first], undefined)).toBe('2.0.0')
  })

  it('[WIRE-38] follows the fallbacks, not the list order', () => {
    const entries = [deployed('2', 10, false, '0'), deployed('1', 90, true, '0'), deployed('0', 0, false)]
    expect(chain(entries, 0.05)).toEqual(['2', '0', '1'])
  })

  it('[WIRE-38] includes older versions without a named fallback, and terminates on a cycle of fallbacks', () => {
    expect(chain([deployed('2', 100, true), deployed('1', 0, false)], 0)).toEqual(['2', '1'])
    expect(chain([deployed('2', 100, true, '1'), deployed('1', 0, false, '2')], 0)).toEqual(['2', '1'])
  })
})

describe('hasCanary', () => {
  it('[WIRE-37] is false when all visitors get the same version', () => {
    expect([hasCanary(list(0)), hasCanary(list(0.1))]).toEqual([false, true])
  })
})
