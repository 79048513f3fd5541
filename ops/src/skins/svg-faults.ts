/** Checks that an SVG contains shapes only: parsed by a strict XML parser, compared with allowlists. Pure. */
import { SaxesParser, type SaxesTagPlain } from 'saxes'

const ELEMENTS = new Set([
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'pattern',
  'symbol',
  'use',
  'filter',
  'feGaussianBlur',
])
const ATTRIBUTES = new Set(
  `xmlns version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform id
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset stroke-miterlimit
  opacity offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod clip-path clip-rule clipPathUnits mask maskUnits
  maskContentUnits patternUnits patternContentUnits patternTransform filter filterUnits stdDeviation in color-interpolation-filters
  href paint-order vector-effect role aria-hidden`.split(/\s+/),
)
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
/** A reference within the file. */
const INNER = /^#[\w-]+$/

/** @returns faults in words; empty for a valid drawing */
export function svgFaults(text: string): string[] {
  const faults = new Set<string>()
  const parser = new SaxesParser()
  let isRooted = false
  parser.on('error', (error) => faults.add(`is not well-formed XML (${error.message.replace(/\s+/g, ' ')})`))
  parser.on('doctype', () => faults.add('has a DOCTYPE'))
  parser.on('processinginstruction', ({ target }) => faults.add(`has the instruction <?${target}?>`))
  parser.on('cdata', () => faults.add('has CDATA'))
  parser.on('opentag', (tag) => {
    if (!isRooted && (tag.name !== 'svg' || tag.attributes.xmlns !== SVG_NAMESPACE))
      faults.add('does not begin with <svg xmlns="http://www.w3.org/2000/svg">')
    isRooted = true
    for (const fault of tagFaults(tag)) faults.add(fault)
  })
  try {
    parser.write(text).close()
  } catch (error) {
    faults.add(`is not well-formed XML (${(error as Error).message})`)
  }
  return [...faults]
}

function tagFaults({ name, attributes }: SaxesTagPlain): string[] {
  if (!ELEMENTS.has(name)) return [`has <${name}>`]
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (!ATTRIBUTES.has(attribute)) return [`has the attribute ${attribute}`]
    if (attribute === 'xmlns') return value === SVG_NAMESPACE ? [] : ['has another namespace']
    if (attribute === 'href' && !INNER.test(value)) return [`points outside itself (${value.slice(0, 60)})`]
    const outer = [...value.matchAll(/url\(\s*['"]?([^)]*)/gi)].find(
      ([, target = '']) => !/^#[\w-]+['"]?\s*$/.test(target),
    )
    return outer === undefined ? [] : [`points outside itself (${value.slice(0, 60)})`]
  })
}
