import { readStoredText, removeStored } from '@lantern/platform'
import { loadFace } from './load-face.ts'

const PATH = '/assets/face.0123abcd.woff2'
const fetched = jest.fn<Promise<object>, unknown[]>()

beforeEach(() => {
  removeStored('face')
  fetched.mockReset().mockResolvedValue({ ok: true, arrayBuffer: async () => new Uint8Array([0, 127, 255]).buffer })
  Object.assign(globalThis, { fetch: fetched })
  saveData(undefined)
})

function saveData(value: boolean | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: value }, configurable: true })
}

describe('[SHELL-BOOT-16] the face', () => {
  it('is stored under its path, once its hash holds', async () => {
    await loadFace(PATH, 'sha384-abc')
    expect(fetched).toHaveBeenCalledWith(PATH, { integrity: 'sha384-abc' })
    expect(readStoredText('face')).toBe(`${PATH} ${btoa('\u0000\u007f\u00ff')}`)
  })

  it('is not fetched where the connection saves data', async () => {
    saveData(true)
    await loadFace(PATH, '')
    expect(fetched).not.toHaveBeenCalled()
    expect(readStoredText('face')).toBeNull()
  })

  it.each([
    ['does not come', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['is gone', () => fetched.mockResolvedValue({ ok: false })],
  ])('is not stored when it %s', async (_, prepare) => {
    prepare()
    await loadFace(PATH, '')
    expect(readStoredText('face')).toBeNull()
  })
})
