/** `npm run settings`: writes docs/settings.md from the settings.ts of the servers; the gate `docs` refuses another one. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../shared/build/release/source-hash.mjs'
import { SETTINGS_FILE, settingsPage } from './docs/settings-table.mjs'

writeFileSync(join(ROOT, SETTINGS_FILE), await settingsPage())
process.stdout.write(`${SETTINGS_FILE} is written.\n`)
