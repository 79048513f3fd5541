/** All subjects of all kinds, for the gallery. */
import { bannerOf } from './banners.ts'
import { coverOf, KIND_ART, type Kind } from './covers.ts'
import type { Shape } from './scene/scene.ts'
import { OFFER_DRAWINGS } from './subjects/drawings/offers.ts'

export type Sheet = {
  readonly kind: string
  readonly shape: Shape
  readonly pictures: readonly { title: string; svg: string }[]
}

/** @param settings how many settings of each subject */
export function contactSheet(settings: number): readonly Sheet[] {
  const kinds = Object.keys(KIND_ART) as Kind[]
  return [...kinds.map((kind) => sheet(kind, settings)), banners()]
}

function sheet(kind: Kind, count: number): Sheet {
  const { shape, words } = KIND_ART[kind]
  const meanings = words.subjects.map(([, , meaning]) => meaning)
  // Some subjects have several words.
  const each = words.subjects.filter(([, , meaning], at) => meanings.indexOf(meaning) === at)
  const pictures = each.flatMap(([zh, en], at) =>
    Array.from({ length: count }, (_, step) => {
      const [zhTwo = '', enTwo = ''] = words.settings[(at * count + step) % words.settings.length] ?? []
      const title = { zh: `${zh}${zhTwo}`, en: `${en} ${enTwo}` }
      return { title: title.en, svg: coverOf(kind, title, `${title.en} ${step}`) }
    }),
  )
  return { kind, shape, pictures }
}

function banners(): Sheet {
  const pictures = Object.keys(OFFER_DRAWINGS).map((motif) => ({ title: motif, svg: bannerOf(motif) ?? '' }))
  return { kind: 'offers', shape: 'banner', pictures }
}
