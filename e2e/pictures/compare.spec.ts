/** What the comparison of pictures sees and what it overlooks, on made pictures of a phone's screen. */
import sharp from 'sharp'
import { expect, test } from '../site/watched-page.ts'
import { type Difference, differenceOf } from './compare.ts'
import { WIDTHS } from './forms.ts'
import { smallPicture } from './small-picture.ts'

const { screen, small } = WIDTHS[0]
/** Surfaces, text and accent of the dark and the light scheme, as in shared/ui. */
const COLOURS = {
  dark: { page: '#0a0f1e', card: '#141b30', text: '#e8ebf5', accent: '#f5b544' },
  light: { page: '#f3f4f8', card: '#ffffff', text: '#1a2136', accent: '#8a5a00' },
}
type Scheme = keyof typeof COLOURS
type Changes = {
  readonly scheme?: Scheme
  readonly accent?: string
  readonly card?: string
  /** Moves all text, in pixels of the screen. */
  readonly textBy?: { x: number; y: number }
  /** Width of the strokes added to each glyph. */
  readonly weight?: number
  /** Moves the card with its content. */
  readonly cardBy?: number
  /** Moves the small button. */
  readonly buttonBy?: number
  readonly withoutCover?: boolean
  readonly words?: string
}

const SAME: Record<string, Changes> = {
  'text half a pixel to the right': { textBy: { x: 0.5, y: 0 } },
  'text a pixel lower': { textBy: { x: 0, y: 1 } },
  'bolder glyphs': { weight: 0.35 },
}
const SEEN: Record<string, Changes> = {
  'a card 12 px lower': { cardBy: 12 },
  'a button 12 px to the left': { buttonBy: -12 },
  'another hue of the accent': { accent: '#44b5f5' },
  'a slightly other accent': { accent: '#f57d44' },
  'another surface': { card: '#3a2a4a' },
  'no cover': { withoutCover: true },
  'another title': { words: 'Bonuses' },
}

for (const scheme of ['dark', 'light'] as const) {
  for (const [title, changes] of Object.entries(SAME))
    test(`[UI-46] ${scheme}: ${title} is the same look`, async () => {
      expect(await seen({ ...changes, scheme })).toBeNull()
    })

  for (const [title, changes] of Object.entries(SEEN))
    test(`[UI-46] ${scheme}: ${title} is seen`, async () => {
      expect(await seen({ ...changes, scheme })).not.toBeNull()
    })
}

/** Compares the changed page with an accepted picture of the page as it was: stored with losses. */
async function seen({ scheme, ...changes }: Changes & { scheme: Scheme }): Promise<Difference['kind'] | null> {
  const before = await sharp(await drawn({ scheme }))
    .resize({ ...small, fit: 'fill', kernel: 'cubic' })
    .webp({ quality: 80, smartSubsample: true })
    .toBuffer()
  const after = await smallPicture(await drawn({ ...changes, scheme }), small)
  return (await differenceOf(await smallPicture(before, small), after))?.kind ?? null
}

function drawn({
  scheme = 'dark',
  accent,
  card,
  textBy = { x: 0, y: 0 },
  weight = 0,
  cardBy = 0,
  buttonBy = 0,
  withoutCover = false,
  words = 'Offers',
}: Changes): Promise<Buffer> {
  const colours = COLOURS[scheme]
  const lit = accent ?? colours.accent
  const text = (x: number, y: number, size: number, line: string): string =>
    `<text x="${x + textBy.x}" y="${y + textBy.y}" font-size="${size}" font-family="sans-serif" fill="${colours.text}" stroke="${colours.text}" stroke-width="${weight}">${line}</text>`
  const lines = [0, 1, 2, 3].map((row) =>
    text(32, 520 + row * 24, 14, 'Deposits arrive within ten minutes, 100.00 at least'),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${screen.width}" height="${screen.height}">
    <rect width="100%" height="100%" fill="${colours.page}"/>
    ${text(16, 40, 22, words)}
    ${withoutCover ? '' : '<rect x="16" y="80" width="110" height="140" rx="8" fill="#2b5d8a"/><circle cx="70" cy="150" r="30" fill="#c98f3d"/>'}
    <rect x="140" y="80" width="110" height="140" rx="8" fill="#7a3b5e"/>
    <g transform="translate(0 ${cardBy})">
      <rect x="16" y="260" width="358" height="120" rx="12" fill="${card ?? colours.card}"/>
      ${text(32, 300, 28, '¥1,234.50')}
      ${text(32, 340, 14, 'Available balance')}
    </g>
    ${lines.join('')}
    <rect x="${300 + buttonBy}" y="420" width="44" height="44" rx="22" fill="${lit}"/>
    <rect x="16" y="760" width="358" height="48" rx="12" fill="${lit}"/>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
