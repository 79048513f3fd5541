import { isEmpty } from './empty.rules.ts'

describe('isEmpty', () => {
  it.each([[undefined], [null], [''], [[]], [{}], [Number.NaN]])('[PLAT-FMT-5] %p is empty', (value) => {
    expect(isEmpty(value)).toBe(true)
  })

  it.each([[0], [-1], [false], [' '], [[undefined]], [{ TY: undefined }]])('[PLAT-FMT-5] %p is not', (value) => {
    expect(isEmpty(value)).toBe(false)
  })
})
