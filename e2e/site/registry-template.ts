/** An empty, migrated registry that release services start on: creating one takes four seconds of CPU time, copying almost none. */
import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const OPS = fileURLToPath(new URL('../../ops', import.meta.url))
/** Environment variable that the workers inherit. */
const PLACE = 'LANTERN_E2E_REGISTRY'

/** @param root data folder of the run */
export async function makeRegistry(root: string): Promise<void> {
  const folder = join(root, 'registry')
  const args = ['--disable-warning=ExperimentalWarning', 'test/template/make-folder.ts', folder]
  await promisify(execFile)(process.execPath, args, { cwd: OPS })
  process.env[PLACE] = folder
}

/** Copies the template to the data folder of a release service. With an external site (E2E_DATA) the service creates its registry itself. */
export async function copyRegistry(dataDir: string): Promise<void> {
  const made = process.env[PLACE]
  if (made) await cp(made, join(dataDir, 'ops'), { recursive: true })
}
