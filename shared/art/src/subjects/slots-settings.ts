/** What the second word of a slot's title adds (language: pen/drawing.ts). */
import type { Setting } from './subject.ts'

const coins = (list: readonly (readonly [number, number, number])[]) =>
  list.map(([x, y, r]) => `gold* o${x},${y},${r}\nbrass/1 o${x},${y},${r * 0.64}`).join('\n')

export const SLOT_SETTINGS = {
  /** A moon gate. */
  ways: {
    back: `
crimson/9 o50,46,57
gold/1.600 o50,46,52 o50,46,62
gold* o50,-14,4 o-9,46,4 o109,46,4 o8,4,3.500 o92,4,3.500
`,
    front: `
crimson* M-70 108c20-14 40-4 46 2 14-10 30-8 36 0h76c8-8 22-10 36 0 8-8 28-14 46-2v30H-70z
gold/1.400 M-30 112c4-8 14-8 16-1 1 6-8 8-9 2M130 112c-4-8-14-8-16-1-1 6 8 8 9 2M14 116c4-7 12-7 14-1M86 116c-4-7-12-7-14-1
`,
  },
  /** A plinth, laurels, rays. */
  legend: {
    sky: 'rays',
    scale: 0.92,
    rise: 8,
    back: `
gold= M-2 88C-18 66-16 36 0 18c-8 22-8 46 8 66zM-8 28c-8-2-12-8-12-16 8 2 12 8 12 16zM-13 46c-9 0-14-5-16-13 9 0 14 5 16 13zM-12 64c-8 2-15-1-20-8 8-2 15 1 20 8zM-5 80c-6 5-14 5-21 1 6-6 14-5 21-1z
`,
    front: `
stone* M-2 94h104l8 10H-10z
stone M-10 104h120v8H-10z
stone* M-24 112h148v24H-24z
gold r-10,118,120,2.500 r-2,98,104,1.500
#1a1428%35 M60 94h42l8 10h-40zM70 112h54v24H70z
`,
  },
  /** A heap of coins and stones. */
  riches: {
    weather: 'glints',
    front: `
brass M-70 140V112c20-10 34-8 44-4 14-12 30-14 40-6 16-10 50-10 66-2 14-8 32-6 44 4 14-6 34-4 46 6v30z
${coins([
  [-18, 106, 9],
  [4, 101, 8],
  [-2, 113, 9],
  [24, 99, 7.5],
  [18, 111, 9],
  [42, 104, 8],
  [60, 100, 7.5],
  [54, 114, 9],
  [78, 102, 8.5],
  [72, 114, 8],
  [98, 105, 9],
  [92, 115, 8],
  [118, 108, 8],
  [36, 116, 8],
  [-38, 110, 8],
  [138, 112, 8],
])}
red* M6 92l5-4h8l5 4-9 9z
cyan* M82 95l4-4h8l4 4-8 8z
jade* M46 96l4-3h6l4 3-7 7z
`,
  },
  /** Fireworks, bulbs, streamers. */
  carnival: {
    sky: 'burst',
    weather: 'confetti',
    front: `
#1a0a30%70 M-70 140v-40c40 8 80 12 120 12s80-4 120-12v40z
#ffe9ae/1.200 M-70 92c40 13 80 16 120 16s80-3 120-16
red* o-20,103,4.500 o34,109,4.500 o88,106,4.500 o138,99,4.500
lemon* o-2,106,4.500 o52,110,4.500 o106,104,4.500
cyan* o16,108,4.500 o70,109,4.500 o122,102,4.500 o-38,100,4.500
pink*= M-10 36c10 0 12 8 4 12s-4 12 4 14-2 14-8 18v-8c4-4 0-6-4-10z
lemon*= M-10 66c8 4 8 10 2 14s0 8 4 12c-4 2-8-2-8-6z
`,
  },
  /** A road that leads to it. */
  road: {
    scale: 0.84,
    rise: 16,
    front: `
sand M44 92h14c2 8 30 10 22 18s-22 8-14 16 40 8 44 14H-14c2-10 30-10 44-16s-16-10-10-18 22-8 24-14z
#6e3812%45 M58 92c2 8 30 10 22 18s-22 8-14 16 40 8 44 14H76c0-8-26-8-26-16s20-8 22-14-10-12-16-18z
stone*= M-2 104c2-6 10-6 12 0v4H-4zM-30 118c4-8 16-8 18 1v6h-20z
amber%90= o4,94,2.600
wood/2= M4 97v10
leaf= M-50 120c4-14 20-14 22 0zM14 92c2-6 10-6 11 0z
`,
  },
  /** A ring of crystals and northern light. */
  wonders: {
    sky: 'aurora',
    weather: 'glints',
    back: `
#fff%14 o50,44,58
#e8fbff/1.500%80 o50,44,58
cyan*= M12 98L-2 82l2-44 10-14 6 20zM-6 100l-10-20-6-34 8-16 8 22z
violet*= M22 98L10 92 4 60l7-12 10 18zM-26 100l-10-30-2-20 8-10 8 20z
#fff%60= M8 28l2 40-8 12zM-14 36l2 30-6 8zM12 52l4 26-6 4z
`,
    front: `
violet*= M-12 120L-22 96l8-20 9 14 3 30zM20 120l-7-14 5-12 8 10 2 16z
cyan*= M2 120L-8 104l6-20 10 14 4 22z
#fff%60= M-2 88l2 24-7-9zM-14 80l2 28-7-10zM18 97l2 18-5-8z
`,
  },
  /** Falls on both sides. */
  cascade: {
    weather: 'bubbles',
    back: `
rock= M-70 140V10c20-6 34-4 42 4 10-2 14 4 12 12 6 10 4 40 8 70l6 44z
water= M-34 12c10-4 18 0 18 10 4 30 6 60 10 100h-40c6-40 8-80 12-110z
#fff/1.600%70= M-26 18c0 30-4 60-8 100M-20 22c2 30 4 60 8 96M-30 40c-2 26-6 50-10 76
`,
    front: `
water M-70 140v-26c16-8 26-4 34 0 10-8 22-6 28 0 14-8 32-8 44-2 12-6 30-6 44 2 8-6 20-8 28 0 10-4 22-8 62 0v26z
#fff%75 M-44 114c4-8 14-8 18-1 6-6 16-4 18 3-12 4-26 4-36-2zM108 116c2-7 12-9 18-3 4-7 14-7 18 1-10 6-24 6-36 2z
red* M6 34l4-3h6l4 3-7 8z
lemon* M80 24l4-3h6l4 3-7 8z
jade* M92 62l3-2.500h5l3 2.500-5.500 6z
violet* M-6 66l3-2.500h5l3 2.500-5.500 6z
`,
  },
  /** A city of gold, bars in front. */
  tycoon: {
    sky: 'beams',
    back: `
brass%85 M-70 110V50h14V30h12v26h10V8h6l4-10 4 10h6v60h10V24h14v44h80V30h14v38h10V4h5l5-12 5 12h5v52h10V34h12v20h14v56z
#fff0b0%70 M-50 38v4M-46 46v4M-28 16v4M-24 26v4M-28 36v4M2 32v4M6 44v4M112 12v4M116 24v4M112 36v4M136 42v4M92 38v4
#fff0b0/1.800%80 M-50 38v.1M-46 46v.1M-28 16v.1M-23 26v.1M-28 36v.1M1 32v.1M6 44v.1M112 12v.1M116 24v.1M112 36v.1M136 42v.1M92 38v.1
`,
    front: `
gold*= M-14 120l5-13h26l5 13zM-36 120l5-13h20l5 13zM-22 107l5-12h24l5 12z
#fff6c8%80= M-16 96h22l1 2h-24zM-8 108h24l1 2H-9zM-30 108h18l1 2h-20z
jade* M36 106l26-5 5 14-26 6z
#d2ffdf/1 M41 108l19-3.500 3 7-19 4z
`,
  },
  /** Seen between curtains of stone, in mist. */
  secrets: {
    weather: 'mist',
    scale: 0.9,
    rise: 6,
    front: `
#0a0818%88 M-70-60H170V140H-70zM50-26C6-26-4 16-4 50v90h108V50C104 16 94-26 50-26z
#ffcf70/1.400%75 M-4 140V50C-4 16 6-26 50-26s54 42 54 76v90
ink*= M-10 120c0-8 3-14 8-18l10-2v20zM-2 120v-6h24l4 6z
light= r-4,90,6,14,1 r6,98,5,12,1 r15,104,4.500,10,1
flame= M-1 78c3 4 4 6 3 9s-6 3-6 0 2-5 3-9zM8.500 86c3 4 4 6 3 9s-6 3-6 0 2-5 3-9zM17.200 93c2.500 3 3 5 2.500 8s-5 3-5 0 1.500-5 2.500-8z
`,
  },
  /** In motion. */
  rush: {
    tilt: -9,
    scale: 1.06,
    back: `
#fff%28 M-70 30L180-30v7L-70 40zM-70 66L180 6v4L-70 74zM-70 96L180 36v9L-70 108zM-70 126L180 66v4L-70 132z
amber%55 M-70 50L120 4v3L-70 55zM0 100l180-44v4L0 104z
`,
    front: `
#fff%50 M-70 118L60 84v3L-70 124zM40 132l140-38v3L40 136z
amber%70 M-70 134L90 92v3L-70 138zM70 108l110-28v2L70 111z
`,
  },
} as const satisfies Record<string, Setting>
