import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageChunks } from './page-chunks.mjs'

test('reads the chunks of each page from a built script', () => {
  const built =
    'var n=(0,l.lazy)(()=>Promise.all([a.e(21),a.e("90")]).then(a.bind(a,7))),i=(0,l.lazy)(()=>a.e(650).then((()=>a(650))));x.then(y)'
  assert.deepEqual(pageChunks(built), [['21', '90'], ['650']])
})
