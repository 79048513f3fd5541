import { object, string } from 'valibot'
import { readStored, readStoredText, removeLaunchErrors, removeStored, writeStored, writeStoredText } from './stored.ts'

const schema = object({ name: string() })

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

function fill(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

describe('storage', () => {
  it('[PLAT-STORE-2] reports when it is full, and then keeps the value for the life of the page', () => {
    writeStored('invite', { name: 'before' })
    fill()
    expect(writeStored('invite', { name: 'x' })).toBe(false)
    expect(readStored('invite', schema)).toEqual({ name: 'x' })
    jest.restoreAllMocks()
    expect(localStorage.getItem('inviteCodes')).toBe('{"name":"before"}')
    expect(writeStored('invite', { name: 'y' })).toBe(true)
    expect(readStored('invite', schema)).toEqual({ name: 'y' })
  })

  it('[PLAT-STORE-2] when full, is read again once another tab has written or removed the value', () => {
    fill()
    writeStoredText('token', 'mine')
    jest.restoreAllMocks()
    localStorage.setItem('token', 'of another tab')
    expect(readStoredText('token')).toBe('of another tab')
    localStorage.removeItem('token')
    expect(readStoredText('token')).toBeNull()
  })

  it('[PLAT-STORE-2] when disabled, returns the values that this page wrote', () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(readStoredText('locale')).toBeNull()
    expect(writeStoredText('locale', 'en')).toBe(false)
    expect(readStoredText('locale')).toBe('en')
    removeStored('locale')
    expect(readStoredText('locale')).toBeNull()
  })

  it('[PLAT-STORE-4] keeps each launch error under `launch` plus the venue’s name and removes all of them, and nothing else', () => {
    writeStoredText('launchOBTY', 'closed')
    writeStoredText('launchV188', 'busy')
    writeStoredText('locale', 'en')
    expect(localStorage.getItem('launchOBTY')).toBe('closed')
    localStorage.setItem('launchedAt', 'not ours')
    removeLaunchErrors()
    expect(Object.keys(localStorage).sort()).toEqual(['launchedAt', 'locale'])
    fill()
    writeStoredText('launchOBTY', 'closed')
    removeLaunchErrors()
    expect(readStoredText('launchOBTY')).toBeNull()
  })

  it.each(['', '{', '"x"', '{"name":7}'])('[PLAT-STORE-3] reads %p as absent', (text) => {
    writeStoredText('invite', text)
    expect(readStored('invite', schema)).toBeNull()
    writeStored('invite', { name: 'x' })
    expect(readStored('invite', schema)).toEqual({ name: 'x' })
  })
})
