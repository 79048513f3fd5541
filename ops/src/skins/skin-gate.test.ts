import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BASE_ROLES, PAIRS } from '@lantern/contract/skin-pairs'
import { contrastOf, readableTokens } from '@lantern/service'
import { aSkin, aSkinFolder, DOT } from './skin.fixture.ts'
import { checkSkin } from './skin-gate.ts'

const ROOT = join(import.meta.dirname, '../../..')
const draw = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${inside}</svg>`
const circle = '<circle r="3"/>'

function sentences(folder: ReadonlyMap<string, Buffer>): string {
  const answer = checkSkin(folder)
  return answer.kind === 'passed' ? 'passed' : answer.refusals.map(({ what, fix }) => `${what} ${fix}`).join('\n')
}

describe('the gate of skins', () => {
  it('[OPS-SKIN-1] accepts a good skin, named by its content', () => {
    const answer = checkSkin(aSkinFolder())
    if (answer.kind !== 'passed') throw new Error(sentences(aSkinFolder()))
    expect(answer.skin.version).toMatch(/^[0-9a-f]{16}$/)
    expect([...answer.pictures.keys()]).toEqual([answer.skin.art.header?.dark.file])
    expect(answer.report).toMatchObject({
      bytes: DOT.length,
      firstBytes: DOT.length,
      pictures: { 'dot.svg': DOT.length },
    })
    expect(answer.report.contrast).toHaveLength(PAIRS.length * 2)
    const other = checkSkin(aSkinFolder(aSkin(), { 'dot.svg': DOT.replace('r="3"', 'r="2"') }))
    expect(other.kind === 'passed' && other.skin.version).not.toBe(answer.skin.version)
  })

  const spoilt: [string, ReadonlyMap<string, Buffer>, string | RegExp][] = [
    ['no skin.json', aSkinFolder(aSkin(), { 'skin.json': null }), 'skin.json is missing'],
    ['text that is no JSON', aSkinFolder(aSkin(), { 'skin.json': '{"code":' }), 'is not JSON'],
    ['an unknown key', aSkinFolder({ ...aSkin(), script: 'alert(1)' }), 'script is wrong'],
    ['a code with capitals', aSkinFolder({ ...aSkin(), code: 'Test' }), 'code is wrong'],
    ['the code of the plain skin', aSkinFolder({ ...aSkin(), code: 'plain' }), 'page without a skin'],
    [
      'a role that is none',
      aSkinFolder(aSkin({ tokens: { dark: { positive: 'oklch(0.5 0.2 20)' } as object, light: {} } })),
      'tokens.dark.positive is wrong',
    ],
    [
      'style text for a colour',
      aSkinFolder(aSkin({ tokens: { dark: { accent: 'red;} html{display:none' }, light: {} } })),
      'tokens.dark.accent is wrong',
    ],
    [
      'an address for a colour',
      aSkinFolder(aSkin({ tokens: { dark: { accent: 'url(http://evil.example)' }, light: {} } })),
      'a colour is oklch',
    ],
    ['a picture of another folder', aSkinFolder(aSkin({ art: { header: '../other/dot.svg' } })), 'art.header is wrong'],
    [
      'a picture of the internet',
      aSkinFolder(aSkin({ art: { header: 'https://evil.example/a.svg' } })),
      'art.header is wrong',
    ],
    ['a picture for no slot', aSkinFolder({ ...aSkin(), art: { popup: 'dot.svg' } }), 'popup is wrong'],
    [
      'a motion that is no preset',
      aSkinFolder({ ...aSkin(), motion: { figures: 'spin 1s', fall: 'slow' } }),
      'motion.figures is wrong',
    ],
    [
      'a picture that is not there',
      aSkinFolder(aSkin(), { 'dot.svg': null }),
      'names dot.svg, which is not in the folder',
    ],
    ['a file that nothing names', aSkinFolder(aSkin(), { 'old.svg': DOT }), 'does not name it'],
    ['a script in the folder', aSkinFolder(aSkin(), { 'skin.js': 'alert(1)' }), 'is no picture'],
    ['a style sheet in the folder', aSkinFolder(aSkin(), { 'extra.css': 'a{}' }), 'is no picture'],
    ['a script in a drawing', aSkinFolder(aSkin(), { 'dot.svg': draw('<script>alert(1)</script>') }), 'has <script>'],
    [
      'a handler in a drawing',
      aSkinFolder(aSkin(), { 'dot.svg': draw(circle, ' onload="alert(1)"') }),
      'has the attribute onload',
    ],
    [
      'a page in a drawing',
      aSkinFolder(aSkin(), { 'dot.svg': draw('<foreignObject><p>a</p></foreignObject>') }),
      'has <foreignObject>',
    ],
    [
      'style text in a drawing',
      aSkinFolder(aSkin(), { 'dot.svg': draw('<style>@import url(//evil.example)</style>') }),
      'has <style>',
    ],
    [
      'a style attribute',
      aSkinFolder(aSkin(), { 'dot.svg': draw('<path style="fill:url(http://evil.example)"/>') }),
      'has the attribute style',
    ],
    [
      'a picture in a drawing',
      aSkinFolder(aSkin(), { 'dot.svg': draw('<image href="data:image/png;base64,AA"/>') }),
      'has <image>',
    ],
    [
      'a reference to the outside',
      aSkinFolder(aSkin(), { 'dot.svg': draw('<use href="https://evil.example/a.svg#b"/>') }),
      'points outside itself',
    ],
    [
      'a fill from the outside',
      aSkinFolder(aSkin(), { 'dot.svg': draw('<path fill="url(http://evil.example#a)"/>') }),
      'points outside itself',
    ],
    [
      'a second reference from the outside',
      aSkinFolder(aSkin(), { 'dot.svg': draw('<path fill="url(#a) url(//evil.example)"/>') }),
      'points outside itself',
    ],
    [
      'an old-style link',
      aSkinFolder(aSkin(), { 'dot.svg': draw('<a xlink:href="javascript:alert(1)"/>') }),
      'has <a>',
    ],
    ['entities', aSkinFolder(aSkin(), { 'dot.svg': `<!DOCTYPE svg [<!ENTITY a "b">]>${DOT}` }), 'has a DOCTYPE'],
    [
      'a style sheet instruction',
      aSkinFolder(aSkin(), { 'dot.svg': `<?xml-stylesheet href="//evil.example"?>${DOT}` }),
      'has the instruction',
    ],
    ['half a drawing', aSkinFolder(aSkin(), { 'dot.svg': DOT.slice(0, -4) }), 'is not well-formed'],
    [
      'a page under the name of a drawing',
      aSkinFolder(aSkin(), { 'dot.svg': '<html><body/></html>' }),
      'does not begin with <svg',
    ],
    [
      'an animation that is no preset',
      aSkinFolder(aSkin(), { 'dot.svg': draw('<animate attributeName="r"/>') }),
      'has <animate>',
    ],
    [
      'a webp that is none',
      aSkinFolder(aSkin({ art: { header: 'dot.webp' } }), { 'dot.svg': null, 'dot.webp': DOT }),
      'is not the picture that its name says',
    ],
    [
      'a picture that is too large',
      aSkinFolder(aSkin(), { 'dot.svg': draw(circle.repeat(2_000)) }),
      'a picture may have 24',
    ],
    [
      'too much at once',
      aSkinFolder(aSkin({ art: { header: 'a.svg', hero: 'b.svg', frame: 'c.svg' } }), {
        'dot.svg': null,
        'a.svg': draw(circle.repeat(1_540)),
        'b.svg': draw(circle.repeat(1_541)),
        'c.svg': draw(circle.repeat(1_542)),
      }),
      'at once',
    ],
    [
      'weak text on a room',
      aSkinFolder(aSkin({ tokens: { dark: { 'surface-1': 'oklch(0.6 0.1 25)' }, light: {} } })),
      /text-normal on surface-1 has [\d.]+ to 1 in the dark scheme; it needs 4.5/,
    ],
    [
      'an accent that hides its ink',
      aSkinFolder(aSkin({ tokens: { dark: {}, light: { accent: 'oklch(0.45 0.15 25)' } } })),
      /on-accent on accent has .* in the light scheme/,
    ],
    [
      'an amount below AAA',
      aSkinFolder(aSkin({ tokens: { dark: { 'surface-overlay': 'oklch(0.5 0.1 300)' }, light: {} } })),
      /text-strong on surface-overlay .* it needs 7/,
    ],
    [
      'a focus ring that is not seen',
      aSkinFolder(aSkin({ tokens: { dark: { focus: 'oklch(0.3 0.05 264)' }, light: {} } })),
      /focus on surface-0 .* it needs 3/,
    ],
    [
      'a wash that drowns its words',
      aSkinFolder(aSkin({ tokens: { dark: { 'accent-wash': 'oklch(0.9 0.1 90 / 0.8)' }, light: {} } })),
      /accent-text on surface-0 under accent-wash/,
    ],
    [
      'a banner by day',
      aSkinFolder(aSkin({ tokens: { dark: { 'art-night': 'oklch(0.8 0.1 90)' }, light: {} } })),
      /knob on art-night/,
    ],
  ]
  it.each(spoilt)('[OPS-SKIN-1] refuses %s, and says what is wrong and how to fix it', (_name, folder, expected) => {
    expect(sentences(folder)).toMatch(expected)
  })

  it('[OPS-SKIN-1] accepts all our skins, each under the name of its folder', () => {
    const home = join(ROOT, 'skins')
    const codes = readdirSync(home, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    )
    for (const code of codes) {
      const files = new Map(readdirSync(join(home, code)).map((name) => [name, readFileSync(join(home, code, name))]))
      expect(`${code}: ${sentences(files)}`).toBe(`${code}: passed`)
      const answer = checkSkin(files)
      expect(answer.kind === 'passed' && answer.skin.code).toBe(code)
    }
  })
})

describe('contrast', () => {
  it("[OPS-SKIN-2] knows the product's own colours as its style sheet has them, and they pass", () => {
    const css = ['tokens.css', 'light.css']
      .map((file) => readFileSync(join(ROOT, 'shared/ui/src/tokens', file), 'utf8'))
      .join('\n')
    const blockOf = (selector: string) => {
      const from = css.indexOf(`${selector} {`)
      return css.slice(from, css.indexOf('\n}', from))
    }
    const roleOf = (role: string, scheme: 'dark' | 'light') => {
      const inBlock = (selector: string) => new RegExp(`--${role}: ([^;]+);`).exec(blockOf(selector))?.[1]
      return (scheme === 'light' ? inBlock("html[data-scheme='light']") : undefined) ?? inBlock(':root')
    }
    for (const scheme of ['dark', 'light'] as const) {
      for (const [role, colour] of Object.entries(BASE_ROLES[scheme]))
        expect(`${role} ${roleOf(role, scheme)}`).toBe(`${role} ${colour}`)
      expect(contrastOf({}, scheme).filter(({ passes }) => !passes)).toEqual([])
    }
  })

  it('[OPS-SKIN-2] measures as WCAG does', () => {
    const ratioOf = (ink: string, paper: string) =>
      contrastOf({ 'text-strong': ink, 'surface-0': paper }, 'dark').find(({ ink: name }) => name === 'text-strong')
        ?.ratio
    expect(ratioOf('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1)
    expect(ratioOf('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1)
    // #767676 on white: the lightest grey that passes.
    expect(ratioOf('oklch(0.5669 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.54, 1)
  })

  it('[OPS-SKIN-2] keeps only readable foreign colours', () => {
    const good = { accent: 'oklch(0.845 0.138 88)', 'surface-0': 'oklch(0.168 0.03 160)' }
    expect(readableTokens(good, 'dark')).toEqual(good)
    expect(readableTokens({ ...good, 'surface-0': 'oklch(0.8 0.1 20)' }, 'dark')).toEqual({ accent: good.accent })
  })
})
