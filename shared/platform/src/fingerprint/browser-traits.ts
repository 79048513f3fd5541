/** Reads the traits of spec 7 from this browser. A missing trait is recorded as such; one that throws fails the fingerprint. */
import type { Trait } from './fingerprint.rules.ts'
import { hash128 } from './murmur.ts'

const ABSENT = 'not available'

const READERS: Readonly<Record<Trait, () => string>> = {
  canvasHash: () => hash128(drawing()),
  colourDepth: () => String(screen.colorDepth),
  timezoneOffset: () => String(new Date().getTimezoneOffset()),
  // Only Internet Explorer had it; the specification still lists it.
  cpuClass: () => (navigator as { cpuClass?: string }).cpuClass ?? ABSENT,
  platformName: () => navigator.platform || ABSENT,
  touchSupport: () => [navigator.maxTouchPoints, canMakeTouches(), 'ontouchstart' in window].join(),
  // Longer side first: rotating the phone must not change the device.
  resolution: () => [screen.width, screen.height].sort((one, other) => other - one).join(),
  pixelRatio: () => String(window.devicePixelRatio || ABSENT),
  fontsHash: () => hash128(installedFonts().join()),
  webglVendorAndRenderer: graphics,
}

export function readTraits(traits: readonly Trait[]): string[] {
  return traits.map((trait) => READERS[trait]())
}

function canMakeTouches(): boolean {
  try {
    document.createEvent('TouchEvent')
    return true
  } catch {
    return false
  }
}

function context2d(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas.getContext('2d')
}

/** Letters and overlapping discs: devices differ in how they antialias the edges. */
function drawing(): string {
  const pen = context2d(320, 80)
  if (pen === null) return ABSENT
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = 'rgb(255, 140, 20)'
  pen.fillRect(120, 4, 72, 24)
  pen.fillStyle = 'rgb(10, 90, 160)'
  pen.font = '14px Arial'
  pen.fillText('Lantern 灯笼 0123 ⚽', 4, 22)
  pen.globalCompositeOperation = 'multiply'
  for (const [x, colour] of [
    [40, 'rgb(250, 0, 220)'],
    [70, 'rgb(0, 240, 250)'],
    [55, 'rgb(250, 230, 0)'],
  ] as const) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.arc(x, 52, 24, 0, Math.PI * 2)
    pen.fill()
  }
  return pen.canvas.toDataURL()
}

/** Font families that only some phones have. */
const FAMILIES = [
  'Academy Engraved LET',
  'American Typewriter',
  'Arial Rounded MT Bold',
  'Avenir Next',
  'Baskerville',
  'Chalkboard SE',
  'Cochin',
  'Copperplate',
  'Damascus',
  'Didot',
  'Futura',
  'Gill Sans',
  'Heiti SC',
  'Hoefler Text',
  'Kailasa',
  'Marker Felt',
  'Menlo',
  'Noteworthy',
  'Optima',
  'Papyrus',
  'PingFang SC',
  'Savoye LET',
  'Snell Roundhand',
  'Songti SC',
  'Trebuchet MS',
  'Zapfino',
]
const FALLBACKS = ['monospace', 'serif', 'sans-serif']

/** A font family is installed when it changes the width of a text compared to its fallback. */
function installedFonts(): string[] {
  const pen = context2d(1, 1)
  if (pen === null) return []
  const widthIn = (font: string): number => {
    pen.font = `64px ${font}`
    return pen.measureText('mmMwWLli0O灯').width
  }
  return FAMILIES.filter((family) =>
    FALLBACKS.some((fallback) => widthIn(`"${family}", ${fallback}`) !== widthIn(fallback)),
  )
}

function graphics(): string {
  const gl = document.createElement('canvas').getContext('webgl')
  if (gl === null) return ABSENT
  const unmasked = gl.getExtension('WEBGL_debug_renderer_info')
  const vendor = gl.getParameter(unmasked?.UNMASKED_VENDOR_WEBGL ?? gl.VENDOR)
  const renderer = gl.getParameter(unmasked?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)
  // Browsers limit the number of contexts: release this one.
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return `${vendor}~${renderer}`
}
