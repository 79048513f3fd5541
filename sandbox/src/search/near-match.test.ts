import { distanceOf } from './near-match.ts'

describe('distanceOf', () => {
  it.each([
    ['a character of the same sound', ['落霞候鸟'], '落霞后鸟', 0],
    ['the beginning in characters of the same sound', ['落霞候鸟', 'Sunset Migrants'], '罗夏', 0],
    ['a wrong letter', ['Harbour Beacons'], 'beacins', 1],
    ['a missing letter', ['Harbour Beacons'], 'harbr', 1],
    ['a letter too many', ['Harbour Beacons'], 'harrbour', 1],
    ['swapped letters', ['Harbour Beacons'], 'habrour', 1],
    ['two slips in a long query', ['Harbour Beacons'], 'harborbeacins', 2],
    ['misspelt pinyin', ['落霞候鸟'], 'luoxiahoniao', 1],
    ['two slips in a short query', ['Harbour Beacons'], 'hrbuor', null],
    ['another first letter of a short one', ['Kings'], 'rin', null],
    ['a single character', ['落霞候鸟'], '后', null],
    ['signs', ['Harbour Beacons'], '%%%%', null],
  ])('[SHELL-SRCH-5] of %s', (_name, names, query, distance) => {
    expect(distanceOf(names, query)).toBe(distance)
  })
})
