/** A build that passes every gate and then breaks in the browser: the live one, with another version and other bytes, hashed anew. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_DIR } from '../site/origins.ts'
import { anotherBuild } from './another-build.ts'

/** @param spoil the new text of one file, or the same to leave it. @returns its folder */
export function brokenBuild(name: string, version: string, spoil: (file: string, text: string) => string): string {
  const folder = join(DATA_DIR, 'broken', `${name}-${version}`)
  // Of an earlier try, perhaps of another build: its files are none of this one's.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, content] of anotherBuild(name, version, spoil).files) writeFileSync(join(folder, file), content)
  return folder
}
