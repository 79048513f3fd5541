/** Which tasks `npm test` counts the tests of. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { suites } from './unit-counts.mjs'

describe('the counted suites', () => {
  it('are those that run jest, also beside a PostgreSQL', () => {
    const ids = suites().map(({ id }) => id)
    for (const id of ['@lantern/ops#test', '@lantern/sandbox#test']) assert.ok(ids.includes(id), id)
  })
})
