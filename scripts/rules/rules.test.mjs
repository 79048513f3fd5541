/** Tests the rules gate with one fixture per refusal and one without faults. Run by `node --test`. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { countFacts, factsOfCounts, numberFacts, SECTIONS } from './facts.mjs'
import { readFields } from './fields.mjs'
import { inspect } from './inspect.mjs'
import { progress, uncoveredList } from './report.mjs'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const NOTHING = { facts: 0, paragraphs: 0 }
/** The specification of the fixtures: three facts and a paragraph in its only section. */
const COUNTS = { ...Object.fromEntries(SECTIONS.map((section) => [section, NOTHING])), 1: { facts: 3, paragraphs: 1 } }

/** Fields of the fixtures; `outdated-fields` uses a shorter table. */
const FIELDS = { 1.3: ['hall'] }

function inspectFixture(name, { spec = 'spec.md' } = {}) {
  const root = join(FIXTURES, name)
  const noBehaviour = { 1.2: 'says what nobody knows' }
  const fields = name === 'outdated-fields' ? {} : FIELDS
  return inspect({ root, folders: ['house'], spec: join(root, spec), counts: COUNTS, fields, noBehaviour })
}

/** Text that each refusal must contain, so that it identifies the fault. */
const NAMED = {
  'no-test': /HOUSE-DOOR-2 \(house\/RULES\.md:3\)/,
  'no-id': /house\/RULES\.md:4/,
  'no-source': /HOUSE-DOOR-2/,
  twice: /HOUSE-1 is defined at house\/RULES\.md:2 and at house\/RULES\.md:4/,
  'unknown-fact': /HOUSE-DOOR-2 .*spec 1\.4/,
  'fact-without-rule': /spec 1\.3 has no rule/,
  'idle-excuse': /spec 1\.2, which has a rule/,
  'outdated-counts': /Section 1 .*4 facts/,
  'outdated-fields': /spec 1\.3 names tall_as_a_house/,
  'unknown-field': /HOUSE-DOOR-2 .*names depth of spec 1\.3/,
  'field-without-test': /hall of spec 1\.3 appears in no test of HOUSE-DOOR-2/,
  'unknown-id': /house\/house\.test\.ts cites HOUSE-7/,
  'no-rule-id': /\[spec 1\]/,
}

describe('rules gate', () => {
  it('has exactly one fixture per refusal', () => {
    assert.deepEqual(readdirSync(FIXTURES).sort(), [...Object.keys(NAMED), 'good'].sort())
  })

  it('accepts a correct repository', () => {
    assert.deepEqual(inspectFixture('good').refusals, [])
  })

  for (const [kind, named] of Object.entries(NAMED)) {
    it(`refuses ${kind}, and nothing else, with location and fix`, () => {
      const { refusals } = inspectFixture(kind)
      assert.deepEqual([...new Set(refusals.map((refusal) => refusal.kind))], [kind])
      assert.match(refusals[0].words, named)
      assert.match(refusals[0].words, /: (write|end|give|mention|remove|see|correct|brackets)/)
    })
  }

  it('uses the committed counts without the specification', () => {
    const house = inspectFixture('good', { spec: 'not-here.md' })
    assert.equal(house.hasSpec, false)
    assert.deepEqual(house.refusals, [])
    const open = inspectFixture('fact-without-rule', { spec: 'not-here.md' })
    assert.deepEqual(
      open.refusals.map(({ kind }) => kind),
      ['fact-without-rule'],
    )
  })

  it('reports the progress of each list', () => {
    const { rules } = inspectFixture('good')
    const open = [rules[1]]
    assert.match(progress(rules, open), /house\/RULES\.md +1 of +2/)
    assert.match(uncoveredList(open), /HOUSE-DOOR-2 +The hall measures 12\./)
  })
})

describe('fields of a fact', () => {
  it('are read from its text: paths, parameters, codes, ranges of codes, constants', () => {
    const read = (number, words) => readFields(number, words).join(' ')
    assert.equal(
      read('7.17', '| POST | /game/launch | enName, https, siteId (default 1), none | url, token |'),
      '/game/launch enName siteId https url token',
    )
    assert.equal(
      read('7.3', '| WebSocket | {host}/ws/handshake?clientType=web | JSON envelopes msgId, msgData | from entry 51 |'),
      '/ws/handshake clientType msgId msgData',
    )
    assert.equal(
      read('8.1', 'Codes: 6035-6037 device; 0000000; the group /fd/api/.'),
      '/fd/api/ 6035 6036 6037 0000000',
    )
    assert.equal(read('9.2', '| Delay / attempts | 3000 ms / 5 |'), '3000 5')
    assert.equal(read('3.14', 'Stored: i_code, an OddsType and TY.'), 'i_code OddsType TY')
  })

  it('count if a test mentions them in its body, in declarations it uses, or in imported test tables, but not in its title', () => {
    const { citations } = inspectFixture('good')
    const [green, measures] = citations
    assert.equal(green.writes('hall'), false)
    for (const field of ['hall', 'colour depth', '/hall', 'hall/door?url=', '12'])
      assert.equal(measures.writes(field), true, field)
    for (const field of ['measures', 'height']) assert.equal(measures.writes(field), false, field)
  })
})

describe('facts of a specification', () => {
  const facts = numberFacts(readFileSync(join(FIXTURES, 'good/spec.md'), 'utf8'))

  it('are its bullets, table rows and standalone paragraphs', () => {
    assert.deepEqual([...facts.keys()], ['1.1', '1.2', '1.p1', '1.3'])
    assert.equal(facts.get('1.3'), '| hall | 12 |')
  })

  it('are the same when only counted', () => {
    const counts = countFacts(facts.keys())
    assert.deepEqual(counts[1], COUNTS[1])
    assert.deepEqual([...factsOfCounts(counts).keys()].sort(), [...facts.keys()].sort())
  })
})
