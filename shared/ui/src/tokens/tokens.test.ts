import { declarationsOf, readCss } from '../test/read-css.ts'

type Roles = Record<string, string>

/** The custom properties of the first block after `selector`. */
function rolesOf(css: string, selector: string): Roles {
  const block = declarationsOf(css, selector)
  return Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]))
}

/** Relative luminance (WCAG 2) of an opaque `oklch(l c h)`. */
function luminance(colour: string): number {
  const [l = 0, c = 0, h = 0] = (/oklch\(([^)]+)\)/.exec(colour)?.[1] ?? '').split(' ').map(Number)
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short
  const clip = (part: number) => Math.min(1, Math.max(0, part))
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue)
}

function contrast(ink: string, paper: string): number {
  const [light = 0, dark = 0] = [luminance(ink), luminance(paper)].sort((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

const tokens = readCss('tokens.css')
const autumn = readCss('skin-mid-autumn.css')
const dark = rolesOf(tokens, ':root')
const light = { ...dark, ...rolesOf(tokens, "html[data-scheme='light']") }
const autumnDark = { ...dark, ...rolesOf(autumn, "html[data-skin='mid-autumn']") }
const autumnLight = {
  ...light,
  ...rolesOf(autumn, "html[data-skin='mid-autumn']"),
  ...rolesOf(autumn, "html[data-skin='mid-autumn'][data-scheme='light']"),
}

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
  ['mid-autumn dark', autumnDark],
  ['mid-autumn light', autumnLight],
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

  it('[UI-16] filled buttons pass AA, pressed too', () => {
    for (const fill of ['--accent', '--accent-pressed']) expect(ratio('--on-accent', fill)).toBeGreaterThanOrEqual(4.5)
    for (const fill of ['--danger', '--danger-pressed']) expect(ratio('--on-danger', fill)).toBeGreaterThanOrEqual(4.5)
  })

  it('the focus ring and the edge of a control stand out by 3 to 1', () => {
    for (const room of ROOMS) expect(ratio('--focus', room)).toBeGreaterThanOrEqual(3)
    expect(ratio('--line-field', '--surface-1')).toBeGreaterThanOrEqual(3)
  })
})

describe('tokens', () => {
  it('say the same for the light scheme of the system and of the member', () => {
    expect(rolesOf(tokens, "html:not([data-scheme='dark'])")).toEqual(rolesOf(tokens, "html[data-scheme='light']"))
  })

  it('hold the type scale in rem', () => {
    const sizes = Object.keys(dark).filter((name) => name.startsWith('--font-'))
    expect(sizes).toEqual(['11', '12', '14', '16', '18', '22', '28', '34'].map((size) => `--font-${size}`))
    for (const name of sizes) expect(Number.parseFloat(dark[name] ?? '') * 16).toBe(Number(name.slice(7)))
  })
})
