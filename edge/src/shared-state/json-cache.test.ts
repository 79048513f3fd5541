import { createJsonCache, ENTRY_LIMIT, holdsRight, rightOf } from './json-cache.ts'

describe('createJsonCache', () => {
  it('[EDGE-4] keeps an entry for an hour by default', async () => {
    let now = 0
    const cache = createJsonCache(() => now)
    await cache.write('counts', { TY: 1 })
    await cache.write('ads', [], 5_000)
    now = 5_000
    expect([await cache.read('counts'), await cache.read('ads')]).toEqual([{ TY: 1 }, undefined])
    now = 3_600_000
    expect(await cache.read('counts')).toBeUndefined()
  })

  it('[EDGE-4] stores no readable word of an entry', async () => {
    const kept = jest.spyOn(Map.prototype, 'set')
    await createJsonCache().write('notices', { title: 'lantern words' })
    const [, entry] = kept.mock.calls.find(([key]) => key === 'notices') ?? []
    kept.mockRestore()
    expect(entry).toMatchObject({ sealed: expect.any(Buffer) })
    expect(String((entry as { sealed: Buffer }).sealed)).not.toContain('lantern')
  })

  it('[EDGE-5] refuses an entry over the limit', async () => {
    await expect(createJsonCache().write('ads', 'x'.repeat(ENTRY_LIMIT))).rejects.toThrow(RangeError)
  })
})

describe('holdsRight', () => {
  it('[EDGE-5] is valid for one key, and does not exist without a secret', () => {
    expect(holdsRight('secret', 'ads', rightOf('secret', 'ads'))).toBe(true)
    expect(holdsRight('secret', 'counts', rightOf('secret', 'ads'))).toBe(false)
    expect(holdsRight('', 'ads', rightOf('', 'ads'))).toBe(false)
  })
})
