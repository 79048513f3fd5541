import { inSiteTime, isZone, siteTimeOf } from './site-time.ts'

const at = (text: string) => Date.parse(text)

describe('siteTimeOf', () => {
  it.each([
    ['2027-09-13 20:00', 'Asia/Shanghai', '2027-09-13T12:00Z'],
    ['2027-09-13T20:00', 'Asia/Shanghai', '2027-09-13T12:00Z'],
    ['2027-09-13', 'Asia/Shanghai', '2027-09-12T16:00Z'],
    ['2027-01-15 09:00', 'Europe/Berlin', '2027-01-15T08:00Z'],
    ['2027-07-15 09:00', 'Europe/Berlin', '2027-07-15T07:00Z'],
    // Skipped in spring: the hour after. Repeated in autumn: the first.
    ['2027-03-28 02:30', 'Europe/Berlin', '2027-03-28T01:30Z'],
    ['2027-10-31 02:30', 'Europe/Berlin', '2027-10-31T00:30Z'],
    ['2027-09-13T20:00Z', 'Asia/Shanghai', '2027-09-13T20:00Z'],
    ['2027-09-13T20:00+02:00', 'Asia/Shanghai', '2027-09-13T18:00Z'],
  ])('[OPS-SKIN-3] reads %s in %s', (text, zone, expected) => {
    expect(siteTimeOf(text, zone, 0)).toBe(at(expected))
  })

  it('[OPS-SKIN-3] adds to the start, and refuses invalid times', () => {
    expect(siteTimeOf('+3d', 'Asia/Shanghai', 1_000)).toBe(1_000 + 3 * 86_400_000)
    for (const text of ['2027-02-30', '2027-13-01', '2027-09-13 25:00', 'soon', ''])
      expect(siteTimeOf(text, 'Asia/Shanghai', 0)).toBeNull()
  })

  it('[OPS-CON-21] says a time in the zone, with its offset', () => {
    expect(inSiteTime(at('2027-09-13T12:00Z'), 'Asia/Shanghai')).toBe('2027-09-13 20:00 +08:00')
    expect(inSiteTime(at('2027-07-13T12:00Z'), 'Europe/Berlin')).toBe('2027-07-13 14:00 +02:00')
    expect([isZone('Asia/Shanghai'), isZone('Mars/Olympus')]).toEqual([true, false])
  })
})
