/** The lantern: the one light of every picture, drawn where no title, star or badge lies. */
import { n } from '../pen/drawing.ts'
import type { Pen, Side } from '../pen/pen.ts'

/** @returns the lantern on its cord, and the light around it */
export function lantern(pen: Pen, { x, y, size }: { x: number; y: number; size: number }): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 26)}" fill="${pen.glow('#ffcf70', 0.75)}"/><g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})"><path stroke="#2a1a10" stroke-width=".8" d="M0-8V${n(-y / size)}"/><path fill="#8a4c25" d="M-3-8h6v2h-6zM-3 6h6v2h-6z"/><path fill="${pen.blend('#fff6d0', '#ffc457', '#e8752a')}" d="M-4-6h8c5 3 5 9 0 12h-8c-5-3-5-9 0-12z"/><path fill="none" stroke="#b8561c" stroke-width=".500" opacity=".700" d="M-1.500-6c-3 4-3 8 0 12M1.500-6c3 4 3 8 0 12"/><path stroke="#d92f35" stroke-width="1" d="M0 8v5"/></g>`
}

export type Spot = { readonly x: number; readonly y: number; readonly side: Side }

/** Where it may hang, by the shape of the picture: below the badge (left), below the star (right). */
export const SPOTS = {
  portrait: [
    { x: 13, y: 44, side: 'left' },
    { x: 107, y: 56, side: 'right' },
    { x: 20, y: 48, side: 'left' },
    { x: 100, y: 52, side: 'right' },
  ],
  square: [
    { x: 13, y: 58, side: 'left' },
    { x: 107, y: 74, side: 'right' },
  ],
  banner: [{ x: 34, y: 60, side: 'left' }],
  wide: [
    { x: -36, y: 58, side: 'left' },
    { x: 152, y: 80, side: 'right' },
    { x: -22, y: 62, side: 'left' },
    { x: 140, y: 76, side: 'right' },
  ],
} as const satisfies Record<string, readonly [Spot, ...Spot[]]>
