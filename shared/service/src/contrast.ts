/** Contrast of the colour pairs of a skin (WCAG 2): for the skin gate and for skins named by pre-info. */

import type { SkinScheme } from '@lantern/contract/skin'
import { BASE_ROLES, PAIRS, type Pair } from '@lantern/contract/skin-pairs'
import { ColorSpace, contrastWCAG21, OKLCH, parse, sRGB, to, toGamut } from 'colorjs.io/fn'

ColorSpace.register(sRGB)
ColorSpace.register(OKLCH)

export type PairRatio = Pair & {
  scheme: SkinScheme
  /** Rounded down to two decimals: 4.499 does not pass as 4.5. */
  ratio: number
  passes: boolean
}

/** All pairs of a skin in one scheme. @param tokens colours of the skin; the others are the product's own */
export function contrastOf(tokens: Readonly<Record<string, string | undefined>>, scheme: SkinScheme): PairRatio[] {
  const roles = { ...BASE_ROLES[scheme], ...withoutGaps(tokens) }
  return PAIRS.map((pair) => {
    const paper = pair.on.map((role) => roles[role] ?? '').reduce<Rgb | null>((below, text) => over(text, below), null)
    const exact = contrastWCAG21(colourOf(over(roles[pair.ink] ?? '', paper)), colourOf(paper ?? [0, 0, 0]))
    const ratio = Math.floor(exact * 100) / 100
    return { ...pair, scheme, ratio, passes: ratio >= pair.least }
  })
}

/** Drops roles of failing pairs until all pass. @returns the remaining colours */
export function readableTokens<Tokens extends Readonly<Record<string, string | undefined>>>(
  tokens: Tokens,
  scheme: SkinScheme,
): Partial<Tokens> {
  const kept: Record<string, string | undefined> = { ...tokens }
  // Terminates: each pass drops at least one role, and the product's own colours pass.
  for (;;) {
    const failed = contrastOf(kept, scheme).filter(({ passes }) => !passes)
    const guilty = failed.flatMap(({ ink, on }) => [ink, ...on]).filter((role) => kept[role] !== undefined)
    if (guilty.length === 0) return kept as Partial<Tokens>
    for (const role of guilty) delete kept[role]
  }
}

type Rgb = readonly [number, number, number]

/** Blends a colour over another in sRGB, as browsers do. */
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
