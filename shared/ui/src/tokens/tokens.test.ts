import { ColorSpace, contrastWCAG21, OKLCH, parse, sRGB } from 'colorjs.io/fn'
import { declarationsOf, readCss } from '../test/read-css.ts'

ColorSpace.register(sRGB)
ColorSpace.register(OKLCH)

const contrast = (ink: string, paper: string): number => contrastWCAG21(parse(ink), parse(paper))

const tokens = readCss('tokens.css')
const dark = declarationsOf(tokens, ':root')
const light = { ...dark, ...declarationsOf(readCss('light.css'), "html[data-scheme='light']") }

const ROOMS = ['--surface-0', '--surface-1', '--surface-2', '--surface-overlay']
const INKS = [
  '--text-strong',
  '--text-normal',
  '--text-weak',
  '--accent-text',
  '--positive',
  '--negative',
  '--warning',
  '--info',
  '--live',
]

describe.each([
  ['dark', dark],
  ['light', light],
])('roles of %s', (_name, roles) => {
  const ratio = (ink: string, paper: string) => contrast(roles[ink] ?? '', roles[paper] ?? '')

  it.each(ROOMS.flatMap((room) => INKS.map((ink) => [ink, room] as const)))(
    '[UI-16] %s on %s passes AA',
    (ink, room) => {
      expect(ratio(ink, room)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('[UI-16] amounts pass AAA', () => {
    for (const room of ROOMS) expect(ratio('--text-strong', room)).toBeGreaterThanOrEqual(7)
  })

  it('[UI-16] filled buttons pass AA, also when pressed', () => {
    for (const fill of ['--accent', '--accent-pressed']) expect(ratio('--on-accent', fill)).toBeGreaterThanOrEqual(4.5)
    for (const fill of ['--danger', '--danger-pressed']) expect(ratio('--on-danger', fill)).toBeGreaterThanOrEqual(4.5)
  })

  it('the focus ring and the edge of a control have a contrast of 3 to 1', () => {
    for (const room of ROOMS) expect(ratio('--focus', room)).toBeGreaterThanOrEqual(3)
    expect(ratio('--line-field', '--surface-1')).toBeGreaterThanOrEqual(3)
  })
})

describe('tokens', () => {
  it('define the type scale in rem', () => {
    const sizes = Object.keys(dark).filter((name) => name.startsWith('--font-'))
    expect(sizes).toEqual(['11', '12', '14', '16', '18', '22', '28', '34'].map((size) => `--font-${size}`))
    for (const name of sizes) expect(Number.parseFloat(dark[name] ?? '') * 16).toBe(Number(name.slice(7)))
  })
})
