import { removeStored, writeStoredText } from '../storage/stored.ts'
import { confirmTouch } from './touch.ts'

const vibrate = jest.fn()
const tones: unknown[] = []
class FakeAudio {
  currentTime = 0
  destination = {}
  close = jest.fn()
  createGain = () => ({
    gain: { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() },
    connect: (to: unknown) => to,
  })
  createOscillator = () => {
    const tone = { frequency: { value: 0 }, connect: (to: unknown) => to, start: jest.fn(), stop: jest.fn() }
    tones.push(tone)
    return tone
  }
}

beforeEach(() => {
  vibrate.mockClear()
  tones.length = 0
  Object.assign(navigator, { vibrate })
  Object.assign(globalThis, { AudioContext: FakeAudio })
  removeStored('haptics')
  removeStored('sound')
})

describe('the confirmation of an act', () => {
  it('[PLAT-TOUCH-1] vibrates for ten milliseconds, without a tone, unless the member chose otherwise', () => {
    confirmTouch()
    expect(vibrate.mock.calls).toEqual([[10]])
    expect(tones).toEqual([])
  })

  it('[PLAT-TOUCH-1] follows the choices of the member', () => {
    writeStoredText('haptics', 'off')
    writeStoredText('sound', 'on')
    confirmTouch()
    expect(vibrate).not.toHaveBeenCalled()
    expect(tones).toHaveLength(1)
  })

  it('[PLAT-TOUCH-1] is silent where the device has no audio', () => {
    Object.assign(globalThis, { AudioContext: undefined })
    writeStoredText('sound', 'on')
    expect(confirmTouch).not.toThrow()
  })
})
