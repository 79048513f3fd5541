/** Things of the tables (language: pen/drawing.ts). */
import { BEINGS } from './beings.ts'

/** A playing card, its middle at 0,0. */
export const card = (mark: string, sheen = true) => `
#0a0d1c%30 r-15,-21,34,48,4
ivory* r-17,-24,34,48,4
${sheen ? '#fff%50 M-15-20q0-2 2-2h20q-16 8-22 30z' : ''}
${mark}`
const HEART = 'M0 9C-12 1-10-9-4.500-9-1.500-9 0-6.500 0-4.500 0-6.500 1.500-9 4.500-9 10-9 12 1 0 9z'
const SPADE = 'M0-10C4-4 11-1 9 5 7.500 9 3 8 1.200 5L3 10h-6l1.800-5C-3 8-7.500 9-9 5-11-1-4-4 0-10z'
const DIAMOND = 'M0-10L7.500 0 0 10-7.500 0z'
const CLUB = 'M0-10a5 5 0 0 1 4 8 5 5 0 1 1-3 7.500L3 10h-6l2-4.500a5 5 0 1 1-3-7.500 5 5 0 0 1 4-8z'
export const SUITS = { heart: `red ${HEART}`, spade: `ink ${SPADE}`, diamond: `red ${DIAMOND}`, club: `ink ${CLUB}` }
const corner = (suit: string) =>
  `\n( translate(-11 -16) scale(.36)\n${suit}\n)\n( translate(11 16) scale(.36) rotate(180)\n${suit}\n)`
export const suited = (suit: string) => card(`( scale(1.25)\n${suit}\n)${corner(suit)}`)

const chip = (x: number, y: number, colour: string, r = 11) => `
#0a0d1c%35 e${x},${y + r * 0.55},${r},${r * 0.5}
${colour} M${x - r} ${y}v${r * 0.45}a${r} ${r * 0.5} 0 0 0 ${r * 2} 0v${-r * 0.45}z
${colour}* e${x},${y},${r},${r * 0.5}
white/${r * 0.22} M${x - r * 0.98} ${y}h${r * 0.3}M${x + r * 0.68} ${y}h${r * 0.3}M${x} ${y - r * 0.48}v${r * 0.16}M${x} ${y + r * 0.32}v${r * 0.16}
ivory e${x},${y},${r * 0.5},${r * 0.24}`
export const stack = (x: number, y: number, colours: readonly string[], r = 11) =>
  colours.map((colour, index) => chip(x, y - index * r * 0.42, colour, r)).join('')
/** A die, its middle at 0,0, seen from above a corner. */
const die = (a: string, b: string, c: string) => `
red* M-18-12L0-20 18-12 0-3z
crimson* M-18-12L0-3v22l-18-9z
#6d0d26 M18-12L0-3v22l18-9z
white ${a} ${b} ${c}`
const DIE_A = die(
  'e0,-12,4,2',
  'e-13,-3,1.800,2.600 e-5,9,1.800,2.600 e-9,3,1.800,2.600',
  'e5,1,1.800,2.600 e13,7,1.800,2.600 e5,12,1.800,2.600 e13,-4,1.800,2.600',
)
const DIE_B = die(
  'e-6,-12,3,1.600 e6,-12,3,1.600',
  'e-9,3,2.400,3.200',
  'e5,1,1.800,2.600 e13,7,1.800,2.600 e9,4,1.800,2.600 e5,12,1.800,2.600 e13,-4,1.800,2.600',
)

const POCKETS = Array.from({ length: 18 }, (_, index) => {
  const from = (index * Math.PI) / 9
  const to = from + Math.PI / 9
  const at = (angle: number, r: number) => `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
  return `${index === 0 ? 'green' : index % 2 ? 'red' : 'ink'} M${at(from, 38)}L${at(to, 38)}L${at(to, 25)}L${at(from, 25)}z`
}).join('\n')

export const LIVE_DRAWINGS = {
  baccarat: `
green* M-40 97C-20 74 20 66 50 66s70 8 90 31z
gold/1.400 M-24 97c18-16 42-23 74-23s56 7 74 23
( translate(30 46) rotate(-14) scale(1.25)
${suited(SUITS.spade)}
)
( translate(66 42) rotate(12) scale(1.25)
${suited(SUITS.heart)}
)
${stack(14, 88, ['red', 'red', 'blue', 'blue', 'blue'], 12)}${stack(86, 90, ['violet', 'violet', 'violet', 'gold'], 12)}${stack(62, 95, ['teal', 'teal'], 11)}
`,
  roulette: `
#000%35 e50,92,50,8
( translate(50 58) scale(1.02 .72)
wood* o0,0,50
brass/2 o0,0,46
ink o0,0,44
gold/1.200 o0,0,39
${POCKETS}
gold/.800 o0,0,38 o0,0,25
wood* o0,0,24
brass/1.200 o0,0,17
)
#3f1d12%50 e50,62,16,9
brass*= M50 54L24 60l-2 3h4L50 60z
brass* M44 62c0-4 3-5 3-10 0-4-3-5-3-9s3-6 6-6 6 2 6 6-3 5-3 9c0 5 3 6 3 10z
gold* o50,33,6
brass* e50,63,9,4
#fff o77,44,4.500
#97a5c4 M79 47a4.500 4.500 0 0 1-6 0 6 6 0 0 0 6 0z
${stack(10, 94, ['red', 'blue', 'red'], 10)}${stack(92, 95, ['violet', 'gold'], 10)}
`,
  dragontiger: `
( translate(28 52) rotate(-10) scale(1.5)
${card('crimson r-14,-21,28,42,3\ngold* M2-16c8 2 10 8 6 12 6 4 4 12-2 14 2 5-2 8-6 8 3-3 1-6-2-6-8 0-10-6-6-10-5-3-5-9 0-11-2-4 2-8 10-7zM-4-14l-6-5 1 7zM-8 12l-5 6 7-1z\nred o3,-10,1.600\n#fff6c8/1 M0-4c3 1 5 4 3 7M-2 6c3 1 6 0 7-3', false)}
)
( translate(72 52) rotate(10) scale(1.5)
${card('blue r-14,-21,28,42,3\norange* M0-15c8 0 12 6 12 13S8 14 0 16c-8-2-12-11-12-18s4-13 12-13zM-11-9c-3-6 0-9 5-8zM11-9c3-6 0-9-5-8z\nink M-1-14h2v6h-2zM-6-12l3 5-5-3zM6-12l-3 5 5-3zM-12 0l6 1-6 2zM12 0L6 1l6 2zM-9 8l5-3-3 5zM9 8L4 5l3 5z\nwhite M0 3c6 0 8 4 6 8-4 3-8 3-12 0-2-4 0-8 6-8z\nink M-3 4h6L0 7zM-6-3l4 2-4 1zM6-3L2-1l4 1z', false)}
)
gold* M50 16l5 12 12 3-9 8 2 13-10-7-10 7 2-13-9-8 12-3z
${stack(50, 94, ['gold', 'gold', 'red'], 12)}${stack(26, 96, ['red', 'red'], 10)}${stack(74, 96, ['blue', 'blue'], 10)}
`,
  sicbo: `
#000%35 e50,94,46,6
wood* M6 82c0-8 20-12 44-12s44 4 44 12v8c0 6-20 9-44 9S6 96 6 90z
green e50,82,40,9
( translate(34 66) rotate(-8) scale(1.15)
${DIE_A}
)
( translate(66 68) rotate(10) scale(1.15)
${DIE_B}
)
( translate(50 48) rotate(2) scale(1.2)
${DIE_A}
)
#dff6ff%24 M12 80C8 30 24 6 50 6s42 24 38 74c-20 6-56 6-76 0z
#fff/1.600%70 M12 80C8 30 24 6 50 6s42 24 38 74
#fff%55 M20 66c-2-26 6-44 20-52-8 14-12 30-12 52z
gold* M44 6c0-6 3-8 6-8s6 2 6 8z
`,
  bulls: `
( translate(50 74) rotate(-34)
( translate(0 -16) scale(.92)
${suited(SUITS.club)}
)
)
( translate(50 74) rotate(34)
( translate(0 -16) scale(.92)
${suited(SUITS.diamond)}
)
)
bone*= M30 34C14 36 4 26 4 8c8 10 16 12 30 12z
#5c3812*= M26 44c-10-4-18-2-22 4 6 8 14 10 22 6z
brass* M28 34c4-10 12-14 22-14s18 4 22 14c2 10-2 18-4 26-2 10-4 18-4 22-4 8-24 8-28 0 0-4-2-12-4-22-2-8-6-16-4-26z
#5c3812 M50 20c-4 8-4 14 0 22 4-8 4-14 0-22zM42 22c-4 4-4 8-2 12-4-2-6-6-6-10zM58 22c4 4 4 8 2 12 4-2 6-6 6-10z
sand* M38 70c4-6 20-6 24 0 4 8 2 18-12 18s-16-10-12-18z
#3a1206= e43,76,2.600,3.400
#fff= e37,48,4.600,4
#3a1206= o38,48.500,2.600
ink/2.200= M31 42c4-3 9-2 12 2
gold/2.600 M44 82c0 12 12 12 12 0
${stack(16, 94, ['red', 'gold'], 10)}${stack(84, 94, ['gold', 'red', 'gold'], 10)}
`,
  blackjack: `
#0f5548* M-40 99C-10 78 20 74 50 74s60 4 90 25z
gold/1.200 M-20 97c20-10 44-15 70-15s50 5 70 15
( translate(38 44) rotate(-16) scale(1.45)
${suited(SUITS.spade)}
)
( translate(66 46) rotate(10) scale(1.45)
${card(`crimson r-12,-19,24,38,2\ngold* M-9-2l-2-12 6 5 5-8 5 8 6-5-2 12z\nred o0,-10,1.600\nskin M-6 0h12c0 7-2 11-6 12-4-1-6-5-6-12z\nink/1 M-3.500 4h2M1.500 4h2M-2 8h4\n( translate(-10 -20) scale(.3)\n${SUITS.heart}\n)`, false)}
)
${stack(14, 92, ['ink', 'ink', 'gold', 'ink'], 12)}${stack(88, 92, ['red', 'red', 'ink'], 11)}
`,
  threefaces: `
( translate(24 52) rotate(-20) scale(1.15)
${card(`blue r-13,-20,26,40,2\nskin M-6-2h12c0 8-2 12-6 13-4-1-6-5-6-13z\nblue* M-10-4c0-10 6-12 10-12s12 0 12 6l-8 4z\ngold o8,-10,2.400\nwood M-8-2c-2 8 0 12 2 13v-11zM8-2c2 8 0 12-2 13v-11z\nink/1 M-3.500 2h2M1.500 2h2M-2 7h4`, false)}
)
( translate(76 52) rotate(20) scale(1.15)
${card(`pink r-13,-20,26,40,2\nwood M-10-4c0-14 20-14 20 0l2 18h-24z\nskin M-6-2c0-10 12-10 12 0 0 8-2 12-6 13-4-1-6-5-6-13z\ngold* M-7-10l-2-7 5 4 4-6 4 6 5-4-2 7z\nink/1 M-3.500 1h2M1.500 1h2\nred M-2 6q2 2 4 0z`, false)}
)
( translate(50 46) scale(1.4)
${card(`crimson r-13,-20,26,40,2\nskin M-7-4H7C7 4 5 9 0 11c-5-2-7-7-7-15z\nwood M-7-2C-8 8-4 14 0 16c4-2 8-8 7-18-1 4-3 5-7 5s-6-1-7-5z\ngold* M-9-5l-3-12 7 5 5-8 5 8 7-5-3 12z\nred o0,-10,1.800\nink/1 M-4-1h2.500M1.500-1H4\nred M-2 4q2 1.500 4 0z`, false)}
)
${stack(18, 94, ['gold', 'red'], 11)}${stack(50, 97, ['gold', 'gold', 'violet'], 12)}${stack(82, 94, ['blue', 'gold'], 11)}
`,
  shoe: `
green* M-40 97C-20 74 20 68 50 68s70 6 90 29z
gold/1.400 M-24 97c18-15 42-22 74-22s56 7 74 22
( translate(2 66) rotate(-28) scale(.95)
${suited(SUITS.club)}
)
( translate(24 60) rotate(-14) scale(1.1)
${suited(SUITS.heart)}
)
#000%30 M34 86h76l-8 8H26z
ivory* M54 24l46 8v18l-50-6z
#a88660/.800 M60 26v18M66 27v18M72 28v18M78 29v18M84 30v18M90 31v18
ink* M50 34l54 8v44H40V58z
#4a5272%70 M50 34l54 8v6L48 41z
steel* M40 58l13-34 7 1-12 34v27h-8z
gold* r62,56,30,16,4
crimson* r66,60,22,8,2
gold o77,64,2.600
gold/1.200 M50 80h52
${stack(112, 95, ['red', 'gold', 'red'], 11)}
`,
  ball: `
#000%35 e50,97,66,6
wood* o50,76,66
brass/3 o50,76,61
ink o50,76,57
( translate(50 76) scale(1.44)
${POCKETS}
gold/.800 o0,0,38 o0,0,25
)
wood* o50,76,35
brass/1.600 o50,76,27
brass*= M50 70L24 75v4h26z
brass* M47 76V54h6v22z
gold* o50,76,10
#fff6c8%80 o46.500,72,2.800
#fff%30 M4 34C14 20 30 12 48 12c12 0 22 4 30 10l-4 5c-8-5-16-8-26-8-16 0-30 6-40 18z
#000%35 e83,35,9,3
white* o82,26,10
#fff o78.500,22.500,3
`,
  beasts: `
amber%35 o50,48,54
gold/2 o50,48,46
( translate(58 4) scale(-.74 .74)
${BEINGS.dragon}
)
( translate(46 16) scale(.68)
${BEINGS.tiger}
)
gold* M50 8l4 9 9 3-9 4-4 9-4-9-9-4 9-3z
${stack(50, 97, ['gold', 'red', 'gold'], 12)}
`,
  cup: `
#000%35 e50,94,50,6
crimson* M22 16c0-10 56-10 56 0l10 66c0 10-76 10-76 0z
#4a0620%50 M62 9c10 1 16 3 16 7l10 66c0 5-16 8-32 8 10-26 12-54 6-81z
gold* M20 27c8 7 52 7 60 0l1 8c-10 7-52 7-62 0zM14 68c12 8 60 8 72 0l1 9c-12 8-62 8-74 0z
gold* e50,15,28,7
#4a0620 e50,15,22,4.600
gold* M50 40l3.500 8.500 8.500 3.500-8.500 3.500L50 64l-3.500-8.500L38 52l8.500-3.500z
#fff%40 M28 36c2 14 2 24 0 32l-6 0c0-12 2-22 6-32z
( translate(16 86) rotate(-6) scale(.82)
${DIE_A}
)
( translate(50 90) scale(.82)
${DIE_B}
)
( translate(84 86) rotate(8) scale(.82)
${DIE_A}
)
`,
  shield: `
( translate(26 38) rotate(-20) scale(1.3)
${suited(SUITS.heart)}
)
( translate(74 38) rotate(20) scale(1.3)
${suited(SUITS.club)}
)
gold* M50 14l36 15v29c0 20-17 31-36 38-19-7-36-18-36-38V29z
#8f4f12%45 M50 14l36 15v29c0 20-17 31-36 38 11-24 11-56 0-82z
ink* M50 24l27 11v23c0 14-13 22-27 28-14-6-27-14-27-28V35z
gold/5 M33 49c1-8 15-8 15 0 0 6-13 10-15 18h16
gold/5 M58 48l8-5v24
#fff6c8%70 M22 34l26-11-24 18z
${stack(8, 94, ['red', 'ink', 'red'], 11)}${stack(92, 94, ['gold', 'ink', 'gold'], 11)}
`,
} as const
