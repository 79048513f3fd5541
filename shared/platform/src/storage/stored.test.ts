import { object, string } from 'valibot'
import { readStored, readStoredText, removeStored, writeStored, writeStoredText } from './stored.ts'

const schema = object({ name: string() })

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

describe('storage', () => {
  it('[PLAT-STORE-2] that is full says so and breaks nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(writeStored('invite', { name: 'x' })).toBe(false)
    expect(readStored('invite', schema)).toBeNull()
  })

  it('[PLAT-STORE-2] that is switched off reads as empty', () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(readStoredText('locale')).toBeNull()
    expect(() => removeStored('locale')).not.toThrow()
    expect(writeStoredText('locale', 'en')).toBe(true)
  })

  it.each(['', '{', '"x"', '{"name":7}'])('[PLAT-STORE-3] reads %p as absent', (text) => {
    writeStoredText('invite', text)
    expect(readStored('invite', schema)).toBeNull()
    writeStored('invite', { name: 'x' })
    expect(readStored('invite', schema)).toEqual({ name: 'x' })
  })
})
