import { EMPTY, expiresSoon, kindsOf, mistakesIn, submissionOf } from './level-form.rules.ts'

const NOW = Date.parse('2026-11-23T04:00:00Z')
const passport = {
  ...EMPTY,
  docType: 'PASSPORT' as const,
  docNo: 'E12345678',
  expireOn: '2030-01-01',
  files: { passport: 'F1' },
}

describe('a submission of a level', () => {
  it('[MINE-KYC-2] needs a valid number, a document that is not expired, and each of its pictures', () => {
    const missing = (fields: typeof EMPTY, accepted: 'idFront'[] = []) => [
      ...mistakesIn(2, fields, { accepted, now: NOW }),
    ]
    expect(missing(passport)).toEqual([])
    expect(missing({ ...passport, docNo: 'e1', expireOn: '2026-11-22', files: {} })).toEqual([
      'docNo',
      'expireOn',
      'passport',
    ])
    expect(missing({ ...EMPTY, docNo: '11010519491231002X', expireOn: '2030-01-01' }, ['idFront'])).toEqual(['idBack'])
    expect([...mistakesIn(3, { ...EMPTY, address: '上海' }, { accepted: [], now: NOW })]).toEqual([
      'address',
      'source',
      'addressProof',
    ])
    expect(kindsOf(2, 'CN_ID')).toEqual(['idFront', 'idBack'])
  })

  it('[MINE-KYC-2] sends the fields and files of its level only', () => {
    const fields = { ...passport, address: '上海市静安区', files: { passport: 'F1', idFront: 'F0' } }
    expect(submissionOf(2, fields)).toEqual({
      level: 2,
      fields: { docType: 'PASSPORT', docNo: 'E12345678', expireOn: '2030-01-01' },
      files: ['F1'],
    })
  })

  it('[MINE-KYC-3] warns of a document that expires within thirty days', () => {
    expect(['2026-11-22', '2026-11-23', '2026-12-23', '2026-12-24'].map((day) => expiresSoon(day, NOW))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
