/** `node test/template/make-folder.ts <folder>`: migrates an empty registry on PGlite in the folder. The journeys start their release services on copies. */
import { openDatabase } from '../../src/database/database.ts'

const [folder = ''] = process.argv.slice(2)
const db = await openDatabase({ folder })
await db.destroy()
