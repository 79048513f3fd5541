import { join } from 'node:path'
import { readJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { brotliSize } from './brotli-size.mjs'

/** Limit of the help pages of one language, which are fetched on idle and may use mobile data. */
const LIMIT_BYTES = 60_000
const LANGUAGES = ['zh', 'en']

/** Sizes of the files that the service worker precaches for offline use. */
export function offlineRows() {
  const dist = join(ROOT, 'shell/dist')
  const names = Object.keys(readJson(join(dist, 'shell.json')).files)
  return LANGUAGES.map((language) => {
    const kept = names.filter((name) => new RegExp(`^help-(?:page|${language}-)`).test(name))
    const bytes = kept.reduce((sum, name) => sum + brotliSize(join(dist, name)), 0)
    return { what: `shell: help kept offline, ${language}`, value: bytes, limit: LIMIT_BYTES, unit: 'B' }
  })
}
