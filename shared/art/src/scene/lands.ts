/** Outlines of land, from edge to edge of the widest picture (x -60 to 180), as path data that rests on `y`. */
import { n } from '../pen/drawing.ts'
import type { Draw } from '../pen/seed.rules.ts'

const LEFT = -60
const RIGHT = 180
const FLOOR = 165

type Land = (draw: Draw, y: number) => string

const closed = (body: string, y: number) => `M${LEFT} ${FLOOR}V${n(y)}${body}V${FLOOR}z`

const ridge =
  (step: number, low: number, high: number): Land =>
  (draw, y) => {
    let body = ''
    for (let x = LEFT + draw.between(2, step); x < RIGHT; x += step * draw.between(0.7, 1.2))
      body += `L${n(x)} ${n(y - draw.between(low, high))}l${n(step * 0.5)} ${n(draw.between(low, high) * 0.55)}`
    return closed(`${body}H${RIGHT}`, y)
  }

const waves =
  (step: number, rise: number): Land =>
  (draw, y) => {
    let body = ''
    for (let x = LEFT; x < RIGHT; x += step) {
      const top = draw.between(rise * 0.5, rise)
      body += `q${n(step / 2)} ${n(-top * 1.6)} ${n(step)} 0`
    }
    return closed(body, y)
  }

/** Many of one shape, drawn with its foot at 0,0. */
const stamps =
  (shapes: readonly [string, ...string[]], step: number, ground: Land): Land =>
  (draw, y) => {
    let body = ground(draw, y)
    for (let x = LEFT + draw.between(0, step); x < RIGHT; x += step * draw.between(0.75, 1.35))
      body += scaled(draw.one(shapes), x, y + 2, draw.between(0.75, 1.25))
    return body
  }

/** Path data in relative commands, moved and scaled. */
export function scaled(shape: string, x: number, y: number, scale: number): string {
  return `M${n(x)} ${n(y)}${shape.replace(/-?\d+(?:\.\d+)?/g, (value) => ` ${n(Number(value) * scale)}`)}`
}

const flat: Land = (_draw, y) => closed(`H${RIGHT}`, y)
const hills = waves(48, 16)

export const LANDS = {
  mountains: ridge(34, 16, 44),
  crags: ridge(16, 8, 34),
  hills,
  mounds: waves(26, 14),
  dunes: (draw, y) => closed(`c${n(draw.between(30, 50))}-30 60-26 90-6s60 10 80-12 40-16 70 8`, y),
  sea: (_draw, y) => closed(`${'q7.500-4 15 0t15 0'.repeat(8)}`, y),
  plain: flat,
  ice: ridge(22, 6, 30),
  city: (draw, y) => {
    let body = ''
    for (let x = LEFT; x < RIGHT; ) {
      const width = draw.between(7, 17)
      body += `V${n(y - draw.between(8, 46))}h${n(width)}`
      x += width
    }
    return closed(`${body}V${n(y)}H${RIGHT}`, y)
  },
  pines: stamps(['m-9 0l5-9h-3l5-9h-3l5-10 5 10h-3l5 9h-3l5 9z', 'm-7 0l7-24 7 24z'], 15, hills),
  palms: stamps(
    [
      'm-1.500 2c0-14 1-22 4-32-8-4-14 0-17 5 2-9 9-13 16-10-4-6-11-6-15-3 6-7 14-5 17 1 2-6 9-9 15-4-7-1-11 1-12 5 6-3 13 0 14 8-4-6-10-7-15-4-3 10-4 18-3 34z',
    ],
    38,
    hills,
  ),
  pagodas: stamps(
    [
      'm-8 0v-10h-6c4-1 6-3 7-6h2v-7h-5c3-1 5-3 6-5h2v-6l2-7 2 7v6h2c1 2 3 4 6 5h-5v7h2c1 3 3 5 7 6h-6v10z',
      'm-12 0v-8h-4c4-1 8-4 9-8h14c1 4 5 7 9 8h-4v8z',
    ],
    44,
    hills,
  ),
  columns: stamps(['m-6 0v-4h2v-46h-3v-5h14v5h-3v46h2v4z', 'm-6 0v-4h2v-24l4-5 4 7v22h2v4z'], 30, flat),
  pyramids: stamps(['m-34 0l34-40 34 40z', 'm-20 0l20-23 20 23z'], 52, flat),
  roofs: stamps(['m-16 0v-14l-5-2c8-2 15-7 21-13 6 6 13 11 21 13l-5 2v14z'], 40, flat),
  reef: stamps(
    [
      'm-3 0c1-9-9-8-8-18 2 5 5 4 7 8 0-7-2-10 0-17 3 5 2 10 3 15 2-5 6-6 5-12 4 7-1 13-3 24z',
      'm-8 0c-3-9 2-16 8-16s11 7 8 16z',
    ],
    24,
    waves(36, 8),
  ),
  stands: (draw, y) => closed(`V${n(y - 38)}c40 ${n(draw.between(14, 24))} 60 22 120 22s80 0 120-22V${n(y)}`, y),
  clouds: (draw, y) => {
    let body = ''
    for (let x = LEFT; x < RIGHT; x += 24) body += `c0-${n(draw.between(10, 20))} 22-${n(draw.between(12, 20))} 24-2`
    return closed(body, y)
  },
  sweets: stamps(['m-12 0c-2-18 4-28 12-28s14 10 12 28z', 'm-9 0c0-12 4-18 9-18s9 6 9 18z'], 30, waves(30, 10)),
  jungle: stamps(
    ['m0 2c-12-8-15-20-10-30 3 4 6 6 7 11 1-7 0-11 4-16 3 5 2 11 3 16 2-5 4-7 8-10 3 10-1 22-12 29z'],
    17,
    hills,
  ),
} as const satisfies Record<string, Land>

export type LandName = keyof typeof LANDS
