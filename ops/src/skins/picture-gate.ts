/** Checks type and size of a picture. Pure. */
import type { Refusal } from '../texts/refusal.rules.ts'
import { svgFaults } from './svg-faults.ts'

/** Size limit of a picture before compression, bytes; an SVG compresses to a third. */
export const PICTURE_LIMIT = 24 * 1024

export function pictureRefusals(name: string, content: Buffer): Refusal[] {
  if (content.length > PICTURE_LIMIT)
    return [
      {
        rule: 'size',
        what: `${name} has ${kb(content.length)} kB; a picture may have ${kb(PICTURE_LIMIT)}.`,
        fix: 'Draw it with fewer points, or save it at a lower quality.',
      },
    ]
  if (name.endsWith('.svg')) {
    const faults = svgFaults(content.toString('utf8'))
    return faults.length === 0
      ? []
      : [
          {
            rule: 'safety',
            what: `${name} ${faults.slice(0, 4).join(', ')}.`,
            fix: 'A picture may contain shapes, gradients and internal references only: no script, style, text, image or URL. Export it as plain SVG.',
          },
        ]
  }
  const type = typeOf(content)
  return type !== undefined && name.endsWith(`.${type}`)
    ? []
    : [
        {
          rule: 'safety',
          what: `${name} is not the picture that its name says${type === undefined ? '' : `: it is ${type}`}.`,
          fix: 'Save it again as the type of its name: svg, webp or avif.',
        },
      ]
}

/** Type by magic bytes. */
function typeOf(content: Buffer): 'webp' | 'avif' | undefined {
  const text = content.subarray(0, 16).toString('latin1')
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return text.slice(4, 12) === 'ftypavif' ? 'avif' : undefined
}

export const kb = (bytes: number): string => (bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0)
