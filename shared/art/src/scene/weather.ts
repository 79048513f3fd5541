/** What floats in the air in front of the scene, kept out of the clear zones by its small size. */
import { n } from '../pen/drawing.ts'
import type { Draw } from '../pen/seed.rules.ts'
import { scaled } from './lands.ts'

type Weather = (draw: Draw, glow: string) => string

const scattered = (draw: Draw, count: number, shapes: readonly [string, ...string[]], least = 0.7, most = 1.5) => {
  let d = ''
  for (let index = 0; index < count; index += 1)
    d += scaled(draw.one(shapes), draw.between(-56, 176), draw.between(38, 156), draw.between(least, most))
  return d
}
const SPARK = 'm0-4c.300 3 1 3.700 4 4-3 .300-3.700 1-4 4-.300-3-1-3.700-4-4 3-.300 3.700-1 4-4z'

export const WEATHER = {
  snow: (draw) =>
    `<path stroke="#fff" stroke-linecap="round" stroke-width="2.200" opacity=".8" d="${scattered(draw, 26, ['h.1'])}"/>`,
  rain: (draw) => `<path stroke="#cfe2ff" stroke-width=".700" opacity=".5" d="${scattered(draw, 26, ['l-4 12'])}"/>`,
  sparks: (draw, glow) =>
    `<path stroke="${glow}" stroke-linecap="round" stroke-width="1.700" opacity=".9" d="${scattered(draw, 22, ['h.1', 'l1-2'])}"/>`,
  glints: (draw) => `<path fill="#fff" opacity=".9" d="${scattered(draw, 9, [SPARK], 0.5, 1.3)}"/>`,
  petals: (draw) =>
    `<path fill="#ffb3cf" opacity=".9" d="${scattered(draw, 12, ['c3-4 7-3 8 0-3 3-6 3-8 0z', 'c0-4 3-6 6-4 0 4-3 6-6 4z'])}"/>`,
  bubbles: (draw) =>
    `<path fill="none" stroke="#e6fbff" stroke-width=".900" opacity=".7" d="${scattered(draw, 14, ['a3 3 0 1 0 6 0a3 3 0 1 0-6 0', 'a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0'])}"/>`,
  confetti: (draw) =>
    ['#ffd65a', '#ff6f91', '#6fe0ff', '#9dff9d']
      .map(
        (colour) =>
          `<path fill="${colour}" d="${scattered(draw, 6, ['l3 1-1 2.500-3-1z', 'l2-2 2 2-2 2z'], 0.8, 1.4)}"/>`,
      )
      .join(''),
  leaves: (draw) => `<path fill="#ffb04a" opacity=".85" d="${scattered(draw, 10, ['c4-5 9-4 10 0-4 3-8 3-10 0z'])}"/>`,
  mist: (draw) => {
    const band = (y: number) => `M-60 ${n(y)}c40-12 70 8 120-2s80-6 120 2v12c-40-6-80 6-120 0s-80 8-120-2z`
    return `<path fill="#fff" opacity=".16" d="${band(draw.between(96, 108))}${band(draw.between(120, 134))}"/>`
  },
  none: () => '',
} as const satisfies Record<string, Weather>
export type WeatherName = keyof typeof WEATHER
