const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The module as a page loads it: without memory of an earlier page. */
async function aNewPage(): Promise<typeof import('./device.ts')> {
  jest.resetModules()
  return import('./device.ts')
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('the device id', () => {
  it('[PLAT-STORE-1] is a UUID v4, made once and used again by every later page', async () => {
    const first = (await aNewPage()).deviceId()
    expect(first).toMatch(V4)
    expect((await aNewPage()).deviceId()).toBe(first)
    localStorage.clear()
    expect((await aNewPage()).deviceId()).not.toBe(first)
  })

  it('[PLAT-STORE-1] is made anew when what is stored is none', async () => {
    localStorage.setItem('deviceId', 'not-an-id')
    expect((await aNewPage()).deviceId()).toMatch(V4)
  })

  it('[PLAT-STORE-2] stays the same for the page when nothing can be stored', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { deviceId } = await aNewPage()
    expect(deviceId()).toBe(deviceId())
  })

  it('[PLAT-STORE-1] is a v4 without randomUUID too, which plain http does not have', async () => {
    const { newUuid } = await aNewPage()
    const own = crypto.randomUUID
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    expect(newUuid()).toMatch(V4)
    Object.defineProperty(crypto, 'randomUUID', { value: own, configurable: true })
  })
})
