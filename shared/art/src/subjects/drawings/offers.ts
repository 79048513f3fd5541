/** Things that offers, advertisements and campaigns are about (language: pen/drawing.ts). */
import { ESPORTS_DRAWINGS } from './esports.ts'
import { LIVE_DRAWINGS } from './live.ts'
import { LOTTERY_DRAWINGS } from './lottery.ts'
import { SPORT_DRAWINGS } from './sport.ts'
import { THINGS } from './things.ts'

const coin = (x: number, y: number, r: number) =>
  `gold* o${x},${y},${r}\nbrass/${r / 6} o${x},${y},${r * 0.68}\n#fff6c8%80 o${x - r * 0.35},${y - r * 0.4},${r * 0.16}\n`
const pile = `${coin(14, 90, 8)}${coin(30, 92, 8)}${coin(22, 82, 8)}`

/** A bank card and coins that go into a purse: a deposit. */
const deposit = (colour: string) => `
#000%30 e50,94,48,5
( rotate(-16 40 34)
${colour}* r4,8,76,48,6
#fff%25 M4 20C24 8 50 8 80 14V8H10q-6 0-6 6z
gold* r12,22,14,11,2
brass/.800 M12 27h14M19 22v11
ivory%80 r12,44,40,4,1 r60,44,14,4,1
)
wood* M16 62c0-8 6-10 14-10h44c8 0 14 4 14 12v24c0 6-4 9-10 9H26c-6 0-10-3-10-9z
brass/1.200 M20 66h64
wood* M66 70h26v14H66c-8 0-8-14 0-14z
gold* o72,77,4
${coin(54, 44, 9)}${coin(70, 36, 8)}${coin(38, 48, 7)}`

const gift = `
#000%30 e50,94,44,5
red* r16,50,68,46,4
#6d0d26%45 M60 50h20q4 0 4 4v38q0 4-4 4H60z
crimson* r10,36,80,18,4
gold* r43,36,14,60,1
gold* M50 36C30 36 20 26 26 16c6-8 20 0 24 20zM50 36c20 0 30-10 24-20-6-8-20 0-24 20z
brass M50 36c-12-2-18-8-15-13 4-4 12 3 15 13zM50 36c12-2 18-8 15-13-4-4-12 3-15 13z
gold* o50,36,6`

const calendar = (mark: string) => `
#000%30 e50,94,44,5
ivory* r14,16,72,78,6
red* M20 16h60q6 0 6 6v16H14V22q0-6 6-6z
steel* r28,8,6,18,3 r66,8,6,18,3
#c9b48c%80 r22,46,10,9,2 r37,46,10,9,2 r52,46,10,9,2 r67,46,10,9,2 r22,60,10,9,2 r37,60,10,9,2 r22,74,10,9,2 r37,74,10,9,2
${mark}`

const lamp = `
gold/1.600 M50-14V6
gold* M40 6h20l5 8H35z
amber* M28 14h44c16 14 18 40 0 56H28C10 54 12 28 28 14z
#fff6d0%90 M42 20c-10 12-10 32 0 44h16c10-12 10-32 0-44z
brass/1.600 M40 14c-14 16-14 40 0 56M60 14c14 16 14 40 0 56
gold* r28,10,44,6,2 r28,68,44,6,2
red M46 76h8l3 20H43z`

const crown = `
gold* M18 60L10 22l20 16L50 8l20 30 20-16-8 38c-14 6-50 6-64 0z
#fff6c8%60 M18 60L10 22l20 16-4 24z
red* o50,46,7
cyan* o32,50,4 o68,50,4
gold* o10,20,4 o50,6,5 o90,20,4
crimson* M16 62c14 6 54 6 68 0v8c-14 6-54 6-68 0z`

export const OFFER_DRAWINGS = {
  depositSport: `${deposit('blue')}
( translate(68 60) scale(.42)
${SPORT_DRAWINGS.football}
)`,
  depositSlots: `${deposit('violet')}
( translate(64 52) scale(.5)
${THINGS.mahjong}
)`,
  deposit: deposit('teal'),
  depositLive: `${deposit('crimson')}
( translate(58 56) scale(.52)
${LIVE_DRAWINGS.roulette}
)`,
  reload: `
green/7 M86 50a36 36 0 1 1-10-25
green M66 30l22 4 2-24z
( translate(24 22) scale(.52)
${SPORT_DRAWINGS.football}
)
${coin(82, 82, 9)}${coin(70, 90, 8)}`,
  profile: `
#000%30 e50,94,44,5
ivory* r4,22,82,58,6
blue M10 22h70q6 0 6 6v6H4v-6q0-6 6-6z
steel* o28,52,11
steel M12 76c0-16 32-16 32 0z
#97a5c4 r52,44,26,5,2 r52,54,20,5,2 r52,64,24,5,2
jade* M78 48l22 8v16c0 14-10 20-22 26-12-6-22-12-22-26V56z
white/5 M68 72l8 8 14-16`,
  turnover: `
#000%30 e50,94,44,5
wood* r14,10,66,84,5
ivory* r20,18,54,72,2
steel* r34,4,26,12,3
jade/4 M27 32l4 5 8-9M27 50l4 5 8-9
#97a5c4 r44,30,24,5,2 r44,48,24,5,2 r44,66,24,5,2
#c9b48c/2 r26,62,11,11,2
( translate(58 54) scale(.46)
${SPORT_DRAWINGS.football}
)`,
  cashback: `
( translate(22 20) scale(.56)
${SPORT_DRAWINGS.football}
)
gold/6 M14 44C16 18 44 4 68 14M86 56C84 82 56 96 32 86
gold M64 4l16 14-20 8zM36 96L20 82l20-8z
${coin(86, 22, 10)}${coin(14, 78, 10)}`,
  cup: `
#000%30 e50,95,34,5
amber* M24 6h52c4 34-6 54-26 60-20-6-30-26-26-60z
#ffcf70/6 M24 14C2 10 4 44 32 46M76 14c22-4 20 30-8 32
#fff6c8%70 M32 10h8c-1 22 3 38 10 48-14-8-20-24-18-48z
brass* M44 64h12l4 16H40z
wood* r28,80,44,14,3
gold r38,84,24,5,1
red M50 18l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z`,
  liveVip: `${LIVE_DRAWINGS.roulette}
( translate(30 -8) scale(.4)
${crown}
)`,
  esports: `
#000%30 e50,94,44,5
violet/9 M12 56c0-60 76-60 76 0
violet* r2,46,20,34,8 r78,46,20,34,8
cyan* r6,52,10,22,4 r84,52,10,22,4
ink/4 M88 78c0 14-14 16-26 16
ink* r50,88,16,9,4
cyan%35 o50,60,22
white/5 M38 62l8 8 16-18`,
  reels: `
#000%30 e50,95,46,5
crimson* r8,14,84,82,10
gold* r14,26,72,50,4
ivory* r18,30,20,42,2 r40,30,20,42,2 r62,30,20,42,2
red/4.500 M22 42h11l-6 18M44 42h11l-6 18M66 42h11l-6 18
gold* M24 14C26-2 74-2 76 14z
red* o50,6,6
steel/5 M92 50h6V26
red* o98,22,7
brass r26,82,48,8,3`,
  dailyReturn: `
gold/6 M86 50a36 36 0 1 1-10-25
gold M66 30l22 4 2-24z
( translate(27 26) scale(.46)
${THINGS.mahjong}
)
${coin(84, 80, 9)}${coin(72, 90, 8)}`,
  evening: `
ivory o74,20,16
#c9b48c%60 o70,16,3 o80,24,4
wood* M-6 78h112v8H-6zM4 86h8v12H4zM88 86h8v12h-8z
( translate(34 34) scale(.62)
${LIVE_DRAWINGS.threefaces}
)
white* M6 58h26c2 14-4 20-13 20S4 72 6 58z
blue/1.600 M8 64c8 4 14 4 22 0
#fff/1.600%60 M14 52c-3-5 3-7 0-12M24 52c-3-5 3-7 0-12`,
  numbers: LOTTERY_DRAWINGS.digits,
  dividend: calendar(
    `gold* o70,74,18\nbrass/2.400 o70,74,12.500\nred M70 66l2.500 5.500 6 .500-4.500 4 1.500 6-5.500-3.200-5.500 3.200 1.500-6-4.500-4 6-.500z`,
  ),
  upgrade: `
stone* M0 96V78h28V60h24V42h24V24h28v72z
#38344a%50 M76 42V24h28v72H84V42zM28 78V60h24v36H40V78z
gold/2 M0 78h28V60h24V42h24V24h28
( translate(6 38) scale(.26)
${lamp}
)
( translate(28 14) scale(.34)
${lamp}
)
( translate(68-26) scale(.44)
${lamp}
)`,
  birthday: `
#000%30 e50,95,48,5
white* e50,90,48,7
pink* M12 62c0-10 76-10 76 0v24c0 8-76 8-76 0z
white M12 62c6 12 12 12 14 4 4 12 12 10 14 2 4 12 14 12 18 0 4 10 12 10 14-2 4 8 12 8 16-4 0-10-76-10-76 0z
chocolate* M26 42c0-8 48-8 48 0v16c-10 6-38 6-48 0z
cyan* r36,18,5,22,1 r48,14,5,26,1 r60,18,5,22,1
flame* M38.500 4c4 6 4 11 0 12-4-1-4-6 0-12zM50.500 0c4 6 4 11 0 12-4-1-4-6 0-12zM62.500 4c4 6 4 11 0 12-4-1-4-6 0-12z
red o30,56,3 o44,60,3 o58,60,3 o70,56,3`,
  idea: `
#fff6c2%35 o50,38,48
lemon* M50 2c22 0 36 16 36 34 0 16-12 22-16 36H30c-4-14-16-20-16-36C14 18 28 2 50 2z
#fff%75 M26 34C26 20 36 12 46 11 38 18 34 26 34 36z
orange/2.600 M40 72L36 44l8 8 6-8 6 8 8-8-4 28
steel* r32,72,36,7,3 r34,80,32,7,3 r38,88,24,8,4
amber/3= M8 10L0 4M2 38h-10M10 62l-8 6`,
  crypto: `
#000%30 e50,94,40,5
teal* o50,50,44
#0a4048/3 o50,50,36
white/5 M50 24l22 13v26L50 76 28 63V37zM28 37l22 13 22-13M50 50v26
white o50,24,6 o72,37,6 o72,63,6 o50,76,6 o28,63,6 o28,37,6 o50,50,7
${pile}`,
  chat: `
violet* M4 12h58q8 0 8 8v28q0 8-8 8H30L14 70V56H4q-8 0-8-8V20q0-8 8-8z
white r8,24,46,6,3 r8,38,32,6,3
amber* M46 46h50q8 0 8 8v22q0 8-8 8h-6v14L76 84H46q-8 0-8-8V54q0-8 8-8z
#6e3812 o54,65,4 o70,65,4 o86,65,4`,
  friends: `
blue* M-2 97c0-26 10-36 28-36s28 10 28 36z
skin* o26,42,17
ink M8 42c0-24 36-26 36 0-6-8-14-12-20-12-8 0-12 4-16 12z
red* M46 97c0-26 10-36 28-36s28 10 28 36z
skin* o74,42,17
wood M56 46c-4-28 40-30 36 0 2 10 0 16-4 20 0-12-2-20-6-26-8 4-16 4-22 0-4 6-4 14-2 22-4-4-4-10-2-16z
ink o20,43,1.800 o32,43,1.800 o68,43,1.800 o80,43,1.800
ink/1.600 M22 50c2 2 6 2 8 0M70 50c2 2 6 2 8 0
( translate(33 66) scale(.34)
${gift}
)`,
  hourglass: `
#000%30 e50,96,34,4
wood* r20,2,60,10,3 r20,86,60,10,3
#dff6ff%45 M28 12h44c0 22-14 26-16 37 2 11 16 15 16 37H28c0-22 14-26 16-37-2-11-16-15-16-37z
sand* M34 26h32c-4 10-12 14-14 21v4h-4v-4c-2-7-10-11-14-21zM50 56c2 10 18 14 20 30H30c2-16 18-20 20-30z
#fff/1.800%70 M32 16c0 16 8 22 12 28M44 54c-6 8-10 14-12 26
wood*= r22,10,5,78,2`,
  derby: `
( translate(-14 8) scale(.62)
${SPORT_DRAWINGS.football}
)
( translate(40 14) scale(.86)
${SPORT_DRAWINGS.football}
)`,
  arena: ESPORTS_DRAWINGS.kings,
} as const
