/** Tests the count of files on folders of a temporary package. Run by `node --test`. */
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { crowdedFolders, MOST_FILES } from './folder-sizes.mjs'

describe('crowdedFolders', () => {
  let root

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'folder-sizes-'))
    for (let index = 0; index < MOST_FILES; index++) add(`ops/src/gate/rules/rule-${index}.ts`)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('accepts a full folder, and does not count tests, styles, declarations or subfolders', () => {
    for (const name of ['rule.test.ts', 'rule.fixture.ts', 'rule.module.css', 'rule.d.ts', 'files/rule.ts'])
      add(`ops/src/gate/rules/${name}`)
    assert.deepEqual(crowdedFolders(root, ['ops/src']), [])
  })

  it('names the folder with one file more, at any depth', () => {
    add('ops/src/gate/rules/one-more.tsx')
    assert.deepEqual(crowdedFolders(root, ['ops/src']), [
      'ops/src/gate/rules holds 13 source files, 12 at most: split it by what changes together.',
    ])
  })

  function add(path) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), '')
  }
})
