/** A build that passes every gate and then breaks in the browser: the live one, with another version and other bytes, hashed anew. */
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../site/release-desk.ts'

/** @param spoil the new text of one file, or the same to leave it */
export function brokenBuild(name: string, version: string, spoil: (file: string, text: string) => string): string {
  const folder = join(process.env.LANTERN_E2E_DATA ?? '', 'broken', `${name}-${version}`)
  cpSync(join(ROOT, `remote-${name}/dist`), folder, { recursive: true, filter: (path) => !path.endsWith('.stamp') })
  const before = JSON.parse(readFileSync(join(folder, 'lantern.json'), 'utf8')).version as string
  const slug = (text: string): string => text.replace(/[^0-9a-z]/g, '_')
  const hashes: Record<string, string> = {}
  for (const file of readdirSync(folder).filter((one) => /\.(js|css|json)$/.test(one))) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8').replaceAll(before, version).replaceAll(slug(before), slug(version))
    const content = spoil(file, text)
    writeFileSync(path, content)
    if (file !== 'lantern.json' && file !== 'integrity.json')
      hashes[file] = `sha384-${createHash('sha384').update(content).digest('base64')}`
  }
  writeFileSync(join(folder, 'integrity.json'), JSON.stringify(hashes))
  return folder
}
