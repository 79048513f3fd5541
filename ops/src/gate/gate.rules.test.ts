import { aBuild } from './build.fixture.ts'
import { checkBuild, digestOf, integrityOf } from './gate.rules.ts'

const NAME = 'mine'
const VERSION = '1.0.0-aaaa'

function rulesOf(files: Map<string, Buffer>, owners = {}): string[] {
  const answer = checkBuild({ name: NAME, version: VERSION, files, owners })
  if (answer.kind === 'passed') return []
  for (const { what, mend } of answer.refusals) {
    expect(what).toMatch(/\.$/)
    expect(mend).toMatch(/\.$/)
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
    ['another contract major', aBuild({}, (build) => Object.assign(build, { contractVersion: '2.0.0' })), ['contract']],
    ['an unknown slot', aBuild({}, (build) => build.slots.push('home.roof')), ['slot']],
    ['a build of another remote', aBuild({ name: 'games' }), ['identity']],
    ['a build of another version', aBuild({ version: '1.0.1' }), ['identity']],
  ])('[OPS-2] refuses %s', (_name, files, rules) => {
    expect(rulesOf(files)).toEqual(rules)
  })

  it('[OPS-2] refuses a manifest that sends the browser to another place or to nothing', () => {
    const manifest = JSON.parse(aBuild().get('mf-manifest.json')!.toString())
    manifest.metaData.publicPath = 'https://elsewhere.example/'
    expect(rulesOf(changed('mf-manifest.json', JSON.stringify(manifest)))).toContain('public-path')
    manifest.metaData.publicPath = 'auto'
    manifest.exposes = manifest.exposes.slice(0, 1)
    expect(rulesOf(changed('mf-manifest.json', JSON.stringify(manifest)))).toContain('doors')
  })

  it.each([
    ['another remote owns it', ['/wallet'], { bank: ['/wallet'] }],
    ['it lies inside another remote’s', ['/wallet/coins'], { bank: ['/wallet'] }],
    ['it lies around another remote’s', ['/wallet'], { bank: ['/wallet/coins'] }],
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
    expect(rulesOf(aBuild({ routePrefixes: ['/mine', '/wallets'] }), { mine: ['/mine'], bank: ['/wallet'] })).toEqual(
      [],
    )
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
