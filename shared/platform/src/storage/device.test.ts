const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The module as a newly loaded page sees it: without memory of an earlier page. */
async function aNewPage(): Promise<typeof import('./device.ts')> {
  jest.resetModules()
  return import('./device.ts')
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('the device id', () => {
  it('[PLAT-STORE-1] is a UUID v4, created once and reused by every later page', async () => {
    const first = (await aNewPage()).deviceId()
    expect(first).toMatch(V4)
    expect((await aNewPage()).deviceId()).toBe(first)
    localStorage.clear()
    expect((await aNewPage()).deviceId()).not.toBe(first)
  })

  it('[PLAT-STORE-1] is created again when the stored value is invalid', async () => {
    localStorage.setItem('deviceId', 'not-an-id')
    expect((await aNewPage()).deviceId()).toMatch(V4)
  })

  it('[PLAT-STORE-2] stays the same for the page when storage fails', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { deviceId } = await aNewPage()
    expect(deviceId()).toBe(deviceId())
  })

  it('[PLAT-STORE-1] is a v4 also without randomUUID, which plain http lacks', async () => {
    const { newUuid } = await aNewPage()
    const own = crypto.randomUUID
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    expect(newUuid()).toMatch(V4)
    Object.defineProperty(crypto, 'randomUUID', { value: own, configurable: true })
  })
})
