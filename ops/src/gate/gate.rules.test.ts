import { aBuild } from './build.fixture.ts'
import { checkBuild, digestOf, integrityOf } from './gate.rules.ts'

const NAME = 'mine'
const VERSION = '1.0.0-aaaa'

const owned = (...routePrefixes: string[]) => ({ routePrefixes, slots: [] })

function rulesOf(files: Map<string, Buffer>, owners = {}): string[] {
  const answer = checkBuild({ name: NAME, version: VERSION, files, owners })
  if (answer.kind === 'passed') return []
  for (const { what, fix } of answer.refusals) {
    expect(what).toMatch(/\.$/)
    expect(fix).toMatch(/\.$/)
  }
  return answer.refusals.map(({ rule }) => rule)
}

function changed(file: string, content: string | undefined): Map<string, Buffer> {
  const files = aBuild()
  if (content === undefined) files.delete(file)
  else files.set(file, Buffer.from(content))
  return files
}

describe('checkBuild', () => {
  it('passes a whole build, with pictures that carry no hash', () => {
    expect(rulesOf(aBuild())).toEqual([])
    expect(rulesOf(changed('art.svg', '<svg/>'))).toEqual([])
  })

  it.each([
    ['a file whose bytes are not those of its hash', changed('routes.11112222.js', 'other'), ['integrity']],
    ['a listed file that is missing', changed('slots.11112222.js', undefined), ['missing-file', 'missing-file']],
    ['a script without a hash', changed('extra.js', 'alert(1)'), ['extra-file']],
    ['no lantern.json', changed('lantern.json', undefined), ['missing-file']],
    ['a lantern.json that is no JSON', changed('lantern.json', '{'), ['schema']],
    ['a lantern.json of another form', changed('lantern.json', '{"name":"mine"}'), ['schema']],
    ['hashes that are no SRI', changed('integrity.json', '{"a.js":"md5"}'), ['schema']],
    [
      'a preload of a file outside the build',
      aBuild({}, (build) => build.preload.push({ file: 'other.js', as: 'script' })),
      ['missing-file'],
    ],
    [
      'a page with a file outside the build',
      aBuild({}, (build) => Object.assign(build, { pageFiles: { '/mine': ['hub.11112222.js'] } })),
      ['missing-file'],
    ],
    ['another contract major', aBuild({}, (build) => Object.assign(build, { contractVersion: '2.0.0' })), ['contract']],
    ['an unknown slot', aBuild({}, (build) => build.slots.push('home.roof')), ['slot']],
    ['a build of another remote', aBuild({ name: 'games' }), ['identity']],
    ['a build of another version', aBuild({ version: '1.0.1' }), ['identity']],
  ])('[OPS-2] refuses %s', (_name, files, rules) => {
    expect(rulesOf(files)).toEqual(rules)
  })

  it('[OPS-2] refuses a manifest with external or missing files', () => {
    const manifest = JSON.parse(aBuild().get('mf-manifest.json')!.toString())
    manifest.metaData.publicPath = 'https://elsewhere.example/'
    expect(rulesOf(changed('mf-manifest.json', JSON.stringify(manifest)))).toContain('public-path')
    manifest.metaData.publicPath = 'auto'
    manifest.exposes = manifest.exposes.slice(0, 1)
    expect(rulesOf(changed('mf-manifest.json', JSON.stringify(manifest)))).toContain('exposes')
  })

  it.each([
    ['another remote owns it', ['/wallet'], { bank: owned('/wallet') }],
    ['it lies inside another remote’s', ['/wallet/coins'], { bank: owned('/wallet') }],
    ['it lies around another remote’s', ['/wallet'], { bank: owned('/wallet/coins') }],
    ['the shell owns it', ['/user/login'], {}],
    ['the shell is registered there', ['/_app/page'], {}],
    ['the servers own it', ['/r'], {}],
    ['the API owns it', ['/site/page'], {}],
    ['it climbs', ['/mine/../user'], {}],
    ['it is the root', ['/'], {}],
  ])('[OPS-1, OPS-2] refuses a prefix when %s', (_name, routePrefixes, owners) => {
    expect(rulesOf(aBuild({ routePrefixes }), owners)).toEqual(['prefix'])
  })

  it('lets a remote keep its own prefix, and lets names merely begin alike', () => {
    const owners = { mine: owned('/mine'), bank: owned('/wallet') }
    expect(rulesOf(aBuild({ routePrefixes: ['/mine', '/wallets'] }), owners)).toEqual([])
  })
})

describe('pages and slots', () => {
  const page = { frame: 'page' as const, protected: true, title: { zh: '页', en: 'Page' } }
  const listing = (...paths: string[]) =>
    aBuild({}, (build) => Object.assign(build, { pages: paths.map((path) => ({ ...page, path })) }))

  it('[OPS-GATE-11] accepts pages below its own prefixes, with parameters', () => {
    expect(rulesOf(listing('/mine', '/mine/mail/:id', '/mine/mail/new'))).toEqual([])
  })

  it.each([
    ['of another remote', ['/game/sport']],
    ['of the shell', ['/help/ck']],
    ['twice', ['/mine/a/:x', '/mine/a/:y']],
  ])('[OPS-GATE-11] refuses a list with a page %s', (_name, paths) => {
    expect(rulesOf(listing(...paths))).toEqual(['pages'])
  })

  it('[OPS-GATE-11] refuses an open page where the specification protects, a list that is too long, and a path that is none', () => {
    const open = aBuild({}, (build) => Object.assign(build, { pages: [{ ...page, path: '/mine', protected: false }] }))
    expect(rulesOf(open)).toEqual(['pages'])
    const words = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(40))
    const long = aBuild({}, (build) => {
      const pages = Array.from({ length: 100 }, (_, index) => ({ ...page, path: `/mine/p${index}`, search: words }))
      return Object.assign(build, { pages })
    })
    expect(rulesOf(long)).toEqual(['pages'])
    expect(rulesOf(listing('/mine/'))).toEqual(['schema'])
  })

  it('[OPS-GATE-11] requires a list from contract 1.1.0 on', () => {
    const without = (contractVersion: string) =>
      aBuild({}, (build) => Object.assign(build, { contractVersion, pages: undefined }))
    expect(rulesOf(without('1.1.0'))).toEqual(['pages'])
    expect(rulesOf(without('1.0.0'))).toEqual([])
  })

  it('[OPS-GATE-12] refuses a slot that another remote fills, unless it is open to several', () => {
    const filling = (slot: string) => aBuild({}, (build) => build.slots.push(slot))
    const owners = {
      chat: { routePrefixes: [], slots: ['chat.panel', 'home.more'] },
      mine: { routePrefixes: [], slots: ['home.member'] },
    }
    expect(rulesOf(filling('chat.panel'), owners)).toEqual(['slot-owner'])
    expect(rulesOf(filling('home.more'), owners)).toEqual([])
    expect(rulesOf(filling('home.member'), owners)).toEqual([])
  })
})

describe('digestOf', () => {
  it('is equal for equal bytes in any order and differs for one changed byte or name', () => {
    const files = aBuild()
    expect(digestOf(new Map([...files].reverse()))).toBe(digestOf(files))
    expect(digestOf(changed('slots.11112222.js', 'slotz'))).not.toBe(digestOf(files))
    expect(integrityOf(Buffer.from(''))).toMatch(/^sha384-OLBgp1GsljhM2TJ/)
  })
})
