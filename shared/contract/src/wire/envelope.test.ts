import { safeParse } from 'valibot'
import {
  API_VERSION,
  envelopeSchema,
  HEADER,
  SITE_ID,
  SUCCESS,
  VENUE_PATH_PREFIXES,
  VENUE_SUCCESS,
} from './envelope.ts'

describe('the envelope', () => {
  it('[WIRE-1] is status_code, message and data, and 6000 is the success of the main API', () => {
    expect(SUCCESS).toBe(6000)
    const refusal = { status_code: 10001, message: 'no', data: { left: 2 } }
    expect(safeParse(envelopeSchema, refusal)).toMatchObject({ success: true, output: refusal })
    expect(safeParse(envelopeSchema, { status_code: '0000000' })).toMatchObject({ output: { message: '' } })
    expect(safeParse(envelopeSchema, { message: 'no code' }).success).toBe(false)
  })

  it('[WIRE-32] keeps unknown fields', () => {
    expect(safeParse(envelopeSchema, { status_code: 6000, cursor: 'next' }).output).toMatchObject({ cursor: 'next' })
  })
})

describe('venues', () => {
  it('[WIRE-2] treat 100, 0000000 and 350 as success', () => {
    expect(VENUE_SUCCESS).toEqual([100, '0000000', 350])
  })

  it('[WIRE-3] have paths below /api/mobile, /yewu and /v1', () => {
    expect([...VENUE_PATH_PREFIXES].sort()).toEqual(['/api/mobile', '/v1', '/yewu'])
  })
})

describe('headers', () => {
  it('[WIRE-4] have unique names; site id and version are fixed', () => {
    expect(HEADER).toMatchObject({
      clientType: 'client-type',
      siteId: 'site-id',
      version: 'version',
      signature: 'x-signature',
      token: 'x-token',
      deviceUuid: 'x-device-uuid',
    })
    expect(new Set(Object.values(HEADER)).size).toBe(Object.keys(HEADER).length)
    expect([SITE_ID, API_VERSION]).toEqual([1001, '2.0.0'])
  })
})
