import { aBuild, containerOf } from '../build.fixture.ts'
import type { Refusal } from '../candidate/candidate.rules.ts'
import { checkBuild, integrityOf } from '../gate.rules.ts'
import { nameRefusals } from './files/unique-name.rules.ts'

const ENTRY = containerOf()
const GLOBAL = 'lantern_mine_1_0_0_aaaa'

type Spoil = { entry?: string; css?: string; manifest?: (manifest: Manifest) => unknown; script?: string }
type Manifest = { metaData: Record<string, unknown>; shared: object[] }

/** A valid build with one change and fresh hashes. */
function refusals({ entry = '', css, manifest: change, script }: Spoil): Refusal[] {
  const files = aBuild()
  if (entry !== '') files.set(ENTRY, Buffer.from(`${files.get(ENTRY)}${entry}`))
  if (css !== undefined) files.set('routes.11112222.css', Buffer.from(css))
  if (script !== undefined) files.set('routes.11112222.js', Buffer.from(script))
  const manifest = JSON.parse(String(files.get('mf-manifest.json')))
  change?.(manifest)
  files.set('mf-manifest.json', Buffer.from(JSON.stringify(manifest)))
  const hashed = [...files].filter(([file]) => file !== 'lantern.json' && file !== 'integrity.json')
  files.set(
    'integrity.json',
    Buffer.from(JSON.stringify(Object.fromEntries(hashed.map(([file, bytes]) => [file, integrityOf(bytes)])))),
  )
  const answer = checkBuild({ name: 'mine', version: '1.0.0-aaaa', files, owners: {} })
  return answer.kind === 'passed' ? [] : answer.refusals
}
const rulesOf = (spoil: Spoil) => refusals(spoil).map(({ rule }) => rule)
const consumed = (settings: string) => `var shares={1:{shareScope:["default"],${settings},shareKey:"react"}};`

describe('shares in the entry', () => {
  it('[OPS-GATE-3] may be a strict singleton of the page', () => {
    expect(rulesOf({ entry: consumed('singleton:!0,requiredVersion:"^19.0.0",strictVersion:!0,eager:!1') })).toEqual([])
  })

  it.each([
    ['eager', 'singleton:!0,requiredVersion:"^19.0.0",strictVersion:!0,eager:!0', 'eager'],
    ['no singleton', 'singleton:!1,requiredVersion:"^19.0.0",strictVersion:!0,eager:!1', 'not as a singleton'],
    ['loose', 'singleton:!0,requiredVersion:"^19.0.0",strictVersion:!1,eager:!1', 'not strictly'],
    ['of another major', 'singleton:!0,requiredVersion:"^18.0.0",strictVersion:!0,eager:!1', 'needs react ^18.0.0'],
  ])('[OPS-GATE-3] may not be %s', (_name, settings, words) => {
    const list = refusals({ entry: consumed(settings) })
    expect(list.map(({ rule }) => rule)).toEqual(['share'])
    expect(list[0]?.what).toContain(words)
  })

  it('[OPS-GATE-3] have no copy, neither declared nor hidden in a chunk', () => {
    const shared = (sync: string[]) => ({
      manifest: (manifest: Manifest) =>
        manifest.shared.push({ name: 'react', assets: { js: { sync, async: [] }, css: { sync: [], async: [] } } }),
    })
    expect(rulesOf(shared(['routes.11112222.js']))).toEqual(['second-copy'])
    // Taken from the page: listed, without a file.
    expect(rulesOf(shared([]))).toEqual([])
    expect(rulesOf({ entry: consumed('fallback:()=>e(7),singleton:!0,strictVersion:!0') })).toEqual(['second-copy'])
    expect(rulesOf({ script: 't.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={H:null}' })).toEqual([
      'second-copy',
    ])
    // A text or a name without settings is no share.
    expect(rulesOf({ entry: `var help='{eager:!0,shareKey:"react"}',shareKey="react";` })).toEqual([])
    // Quotes and order say nothing.
    const quoted = (eager: string) => `var t={"shareKey":"react","eager":${eager},"singleton":true,"strictVersion":!0};`
    expect([rulesOf({ entry: quoted('!1') }), rulesOf({ entry: quoted('!0') })]).toEqual([[], ['share']])
    expect(rulesOf({ entry: 'var {' })).toEqual(['share'])
    // What passes a package on, or takes it apart, is no copy of it.
    const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
    expect(rulesOf({ script: `d(t,{${name}:()=>r.${name}});let {${name}:i}=r;"x.${name}=1"` })).toEqual([])
    expect(rulesOf({ script: `t["${name}"]=n` })).toEqual(['second-copy'])
    // Users of the package read the name.
    expect(rulesOf({ script: 'var i=r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;i.H' })).toEqual(
      [],
    )
  })
})

describe('names and places', () => {
  it('[OPS-GATE-4] carry the version, unless the page hands over a name', () => {
    expect(nameRefusals('1.0.0-aaaa', [])).toEqual([])
    expect(nameRefusals('1.0.0-aaaa', [GLOBAL, `webpackChunk${GLOBAL}`])).toEqual([])
    const [refusal, ...others] = nameRefusals('1.0.0-aaaa', [GLOBAL, 'lantern_mine_1_0_0_bbbb'])
    expect(others).toEqual([])
    expect(refusal).toMatchObject({ rule: 'unique-name', what: expect.stringContaining('lantern_mine_1_0_0_bbbb') })
  })

  it('[OPS-GATE-4] have a file for every chunk that the entry states', () => {
    const stated = (needs: string) => rulesOf({ entry: `y.lanternNeeds="${needs}"` })
    expect(stated('routes.js slots.js')).toEqual([])
    expect(stated('routes.js slots.css')).toEqual(['missing-chunk'])
    expect(rulesOf({ entry: 'y["lanternNeeds"]="slots.css"' })).toEqual(['missing-chunk'])
    expect(rulesOf({ entry: 'y.lanternNeeds=`slots.css`' })).toEqual(['missing-chunk'])
  })

  it('[OPS-GATE-4] are not guessed from a text, a comment, or a table of something else', () => {
    const texts = [
      'var help=\'y.lanternNeeds="slots.css", webpackChunkmine and n.lanternBuild\'',
      '/* y.lanternNeeds="slots.css" */',
      'c=e=>({red:"ff0000",blue:"0000ff"})[e]+".css"',
    ]
    for (const entry of texts) expect(refusals({ entry })).toEqual([])
  })

  it('[OPS-GATE-4] are loaded relative to the entry: no fixed public path', () => {
    const set = (more: object) => ({ manifest: ({ metaData }: Manifest) => Object.assign(metaData, more) })
    expect(rulesOf(set({ publicPath: '/static/' }))).toEqual(['public-path'])
    expect(rulesOf(set({ getPublicPath: 'return "/"' }))).toEqual(['public-path'])
  })
})

describe('styles', () => {
  it.each([
    // Unused, letters only: its prefix shows the owner.
    '.mine_abcdef_unused{margin:0}',
    '.mine_1a2b3c_card{padding:0}.mine_1a2b3c_list>:last-child{margin:0}',
    '@media (width>600px){.mine_1a2b3c_card li{margin:0}}',
    '@keyframes mine_a1b2c3{from{opacity:0}}.mine_1a2b3c_card{animation:mine_a1b2c3 1s}',
    '@layer remote.mine{:root{--own:1}body .card{margin:0}}',
    '[data-scheme=light] .mine_1a2b3c_card{color:var(--text)}',
    '.mine_4d5e6f_row:not(.card)::before{content:"}"}',
  ])('[OPS-GATE-5] stay inside: %s', (css) => {
    expect(rulesOf({ css })).toEqual([])
  })

  it.each([
    ['an element', 'body{margin:0}', '"body"'],
    ['everything', '.mine_1a2b3c_card{margin:0}*{box-sizing:border-box}', '"*"'],
    ['the tokens of the page', ':root{--ground:red}', '":root"'],
    ['another class', '.card{margin:0}', '".card"'],
    ['a class that only looks made', '.Pacmq-4{margin:0}', '".Pacmq-4"'],
    ['a class of another remote', '.mine-too_1a2b3c_card{margin:0}', '".mine-too_1a2b3c_card"'],
    [
      'an element of which only `:has` knows a class',
      'body:has(.mine_1a2b3c_card){overflow:hidden}',
      '"body:has(.mine_1a2b3c_card)"',
    ],
    ['the shell’s layer', '@layer shell{.mine_1a2b3c_card{margin:0}}', '"@layer shell"'],
    ['a sheet from elsewhere', '@import "https://elsewhere.example/a.css";', '@import'],
    ['an element behind a condition', '@supports (display:grid){h1{margin:0}}', '"h1"'],
  ])('[OPS-GATE-5] do not reach %s', (_name, css, words) => {
    const [refusal, ...others] = refusals({ css })
    expect(others).toEqual([])
    expect(refusal?.rule).toBe('style-layer')
    expect(refusal?.what).toContain(words)
  })

  it('[OPS-GATE-5] are refused when they cannot be parsed', () => {
    expect(rulesOf({ css: '.a{' })).toEqual(['style-layer'])
  })
})
