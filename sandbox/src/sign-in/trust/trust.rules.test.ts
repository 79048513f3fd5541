import { unusualOf, type Verified, type Visit } from './trust.rules.ts'
import { locationKey, type VisitorLocation } from './visitor-location.rules.ts'

const HERE: VisitorLocation = { ip: '203.0.113.7', city: { zh: '上海', en: 'Shanghai' } }
const NOW = 1_000
const VISIT: Visit = { memberId: 'm', deviceUuid: 'd1', fingerprint: 'f1', deviceLabel: '', location: HERE, now: NOW }
const NONE: Verified = { devices: [], locations: [] }

describe('unusualOf', () => {
  it('finds nothing new for a member who was never verified', () => {
    expect(unusualOf(NONE, VISIT)).toEqual({ device: false, location: false })
  })

  it('recognises a device by its id or its fingerprint, but not by an empty fingerprint', () => {
    const isNew = (device_uuid: string, fingerprint: string, visit = VISIT): boolean =>
      unusualOf({ ...NONE, devices: [{ device_uuid, fingerprint, trusted_until: NOW + 1 }] }, visit).device
    expect(isNew('d1', '')).toBe(false)
    expect(isNew('other', 'f1')).toBe(false)
    expect(isNew('other', 'other')).toBe(true)
    expect(isNew('other', '', { ...VISIT, fingerprint: '' })).toBe(true)
  })

  it('ends the trust in a device and a city', () => {
    const verified = (trusted_until: number): Verified => ({
      devices: [{ device_uuid: 'd1', fingerprint: '', trusted_until }],
      locations: [{ place: locationKey(HERE), trusted_until }],
    })
    expect(unusualOf(verified(NOW + 1), VISIT)).toEqual({ device: false, location: false })
    expect(unusualOf(verified(NOW), VISIT)).toEqual({ device: true, location: true })
  })
})
