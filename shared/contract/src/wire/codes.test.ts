import * as CODE from './code.ts'
import { BUSINESS_CODES, codeRow, SESSION_CODES, SPEC_CODES } from './codes.ts'

/** Spec 8, repeated here: the table must not lose a code. */
const SPEC_LIST = [
  0, 6000, 6001, 6002, 6013, 6014, 6021, 6022, 6023, 6024, 6025, 6026, 6027, 6028, 6029, 6031, 6032, 6033, 6035, 6036,
  6037, 6038, 6039, 6501, 10001, 10003, 10004, 10009, 10102, 10104, 10105, 10108, 10409, 22007, 244102, 301220, 600101,
  900000,
]

describe('SPEC_CODES', () => {
  it('[WIRE-5] contains exactly the codes of the catalogue', () => {
    expect(
      Object.keys(SPEC_CODES)
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual(SPEC_LIST)
  })

  /** The shell's automatic actions, repeated here; every other code is left to the calling screen. */
  it('[WIRE-5] states for each code who acts and what happens automatically', () => {
    const handled: Record<string, number[]> = {
      success: [0, 6000],
      notice: [6001],
      'session-ended': [10105],
      'auth-error': [10004],
      blocked: [10104],
      'device-blocked': [10102],
      'restrict-caveat': [6031, 6033],
      'restrict-alert': [6032],
      maintenance: [6014],
      'maintenance-alert': [6013],
      resign: [10108],
      redevice: [22007],
      captcha: [10409],
      reprice: [301220],
      fields: [10003],
      update: [10009],
      toast: [10001],
    }
    const itself = Object.values(handled).flat()
    for (const [handling, codes] of Object.entries(handled))
      for (const code of codes) expect([code, codeRow(code).handling]).toEqual([code, handling])
    for (const code of SPEC_LIST.filter((listed) => !itself.includes(listed)))
      expect([code, codeRow(code).handling]).toEqual([code, 'inline'])
    const rows = Object.values(SPEC_CODES)
    expect(
      rows.filter(({ name, actor }) => name === '' || !['member', 'session', 'site', 'venue', 'us'].includes(actor)),
    ).toEqual([])
  })

  it('[WIRE-6] ends the session on 6001, 10105, 10004 and 10104', () => {
    expect([...SESSION_CODES].sort()).toEqual([10004, 10104, 10105, 6001])
    expect(SESSION_CODES.map((code) => codeRow(code).actor)).toEqual(['session', 'session', 'session', 'session'])
  })
})

describe('code.ts', () => {
  /** One name in the specification belongs to two codes. */
  const isNamedTwice = (name: string): boolean => name.startsWith('ACCESS_RESTRICTION_')

  it('gives each code exactly one name, that of its row', () => {
    const listed = [...SPEC_LIST.filter((code) => code !== 0), ...Object.keys(BUSINESS_CODES).map(Number)]
    expect(Object.values(CODE).sort((a, b) => a - b)).toEqual(listed.sort((a, b) => a - b))
    for (const [name, code] of Object.entries(CODE).filter(([listed]) => !isNamedTwice(listed)))
      expect([code, codeRow(code).name]).toEqual([code, name.toLowerCase().replaceAll('_', '-')])
  })
})

describe('codeRow', () => {
  it('[WIRE-7, WIRE-8] leaves business and unknown codes to the calling screen', () => {
    expect(codeRow(711009)).toEqual({ name: 'funds-frozen', actor: 'member', handling: 'inline' })
    expect(codeRow(424242)).toMatchObject({ name: 'unknown', handling: 'inline' })
  })

  it('[WIRE-7] gives business codes unique names', () => {
    const names = Object.values(BUSINESS_CODES)
    expect(new Set(names).size).toBe(names.length)
  })
})
