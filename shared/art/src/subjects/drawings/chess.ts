/** Things of the card rooms (language: pen/drawing.ts). Cards, chips and the bull are those of the tables. */
import { card, LIVE_DRAWINGS, SUITS, stack, suited } from './live.ts'
import { THINGS } from './things.ts'

const fan = (count: number, spread: number, y: number, cards: readonly string[], scale: number) =>
  Array.from({ length: count }, (_, index) => {
    const turn = Math.round((index - (count - 1) / 2) * spread)
    return `
( translate(50 ${y}) rotate(${turn}) translate(0 -44) scale(${scale})
${cards[index % cards.length] ?? ''}
)`
  }).join('')
const pips = (suit: string) => card(`( scale(1.1)\n${suit}\n)`)

export const CHESS_DRAWINGS = {
  bulls: LIVE_DRAWINGS.bulls,
  mahjong: THINGS.mahjong,
  landlord: `${fan(5, 18, 104, [suited(SUITS.club), suited(SUITS.heart), suited(SUITS.spade), suited(SUITS.diamond), suited(SUITS.club)], 0.92)}
( translate(0 4)
skin* M32 48c0-8 36-8 36 0 0 14-6 26-18 28-12-2-18-14-18-28z
ink/1.800= M38 52c2-2 5-2 7 0
ink M50 60c-6-3-12 0-16 8 8 1 13-2 16-5 3 3 8 6 16 5-4-8-10-11-16-8z
crimson M45 69c3 2 7 2 10 0-1 5-9 5-10 0z
sand* M4 44C16 38 34 8 50 6c16 2 34 32 46 38-14 6-78 6-92 0z
#855327/1%70 M50 8L22 44M50 8L36 46M50 8v38M50 8l14 38M50 8l28 36
red M22 38c16 5 40 5 56 0l-5-6c-14 4-32 4-46 0z
)
`,
  flower: `${fan(3, 26, 108, [suited(SUITS.spade), suited(SUITS.spade), suited(SUITS.spade)], 1.2)}
( translate(50 74) scale(1.1)
leaf* M-14 10c-14-4-22 0-26 8 10 6 20 4 28-2zM14 10c14-4 22 0 26 8-10 6-20 4-28-2z
gold* M0-6c-4-14 2-20 0-24 8 6 10 14 6 22 6-10 14-12 18-18 2 10-2 18-10 22 10-4 16-2 22-4-4 8-12 14-22 12 8 2 12 8 18 10-10 4-18 2-24-4-2 8-4 12-8 14-4-2-6-6-8-14-6 6-14 8-24 4 6-2 10-8 18-10-10 2-18-4-22-12 6 2 12 0 22 4-8-4-12-12-10-22 4 6 12 8 18 18z
red o0,2,7
#fff0b0 o-2,0,1.400 o2,3,1.400 o2,-1,1.200 o-2,4,1.200
)
`,
  holdem: `
green* M-40 97C-20 76 20 70 50 70s70 6 90 27z
( translate(36 44) rotate(-12) scale(1.45)
${suited(SUITS.heart)}
)
( translate(66 44) rotate(12) scale(1.45)
${suited(SUITS.spade)}
)
${stack(50, 96, ['ink', 'red', 'ink', 'red'], 13)}${stack(16, 92, ['blue', 'blue', 'gold'], 12)}${stack(84, 92, ['green', 'gold', 'green', 'gold'], 12)}
`,
  thirteen: `${fan(13, 11, 100, [pips(SUITS.spade), pips(SUITS.heart), pips(SUITS.club), pips(SUITS.diamond)], 0.86)}
( translate(50 92) scale(.8)
gold* M-24 10c0-16 10-24 24-24s24 8 24 24z
red o0,-2,7
)
`,
  threefaces: LIVE_DRAWINGS.threefaces,
} as const
