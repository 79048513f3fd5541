/** Tests the docs gate with a correct page and one fault of each kind. Run by `node --test`. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { commandsIn } from './commands.mjs'
import { judgePages } from './judge.mjs'
import { faultsOfRowTests } from './row-tests.mjs'
import { faultsOfRuleIds } from './rule-ids.mjs'

const HOUSE = {
  exists: (path) => ['docs/a.md', 'docs/b.md', 'ops/src/main.ts'].includes(path),
  pnpm: 'pnpm@1.2.3',
  scripts: { start: '', check: '', ops: '' },
  packages: { '@lantern/mine': { test: '', build: '' } },
  choices: { check: new Set(['lint']) },
  askReleaseService: ([verb]) => {
    if (verb !== 'list') throw new Error(`There is no verb "${verb}".`)
  },
}
const judge = (text) => judgePages({ ...HOUSE, pages: { 'docs/a.md': text, 'docs/b.md': '# Roll back, at 3 am\n' } })

const GOOD = [
  '[b](b.md) [place](b.md#roll-back-at-3-am) [out](https://example.org/x) ![no](mailto:a@b)',
  'a link is written `[words](there.md)`',
  '`npm start`, `npx pnpm@1.2.3 …` where it is missing, `npm run check -- <name>`',
  '```sh',
  'pnpm --filter @lantern/mine test    # its jest',
  'Run  pnpm --filter @lantern/mine build      Tests  pnpm --filter @lantern/mine test',
  'pnpm --filter @lantern/mine build && npm run ops -- list',
  'SW=off node ops/src/main.ts',
  '```',
].join('\n')

/** Faulty text and the expected message. */
const FAULTS = [
  ['[gone](c.md)', /docs\/a\.md:1 leads to docs\/c\.md/],
  ['[gone](b.md#somewhere)', /leads to #somewhere of docs\/b\.md/],
  ['`npm run chek`', /"chek"/],
  ['`npm run check -- lnit`', /"check -- lnit": check takes lint/],
  ['`pnpm --filter @lantern/mien test`', /package @lantern\/mien/],
  ['`pnpm --filter @lantern/mine tset`', /"tset" of @lantern\/mine, which has test, build/],
  ['`npx pnpm@9.9.9 --filter @lantern/mine test`', /installs pnpm@1\.2\.3/],
  ['`npm run ops -- lsit`', /There is no verb "lsit"/],
  ['`pnpm ops lsit`', /There is no verb "lsit"/],
  ['`node scripts/gone.mjs`', /runs scripts\/gone\.mjs/],
  ['```sh\npnpm --filter @lantern/mine build && npm run ops -- lsit\n```', /docs\/a\.md:2 .*"lsit"/],
]

describe('docs gate', () => {
  it('accepts correct pages and reads all of them', () => {
    assert.deepEqual(judge(GOOD), [])
    assert.equal(commandsIn(GOOD).length, 9)
  })

  it('refuses a decision that is missing from the index', () => {
    const pages = { 'docs/decisions/0001-a.md': '', 'docs/decisions/0002-b.md': '', 'docs/decisions/index.md': '' }
    const house = { ...HOUSE, exists: () => true }
    assert.equal(judgePages({ ...house, pages }).length, 2)
    const named = { ...pages, 'docs/decisions/index.md': '[0001](0001-a.md) x [0002](0002-b.md) y' }
    assert.deepEqual(judgePages({ ...house, pages: named }), [])
  })

  for (const [text, named] of FAULTS) {
    it(`refuses ${text.replaceAll('\n', ' ')}`, () => {
      const faults = judge(text)
      assert.equal(faults.length, 1)
      assert.match(faults[0], named)
    })
  }

  it('refuses a row without a rule or a test, and a test that cites no rule of its row', () => {
    const files = { 'a/one.test.ts': "it('[OPS-1, OPS-2] x', …)", 'a/two.test.ts': "it('[OPS-21] x', …) // OPS-2" }
    const judgeRow = (rest) =>
      faultsOfRowTests('docs/a.md', `| # | x |\n| 1 | x | Y |${rest}`, (file) => files[file] ?? '')
    assert.deepEqual(judgeRow(' `OPS-2` | [one](../a/one.test.ts) |'), [])
    assert.deepEqual(judgeRow(' `OPS-2` | – |'), ['docs/a.md:2 names no test.'])
    assert.deepEqual(judgeRow(' – | [one](../a/one.test.ts) |'), ['docs/a.md:2 names no rule.'])
    assert.deepEqual(judgeRow(' `OPS-2` | [two](../a/two.test.ts) |'), [
      'docs/a.md:2 links to a/two.test.ts, which cites none of its rules.',
    ])
  })

  it('refuses a rule id that no package has, and ignores other words of that form', () => {
    const rules = new Set(['SHELL-SES-1', 'OPS-4'])
    assert.deepEqual(faultsOfRuleIds('docs/a.md', '`SHELL-SES-1`, `OPS-4`, `UTF-8`, SHELL-SES-9', rules), [])
    assert.deepEqual(faultsOfRuleIds('docs/a.md', 'see\n`SHELL-SES-9`', rules), [
      'docs/a.md:2 cites SHELL-SES-9, which is no rule: correct the id.',
    ])
  })
})
