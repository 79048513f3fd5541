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
  horns: `${fan(5, 20, 96, [suited(SUITS.spade), suited(SUITS.diamond), suited(SUITS.heart), suited(SUITS.club), suited(SUITS.heart)], 0.95)}
gold*= M44 70C24 70 8 56 8 32c10 14 20 19 36 19z
brass*= M38 68c-8-5-17-3-22 3 6 7 15 7 22 3z
gold* M34 60c6-10 26-10 32 0 3 14-2 28-16 36-14-8-19-22-16-36z
#8f4f12%45 M52 53c8 0 12 3 14 7 3 14-2 28-16 36 8-12 8-30 2-43z
#3a1206= o43,70,2.600
ink/2= M38 65c3-2 7-1 9 1
brass* M42 82c4-4 12-4 16 0-2 9-14 9-16 0z
gold/2.600 M45 90c0 8 10 8 10 0
red* M50 56l4 5-4 6-4-6z
${stack(8, 95, ['red', 'gold'], 10)}${stack(92, 95, ['gold', 'red'], 10)}
`,
  wall: `
wood* r-16,84,132,12,4
jade* r-4,8,21,30,4 r19,8,21,30,4 r42,8,21,30,4 r65,8,21,30,4
ivory* r-4,32,21,9,2 r19,32,21,9,2 r42,32,21,9,2 r65,32,21,9,2
jade* r-14,42,22,32,4 r10,42,22,32,4 r34,42,22,32,4 r58,42,22,32,4 r82,42,22,32,4
ivory* r-14,68,22,10,2 r10,68,22,10,2 r34,68,22,10,2 r58,68,22,10,2 r82,68,22,10,2
#fff%45 r-11,46,12,3,1 r13,46,12,3,1 r37,46,12,3,1 r61,46,12,3,1 r85,46,12,3,1
( translate(30 76) rotate(-9) scale(.8)
jade* r-16,-22,37,54,6
ivory* r-20,-26,37,54,5
red/4.200 M-11-8h18v11h-18zM-2-18v38
)
( translate(74 78) rotate(10) scale(.7)
jade* r-16,-22,37,54,6
ivory* r-20,-26,37,54,5
green/3.600 M-9-14v11M-2-14v11M5-14v11M-9 4v12M5 4v12
red/3.600 M-2 4v12
)
white* r100,76,16,16,3
red o108,84,3.400
`,
  bomb: `${fan(4, 24, 88, [suited(SUITS.club), suited(SUITS.heart), suited(SUITS.spade), suited(SUITS.diamond)], 0.92)}
ink* o50,64,32
#000%35 M62 34a32 32 0 0 1-4 61c16-16 18-42 4-61z
#fff%40 M26 58c2-13 11-20 22-22-9 7-13 15-13 26z
steel* r41,25,18,11,3
brass/3 M50 26c0-13 13-9 17-20
flame M67 10c-8-2-10-10-5-15 1 5 5 5 6 0 4 2 5 6 4 10 4-1 5-4 5-6 5 8-2 15-10 11z
#fff6c2 o67,4,3
lemon/2 M80-2l9-5M82 8l10 2M56-2l-8-6
red* r26,58,48,18,5
gold* M50 58l3 6 6 1-4.500 4.500 1 6.500-5.500-3-5.500 3 1-6.500L41 65l6-1z
${stack(6, 95, ['blue', 'gold', 'blue'], 10)}${stack(94, 95, ['red', 'gold'], 10)}
`,
  ingot: `${fan(3, 30, 92, [suited(SUITS.spade), suited(SUITS.heart), suited(SUITS.diamond)], 1.22)}
#000%30 e50,97,52,5
gold* M2 66c12 8 18 5 24-2 8-12 40-12 48 0 6 7 12 10 24 2 0 22-18 31-48 31S2 88 2 66z
#8f4f12%40 M56 55c8 1 14 4 18 9 6 7 12 10 24 2 0 22-18 31-48 31 16-10 18-28 6-42z
#fff6c8%85 e49,66,18,6.500
brass/1.600%80 M12 80c20 10 56 10 76 0
gold* M-4 92a8 8 0 1 0 .100 0zM104 92a8 8 0 1 0 .100 0z
red* M50 76l6 7-6 8-6-8z
light M26 60c-4 4-8 6-13 6 6 3 12 1 16-4z
`,
  river: `
green* M-40 97C-20 62 20 54 50 54s70 8 90 43z
gold/1.400 M-26 97c20-22 44-33 76-33s56 11 76 33
( translate(0 46) rotate(-8) scale(.92)
${suited(SUITS.diamond)}
)
( translate(25 40) rotate(-4) scale(.92)
${suited(SUITS.club)}
)
( translate(50 38) scale(.92)
${suited(SUITS.heart)}
)
( translate(75 40) rotate(4) scale(.92)
${suited(SUITS.spade)}
)
( translate(100 46) rotate(8) scale(.92)
${suited(SUITS.diamond)}
)
#000%30 e50,93,13,4
white* o50,84,12
gold/1.400 o50,84,9
ink/2.600 M47 79v10h2c7 0 7-10 0-10z
${stack(14, 94, ['ink', 'gold', 'ink', 'gold'], 11)}${stack(86, 94, ['red', 'red', 'gold'], 11)}
`,
} as const
