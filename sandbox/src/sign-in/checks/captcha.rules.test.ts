import type { TrackPoint } from '@lantern/contract/captcha'
import { isPlausible, isSolved } from './captcha.rules.ts'

const drag = (to: number): TrackPoint[] => [0, 80, 160, 240, 320].map((at, index) => [at, (to * index) / 4])

describe('the judge of the behaviour check', () => {
  it('[SBX-21] takes a slider within reach of a finger, and nothing beyond', () => {
    const answer = (x: number) => isSolved({ kind: 'slider', id: 'c', x, track: drag(x) }, '180')
    expect([173, 180, 187].map(answer)).toEqual([true, true, true])
    expect([172, 188].map(answer)).toEqual([false, false])
  })

  it.each([
    ['jumps to the place', [[0, 180]]],
    [
      'is there in no time',
      [
        [0, 0],
        [1, 60],
        [2, 120],
        [3, 180],
      ],
    ],
    [
      'goes back in time',
      [
        [0, 0],
        [300, 90],
        [200, 120],
        [400, 180],
      ],
    ],
    [
      'ends elsewhere',
      [
        [0, 0],
        [100, 20],
        [200, 40],
        [300, 60],
      ],
    ],
  ] satisfies [string, TrackPoint[]][])('[SBX-21] refuses a slider that %s', (_what, track) => {
    expect(isPlausible(track, 180)).toBe(false)
  })

  it('[SBX-21] wants the taps in their order and the digits as heard', () => {
    expect(isSolved({ kind: 'order', id: 'c', order: ['a', 'b', 'c'] }, 'a,b,c')).toBe(true)
    expect(isSolved({ kind: 'order', id: 'c', order: ['a', 'c', 'b'] }, 'a,b,c')).toBe(false)
    expect(isSolved({ kind: 'audio', id: 'c', digits: '4 7 1 9' }, '4719')).toBe(true)
    expect(isSolved({ kind: 'audio', id: 'c', digits: '4718' }, '4719')).toBe(false)
  })
})
