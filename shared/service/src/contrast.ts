/** Contrast of the colours that a look puts on each other (WCAG 2), by a colour library: for the gate of skins and for what pre-info names. */

import type { SkinScheme } from '@lantern/contract/skin'
import { BASE_ROLES, PAIRS, type Pair } from '@lantern/contract/skin-pairs'
import { ColorSpace, contrastWCAG21, OKLCH, parse, sRGB, to, toGamut } from 'colorjs.io/fn'

ColorSpace.register(sRGB)
ColorSpace.register(OKLCH)

export type PairRatio = Pair & {
  scheme: SkinScheme
  /** Cut to two decimals: 4.499 does not pass as 4.5. */
  ratio: number
  passes: boolean
}

/** Every pair of a look in one light. @param tokens what the look colours; the rest is the product's own */
export function contrastOf(tokens: Readonly<Record<string, string | undefined>>, scheme: SkinScheme): PairRatio[] {
  const roles = { ...BASE_ROLES[scheme], ...withoutGaps(tokens) }
  return PAIRS.map((pair) => {
    const paper = pair.on.map((role) => roles[role] ?? '').reduce<Rgb | null>((below, text) => over(text, below), null)
    const exact = contrastWCAG21(colourOf(over(roles[pair.ink] ?? '', paper)), colourOf(paper ?? [0, 0, 0]))
    const ratio = Math.floor(exact * 100) / 100
    return { ...pair, scheme, ratio, passes: ratio >= pair.least }
  })
}

/** What of these colours can be kept: roles of pairs that do not pass fall away until all do. */
export function readableTokens<Tokens extends Readonly<Record<string, string | undefined>>>(
  tokens: Tokens,
  scheme: SkinScheme,
): Partial<Tokens> {
  const kept: Record<string, string | undefined> = { ...tokens }
  // Each turn takes at least one role away, and the product's own colours pass.
  for (;;) {
    const failed = contrastOf(kept, scheme).filter(({ passes }) => !passes)
    const guilty = failed.flatMap(({ ink, on }) => [ink, ...on]).filter((role) => kept[role] !== undefined)
    if (guilty.length === 0) return kept as Partial<Tokens>
    for (const role of guilty) delete kept[role]
  }
}

type Rgb = readonly [number, number, number]

/** A colour laid over another, as the browser does it: in sRGB. */
function over(text: string, below: Rgb | null): Rgb {
  const { coords, alpha } = toGamut(to(parse(text), sRGB), { space: sRGB })
  const share = alpha ?? 1
  return [0, 1, 2].map((at) => (coords[at] ?? 0) * share + (below?.[at] ?? 0) * (1 - share)) as unknown as Rgb
}

function colourOf([red, green, blue]: Rgb) {
  return { space: sRGB, coords: [red, green, blue] as [number, number, number], alpha: 1 }
}

function withoutGaps(tokens: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).flatMap(([role, colour]) => (colour ? [[role, colour]] : [])))
}
