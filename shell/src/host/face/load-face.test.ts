import { readStoredText, removeStored } from '@lantern/platform'
import { loadFace } from './load-face.ts'

const load = jest.fn<Promise<unknown[]>, [string]>()

beforeEach(() => {
  removeStored('face')
  load.mockReset().mockResolvedValue([{}])
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
  saveData(undefined)
})

function saveData(value: boolean | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: value }, configurable: true })
}

describe('[SHELL-BOOT-16] the face', () => {
  it('is noted as present once it was fetched', async () => {
    await loadFace()
    expect(load).toHaveBeenCalledWith(expect.stringContaining('Lantern Sans'))
    expect(readStoredText('face')).toBe('1')
  })

  it('is not fetched where the connection saves data', async () => {
    saveData(true)
    await loadFace()
    expect(load).not.toHaveBeenCalled()
    expect(readStoredText('face')).toBeNull()
  })

  it.each([
    ['that did not come', () => load.mockRejectedValue(new DOMException('A network error occurred.', 'NetworkError'))],
    ['that the page does not declare', () => load.mockResolvedValue([])],
  ])('%s is not noted', async (_, prepare) => {
    prepare()
    await loadFace()
    expect(readStoredText('face')).toBeNull()
  })
})
