import { displayPhone, maskPhone, textLength } from './text.rules.ts'

describe('textLength', () => {
  it('[PLAT-FMT-1] counts characters above code 255 as 2', () => {
    expect([textLength('abc'), textLength('晚上好'), textLength('é!'), textLength('')]).toEqual([3, 6, 2, 0])
    expect([255, 256].map((code) => textLength(String.fromCharCode(code)))).toEqual([1, 2])
  })
})

describe('maskPhone', () => {
  it('[PLAT-FMT-2] shows the last 3 of 7 digits or fewer, else from the 8th digit on', () => {
    expect([maskPhone('1234567'), maskPhone('13812345678')]).toEqual(['****567', '****5678'])
  })
})

describe('displayPhone', () => {
  it('[PLAT-FMT-3] prefixes every country but China', () => {
    expect([displayPhone('CN', '86', '13812345678'), displayPhone('SG', '65', '81234567')]).toEqual([
      '****5678',
      '(65)****7',
    ])
  })
})
