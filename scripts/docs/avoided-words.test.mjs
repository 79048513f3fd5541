/** Tests that avoided words, and only those, are found in every position. Run by `node --test`. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { avoidedWords } from './avoided-words.mjs'

describe('avoidedWords', () => {
  for (const text of ['const openDesk = 1', 'DOOR_LIMIT', '// what mends it', 'readTrail()', 'two-desks.ts', 'A wish.'])
    it(`refuses ${text}`, () => assert.match(avoidedWords('a.ts', text).join(), /^a\.ts:1 says ".*": write .*glossary/))

  it('refuses a path', () => assert.match(avoidedWords('src/doors/a.ts', '').join(), /^src\/doors\/a\.ts says "doors"/))

  for (const text of [
    'type Place = {',
    'const activeLook = 1',
    'is-a-stair',
    '// the floors of a server',
    'lookOf(skin)',
  ])
    it(`refuses ${text}`, () => assert.match(avoidedWords('a.ts', text).join(), /^a\.ts:1 says ".*": write .*glossary/))

  for (const text of ['Math.floor(1)', 'take place', 'a closer look', 'plainLook', 'lookUp()', 'a price floor'])
    it(`allows ${text}`, () => assert.deepEqual(avoidedWords('a.ts', text), []))

  for (const text of ['desktop', 'a trailing slash', 'amend', 'outdoors', 'trail: breadcrumbs', 'register_wishes'])
    it(`allows ${text}`, () => assert.deepEqual(avoidedWords('a.ts', text), []))
})
