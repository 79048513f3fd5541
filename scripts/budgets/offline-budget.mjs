import { join } from 'node:path'
import { readJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { brotliSize } from './brotli-size.mjs'

/** Help of one language with its page: fetched on idle, so it may be on somebody's mobile data. */
const LIMIT_BYTES = 60_000
const LANGUAGES = ['zh', 'en']

/** What the service worker fetches ahead for reading without a network. */
export function offlineRows() {
  const dist = join(ROOT, 'shell/dist')
  const names = Object.keys(readJson(join(dist, 'shell.json')).files)
  return LANGUAGES.map((language) => {
    const kept = names.filter((name) => new RegExp(`^help-(?:page|${language}-)`).test(name))
    const bytes = kept.reduce((sum, name) => sum + brotliSize(join(dist, name)), 0)
    return { what: `shell: help kept offline, ${language}`, value: bytes, limit: LIMIT_BYTES, unit: 'B' }
  })
}
