import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { brotliSize } from './brotli-size.mjs'

const LIMIT_BYTES = 128_000
const LIMIT_REQUESTS = 8

/**
 * Scripts of the shell until the home page is interactive: the initial scripts and the chunks that it requests immediately. The latter are estimated by
 * their names (`home…`); the journey counts the real requests.
 */
export function shellRows() {
  const dist = join(ROOT, 'shell/dist')
  if (!existsSync(join(dist, 'shell.json'))) throw new Error('shell/dist/shell.json is missing: run `npm run build`.')
  const { scripts, files } = readJson(join(dist, 'shell.json'))
  const names = [
    ...scripts.map(({ file }) => file),
    ...Object.keys(files).filter((name) => /^home[.-].*\.js$/.test(name)),
  ]
  const bytes = names.reduce((sum, name) => sum + brotliSize(join(dist, name)), 0)
  return [
    { what: 'shell: scripts until home', value: bytes, limit: LIMIT_BYTES, unit: 'B' },
    { what: 'shell: script requests until home', value: names.length, limit: LIMIT_REQUESTS, unit: '' },
  ]
}
