import { inTurn } from './in-turn.rules.ts'

describe('inTurn', () => {
  it.each([
    ['', ''],
    ['aabb', 'abab'],
    ['aaab', 'abaa'],
    ['abcabc', 'abcabc'],
  ])('[SBX-255] orders %j as %j: no two of a kind side by side while there is another', (before, after) => {
    const items = [...before].map((kind, at) => ({ kind, at }))
    const turned = inTurn(items, ({ kind }) => kind)
    expect(turned.map(({ kind }) => kind).join('')).toBe(after)
    const ofA = turned.filter(({ kind }) => kind === 'a').map(({ at }) => at)
    expect(ofA).toEqual(ofA.toSorted((one, other) => one - other))
  })
})
