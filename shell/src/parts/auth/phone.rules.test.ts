import { aPreInfo } from '@lantern/testing'
import { countriesOf, phoneMistake } from './phone.rules.ts'

const SITE = aPreInfo({
  globePhoneNumber: [
    { code: 'CN', number: '86', name: '中国', pattern: '^1[3-9]\\d{9}$' },
    { code: 'HK', number: '852', name: '香港', pattern: '^\\d{8}$' },
    { code: 'XX', number: '999', name: 'Nowhere', pattern: '(' },
  ],
})

describe('phone rules', () => {
  it.each([
    ['86', '13912345678', null],
    ['86', '1391234567', 'pattern'],
    ['86', '23912345678', 'pattern'],
    ['86', '17012345678', 'range'],
    ['86', '17112345678', 'range'],
    ['86', '', 'missing'],
    ['852', '61234567', null],
    ['852', '612345678', 'pattern'],
    ['999', '12345', null],
    ['999', '1234', 'pattern'],
  ])('[SHELL-REG-3] +%s %s: %s', (area, phone, mistake) => {
    expect(phoneMistake({ area, phone }, SITE)).toBe(mistake)
  })

  it('[SHELL-REG-3] falls back to the home market without pre-info', () => {
    expect(countriesOf(null).map(({ number }) => number)).toEqual(['86'])
    expect(phoneMistake({ area: '86', phone: '13912345678' }, null)).toBeNull()
  })
})
