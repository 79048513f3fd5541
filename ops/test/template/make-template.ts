/** `node test/template/make-template.ts <file>`: migrates an empty registry on PGlite and writes its data to the file. */
import { writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { migratePglite } from '../../src/database/database.ts'

const [file = ''] = process.argv.slice(2)
const pglite = await PGlite.create('memory://')
await migratePglite(pglite)
writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
await pglite.close()
