/**
 * The language of drawings. A drawing is text, one shape a line, back to front: `<material><marks> <shapes>`.
 * Shapes are path data, and `o x,y,r` circles, `e x,y,rx,ry` ellipses, `r x,y,w,h,radius` rectangles written without spaces.
 * Marks: `*` a rim of lantern light, `=` once more mirrored at x = 50, `/2` a line of that width, `%40` opacity in per cent.
 * A line `( <transform>` opens a group, `)` closes it.
 * Drawings stand in a box of 100 by 100: centre 50, ground 96.
 */
import type { Pen } from './pen.ts'

const LINE = /^(#?[a-z0-9]+)([*=]*)(?:\/([\d.]+))?(?:%(\d+))?([*=]*) (.+)$/

export function drawn(pen: Pen, drawing: string): string {
  return drawing
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => shape(pen, line))
    .join('')
}

function shape(pen: Pen, line: string): string {
  if (line.startsWith('(')) return `<g transform="${line.slice(2)}">`
  if (line === ')') return '</g>'
  const [, material, before, width, veil, after, shapes] = LINE.exec(line) ?? []
  if (material === undefined || shapes === undefined) throw new Error(`Not a line of a drawing: ${line}`)
  const marks = `${before}${after}`
  const d = pathOf(shapes)
  const faint = veil === undefined ? '' : ` opacity="${Number(veil) / 100}"`
  const path =
    width === undefined
      ? `<path fill="${pen.paint(material)}"${marks.includes('*') ? ` stroke="${pen.paint('rim')}"` : ''}${faint} d="${d}"/>`
      : `<path fill="none" stroke="${pen.tone(material)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faint} d="${d}"/>`
  return marks.includes('=') ? `${path}<g transform="matrix(-1 0 0 1 100 0)">${path}</g>` : path
}

/** Path data with circles, ellipses and rectangles spelled out. */
function pathOf(shapes: string): string {
  return shapes
    .replace(/\b([oer])(-?[\d.]+(?:,-?[\d.]+)+)/g, (_all, kind: string, list: string) => {
      const [x = 0, y = 0, a = 0, b = 0, radius = 0] = list.split(',').map(Number)
      if (kind === 'r') return rectangle(x, y, a, b, radius)
      const tall = kind === 'e' ? b : a
      return `M${n(x - a)} ${n(y)}a${a} ${tall} 0 1 0 ${n(a * 2)} 0a${a} ${tall} 0 1 0 ${n(-a * 2)} 0`
    })
    .replace(/ +/g, ' ')
}

function rectangle(x: number, y: number, w: number, h: number, r: number): string {
  if (r === 0) return `M${n(x)} ${n(y)}h${w}v${h}h${-w}z`
  return `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${r} 0 ${r} ${r}v${n(h - 2 * r)}q0 ${r} ${-r} ${r}h${n(2 * r - w)}q${-r} 0 ${-r} ${-r}v${n(2 * r - h)}q0 ${-r} ${r} ${-r}z`
}

/** A number with one decimal. */
export function n(value: number): number {
  return Math.round(value * 10) / 10
}
