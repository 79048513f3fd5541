/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
// @ts-expect-error: plain JavaScript, typed in its comments
import * as plainCheck from './check-text.mjs'
// @ts-expect-error: plain JavaScript, typed in its comments
import plainLoader from './language-loader.mjs'
// @ts-expect-error: plain JavaScript, typed in its comments
import * as plainTexts from './package-texts.mjs'
// @ts-expect-error: plain JavaScript, typed in its comments
import * as plainTables from './read-tables.mjs'
// @ts-expect-error: plain JavaScript, typed in its comments
import * as plainRoutes from './routes-of.mjs'
// @ts-expect-error: plain JavaScript, typed in its comments
import * as plainXliff from './xliff.mjs'

type Text = { id: string; zh: string; en: string; note: string; file: string }
type Found = { texts: Text[]; problems: string[] }
const { lengthLimit, textProblems } = plainCheck as {
  lengthLimit: (written: { en: string; zh: string }) => number
  textProblems: (written: { en: string; zh: string }, text: string, tag: string) => string[]
}
const { tablesOf, textsOf, translationsOf } = plainTexts as {
  tablesOf: (pairs: readonly (readonly [string, string])[]) => object
  textsOf: (folder: string) => Found
  translationsOf: (folder: string, tag: string) => Map<string, string>
}
const { readTables } = plainTables as { readTables: (source: string, file: string) => Found }
const { routesOf } = plainRoutes as { routesOf: (folder: string) => (file: string) => string[] }
const { fromXliff, toXliff } = plainXliff as {
  fromXliff: (xml: string) => Promise<unknown>
  toXliff: (exported: object) => Promise<string>
}
const languageLoader = plainLoader as (this: object, source: string) => string

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-languages-'))
  write('package.json', JSON.stringify({ name: '@lantern/remote-x' }))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, content: string): string {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

const TABLE = `import { defineMessages } from '@lantern/i18n'
const KIND = { cat: 'cat', dog: 'dog' } as const
export const petMessages = defineMessages({
  'zh-CN': {
    /** Heading of the page. */
    title: '宠物',
    count: ({ n }: { n: number }) => \`\${n} 只\`,
    of: ({ kind }: { kind: keyof typeof KIND }) => KIND[kind],
    state: { fed: '已喂' },
  },
  en: {
    title: 'It’s {a} pet',
    count: ({ n }) => (n === 1 ? '1 pet' : \`\${n} pets\`),
    of: ({ kind }) => \`a \${KIND[kind]}\`,
    state: { fed: 'Fed' },
  },
})
`

describe('the texts of a package', () => {
  it('[BUILD-19] are read as ICU messages: values, plurals, words and small tables', () => {
    const file = write('src/pets/pets.messages.ts', TABLE)
    const { texts, problems } = readTables(TABLE, file)
    expect(problems).toEqual([])
    expect(texts.map(({ id, en }) => [id, en])).toEqual([
      ['remote-x/pets/pets#petMessages.title', "It’s '{'a'}' pet"],
      ['remote-x/pets/pets#petMessages.count', '{n, plural, one {1 pet} other {{n} pets}}'],
      ['remote-x/pets/pets#petMessages.of', 'a {kind, select, cat {cat} dog {dog} other {}}'],
      ['remote-x/pets/pets#petMessages.state.fed', 'Fed'],
    ])
    expect(texts[0]).toMatchObject({ zh: '宠物', note: 'Heading of the page.' })
  })

  it.each([
    ['({ a, b }) => (a === b ? a : b)', 'condition'],
    ['({ list }) => list.join(", ")', 'call'],
    ['({ name }) => name || "nobody"', 'LogicalExpression'],
  ])('[BUILD-19] a form that no translator can get is named: %s', (form, reason) => {
    const source = `export const m = defineMessages({ 'zh-CN': { a: ${form} }, en: { a: ${form} } })`
    const { problems } = readTables(source, write('src/m.messages.ts', source))
    expect(problems).toEqual([expect.stringMatching(new RegExp(`m.messages.ts:1 a: .*${reason}`))])
  })

  it('[BUILD-20] go to translators as XLIFF with context, routes and length, and come back', async () => {
    write('src/pets/pets.messages.ts', TABLE)
    write('src/pets/pets-page.tsx', "import { petMessages } from './pets.messages.ts'")
    write(
      'src/exposed/routes.tsx',
      "const PetsPage = lazy(() => import('../pets/pets-page.tsx').then((module) => module))\nexport const routes = [{ path: 'pets', element: <PetsPage /> }]",
    )
    write('remote.json', JSON.stringify({ routePrefixes: ['/x'] }))
    const { texts } = textsOf(folder)
    const translations = new Map([['remote-x/pets/pets#petMessages.state.fed', '“满” & <饱>']])
    const xml = await toXliff({
      name: 'remote-x',
      tag: 'ja',
      texts,
      translations,
      routes: routesOf(folder),
      pathOf: () => 'pets.messages.ts',
    })
    expect(xml).toContain('Heading of the page.')
    expect(xml).toContain('Chinese: 宠物')
    expect(xml).toContain('Seen on: /x/pets')
    expect(xml).toContain('maxwidth="15"')
    expect(await fromXliff(xml)).toEqual({
      tag: 'ja',
      name: 'remote-x',
      units: [{ id: 'remote-x/pets/pets#petMessages.state.fed', source: 'Fed', target: '“满” & <饱>' }],
    })
  })

  it('[BUILD-20] become data by table, key and word', () => {
    const pairs = [
      ['x/a#m.title', 'T'],
      ['x/a#m.state.fed', 'F'],
    ] as const
    write('languages/ja.json', JSON.stringify(tablesOf(pairs)))
    expect([...translationsOf(folder, 'ja')].sort()).toEqual([...pairs].sort())
  })
})

describe('a translation', () => {
  const problemsOf = (en: string, text: string, tag = 'ru', zh = en) => textProblems({ en, zh }, text, tag)

  it.each([
    ['Hello {name}', 'Привет', /\{name\} is missing/],
    ['Hello', 'Привет {name}', /no value \{name\}/],
    ['{n} pets', '{n, plural, one {# питомец} few {#} many {#} other {#}}', /# is not the number/],
    ['{n} pets', '{n, plural, one {{n} питомец} other {{n}}}', /lacks few, many/],
    ['{n} pets', '{n, plural, one {{n}} two {{n}} few {{n}} many {{n}} other {{n}}}', /no plural form two/],
    ['{n} pets', '{n, plural, one {', /not an ICU message/],
    ['Send', 'Отправить сообщение', /is 19 columns wide.* room for 16/],
  ])('[BUILD-21] %s is refused as %s', (en, text, reason) => {
    expect(problemsOf(en, text).join('; ')).toMatch(reason)
  })

  it('[BUILD-21] with the right values, plurals and length is taken', () => {
    expect(problemsOf('{n} pets', '{n, plural, one {{n} a} few {{n} b} many {{n} c} other {{n} d}}')).toEqual([])
    // A value that only one of the written languages needs.
    expect(
      textProblems({ en: '{nick} and {others} others', zh: '{nick} 等 {n} 人' }, '{nick}ほか{others}人', 'ja'),
    ).toEqual([])
    expect(lengthLimit({ en: 'Send', zh: '发送' })).toBe(16)
  })
})

describe('the build', () => {
  const load = (file: string, source: string) =>
    languageLoader.call({ resourcePath: file, addContextDependency: () => undefined }, source)

  it('[BUILD-22] leaves a package without further languages as it is', () => {
    expect(load(write('src/a.messages.ts', TABLE), TABLE)).toBe(TABLE)
    expect(load(write('src/exposed/routes.tsx', 'x'), 'x')).toBe('x')
  })

  it('[BUILD-22] names tables, and has the exposed modules offer each language as a chunk', () => {
    const data = write('languages/ja.json', '{}')
    expect(load(write('src/pets/pets.messages.ts', TABLE), TABLE)).toContain(
      'export const petMessages = named("remote-x/pets/pets#petMessages", {',
    )
    const entry = load(write('src/exposed/slots.tsx', 'export const slots = {}'), 'export const slots = {}')
    expect(entry).toMatch(/^import \{ addLanguages \} from '@lantern\/i18n'\naddLanguages\("remote-x", \{ "ja": /)
    expect(entry).toContain(`import(/* webpackChunkName: "language-ja" */ ${JSON.stringify(data)})`)
  })
})
