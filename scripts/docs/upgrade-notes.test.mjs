import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { faultsOfUpgradeNotes, NOTES_FILE, operatorChanges, operatorFacts, releasedFacts } from './upgrade-notes.mjs'

const BEFORE = {
  settings: { 'edge DRAIN_MS': 'ms; `0`', 'edge OLD': 'text; –', 'ops GATE': 'strict or local; `strict`' },
  files: { 'edge/deploy/nginx.conf': 'aaa' },
}
const NOW = {
  settings: {
    'edge DRAIN_MS': 'ms; `500`',
    'edge NEW': 'text; –',
    'ops NEW': 'text; –',
    'ops GATE': 'strict or local; `strict`',
  },
  files: { 'edge/deploy/nginx.conf': 'bbb', 'ops/deploy/alerts.yaml': 'ccc' },
}

test('changes are new, gone and changed settings and files, each once', () => {
  assert.deepEqual(operatorChanges(BEFORE, NOW), [
    { name: 'DRAIN_MS', change: 'changed' },
    { name: 'OLD', change: 'gone' },
    { name: 'NEW', change: 'new' },
    { name: 'edge/deploy/nginx.conf', change: 'changed' },
    { name: 'ops/deploy/alerts.yaml', change: 'new' },
  ])
  assert.deepEqual(operatorChanges(NOW, NOW), [])
})

test('only the first section counts, by the whole name', () => {
  const page = '# Notes\n\n## Next\n\n`NEW_ONE` and `OLD`.\n\n## Before\n\n`NEW`\n'
  const faults = faultsOfUpgradeNotes(page, [
    { name: 'NEW', change: 'new' },
    { name: 'OLD', change: 'gone' },
  ])
  assert.equal(faults.length, 1)
  assert.match(faults[0], /`NEW` is new since the last release/)
})

test('the facts of this clone have settings of both servers and files to deploy from', async () => {
  const { settings, files } = await operatorFacts()
  assert.ok('edge UPSTREAM' in settings && 'ops DATABASE_URL' in settings)
  assert.ok('edge/deploy/kubernetes.yaml' in files && 'ops/deploy/hooks/openfeature.mjs' in files)
})

test('the page names every change since the last release', async () => {
  const changes = operatorChanges(releasedFacts(), await operatorFacts())
  assert.deepEqual(faultsOfUpgradeNotes(readFileSync(join(ROOT, NOTES_FILE), 'utf8'), changes), [])
})
