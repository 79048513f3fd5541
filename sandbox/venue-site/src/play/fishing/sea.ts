/** The sea on a canvas: at most two dozen pre-rendered sprites per frame. No work while the page is hidden. */
import { FISH, type FishArt } from './fish-art.ts'

const ART_WIDTH = 48
const ART_HEIGHT = 32
const SHOAL = 18
const NET_MS = 900
const TONES = [
  [0.72, 0.15],
  [0.88, 0.08],
  [0.38, 0.09],
] as const

type Swimmer = {
  readonly id: string
  readonly sprite: HTMLCanvasElement
  readonly width: number
  readonly height: number
  /** CSS px a second; negative swims left. */
  readonly speed: number
  x: number
  readonly y: number
  readonly phase: number
}
type Net = { x: number; y: number; startedAt: number; caught: boolean; swimmer: Swimmer | undefined }

export type Sea = {
  /** Throws the net at a fish of that kind. */
  cast(fishId: string, isCaught: boolean): void
  /** The kind at a point of the canvas, CSS px. */
  fishAt(x: number, y: number): string | null
  aim(fishId: string): void
  stop(): void
}

export function startSea(canvas: HTMLCanvasElement, kinds: readonly string[], isStill: boolean): Sea {
  const ratio = Math.min(2, devicePixelRatio)
  const { clientWidth: width, clientHeight: height } = canvas
  canvas.width = width * ratio
  canvas.height = height * ratio
  const context = canvas.getContext('2d')
  const swimmers = shoal(kinds, width, height, ratio)
  let net: Net | null = null
  let aimed = ''
  let before = performance.now()
  let frame = 0

  const draw = (now: number): void => {
    // A tab that was hidden does not jump ahead.
    const seconds = isStill ? 0 : Math.min(0.05, (now - before) / 1_000)
    before = now
    if (context) paint(context, seconds, now)
    frame = requestAnimationFrame(draw)
  }
  const paint = (target: CanvasRenderingContext2D, seconds: number, now: number): void => {
    target.setTransform(ratio, 0, 0, ratio, 0, 0)
    target.clearRect(0, 0, width, height)
    for (const fish of swimmers) {
      if (net?.caught && net.swimmer === fish) continue
      fish.x += fish.speed * seconds
      if (fish.x > width + fish.width) fish.x = -fish.width
      if (fish.x < -fish.width) fish.x = width + fish.width
      const y = fish.y + (isStill ? 0 : Math.sin(now / 700 + fish.phase) * 4)
      target.setTransform(fish.speed < 0 ? -ratio : ratio, 0, 0, ratio, fish.x * ratio, y * ratio)
      target.drawImage(fish.sprite, -fish.width / 2, -fish.height / 2, fish.width, fish.height)
      if (fish.id === aimed) ring(target, fish)
    }
    target.setTransform(ratio, 0, 0, ratio, 0, 0)
    if (net) throwNet(target, net, now)
  }
  const throwNet = (target: CanvasRenderingContext2D, thrown: Net, now: number): void => {
    const part = (now - thrown.startedAt) / NET_MS
    if (part >= 1) {
      if (thrown.caught && thrown.swimmer) thrown.swimmer.x = -thrown.swimmer.width
      net = null
      return
    }
    const radius = 14 + 46 * Math.min(1, part * 2)
    target.globalAlpha = 1 - part * 0.6
    target.strokeStyle = 'oklch(0.95 0.05 200)'
    target.lineWidth = 1.5
    target.beginPath()
    for (let spoke = 0; spoke < 8; spoke += 1) {
      const angle = (spoke * Math.PI) / 4
      target.moveTo(thrown.x, thrown.y)
      target.lineTo(thrown.x + Math.cos(angle) * radius, thrown.y + Math.sin(angle) * radius)
    }
    for (const share of [0.4, 0.7, 1]) {
      target.moveTo(thrown.x + radius * share, thrown.y)
      target.arc(thrown.x, thrown.y, radius * share, 0, Math.PI * 2)
    }
    target.stroke()
    target.globalAlpha = 1
  }

  frame = requestAnimationFrame(draw)
  return {
    cast(fishId, isCaught) {
      const near = swimmers.filter((fish) => fish.id === fishId && fish.x > 20 && fish.x < width - 20)
      const swimmer = near[0] ?? swimmers.find((fish) => fish.id === fishId)
      if (swimmer && near.length === 0) swimmer.x = width / 2
      net = {
        x: swimmer?.x ?? width / 2,
        y: swimmer?.y ?? height / 2,
        startedAt: performance.now(),
        caught: isCaught,
        swimmer,
      }
    },
    fishAt(x, y) {
      const hit = [...swimmers]
        .reverse()
        .find(
          (fish) =>
            Math.abs(fish.x - x) < Math.max(24, fish.width / 2) && Math.abs(fish.y - y) < Math.max(24, fish.height / 2),
        )
      return hit?.id ?? null
    },
    aim(fishId) {
      aimed = fishId
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

function ring(target: CanvasRenderingContext2D, fish: Swimmer): void {
  target.strokeStyle = 'oklch(0.9 0.14 90)'
  target.lineWidth = 2
  target.beginPath()
  target.ellipse(0, 0, fish.width / 2 + 4, fish.height / 2 + 4, 0, 0, Math.PI * 2)
  target.stroke()
}

/** Many fish of the small kinds, a single one of the largest. */
function shoal(kinds: readonly string[], width: number, height: number, ratio: number): Swimmer[] {
  const list: Swimmer[] = []
  for (let at = 0; list.length < SHOAL; at += 1) {
    const id = kinds[at < kinds.length ? at : at % Math.min(4, kinds.length)] ?? ''
    const art = FISH[id]
    if (!art) break
    list.push({
      id,
      sprite: spriteOf(art, ratio),
      width: art.size,
      height: (art.size * ART_HEIGHT) / ART_WIDTH,
      speed: (at % 2 === 0 ? 1 : -1) * (14 + ((at * 7) % 22)),
      // The R2 sequence: no two fish start close to each other.
      x: width * ((at * 0.754_878) % 1),
      y: 34 + (height - 68) * ((at * 0.569_84) % 1),
      phase: at,
    })
  }
  // Large fish behind small ones.
  return list.sort((one, other) => other.width - one.width)
}

const sprites = new Map<FishArt, HTMLCanvasElement>()

function spriteOf(art: FishArt, ratio: number): HTMLCanvasElement {
  const known = sprites.get(art)
  if (known) return known
  const sprite = document.createElement('canvas')
  const scale = (art.size / ART_WIDTH) * ratio
  sprite.width = Math.ceil(ART_WIDTH * scale)
  sprite.height = Math.ceil(ART_HEIGHT * scale)
  const context = sprite.getContext('2d')
  if (context) {
    context.scale(scale, scale)
    for (const [tone, d] of art.shapes) {
      const [light, chroma] = TONES[tone]
      context.fillStyle = `oklch(${light} ${chroma} ${art.hue})`
      context.fill(new Path2D(d))
    }
  }
  sprites.set(art, sprite)
  return sprite
}
