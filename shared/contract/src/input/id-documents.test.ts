import { cnIdBirthday, isCnId, isDocumentNo } from './id-documents.ts'

describe('numbers of identity documents', () => {
  it('[WIRE-70] checks the digit and the date of an 18-digit number', () => {
    expect(isCnId('11010519491231002X')).toBe(true)
    expect(isCnId('440524188001010014')).toBe(true)
    expect(isCnId('110105194912310021')).toBe(false)
    expect(isCnId('11010519491231002x')).toBe(false)
    expect(cnIdBirthday('11010519491231002X')).toBe('1949-12-31')
    expect(cnIdBirthday('11010519490231002X')).toBeNull()
  })

  it('[WIRE-70] every change of one digit is noticed', () => {
    const number = '11010519491231002'
    for (let at = 0; at < number.length; at += 1) {
      const digit = (Number(number[at]) + 1) % 10
      expect(isCnId(`${number.slice(0, at)}${digit}${number.slice(at + 1)}X`)).toBe(false)
    }
  })

  it('[WIRE-70] takes passports of six to twelve capitals and digits', () => {
    expect(['E12345678', 'E1234', 'e12345678'].map((text) => isDocumentNo('PASSPORT', text))).toEqual([
      true,
      false,
      false,
    ])
  })
})
