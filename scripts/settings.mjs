/**
 * `npm run settings`: writes docs/settings.md from the settings.ts of the servers; the gate `docs` refuses another one.
 * `-- --release VERSION`: makes the present settings and files to deploy from those that docs/upgrade-notes.md is compared with.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../shared/build/release/source-hash.mjs'
import { SETTINGS_FILE, settingsPage } from './docs/settings-table.mjs'
import { NOTES_FILE, operatorFacts, RELEASED_FILE } from './docs/upgrade-notes.mjs'

const { release } = parseArgs({ options: { release: { type: 'string' } } }).values
writeFileSync(join(ROOT, SETTINGS_FILE), await settingsPage())
process.stdout.write(`${SETTINGS_FILE} is written.\n`)
if (release !== undefined) {
  writeFileSync(join(ROOT, RELEASED_FILE), `${JSON.stringify({ release, ...(await operatorFacts()) }, null, 2)}\n`)
  process.stdout.write(`${RELEASED_FILE} is that of ${release}. Begin a new first section in ${NOTES_FILE}.\n`)
}
