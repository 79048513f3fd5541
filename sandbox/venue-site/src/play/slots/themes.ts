/** Colours and symbols of each slot theme. The first symbol is the wild, the next six rank above the card ranks. */
import type { Named } from '../../locale.tsx'
import { ICONS, type Icon, type IconName } from './icons.ts'

type Theme = {
  readonly hue: number
  readonly icons: readonly [IconName, IconName, IconName, IconName, IconName, IconName, IconName]
}

const THEMES: Readonly<Record<string, Theme>> = {
  mahjong: { hue: 155, icons: ['fan', 'ingot', 'coin', 'tile', 'bamboo', 'lantern', 'scroll'] },
  dragon: { hue: 40, icons: ['pearl', 'crown', 'ingot', 'coin', 'flame', 'cloud', 'lotus'] },
  fortune: { hue: 25, icons: ['ingot', 'lantern', 'coin', 'fan', 'scroll', 'bell', 'lotus'] },
  fox: { hue: 345, icons: ['fox', 'moon', 'fan', 'bell', 'scroll', 'flower', 'paw'] },
  treasure: { hue: 70, icons: ['chest', 'crown', 'gem', 'key', 'coin', 'scroll', 'anchor'] },
  pharaoh: { hue: 80, icons: ['eye', 'pyramid', 'sun', 'ankh', 'gem', 'scroll', 'coin'] },
  pirate: { hue: 225, icons: ['helm', 'chest', 'sword', 'anchor', 'coin', 'key', 'wave'] },
  jungle: { hue: 140, icons: ['sun', 'paw', 'flower', 'leaf', 'gem', 'bell', 'mountain'] },
  polar: { hue: 215, icons: ['snow', 'mountain', 'paw', 'gem', 'moon', 'star', 'bell'] },
  lantern: { hue: 55, icons: ['lantern', 'moon', 'fan', 'koi', 'lotus', 'cloud', 'scroll'] },
  candy: { hue: 335, icons: ['lolly', 'heart', 'candy', 'star', 'flower', 'sun', 'bell'] },
  volcano: { hue: 30, icons: ['volcano', 'flame', 'gem', 'mountain', 'sun', 'hammer', 'paw'] },
  neon: { hue: 305, icons: ['glasses', 'vinyl', 'note', 'star', 'heart', 'bolt', 'gem'] },
  moonlight: { hue: 270, icons: ['moon', 'crown', 'star', 'lotus', 'bell', 'cloud', 'key'] },
  thunder: { hue: 250, icons: ['bolt', 'hammer', 'crown', 'cloud', 'sword', 'gem', 'star'] },
  koi: { hue: 195, icons: ['koi', 'pearl', 'lotus', 'shell', 'coin', 'wave', 'fan'] },
}

/** Card ranks of the three lowest symbols. */
const RANKS = ['A', 'K', 'Q'] as const
/** Hues of symbols 1 to 6 in addition to the theme, so that they are easy to distinguish. */
const SYMBOL_HUES = [85, 25, 300, 200, 145, 255]

export type SlotSymbol = Named & { readonly icon: Icon | null; readonly rank: string; readonly hue: number }

export function hueOf(theme: string): number {
  return (THEMES[theme] ?? THEMES.lantern)?.hue ?? 0
}

/** The ten symbols of a theme, wild first. */
export function symbolsOf(theme: string): readonly SlotSymbol[] {
  const { hue, icons } = THEMES[theme] ?? (THEMES.lantern as Theme)
  return [
    ...icons.map((name, at) => {
      const icon: Icon = ICONS[name]
      return { zh: icon.zh, en: icon.en, icon, rank: '', hue: at === 0 ? hue : (SYMBOL_HUES[at - 1] ?? hue) }
    }),
    ...RANKS.map((rank) => ({ zh: rank, en: rank, icon: null, rank, hue })),
  ]
}
