import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { SETTINGS_FILE, settingsOf, settingsPage } from './settings-table.mjs'

describe('docs/settings.md', () => {
  it('is that of the servers', async () => {
    assert.equal(
      readFileSync(join(ROOT, SETTINGS_FILE), 'utf8'),
      await settingsPage(),
      `${SETTINGS_FILE} is not that of the settings.ts files: run \`npm run settings\` and commit it.`,
    )
  })

  it('says form, default and meaning of each setting', async () => {
    const edge = Object.fromEntries((await settingsOf('edge')).map((row) => [row.name, row]))
    assert.deepEqual(edge.EDGE_PORT, {
      name: 'EDGE_PORT',
      form: 'a port number from 0 to 65535',
      fallback: '`3000`',
      meaning: 'Port of the public server.',
    })
    const all = (await Promise.all(['edge', 'ops', 'sandbox'].map(settingsOf))).flat()
    const told = new Set(all.filter(({ meaning }) => meaning !== '').map(({ name }) => name))
    assert.deepEqual(
      [...new Set(all.map(({ name }) => name))].filter((name) => !told.has(name)),
      [],
    )
  })
})
