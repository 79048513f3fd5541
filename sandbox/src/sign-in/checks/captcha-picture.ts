/** The picture of the slider: a lantern is missing on its string. Stops only simple scripts; the sandbox protects nothing real. */
import { randomInt } from 'node:crypto'

export const WIDTH = 320
export const HEIGHT = 160
export const PIECE_WIDTH = 56

/** Left edge of the gap in pixels, far enough from the start to require a drag. */
export function randomGap(): number {
  return 96 + randomInt(WIDTH - PIECE_WIDTH - 96 - 8)
}

/** The scene with an empty hook at `gap`, and the missing lantern. */
export function sliderPictures(gap: number): { picture: string; piece: string } {
  const y = 44 + randomInt(16)
  const stars = Array.from(
    { length: 24 },
    () =>
      `<circle cx="${randomInt(WIDTH)}" cy="${randomInt(90)}" r="${(4 + randomInt(8)) / 10}" fill="#fff" opacity="${(2 + randomInt(5)) / 10}"/>`,
  ).join('')
  const others = [randomInt(40), WIDTH - 60 - randomInt(30)]
    .filter((x) => Math.abs(x - gap) > PIECE_WIDTH)
    .map((x) => `<g opacity=".5">${lantern(x, y + randomInt(14), '#b4552d')}</g>`)
    .join('')
  const scene = `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#121a33"/><stop offset="1" stop-color="#2c3560"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>${stars}
<path d="M0 ${128 + randomInt(10)}Q80 ${92 + randomInt(20)} 170 ${126 + randomInt(10)}T${WIDTH} ${112 + randomInt(16)}V${HEIGHT}H0Z" fill="#1a2444"/>
<path d="M0 ${146 + randomInt(6)}Q120 ${118 + randomInt(14)} 210 ${142 + randomInt(8)}T${WIDTH} 136V${HEIGHT}H0Z" fill="#0e1529"/>
<path d="M0 24Q${WIDTH / 2} ${44 + randomInt(12)} ${WIDTH} 20" fill="none" stroke="#6d7599" stroke-width="1.5"/>${others}
<g fill="#0a0f20" fill-opacity=".62" stroke="#ffd48a" stroke-width="2" stroke-dasharray="4 4">${body(gap, y)}</g>`
  return { picture: svg(WIDTH, scene), piece: svg(PIECE_WIDTH, lantern(0, y, '#f0913a')) }
}

function lantern(x: number, y: number, colour: string): string {
  const middle = x + PIECE_WIDTH / 2
  return `<path d="M${middle} ${y - 14}V${y + 4}M${middle} ${y + 48}v14" stroke="#ffd48a" stroke-width="2"/>
<g fill="${colour}">${body(x, y)}</g><ellipse cx="${middle}" cy="${y + 26}" rx="9" ry="16" fill="#ffe9bd" opacity=".75"/>
<path d="M${middle - 12} ${y + 5}h24M${middle - 12} ${y + 47}h24" stroke="#7a3418" stroke-width="4" stroke-linecap="round"/>`
}

function body(x: number, y: number): string {
  return `<ellipse cx="${x + PIECE_WIDTH / 2}" cy="${y + 26}" rx="24" ry="22"/>`
}

function svg(width: number, inside: string): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">${inside}</svg>`
  return `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`
}
