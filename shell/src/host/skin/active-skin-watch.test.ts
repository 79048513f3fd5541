import { ACTIVE_SKIN_ELEMENT_ID } from '@lantern/contract/active-skin'
import { correctClock } from '@lantern/platform'
import { act } from '@testing-library/react'
import { BEAT_MS } from '../boot/pulse.ts'
import { getActiveSkin, setActiveSkin } from './active-skin.ts'
import { watchActiveSkin } from './active-skin-watch.ts'

const aSkin = (key: string, rest: object = {}) => ({
  skin: 'moon',
  key,
  until: null as number | null,
  sheet: `html[data-skin=moon]{--accent:${key}}`,
  pictures: { '/skins/a.svg': 'sha384-aaaa' },
  ...rest,
})

let told: Record<string, unknown>
let asked: string[]
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  told = { '/pulse': { revision: 1, look: '' }, '/look.json': { look: null }, '/skins/a.svg': {} }
  asked = []
  globalThis.fetch = jest.fn(async (path: string) => {
    asked.push(path)
    const body = told[path]
    if (body === undefined) return { ok: false, status: 404 }
    return { ok: true, json: async () => body, arrayBuffer: async () => new ArrayBuffer(0) }
  }) as never
  globalThis.CSSStyleSheet = class {
    text = ''
    replaceSync(text: string) {
      this.text = text
    }
  } as never
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true })
})
afterEach(() => {
  stop()
  setActiveSkin(null)
  jest.useRealTimers()
})

const beat = () => act(() => jest.advanceTimersByTimeAsync(BEAT_MS))
const sheets = () => (document.adoptedStyleSheets as unknown as { text: string }[]).map(({ text }) => text)
const edgeSays = (next: ReturnType<typeof aSkin> | null) => {
  told['/pulse'] = { revision: 1, look: next?.key ?? '' }
  told['/look.json'] = { look: next }
}

describe('watchActiveSkin', () => {
  it('[SHELL-SKIN-1] loads all pictures before the change, removes the earlier skin completely, and requests nothing twice', async () => {
    document.head.innerHTML = `<style id="${ACTIVE_SKIN_ELEMENT_ID}"></style>`
    setActiveSkin({ skin: 'moon', key: 'one', until: null, pictures: {} })
    stop = watchActiveSkin()
    edgeSays(aSkin('two'))
    await beat()
    expect(asked).toEqual(['/pulse', '/look.json', '/skins/a.svg'])
    expect(getActiveSkin()).toMatchObject({ key: 'two' })
    expect(sheets()).toEqual(['html[data-skin=moon]{--accent:two}'])
    expect(document.getElementById(ACTIVE_SKIN_ELEMENT_ID)).toBeNull()
    await beat()
    expect(asked.slice(3)).toEqual(['/pulse'])
    for (const key of ['three', 'four', 'five']) {
      edgeSays(aSkin(key))
      await beat()
    }
    expect(sheets()).toEqual(['html[data-skin=moon]{--accent:five}'])
    edgeSays(null)
    await beat()
    expect([getActiveSkin(), sheets()]).toEqual([null, []])
  })

  it('[SHELL-SKIN-2] keeps the current skin when a picture fails to load, then tries the next skin, and this one again later', async () => {
    setActiveSkin({ skin: 'moon', key: 'one', until: null, pictures: {} })
    stop = watchActiveSkin()
    told['/skins/a.svg'] = undefined
    edgeSays(aSkin('two'))
    await beat()
    await beat()
    expect(getActiveSkin()).toMatchObject({ key: 'one' })
    expect(asked.filter((path) => path === '/look.json')).toHaveLength(1)
    edgeSays(aSkin('three', { pictures: {} }))
    await beat()
    expect(getActiveSkin()).toMatchObject({ key: 'three' })
    // A picture may be missing only temporarily.
    edgeSays(aSkin('four'))
    await beat()
    told['/skins/a.svg'] = {}
    await beat()
    expect(getActiveSkin()).toMatchObject({ key: 'three' })
    await act(() => jest.advanceTimersByTimeAsync(31_000))
    expect(getActiveSkin()).toMatchObject({ key: 'four' })
  })

  it('[SHELL-SKIN-2] restores the built-in icons when those of the first skin fail to load', async () => {
    told['/skins/a.svg'] = undefined
    setActiveSkin({ skin: 'moon', key: 'one', until: null, pictures: { '/skins/a.svg': 'sha384-aaaa' } })
    stop = watchActiveSkin()
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(getActiveSkin()).toBeNull()
  })

  it("[SHELL-BOOT-8] removes the skin at its end by the server's clock, also when the edge does not answer", async () => {
    correctClock(1_000_000)
    setActiveSkin({ skin: 'moon', key: 'one', until: 1_010_000, pictures: {} })
    told = {}
    stop = watchActiveSkin()
    await act(() => jest.advanceTimersByTimeAsync(9_900))
    expect(getActiveSkin()).not.toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(getActiveSkin()).toBeNull()
  })

  it('[SHELL-SKIN-3] pauses while the page is hidden or offline, and backs off while the edge does not answer', async () => {
    stop = watchActiveSkin()
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(asked).toEqual([])
    hidden.mockReturnValue(false)
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(asked).toEqual([])
    online.mockRestore()
    await act(async () => {
      window.dispatchEvent(new Event('online'))
    })
    expect(asked).toEqual(['/pulse'])
    told = {}
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(asked.length).toBeLessThan(7)
    hidden.mockRestore()
  })
})
