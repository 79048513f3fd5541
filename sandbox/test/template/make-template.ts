/**
 * `node test/template/make-template.ts <file>`: migrates and seeds one sandbox. On PGlite its data is written to the file; with TEST_DATABASE_URL it is the
 * database that the URL names.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createLogger } from '@lantern/service'
import { openPlatform } from '../../src/platform/platform.ts'
import { START } from './start.ts'

const [file = ''] = process.argv.slice(2)
const url = process.env.TEST_DATABASE_URL
const folder = mkdtempSync(join(tmpdir(), 'sandbox-template-'))

const platform = await openPlatform({
  location: url ? { url } : { folder },
  logger: createLogger('template', { write: () => undefined }),
  real: () => START,
})
await platform.close()
if (!url) {
  const pglite = await PGlite.create(folder)
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
}
rmSync(folder, { recursive: true, force: true })
rmSync(`${folder}.lock`, { force: true })
