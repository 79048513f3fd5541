/** Turns drawings (see `drawing.ts`) into SVG, and keeps the gradients that a picture needs. */
import { MATERIALS, type Material } from './materials.ts'

/** Side of the picture on which the lantern hangs. */
export type Side = 'left' | 'right'

export type Pen = {
  /** Value of `fill` or `stroke` for a material, `rim` or `#rrggbb`. */
  paint: (name: string) => string
  /** A radial light: `at` opacity in the middle, none at the edge. @returns its paint */
  glow: (colour: string, at: number) => string
  /** A vertical blend. @returns its paint */
  blend: (...stops: readonly string[]) => string
  /** The middle tone of a material, for lines. */
  tone: (name: string) => string
  /** Gradients used so far. */
  defs: () => string
}

/** @param own materials of this picture's palette, which win over the common ones */
export function createPen(side: Side, own: Readonly<Record<string, Material>>): Pen {
  const ids = new Map<string, string>()
  const keep = (svg: (id: string) => string): string => {
    const key = svg('')
    const known = ids.get(key)
    if (known) return known.slice(0, known.indexOf(' '))
    const id = `g${ids.size.toString(36)}`
    ids.set(key, `url(#${id}) ${svg(id)}`)
    return `url(#${id})`
  }
  const material = (name: string): Material => {
    const found = own[name] ?? MATERIALS[name]
    if (!found) throw new Error(`No material is called ${name}.`)
    return found
  }
  const slope = side === 'left' ? 'x2=".55" y2="1"' : 'x1="1" x2=".45" y2="1"'
  const shaded = ([light, middle, shadow]: Material) =>
    light === shadow
      ? middle
      : keep(
          (id) =>
            `<linearGradient id="${id}" ${slope}><stop stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${shadow}"/></linearGradient>`,
        )
  return {
    paint: (name) => {
      if (name.startsWith('#')) return name
      if (name !== 'rim') return shaded(material(name))
      const far = side === 'left' ? 'x2=".6" y2=".8"' : 'x1="1" x2=".4" y2=".8"'
      return keep(
        (id) =>
          `<linearGradient id="${id}" ${far}><stop stop-color="#ffe9ae"/><stop offset=".5" stop-color="#ffcf70" stop-opacity="0"/></linearGradient>`,
      )
    },
    tone: (name) => (name.startsWith('#') ? name : material(name)[1]),
    glow: (colour, at) =>
      keep(
        (id) =>
          `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${at}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${Math.round(at * 35) / 100}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
      ),
    blend: (...stops) =>
      keep(
        (id) =>
          `<linearGradient id="${id}" x2="0" y2="1">${stops
            .map(
              (stop, at) =>
                `<stop${at === 0 ? '' : ` offset="${Math.round((at / (stops.length - 1)) * 100) / 100}"`} stop-color="${stop}"/>`,
            )
            .join('')}</linearGradient>`,
      ),
    defs: () => [...ids.values()].map((kept) => kept.slice(kept.indexOf(' ') + 1)).join(''),
  }
}
