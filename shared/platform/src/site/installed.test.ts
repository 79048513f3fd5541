import { isInstalled } from './installed.ts'

function displayMode(mode: string): void {
  globalThis.matchMedia = ((query: string) => ({ matches: query === `(display-mode: ${mode})` })) as never
}
afterEach(() => Reflect.deleteProperty(navigator, 'standalone'))

describe('isInstalled', () => {
  it('tells an installed site from a tab of the browser', () => {
    displayMode('browser')
    expect(isInstalled()).toBe(false)
    displayMode('standalone')
    expect(isInstalled()).toBe(true)
  })

  it("knows Safari's own property", () => {
    displayMode('browser')
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })
    expect(isInstalled()).toBe(true)
  })
})
