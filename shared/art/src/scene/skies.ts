/** What stands in the sky behind everything. */
import { n } from '../pen/drawing.ts'
import type { Pen } from '../pen/pen.ts'
import type { Draw } from '../pen/seed.rules.ts'
import type { Palette } from './palettes.ts'

type Sky = (pen: Pen, draw: Draw, palette: Palette) => string

const disc = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

function dots(draw: Draw, count: number, floor: number): string {
  let d = ''
  for (let index = 0; index < count; index += 1) d += `M${n(draw.between(-58, 178))} ${n(draw.between(2, floor))}h.1`
  return d
}

const stars: Sky = (_pen, draw) =>
  `<path stroke="#fff" stroke-width="1" stroke-linecap="round" opacity=".7" d="${dots(draw, 22, 80)}"/><path stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".9" d="${dots(draw, 8, 70)}"/>`

const sun: Sky = (pen, draw, { glow }) => {
  const x = draw.between(30, 90)
  const y = draw.between(46, 72)
  return disc(x, y, 70, pen.glow(glow, 0.8)) + disc(x, y, draw.between(22, 32), pen.blend('#fff8dc', glow))
}

const moon: Sky = (pen, draw, { glow }) => {
  const x = draw.between(26, 94)
  const y = draw.between(38, 56)
  const r = draw.between(20, 30)
  return `${disc(x, y, r * 2.2, pen.glow(glow, 0.6))}${disc(x, y, r, pen.blend('#fffbe8', '#e8dcc0'))}<path fill="#b9a888" opacity=".35" d="M${n(x - r * 0.5)} ${n(y - r * 0.3)}a${n(r * 0.25)} ${n(r * 0.2)} 0 1 0 .1 0M${n(x + r * 0.3)} ${n(y + r * 0.1)}a${n(r * 0.3)} ${n(r * 0.26)} 0 1 0 .1 0"/>`
}

const crescent: Sky = (pen, draw, { glow }) => {
  const x = draw.between(24, 96)
  const y = draw.between(34, 50)
  return `${disc(x, y, 42, pen.glow(glow, 0.55))}<path fill="#fff6d8" d="M${n(x)} ${n(y - 15)}a15 15 0 1 0 14 20a12.500 12.500 0 1 1-14-20z"/>`
}

const rays: Sky = (pen, draw, { glow }) => {
  const turn = draw.between(0, 18)
  let d = ''
  for (let index = 0; index < 20; index += 1) {
    const from = ((turn + index * 18) * Math.PI) / 180
    const to = from + 0.15
    d += `M60 84L${n(60 + 150 * Math.cos(from))} ${n(84 + 150 * Math.sin(from))}L${n(60 + 150 * Math.cos(to))} ${n(84 + 150 * Math.sin(to))}z`
  }
  return `<path fill="${glow}" opacity=".22" d="${d}"/>${disc(60, 84, 84, pen.glow(glow, 0.75))}`
}

const aurora: Sky = (pen, draw, { glow }) => {
  const band = (y: number, opacity: number) =>
    `<path fill="${pen.blend('rgb(255 255 255/0)', glow, 'rgb(255 255 255/0)')}" opacity="${opacity}" d="M-60 ${n(y)}c30-30 60 20 100-8s80-20 140 ${n(draw.between(-18, 10))}v34c-50-14-90-4-130 16s-80-10-110 10z"/>`
  return (
    stars(pen, draw, { sky: ['', '', ''], land: ['', '', ''], glow }) +
    band(draw.between(28, 44), 0.55) +
    band(draw.between(48, 66), 0.35)
  )
}

const clouds: Sky = (_pen, draw) => {
  let svg = ''
  for (let index = 0; index < 4; index += 1) {
    const x = draw.between(-50, 140)
    const y = draw.between(22, 78)
    svg += `<path fill="#fff" opacity="${n(0.1 + index * 0.05) || 0.1}" d="M${n(x)} ${n(y)}c2-9 14-10 17-4 4-8 18-7 19 3 8-1 12 4 11 8H${n(x - 8)}c-3-4 2-8 8-7z"/>`
  }
  return svg
}

const beams: Sky = (_pen, draw, { glow }) => {
  let d = ''
  for (let index = 0; index < 5; index += 1) {
    const x = draw.between(-40, 160)
    const lean = draw.between(-26, 26)
    d += `M${n(x)}-6l${n(lean - 16)} 150h${n(draw.between(20, 34))}z`
  }
  return `<path fill="${glow}" opacity=".2" d="${d}"/>`
}

const burst: Sky = (_pen, draw, { glow }) => {
  let d = ''
  for (const [x, y, r] of [
    [draw.between(4, 40), draw.between(26, 46), 16],
    [draw.between(74, 112), draw.between(44, 66), 13],
    [draw.between(-46, -14), draw.between(40, 70), 15],
    [draw.between(132, 168), draw.between(34, 70), 15],
  ] as const)
    for (let arm = 0; arm < 12; arm += 1) {
      const angle = (arm * Math.PI) / 6
      d += `M${n(x + 0.35 * r * Math.cos(angle))} ${n(y + 0.35 * r * Math.sin(angle))}L${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`
    }
  return `<path stroke="${glow}" stroke-width="1.300" stroke-linecap="round" stroke-dasharray="5 2 1 9" opacity=".9" d="${d}"/>`
}

export const SKIES = { stars, sun, moon, crescent, rays, aurora, clouds, beams, burst } as const satisfies Record<
  string,
  Sky
>
export type SkyName = keyof typeof SKIES
