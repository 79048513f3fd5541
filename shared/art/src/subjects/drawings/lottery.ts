/** Things of the draws (language: pen/drawing.ts). */

const DIGITS: Readonly<Record<string, string>> = {
  '0': 'M0-5c-5 0-5 10 0 10s5-10 0-10z',
  '1': 'M-2-3L1-5V5',
  '2': 'M-3-3c1-3 6-3 6 0 0 2-5 5-6 8h6.500',
  '3': 'M-3-4c3-2 6-1 6 1S1 0-1 0c3 0 4 1 4 2.500S-1 6-3 4',
  '5': 'M3-5h-5.500L-3 0c3-1.500 6-.500 6 2S-1 6-3 4',
  '7': 'M-3-5h6L-1 5',
  '8': 'M0-.500c-4-1-3-4.500 0-4.500s4 3.500 0 4.500c-5 1-4 5.500 0 5.500s5-4.500 0-5.500z',
  '9': 'M3-2c0-4-6-4-6 0s6 4 6 0c0 4-1 6-4 7',
}
/** A ball of the draw with its digit. */
const ball = (x: number, y: number, r: number, colour: string, digit: string) => `
#0a0d1c%30 e${x},${y + r},${r * 0.8},${r * 0.2}
${colour}* o${x},${y},${r}
ivory o${x},${y},${r * 0.58}
( translate(${x} ${y}) scale(${r * 0.062})
ink/2.200 ${DIGITS[digit] ?? DIGITS['8']}
)
#fff%70 e${x - r * 0.4},${y - r * 0.55},${r * 0.24},${r * 0.16}`

const pip = (x: number, y: number, r: number) => `e${x},${y},${r},${r}`
const face = (turn: string, colour: string, pips: string) => `
( ${turn}
${colour}* r-17,-17,34,34,6
${pips}
)`

export const LOTTERY_DRAWINGS = {
  digits: `
wood* r-6,72,112,24,6
brass r-2,76,104,4,2
${ball(6, 62, 15, 'red', '7')}${ball(94, 62, 15, 'violet', '3')}${ball(28, 52, 18, 'orange', '2')}${ball(72, 52, 18, 'blue', '9')}${ball(50, 42, 22, 'green', '8')}
gold* r18,84,64,8,3
`,
  dice: `${face('translate(26 72) rotate(-16)', 'white', `red ${pip(0, 0, 6)}`)}${face('translate(76 72) rotate(14)', 'white', `blue ${pip(-8, -8, 3.4)} ${pip(8, 8, 3.4)} ${pip(0, 0, 3.4)}`)}${face('translate(50 36) rotate(6)', 'white', `ink ${pip(-8, -8, 3.2)} ${pip(8, -8, 3.2)} ${pip(-8, 0, 3.2)} ${pip(8, 0, 3.2)} ${pip(-8, 8, 3.2)} ${pip(8, 8, 3.2)}`)}
amber/2%80 M6 38l-10-4M8 26L0 20M94 38l10-4M92 26l8-6
`,
  racing: `
#000%35 e50,92,58,6
ink o16,80,15 o82,80,15
silver o16,80,8 o82,80,8
ink o16,80,4 o82,80,4
red* M-8 78c0-8 6-10 16-12l22-4c4-10 10-14 18-14 6 0 8 4 10 10l14-2c14-2 28 4 36 12l2 10-8 2c0-22-32-24-36 0H34c-2-22-34-22-36 0z
white M22 68l62-8 4 4-64 8z
ink M36 60c3-8 8-10 13-10 4 0 5 4 6 8z
cyan%70 M39 58c3-5 5-6 9-6l1 4z
steel* M-12 54h16v5H-2l6 14h-6l-8-15h-2z
gold o44,46,6
ink M39 46c0-6 10-6 11 0l-5 1z
silver* M92 80l18-2 2 6-20 4z
white o62,72,7
( translate(62 72) scale(.75)
ink/2 ${DIGITS['7']}
)
`,
  drum: `
wood* M22 97l8-20h40l8 20z
brass* r18,92,64,6,2
#bfe6ff%22 o50,46,44
${ball(34, 64, 12, 'red', '5')}${ball(60, 68, 12, 'blue', '1')}${ball(46, 46, 13, 'green', '8')}${ball(70, 46, 12, 'orange', '3')}${ball(26, 40, 11, 'violet', '2')}${ball(54, 24, 11, 'pink', '0')}
#fff/2%80 o50,46,44
brass/3 M4 46h-8v36h20M96 46h8v36H84
#fff%40 M16 30C24 12 40 6 50 8 34 14 24 24 20 42z
brass* o-4,46,5 o104,46,5
`,
  airship: `
#000%22 e50,96,40,4
brass* M30 66h40l-6 16H36z
#ffe9ae r38,69,7,6,1 r47,69,7,6,1 r56,69,7,6,1
ink/1.400 M30 52l4 14M70 52l-4 14M50 56v10
red* M84 24l22-12-4 18 4 22-22-8z
violet* M-10 38C0 18 24 8 48 8c26 0 42 14 48 28-6 16-22 26-48 26-24 0-48-6-58-24z
#dcb8ff%50 M-10 38c20-8 80-10 106-2-30-2-76 0-106 2z
gold M-10 38c6-11 16-19 28-24-6 14-6 34 0 44-12-4-22-11-28-20zM40 8.500c-6 16-6 38 0 52.500h16c6-16 6-36 0-52.500z
#fff%35 M6 24C20 12 50 10 66 16 44 16 24 18 6 24z
( translate(48 34) scale(2)
crimson/2 ${DIGITS['8']}
)
steel* M100 60h4v16h-4zM98 66h8v4h-8z
`,
  pick: `
( rotate(-8 50 50)
ivory* r8,6,62,88,4
red r8,6,62,16,4
#fff r16,11,30,5,2
#c9b48c%70 o18,34,5 o32,34,5 o46,34,5 o60,34,5 o18,48,5 o32,48,5 o46,48,5 o60,48,5 o18,62,5 o32,62,5 o46,62,5 o60,62,5
red o32,34,5.500 o60,48,5.500 o18,62,5.500 o46,62,5.500 o46,34,5.500
#8a4c25/1.400 M16 78h46M16 84h30
)
( translate(84 58) rotate(24)
orange* r-6,-44,12,52,2
pink r-6,-50,12,9,3
silver r-6,-43,12,5,0
sand M-6 8L0 24 6 8z
ink M-2 18l2 6 2-6z
)
${ball(72, 84, 12, 'green', '5')}
`,
} as const
