import type { ShellBuild } from '@lantern/contract/federation'
import { integrityOf } from '../candidate/hash.rules.ts'
import { framesArePlain } from './frames.rules.ts'
import { aShell } from './shell-build.fixture.ts'
import { promisedFiles, readShell } from './shell-documents.rules.ts'

const VERSION = '0.2.0-aaaa'
const rulesOf = (files: Map<string, Buffer>) =>
  readShell(VERSION, files).refusals.map(({ rule, what }) => `${rule}: ${what}`)
const described = (change: (build: ShellBuild) => unknown) => rulesOf(aShell(VERSION, change))

describe('the files of a shell', () => {
  it('[OPS-SHELL-4] pass whole, with hashes that are computed here', () => {
    const files = aShell(VERSION)
    const { integrity, refusals } = readShell(VERSION, files)
    expect(refusals).toEqual([])
    expect(Object.keys(integrity).sort()).toEqual([...files.keys()].sort())
    expect(integrity['shell.json']).toBe(integrityOf(files.get('shell.json') ?? Buffer.of()))
    expect(promisedFiles(integrity)).not.toEqual(expect.arrayContaining(['shell.json', 'polyfill.js']))
  })

  it('[OPS-SHELL-4] are refused without shell.json, of another version, or with a missing file', () => {
    const none = aShell(VERSION)
    none.delete('shell.json')
    expect(rulesOf(none)).toEqual(['missing-file: shell.json is missing: every build has one.'])
    expect(described((build) => Object.assign(build, { version: '0.3.0' }))).toEqual([
      'identity: shell.json is of 0.3.0, and 0.2.0-aaaa is published.',
    ])
    const torn = aShell(VERSION)
    torn.delete('polyfill.js')
    expect(rulesOf(torn)).toEqual(['missing-file: polyfill.js is missing: shell.json names it.'])
  })

  it('[OPS-SHELL-4] are refused when a hash that would enter the content policy is of another file', () => {
    const foreign = integrityOf(Buffer.from('script of somebody else'))
    const [fault] = described((build) => Object.assign(build.scripts[0] ?? {}, { integrity: foreign }))
    expect(fault).toMatch(/^integrity: The hash of main\.[0-9a-f]{8}\.js is not the one in shell\.json\.$/)
  })

  it.each([
    ['a file that nothing names', 'other.0123abcd.js', 'extra-file'],
    ['a document', 'page.html', 'extra-file'],
  ])('[OPS-SHELL-4] are refused with %s', (_name, file, rule) => {
    const files = aShell(VERSION).set(file, Buffer.from('x'))
    expect(rulesOf(files).map((one) => one.split(':')[0])).toEqual([rule])
  })

  it.each([
    ['no hash in its name', 'icon.png', /no hash of its content/],
    ['a type that may hold script', 'icon.0123abcd.svg', /of a type/],
  ])('[OPS-SHELL-4] are refused with a named file of %s', (_name, file, words) => {
    const files = aShell(VERSION, (build) => build.icons.push({ file, sizes: 'any', purpose: 'any' }))
    expect(rulesOf(files.set(file, Buffer.from('x')))).toEqual([expect.stringMatching(words)])
  })

  it.each(['../shell.json', '/etc/passwd', 'a/../../b.js', '.hidden.js'])(
    '[OPS-SHELL-4] are refused when a name leaves the build: %s',
    (file) => {
      expect(described((build) => Object.assign(build, { serviceWorker: file }))).toEqual([
        expect.stringMatching(/^schema: shell\.json is wrong at "serviceWorker"/),
      ])
    },
  )
})

describe('the frames of a shell', () => {
  const faultsOf = (markup: string) =>
    framesArePlain({ frames: { page: { en: markup } } } as unknown as ShellBuild).map(({ what }) => what)

  it('[OPS-SHELL-4] are plain elements', () => {
    const plain =
      '<div class="a" aria-busy="true"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg><a href="/mine">a</a><h1>%PAGE_TITLE%</h1></div>'
    expect(faultsOf(plain)).toEqual([])
  })

  it.each([
    ['a script', '<script>alert(1)</script>', 'the element script'],
    ['a redirect', '<meta http-equiv="refresh" content="0;url=https://evil.test">', 'the element meta'],
    ['a frame', '<iframe src="https://evil.test"></iframe>', 'the element iframe'],
    ['a form', '<form action="https://evil.test"></form>', 'the element form'],
    ['a base', '<base href="https://evil.test">', 'the element base'],
    ['a style', '<p style="position:fixed">x</p>', 'the attribute style'],
    ['a handler', '<p onclick="alert(1)">x</p>', 'the attribute onclick'],
    ['a foreign address', '<a href="https://evil.test">x</a>', 'the address https://evil.test'],
    ['an address without a scheme', '<a href="//evil.test">x</a>', 'the address //evil.test'],
    ['a script address', '<a href="javascript:alert(1)">x</a>', 'the address javascript:alert(1)'],
    ['a linked image of SVG', '<svg><a xlink:href="https://evil.test">x</a></svg>', 'the address https://evil.test'],
    ['an unquoted attribute', '<p class=a>x</p>', 'markup that is not plain'],
    ['a comment', '<!-- x --><p>x</p>', 'markup that is not plain'],
    ['an open tag', '<p class="a', 'markup that is not plain'],
  ])('[OPS-SHELL-4] contain no %s', (_name, markup, words) => {
    expect(faultsOf(markup)).toEqual([expect.stringContaining(words)])
  })

  it('[OPS-RAW-3] are read in time proportional to their size', () => {
    expect(faultsOf(`<p${' a'.repeat(50_000)}`)).toHaveLength(1)
  })
})
