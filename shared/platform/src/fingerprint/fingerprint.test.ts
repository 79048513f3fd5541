import { FINGERPRINT_SEED } from '@lantern/contract/constants'
import { platformOf, TRAITS } from './fingerprint.rules.ts'
import { readFingerprint } from './fingerprint.ts'
import { hash128 } from './murmur.ts'

/**
 * Reference values from another implementation: `MurmurHash3_x64_128` of aappleby/smhasher (MurmurHash3.cpp at 2897b6b) compiled with g++, seed 31,
 * text in UTF-8, both halves printed with %016llx. With seed 0 it prints the published e34bbc7bbc071b6c7a433ca9c49a9347 for "The quick brown fox
 * jumps over the lazy dog".
 */
const REFERENCE = {
  windows: 'ea5691e1a0d64f30efd72a0880dbad9a', // 24~~~1920,1080~~~-480~~~Win32~~~0,false,false~~~203.0.113.7
  windowsWithoutIp: '6eadcb996176a1feb772da9625ae2de9', // 24~~~1920,1080~~~-480~~~Win32~~~0,false,false~~~
  mac: 'dc4d3bc290d9176d3da46288ca8bbcdc', // 30~~~2560,1440~~~-480~~~MacIntel~~~0,false,false~~~2~~~203.0.113.7
  // <canvas>~~~32~~~-480~~~not available~~~iPhone~~~5,false,true~~~844,390~~~3~~~<fonts>~~~Apple Inc.~Apple GPU~~~203.0.113.7, where
  // <canvas> = a hash of `data:image/png;base64,iVBORw0KGgo=` and <fonts> = one of `Futura,PingFang SC`, by the same program.
  iphone: 'c822d83483fef975aa304f7e0f685b8c',
}

const AGENT = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
  other: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
}

type Device = { agent: string; name: string; depth: number; size: [number, number]; ratio: number; touches: number }

const WINDOWS: Device = { agent: AGENT.windows, name: 'Win32', depth: 24, size: [1920, 1080], ratio: 1, touches: 0 }
const MAC: Device = { agent: AGENT.mac, name: 'MacIntel', depth: 30, size: [2560, 1440], ratio: 2, touches: 0 }
const IPHONE: Device = { agent: AGENT.iphone, name: 'iPhone', depth: 32, size: [390, 844], ratio: 3, touches: 5 }

function runOn({ agent, name, depth, size: [width, height], ratio, touches }: Device, ip?: string): void {
  replace(navigator, { userAgent: agent, platform: name, maxTouchPoints: touches })
  replace(screen, { colorDepth: depth, width, height })
  replace(window, { devicePixelRatio: ratio })
  // jsdom always has it.
  if (touches === 0) remove(window, 'ontouchstart')
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480)
  if (ip !== undefined) localStorage.setItem('preInfoData', JSON.stringify({ ip }))
}

let undo: (() => void)[] = []
function replace(target: object, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    const before = Object.getOwnPropertyDescriptor(target, name)
    Object.defineProperty(target, name, { value, configurable: true })
    undo.push(() => {
      if (before) Object.defineProperty(target, name, before)
      else Reflect.deleteProperty(target, name)
    })
  }
}

function remove(target: object, name: string): void {
  replace(target, { [name]: undefined })
  Reflect.deleteProperty(target, name)
}

/** A canvas that returns one known picture and has two of the probed font families. */
function giveCanvas(): void {
  const pen = {
    canvas: { toDataURL: () => 'data:image/png;base64,iVBORw0KGgo=' },
    font: '',
    fillRect() {},
    fillText() {},
    beginPath() {},
    arc() {},
    fill() {},
    measureText: () => ({ width: /"(Futura|PingFang SC)"/.test(pen.font) ? 300 : 200 }),
  }
  const gl = {
    VENDOR: 1,
    RENDERER: 2,
    getExtension: () => null,
    getParameter: (of: number) => ['', 'Apple Inc.', 'Apple GPU'][of],
  }
  const contexts: Record<string, unknown> = { '2d': pen, webgl: gl }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((kind: string) => contexts[kind] as null)
}

// jsdom supports touch events; these devices do not, so that adjacent traits differ.
beforeEach(() => {
  jest.spyOn(document, 'createEvent').mockImplementation(() => {
    throw new Error('NotSupportedError')
  })
  localStorage.clear()
})
afterEach(() => {
  for (const back of undo.reverse()) back()
  undo = []
  jest.restoreAllMocks()
})

describe('readFingerprint', () => {
  it('[PLAT-FP-1, PLAT-FP-2] hashes the five traits of Windows and the stored address', async () => {
    runOn(WINDOWS, '203.0.113.7')
    expect(await readFingerprint()).toBe(REFERENCE.windows)
  })

  it('[PLAT-FP-3] adds the pixel ratio on a Mac', async () => {
    runOn(MAC, '203.0.113.7')
    expect(await readFingerprint()).toBe(REFERENCE.mac)
  })

  it('[PLAT-FP-4] hashes the ten traits of an iPhone, in either orientation', async () => {
    giveCanvas()
    runOn(IPHONE, '203.0.113.7')
    expect(await readFingerprint()).toBe(REFERENCE.iphone)
    runOn({ ...IPHONE, size: [844, 390] })
    expect(await readFingerprint()).toBe(REFERENCE.iphone)
  })

  it('[PLAT-FP-1, SHELL-BOOT-3] uses the stored address, and an empty one when unknown', async () => {
    runOn(WINDOWS)
    expect(await readFingerprint()).toBe(REFERENCE.windowsWithoutIp)
  })

  it('[PLAT-FP-5] is empty on any other platform', async () => {
    runOn({ ...WINDOWS, agent: AGENT.other }, '203.0.113.7')
    expect(await readFingerprint()).toBe('')
  })

  it('[PLAT-FP-5] is empty when a trait cannot be read', async () => {
    runOn(IPHONE, '203.0.113.7')
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
      throw new Error('blocked')
    })
    expect(await readFingerprint()).toBe('')
  })
})

describe('TRAITS', () => {
  it('[PLAT-FP-2, PLAT-FP-3, PLAT-FP-4] lists the traits in the order of the specification', () => {
    expect(TRAITS.windows).toEqual(['colourDepth', 'resolution', 'timezoneOffset', 'platformName', 'touchSupport'])
    expect(TRAITS.mac).toEqual([...TRAITS.windows, 'pixelRatio'])
    expect(TRAITS.iphone.join(' ')).toBe(
      'canvasHash colourDepth timezoneOffset cpuClass platformName touchSupport resolution pixelRatio fontsHash webglVendorAndRenderer',
    )
    const specified: Record<string, string> = {
      colourDepth: 'colour depth',
      resolution: 'screen resolution',
      timezoneOffset: 'timezone offset',
      platformName: 'platform name',
      touchSupport: 'touch support',
      pixelRatio: 'pixel ratio',
      canvasHash: 'canvas hash',
      cpuClass: 'cpu class',
      fontsHash: 'fonts hash',
      webglVendorAndRenderer: 'webgl vendor and renderer',
    }
    expect(Object.keys(specified).sort()).toEqual([...TRAITS.iphone].sort())
    expect(Object.values(AGENT).map(platformOf)).toEqual(['windows', 'mac', 'iphone', 'other'])
  })
})

describe('hash128', () => {
  it('[PLAT-FP-1] begins with seed 31', () => {
    expect(FINGERPRINT_SEED).toBe(31)
  })

  it('[PLAT-FP-1] agrees with the reference for nothing and for letters beyond ASCII', () => {
    expect(hash128('')).toBe('24700f9f1986800ab4fcc880530dd0ed')
    expect(hash128('Lantern 灯笼')).toBe('b20e905ae54681115f4487f55991b876')
  })
})
