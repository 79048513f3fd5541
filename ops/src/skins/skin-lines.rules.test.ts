import { showingAt } from '@lantern/contract/skins-document'
import { planRefusal, revertible, runningPlan, type SkinLine, showingsOf, stateOf } from './skin-lines.rules.ts'

let count = 0
const line = (rest: Partial<SkinLine>): SkinLine => ({
  revision: ++count,
  kind: 'publish',
  code: 'moon',
  version: 'a',
  fromMs: null,
  toMs: null,
  percent: null,
  ends: null,
  atMs: 0,
  ...rest,
})
const activate = (code: string, percent = 100, rest: Partial<SkinLine> = {}) =>
  line({ kind: 'activate', code, percent, ...rest })
const plan = (code: string, fromMs: number, toMs: number, percent = 100) =>
  line({ kind: 'schedule', code, fromMs, toMs, percent })
const active = (lines: SkinLine[], nowMs: number, bucket = 0.5) =>
  showingAt(showingsOf(stateOf(lines, 0)), nowMs, () => bucket)?.code ?? null

beforeEach(() => {
  count = 0
})

describe('the active skin', () => {
  it('[OPS-SKIN-4] is the plan that is on, else what was activated last, else nothing', () => {
    const lines = [activate('moon'), plan('pine', 100, 200), plan('ball', 200, 300)]
    expect([50, 100, 199, 200, 299, 300].map((at) => active(lines, at))).toEqual([
      'moon',
      'pine',
      'pine',
      'ball',
      'ball',
      'moon',
    ])
    expect(active([], 50)).toBeNull()
    expect(active([plan('pine', 100, 200)], 50)).toBeNull()
  })

  it('[OPS-SKIN-6] reaches its share of visitors, the rest see the one below', () => {
    const lines = [activate('moon'), activate('pine', 10)]
    expect([0, 0.0999, 0.1, 0.9].map((bucket) => active(lines, 50, bucket))).toEqual(['pine', 'pine', 'moon', 'moon'])
    expect(active([activate('pine', 10)], 50, 0.1)).toBeNull()
    // Widening keeps the visitors included: the bucket is independent of the share.
    expect(active([...lines, activate('pine', 20)], 50, 0.05)).toBe('pine')
  })

  it('[OPS-SKIN-5] reverts one step at a time', () => {
    const lines = [activate('moon'), activate('pine')]
    expect(revertible(stateOf(lines, 0), 0)).toMatchObject({
      off: { code: 'pine' },
      back: { code: 'moon' },
      isPlan: false,
    })
    expect(active([...lines, line({ kind: 'revert' })], 0)).toBe('moon')
    expect(active([...lines, line({ kind: 'revert' }), line({ kind: 'revert' })], 0)).toBeNull()
    expect(revertible(stateOf([], 0), 0)).toBeNull()
  })

  it('[OPS-SKIN-5] removes the current plan, and leaves future ones', () => {
    const lines = [activate('moon'), plan('pine', 100, 200), plan('ball', 300, 400)]
    expect(revertible(stateOf(lines, 150), 150)).toMatchObject({
      off: { code: 'pine', revision: 2 },
      back: { code: 'moon' },
      isPlan: true,
    })
    const after = [...lines, line({ kind: 'revert', ends: 2 })]
    expect([150, 350].map((at) => active(after, at))).toEqual(['moon', 'ball'])
  })

  it('[OPS-SKIN-4] ends the plan that is on when something is activated over it', () => {
    const lines = [plan('pine', 100, 200)]
    expect(runningPlan(stateOf(lines, 150), 150)?.revision).toBe(1)
    expect(active([...lines, activate('moon', 100, { ends: 1 })], 150)).toBe('moon')
  })
})

describe('a plan', () => {
  const state = stateOf([plan('pine', 100, 200)], 0)
  it.each([
    ['before', 50, 100, null],
    ['after', 200, 300, null],
    ['inside', 120, 130, 'pine is planned'],
    ['around', 50, 300, 'pine is planned'],
    ['over its beginning', 50, 101, 'pine is planned'],
    ['over its end', 199, 300, 'pine is planned'],
    ['backwards', 90, 80, 'ends before it starts'],
    ['in the past', -20, -10, 'is already over'],
  ])('[OPS-SKIN-4] that lies %s another', (_where, fromMs, toMs, expected) => {
    expect(planRefusal(state, { code: 'ball', fromMs, toMs }, 0)?.what ?? null).toEqual(
      expected === null ? null : expect.stringContaining(expected),
    )
  })

  it('no longer conflicts once it is over or cancelled', () => {
    expect(
      planRefusal(stateOf([plan('pine', 100, 200)], 200), { code: 'ball', fromMs: 150, toMs: 300 }, 200),
    ).toBeNull()
    const lines = [plan('pine', 100, 200), line({ kind: 'cancel', ends: 2 })]
    expect(planRefusal(stateOf(lines, 0), { code: 'ball', fromMs: 150, toMs: 300 }, 0)).toBeNull()
  })
})
