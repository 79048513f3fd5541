/** Composes a picture: sky, two planes of land, the subject with its companions, a foreground, the lantern's light. */
import { drawn, n } from '../pen/drawing.ts'
import { createPen, type Pen } from '../pen/pen.ts'
import { type Draw, drawFrom } from '../pen/seed.rules.ts'
import type { Setting, Subject } from '../subjects/subject.ts'
import { LANDS } from './lands.ts'
import { lantern, SPOTS, type Spot } from './lantern.ts'
import { PALETTES } from './palettes.ts'
import { SKIES } from './skies.ts'
import { WEATHER } from './weather.ts'

/** The part of the scene that is shown. The whole scene spans -60 to 180 by 0 to 160. */
export const VIEWS = { portrait: '0 0 120 160', wide: '-60 20 240 135', square: '0 22 120 120' } as const
/** Of a banner, whose subject stands on the right, clear of the words on the left. */
const BANNER_VIEWS: Record<keyof typeof VIEWS, string> = {
  portrait: '72 20 96 128',
  wide: '-60 20 240 135',
  square: '72 38 96 96',
}
export type Shape = keyof typeof VIEWS | 'banner'

type Placement = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn?: number
  readonly flip?: boolean
}

/** Where the subject and its companions stand, back to front. */
const LAYOUTS: readonly [readonly Placement[], ...(readonly Placement[])[]] = [
  [{ x: 60, y: 138, scale: 1.16 }],
  [{ x: 60, y: 146, scale: 1.3 }],
  [{ x: 55, y: 139, scale: 1.14, turn: -5 }],
  [{ x: 65, y: 139, scale: 1.14, turn: 5 }],
  [
    { x: 100, y: 112, scale: 0.56, flip: true },
    { x: 50, y: 142, scale: 1.06 },
  ],
  [
    { x: 20, y: 112, scale: 0.56 },
    { x: 70, y: 142, scale: 1.06, flip: true },
  ],
  [
    { x: 16, y: 110, scale: 0.46 },
    { x: 104, y: 110, scale: 0.46, flip: true },
    { x: 60, y: 144, scale: 1.08 },
  ],
  [{ x: 60, y: 128, scale: 0.92 }],
]

const BANNER: typeof LAYOUTS = [[{ x: 120, y: 131, scale: 0.86 }]]

/** So near that its edges are cut: for what is known by its middle. */
const NEAR: typeof LAYOUTS = [...LAYOUTS, [{ x: 60, y: 160, scale: 1.5 }]]

export type SceneParts = {
  subject: Subject
  setting: Setting
  seed: string
  shape: Shape
}

/** @returns an SVG document */
export function scene(parts: SceneParts): string {
  const { subject, setting, seed, shape } = parts
  const draw = drawFrom(seed)
  const palette = PALETTES[draw.one(subject.palettes)]
  const spot = draw.one<Spot>(SPOTS[shape])
  const pen = createPen(spot.side, {})
  const [far, middle] = draw.one(subject.lands)
  const skyName = setting.sky ?? draw.one(subject.skies)
  const weather = setting.weather ?? draw.one(subject.weather)
  const horizon = draw.between(84, 100)
  const hero = drawn(pen, subject.drawing)
  const body = [
    `<path fill="${pen.blend(...palette.sky)}" d="M-60-10h240v180H-60z"/>`,
    SKIES[skyName](pen, draw, palette),
    `<path fill="${pen.blend(palette.land[0], palette.sky[1])}" d="${LANDS[far](draw, horizon)}"/>`,
    `<path fill="${pen.blend(palette.land[1], palette.land[0])}" d="${LANDS[middle](draw, horizon + draw.between(16, 26))}"/>`,
    `<circle cx="${shape === 'banner' ? 120 : 60}" cy="92" r="66" fill="${pen.glow(palette.glow, 0.7)}"/>`,
    group(pen, setting.back),
    figures(draw, parts),
    ground(pen, palette.land[2], palette.land[1]),
    group(pen, setting.front),
    WEATHER[weather](draw, palette.glow),
    shade(pen),
    lantern(pen, { ...spot, size: 0.86 }),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${shape === 'banner' ? VIEWS.wide : VIEWS[shape]}" preserveAspectRatio="xMidYMid slice">${views(shape)}<defs>${pen.defs()}<g id="h">${hero}</g></defs>${body}</svg>`
}

/** A page selects one by the fragment of the address, `…svg#wide`. */
function views(shape: Shape): string {
  return Object.entries(shape === 'banner' ? BANNER_VIEWS : VIEWS)
    .map(([name, box]) => `<view id="${name}" viewBox="${box}"/>`)
    .join('')
}

/** Back and front of a setting share the box of the subject's usual place. */
function group(pen: Pen, drawing: string | undefined): string {
  return drawing === undefined ? '' : `<g transform="translate(10 44)">${drawn(pen, drawing)}</g>`
}

/** The subject, drawn once as `#h` and shown at each place. */
function figures(draw: Draw, { subject, setting, shape }: SceneParts): string {
  const places = draw.one(layouts(subject, shape))
  const isFlipped = !subject.fixed && draw.pick(2) === 1
  return places
    .map((place, index) => {
      const own: Setting = index === places.length - 1 ? setting : {}
      const scale = place.scale * (own.scale ?? 1)
      const isMirrored = !subject.fixed && isFlipped !== (place.flip ?? false)
      return standing({
        ...place,
        y: place.y - (own.rise ?? 0),
        turn: (place.turn ?? 0) + (own.tilt ?? 0),
        scale,
        flip: isMirrored,
      })
    })
    .join('')
}

function layouts(subject: Subject, shape: Shape): typeof LAYOUTS {
  if (shape === 'banner') return BANNER
  return subject.fixed && shape === 'portrait' ? NEAR : LAYOUTS
}

/** On its foot, with the shadow under it. */
function standing({ x, y, scale, turn = 0, flip = false }: Placement): string {
  const rotation = turn === 0 ? '' : ` rotate(${turn})`
  const size = Math.round(scale * 100) / 100
  return `<ellipse cx="${x}" cy="${n(y - 2)}" rx="${n(46 * scale)}" ry="${n(7 * scale)}" opacity=".3"/><use href="#h" transform="translate(${x} ${n(y)})${rotation} scale(${flip ? -size : size} ${size}) translate(-50 -96)"/>`
}

function ground(pen: Pen, near: string, middle: string): string {
  return `<path fill="${pen.blend(middle, near)}" opacity=".92" d="M-60 138c40-8 80 4 120 2s80-10 120-2v32H-60z"/>`
}

/** Darker towards the top, where badge and star lie, and the lower edge. */
function shade(pen: Pen): string {
  return `<path fill="${pen.blend('rgb(4 6 20/.5)', 'rgb(4 6 20/0)', 'rgb(4 6 20/0)', 'rgb(4 6 20/0)', 'rgb(4 6 20/.35)')}" d="M-60-10h240v180H-60z"/>`
}
