/** A build that passes every gate but fails in the browser: the released one with another version, changed files and recomputed hashes. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_DIR } from '../site/origins.ts'
import { anotherBuild } from './another-build.ts'

/**
 * @param spoil returns the new text of a file, or the same text to keep it
 * @param dist folder of the released build, outside the workspace too
 * @returns the build folder
 */
export function brokenBuild(
  name: string,
  version: string,
  spoil: (file: string, text: string) => string,
  dist?: string,
): string {
  const folder = join(DATA_DIR, 'broken', `${name}-${version}`)
  // Removes files of an earlier run.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, content] of anotherBuild(name, version, spoil, dist).files)
    writeFileSync(join(folder, file), content)
  return folder
}
