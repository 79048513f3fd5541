/**
 * The colour pairs of the design system: the publish gate computes the contrast of every pair for every skin in both schemes, the edge drops
 * a pre-info colour that fails one, and a test compares `BASE_ROLES` with the product's own style sheet.
 */
import type { SkinScheme } from './skin.ts'

export type Pair = {
  ink: string
  /** Bottom first; translucent colours are blended with those below. */
  on: readonly string[]
  /** Minimum contrast: 4.5 text (WCAG 1.4.3 AA), 7 amounts (AAA), 3 focus rings and edges of controls (1.4.11). */
  least: number
}

const ROOMS = ['surface-0', 'surface-1', 'surface-2', 'surface-overlay'] as const
const INKS = ['text-normal', 'text-weak', 'accent-text', 'positive', 'negative', 'warning', 'info', 'live'] as const
/** Text on a wash of its own colour: badges, selected rows, notes. */
const WASHED = [
  ['accent-text', 'accent-wash'],
  ['positive', 'positive-wash'],
  ['negative', 'negative-wash'],
  ['warning', 'warning-wash'],
  ['info', 'info-wash'],
  ['live', 'live-wash'],
] as const

export const PAIRS: readonly Pair[] = [
  ...ROOMS.flatMap((room) => [
    { ink: 'text-strong', on: [room], least: 7 },
    ...INKS.map((ink) => ({ ink, on: [room], least: 4.5 })),
    { ink: 'focus', on: [room], least: 3 },
  ]),
  ...['text-strong', 'text-normal'].map((ink) => ({ ink, on: ['surface-3'], least: 4.5 })),
  ...WASHED.flatMap(([ink, wash]) => ['surface-0', 'surface-1'].map((room) => ({ ink, on: [room, wash], least: 4.5 }))),
  ...['accent', 'accent-pressed'].map((fill) => ({ ink: 'on-accent', on: [fill], least: 4.5 })),
  { ink: 'line-field', on: ['surface-1'], least: 3 },
  // Banner text is on the night of its art, in both schemes.
  { ink: 'knob', on: ['art-night'], least: 7 },
]

/** The product's own colours that occur in a pair (shared/ui/src/tokens/tokens.css and light.css). */
export const BASE_ROLES: Readonly<Record<SkinScheme, Readonly<Record<string, string>>>> = {
  dark: {
    'surface-0': 'oklch(0.176 0.034 264)',
    'surface-1': 'oklch(0.217 0.037 264)',
    'surface-2': 'oklch(0.262 0.04 264)',
    'surface-3': 'oklch(0.318 0.044 264)',
    'surface-overlay': 'oklch(0.238 0.039 264)',
    'text-strong': 'oklch(0.972 0.008 90)',
    'text-normal': 'oklch(0.878 0.016 264)',
    'text-weak': 'oklch(0.745 0.028 264)',
    'line-field': 'oklch(0.6 0.03 264)',
    accent: 'oklch(0.822 0.142 74)',
    'accent-pressed': 'oklch(0.772 0.14 70)',
    'on-accent': 'oklch(0.225 0.05 68)',
    'accent-text': 'oklch(0.845 0.125 78)',
    'accent-wash': 'oklch(0.822 0.142 74 / 0.13)',
    positive: 'oklch(0.828 0.152 160)',
    'positive-wash': 'oklch(0.828 0.152 160 / 0.13)',
    negative: 'oklch(0.77 0.138 24)',
    'negative-wash': 'oklch(0.72 0.16 24 / 0.15)',
    warning: 'oklch(0.872 0.128 98)',
    'warning-wash': 'oklch(0.872 0.128 98 / 0.12)',
    info: 'oklch(0.815 0.098 238)',
    'info-wash': 'oklch(0.815 0.098 238 / 0.13)',
    live: 'oklch(0.765 0.152 18)',
    'live-wash': 'oklch(0.7 0.18 18 / 0.17)',
    focus: 'oklch(0.86 0.11 78)',
    knob: 'oklch(0.985 0.005 90)',
    'art-night': 'oklch(0.2 0.045 264)',
  },
  light: {
    'surface-0': 'oklch(0.966 0.006 264)',
    'surface-1': 'oklch(0.998 0.002 264)',
    'surface-2': 'oklch(0.945 0.009 264)',
    'surface-3': 'oklch(0.905 0.013 264)',
    'surface-overlay': 'oklch(0.998 0.002 264)',
    'text-strong': 'oklch(0.225 0.038 264)',
    'text-normal': 'oklch(0.345 0.036 264)',
    'text-weak': 'oklch(0.485 0.032 264)',
    'line-field': 'oklch(0.6 0.03 264)',
    accent: 'oklch(0.815 0.148 74)',
    'accent-pressed': 'oklch(0.765 0.145 70)',
    'on-accent': 'oklch(0.225 0.05 68)',
    'accent-text': 'oklch(0.48 0.105 60)',
    'accent-wash': 'oklch(0.815 0.148 74 / 0.17)',
    positive: 'oklch(0.46 0.11 158)',
    'positive-wash': 'oklch(0.62 0.14 158 / 0.13)',
    negative: 'oklch(0.485 0.17 26)',
    'negative-wash': 'oklch(0.6 0.19 26 / 0.1)',
    warning: 'oklch(0.475 0.1 82)',
    'warning-wash': 'oklch(0.96 0.045 92)',
    info: 'oklch(0.475 0.115 245)',
    'info-wash': 'oklch(0.6 0.13 245 / 0.11)',
    live: 'oklch(0.5 0.185 20)',
    'live-wash': 'oklch(0.6 0.2 20 / 0.11)',
    focus: 'oklch(0.55 0.13 62)',
    knob: 'oklch(1 0 0)',
    'art-night': 'oklch(0.2 0.045 264)',
  },
}
