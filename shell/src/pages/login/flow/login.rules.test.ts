import { isOccasion, OCCASIONS, PROOF_CODES, refusalOf } from './login.rules.ts'

const NOW = 1_000_000
const LOCK_MS = 1_800_000
const stepUp = { ticket: 't1', kinds: ['phone'], maskedPhone: '****0000' }

describe('refusalOf', () => {
  it.each([
    [null, 'wrong'],
    ['text', 'wrong'],
    [{}, 'wrong'],
    [{ phone: 1 }, 'other'],
    [{ passkey: true }, 'other'],
  ])('[SHELL-AUTH-4] 6002 with %j is %s: name and password, never which', (data, kind) => {
    expect(refusalOf(6002, data, NOW)).toEqual({ kind })
  })

  it('[SHELL-AUTH-5] requests the image code, and another one after a wrong one', () => {
    expect(refusalOf(6021, null, NOW)).toEqual({ kind: 'image-code', wrong: false })
    expect(refusalOf(6024, null, NOW)).toEqual({ kind: 'image-code', wrong: true })
  })

  it('[SHELL-AUTH-11] locks until the server’s time, else for 30 minutes', () => {
    expect(refusalOf(6501, { until: 77 }, NOW)).toEqual({ kind: 'locked', untilMs: 77 })
    expect(refusalOf(6501, { until: '77' }, NOW)).toEqual({ kind: 'locked', untilMs: NOW + LOCK_MS })
    expect(refusalOf(6501, null, NOW)).toEqual({ kind: 'locked', untilMs: NOW + LOCK_MS })
  })

  it('[SHELL-AUTH-9] keeps the case number of a login at risk', () => {
    expect(refusalOf(6029, { caseId: 'R-7' }, NOW)).toEqual({ kind: 'risk', caseId: 'R-7' })
    expect(refusalOf(6029, { caseId: 7 }, NOW)).toEqual({ kind: 'risk', caseId: '' })
  })

  it.each([712002, 712003])('[SHELL-AUTH-4] %d shows the end time, or that there is none', (code) => {
    expect(refusalOf(code, { until: 77 }, NOW)).toEqual({ kind: 'limit', untilMs: 77 })
    expect(refusalOf(code, {}, NOW)).toEqual({ kind: 'limit', untilMs: null })
  })

  it.each([
    [6013, { kind: 'stopped' }],
    [10104, { kind: 'blocked' }],
    [716001, { kind: 'sms-code' }],
    [716002, { kind: 'sms-code' }],
    [10003, { kind: 'fields', fields: {} }],
    [1, { kind: 'other' }],
  ])('[SHELL-AUTH-4] %d is %j', (code, refusal) => {
    expect(refusalOf(code, null, NOW)).toEqual(refusal)
  })

  it('[SHELL-ERR-9] shows each message of 10003 beside its field', () => {
    expect(refusalOf(10003, { fields: { userName: 'x' } }, NOW)).toEqual({ kind: 'fields', fields: { userName: 'x' } })
  })

  it.each([6025, 6026, 6027, 6028, 6035, 6036, 6038, 6039])('[SHELL-AUTH-10] %d requires a step-up', (code) => {
    expect(refusalOf(code, stepUp, NOW)).toEqual({
      kind: 'step-up',
      code,
      stepUp: { ...stepUp, place: '', device: '' },
    })
    expect(refusalOf(code, { ticket: 't1' }, NOW)).toEqual({ kind: 'other' })
  })

  it('[SHELL-AUTH-10] no other code requires a step-up, whatever its data', () => {
    expect(refusalOf(6040, stepUp, NOW)).toEqual({ kind: 'other' })
  })

  it('[SHELL-AUTH-10] 6037 locks until the server’s time, else for 30 minutes', () => {
    expect(refusalOf(6037, { ...stepUp, until: 77 }, NOW)).toMatchObject({ stepUp: { until: 77 } })
    expect(refusalOf(6037, stepUp, NOW)).toMatchObject({ stepUp: { until: NOW + LOCK_MS } })
  })
})

describe('isOccasion', () => {
  it('[SHELL-AUTH-10] distinguishes the reason for a step-up from its outcome', () => {
    expect(OCCASIONS.every(isOccasion)).toBe(true)
    expect(PROOF_CODES.some(isOccasion)).toBe(false)
  })
})
