/** Of which files the tests run after an edit of a remote, and what is remembered of a run. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addCounts, affectedFiles, passedAfter } from './affected.mjs'

const TEXTS = {
  'src/page.tsx': `import { sum } from './sum.ts'`,
  'src/page.messages.ts': 'export const messages = {}',
  'src/page.module.css': '.page {}',
  'src/sum.ts': 'export const sum = 1',
  'src/sum.fixture.ts': 'export const one = 1',
  'src/answers.json': '{}',
  'src/page.test.tsx': `import { page } from './page.tsx'`,
  'README.md': '# A remote',
  'jest.config.mjs': 'export default {}',
  'package.json': '{}',
  'remote.json': '{}',
  '../remote-other/remote.json': '{}',
}
const STATE = { rest: 'libraries and dependencies', inputs: { ...TEXTS } }

/** @returns the files whose tests run, after these became what they are here */
function after(edits, { texts = {}, rest = STATE.rest } = {}) {
  const inputs = Object.fromEntries(
    Object.entries({ ...STATE.inputs, ...texts, ...edits }).filter(([, text]) => text !== undefined),
  )
  const before = { ...STATE, inputs: { ...STATE.inputs, ...texts } }
  return affectedFiles(before, { rest, inputs }, (file) => inputs[file])
}

describe('the files whose tests run', () => {
  it('are none without an edit', () => assert.deepEqual(after({}), []))

  for (const file of ['src/page.tsx', 'src/page.messages.ts', 'src/sum.ts', 'src/sum.fixture.ts', 'src/page.test.tsx'])
    it(`are ${file} alone after an edit there`, () => assert.deepEqual(after({ [file]: 'edited' }), [file]))

  it('include new ones', () => assert.deepEqual(after({ 'src/new.ts': 'new' }), ['src/new.ts']))

  it('are none after an edit of a style or a page of text that no test reads', () =>
    assert.deepEqual(after({ 'src/page.module.css': 'edited', 'README.md': 'edited' }), []))

  for (const text of [
    `import { readFileSync } from 'node:fs'`,
    `const { readFileSync } = jest.requireActual<{ readFileSync: (path: string) => string }>('fs')`,
    'const folder = __dirname',
    `const file = require.resolve('@lantern/contract')`,
    'const page = await import(name)',
    `const page = await import(/* one of them */ \`./\${name}.ts\`)`,
    `const page = require(\`./\${name}.ts\`)`,
  ])
    it(`include one that reads files, after any edit: ${text}`, () => {
      const texts = { 'src/reads.test.ts': text }
      assert.deepEqual(after({ 'src/page.module.css': 'edited' }, { texts }), ['src/reads.test.ts'])
      assert.deepEqual(after({ 'src/sum.ts': 'edited' }, { texts }), ['src/sum.ts', 'src/reads.test.ts'])
      assert.deepEqual(after({}, { texts }), [])
    })

  for (const text of [
    `const page = await import('./page.tsx')`,
    `const page = await import(/* webpackChunkName: "page" */ './page.tsx')`,
    'const page = await import(`./page.tsx`)',
    '// loaded by import()',
  ])
    it(`include none for: ${text}`, () =>
      assert.deepEqual(after({ 'src/sum.ts': 'edited' }, { texts: { 'src/lazy.ts': text } }), ['src/sum.ts']))
})

describe('all tests run', () => {
  for (const file of [
    'remote.json',
    '../remote-other/remote.json',
    'src/answers.json',
    'jest.config.mjs',
    'package.json',
    'src/__mocks__/page.tsx',
  ])
    it(`after an edit of ${file}`, () => assert.equal(after({ [file]: 'edited' }), undefined))

  it('after a file was deleted or renamed', () => {
    assert.equal(after({ 'src/sum.ts': undefined }), undefined)
    assert.equal(after({ 'src/sum.ts': undefined, 'src/total.ts': STATE.inputs['src/sum.ts'] }), undefined)
  })

  it('after an edit of a dependency, a library or a setting', () => {
    assert.equal(after({}, { rest: 'others' }), undefined)
    assert.equal(after({ 'src/sum.ts': 'edited' }, { rest: 'others' }), undefined)
  })

  it('where none have passed', () =>
    assert.equal(
      affectedFiles(undefined, STATE, () => ''),
      undefined,
    ))

  it('in a package with set-up files of its own', () => {
    const texts = {
      'jest.config.mjs': `export default jestPreset(import.meta.url, { setup: ['<rootDir>/src/setup.ts'] })`,
    }
    assert.equal(after({ 'src/sum.ts': 'edited' }, { texts }), undefined)
  })

  it('after an edit of very many files', () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`src/new-${index}.ts`, 'new']))
    assert.equal(after(many), undefined)
  })
})

describe('the counts of affected tests', () => {
  const earlier = { 'a.test.ts': 3, 'b.test.ts': 4 }

  it('replace those of their files', () => {
    const run = { passed: 7, failed: 0, titles: [], files: { 'b.test.ts': 5, 'c.test.ts': 2 } }
    const files = { 'a.test.ts': 3, 'b.test.ts': 5, 'c.test.ts': 2 }
    assert.deepEqual(addCounts(earlier, run), { passed: 10, failed: 0, titles: [], files })
  })

  it('keep the failures', () => {
    const run = { passed: 3, failed: 1, titles: ['is right'], files: { 'b.test.ts': 3 } }
    const { passed, failed, titles } = addCounts(earlier, run)
    assert.deepEqual({ passed, failed, titles }, { passed: 6, failed: 1, titles: ['is right'] })
  })
})

describe('a run is remembered', () => {
  const id = '@lantern/remote-mine#test'
  const edited = { ...STATE, inputs: { ...STATE.inputs, 'src/sum.ts': 'edited' } }
  const both = { ...edited, inputs: { ...edited.inputs, 'src/page.tsx': 'edited' } }
  const before = { [id]: { ...STATE, tests: { 'src/page.test.tsx': 1 } }, other: { ...STATE, tests: {} } }
  const run = (passed, state, isPassed, files) =>
    passedAfter(passed, [{ id, state }], [{ id, isPassed }], () => files && { files })
  const next = (passed, state) => affectedFiles(passed[id], state, (file) => state.inputs[file])

  it('if its tests passed, with their numbers', () => {
    const passed = run(before, edited, true, { 'src/page.test.tsx': 2 })
    assert.deepEqual(passed, { ...before, [id]: { ...edited, tests: { 'src/page.test.tsx': 2 } } })
    assert.deepEqual(next(passed, edited), [])
  })

  it('not if one failed: it runs again, also beside later edits, until it passes', () => {
    const failed = run(before, edited, false, { 'src/page.test.tsx': 0 })
    assert.deepEqual(failed, before)
    assert.deepEqual(next(failed, edited), ['src/sum.ts'])
    const failedAgain = run(failed, both, false, {})
    assert.deepEqual(next(failedAgain, both), ['src/page.tsx', 'src/sum.ts'])
    assert.deepEqual(next(run(failedAgain, both, true, {}), both), [])
  })

  it('not without a result or without counts', () => {
    assert.deepEqual(
      passedAfter(before, [{ id, state: edited }], [], () => ({ files: {} })),
      before,
    )
    assert.deepEqual(run(before, edited, true, undefined), before)
  })
})
