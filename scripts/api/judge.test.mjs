import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bumped, demanded, isEnough, parseFragment, weightFor } from './fragments.mjs'
import { brokenExports, judge } from './judge.mjs'

const weightOf = (before, after) => judge(before, after).weight
const shape = (...lines) => ({ '.#call': ['POST /x read member', 'request: object', 'response: object', ...lines] })

describe('judge', () => {
  it('demands major for a removed or changed export, minor for an added one', () => {
    assert.equal(weightOf({ a: '1', b: '2' }, { a: '1' }), 'major')
    assert.equal(weightOf({ a: '1' }, { a: '2' }), 'major')
    assert.equal(weightOf({ a: '1' }, { a: '1', b: '2' }), 'minor')
    assert.equal(weightOf({ a: '1' }, { a: '1' }), 'none')
  })

  it('weighs a changed declaration as its types were compared', () => {
    const weigh = (weight) => judge({ a: '1' }, { a: '2' }, new Map([['a', weight]])).weight
    assert.deepEqual([weigh('none'), weigh('minor'), weigh('major')], ['none', 'minor', 'major'])
  })

  it('names first what demands the weight', () => {
    const { reasons } = judge({ a: '1', z: '1' }, { a: '1', b: '1' })
    assert.deepEqual(reasons, ['z is removed', 'b is added'])
  })

  for (const [what, before, after, weight] of [
    ['a request field that becomes required', ['request.a?: string'], ['request.a: string'], 'major'],
    ['a new required request field', [], ['request.a: string'], 'major'],
    ['a new optional request field', [], ['request.a?: string'], 'minor'],
    ['a new optional list of a request', [], ['request.a?: list', 'request.a[]: string'], 'minor'],
    ['a new required list of a request', [], ['request.a: list', 'request.a[]: string'], 'major'],
    [
      'a required field of an object of a request that was there',
      ['request.a?: object'],
      ['request.a?: object', 'request.a.b: string'],
      'major',
    ],
    ['a request field that becomes optional', ['request.a: string'], ['request.a?: string'], 'minor'],
    ['a request value that goes away', ['request.a: one of x|y'], ['request.a: one of x'], 'major'],
    ['a request value that is added', ['request.a: one of x'], ['request.a: one of x|y'], 'minor'],
    ['an answer field that goes away', ['response.a: string'], [], 'major'],
    ['an answer field that may be missing', ['response.a: string'], ['response.a?: string'], 'major'],
    ['an answer field of another type', ['response.a: string'], ['response.a: number'], 'major'],
    ['a new answer field', [], ['response.a: string'], 'minor'],
    ['a new value of an answer', ['response.a: string, open: x'], ['response.a: string, open: x|y'], 'minor'],
    ['another path', [], [], 'none'],
  ])
    it(`${weight} for ${what}`, () => assert.equal(weightOf(shape(...before), shape(...after)), weight))

  it('major for an endpoint at another path', () => {
    const moved = { '.#call': ['POST /y read member', 'request: object', 'response: object'] }
    assert.equal(weightOf(shape(), moved), 'major')
  })
})

describe('brokenExports', () => {
  it('names what went away or breaks who uses it', () => {
    const before = { '.#gone': '1', '.#same': '1', '.#wider': '1', '.#other': '1', '.#unread': '1' }
    const after = { '.#same': '1', '.#wider': '2', '.#other': '2', '.#unread': '2', '.#added': '1' }
    const weights = new Map([
      ['.#wider', 'minor'],
      ['.#other', 'major'],
    ])
    assert.deepEqual(brokenExports(before, after, weights), ['.#gone', '.#other', '.#unread'])
  })
})

describe('fragments', () => {
  it('have a weight for each package and a sentence', () => {
    const fragment = parseFragment(
      '.changes/a.md',
      '---\n"@lantern/ui": minor\n"@lantern/i18n": patch\n---\n\nAdds a chart.\n',
    )
    assert.deepEqual(fragment.weights, { '@lantern/ui': 'minor', '@lantern/i18n': 'patch' })
    assert.equal(weightFor([fragment], '@lantern/ui'), 'minor')
    assert.equal(weightFor([fragment], '@lantern/page'), 'none')
    assert.throws(() => parseFragment('.changes/b.md', '---\nui: big\n---\nText\n'), /\.changes\/b\.md: write/)
  })

  it('before 1.0.0 any change of the API demands a minor, and a major makes 1.0.0', () => {
    assert.deepEqual(
      [demanded('major', '0.3.0'), demanded('minor', '0.3.0'), demanded('major', '1.3.0')],
      ['minor', 'minor', 'major'],
    )
    assert.deepEqual(
      [isEnough('patch', 'minor'), isEnough('major', 'minor'), isEnough('none', 'none')],
      [false, true, true],
    )
    assert.deepEqual(
      [bumped('0.3.1', 'major'), bumped('1.3.1', 'major'), bumped('1.3.1', 'minor'), bumped('1.3.1', 'patch')],
      ['1.0.0', '2.0.0', '1.4.0', '1.3.2'],
    )
  })
})
