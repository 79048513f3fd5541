/** Where the bytes of built scripts come from, read from their source maps. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { MAPS_FOLDER } from '../../shared/contract/src/reports/source-maps.ts'
import { brotliSize } from '../budgets/brotli-size.mjs'

const require = createRequire(join(ROOT, 'shared/build/package.json'))
/** Code of webpack and of wrappers, which no source owns. */
const NO_SOURCE = 'webpack'

/**
 * The brotli bytes of each script, split among its sources by their share of the minified text.
 *
 * @param {string} dist
 * @param {string[]} files
 * @returns {{ file: string, source: string, group: string, text: number, bytes: number }[]} largest first
 */
export function scriptBytes(dist, files) {
  return files.flatMap((file) => rowsOf(dist, file)).sort((one, other) => other.bytes - one.bytes)
}

function rowsOf(dist, file) {
  const text = readFileSync(join(dist, file), 'utf8')
  const mapFile = join(dist, MAPS_FOLDER, `${file}.map`)
  const lengths = existsSync(mapFile)
    ? lengthsOf(text, readFileSync(mapFile, 'utf8'))
    : new Map([[NO_SOURCE, text.length]])
  const whole = brotliSize(join(dist, file))
  return [...lengths].map(([source, length]) => ({
    file,
    source,
    group: groupOf(source),
    text: length,
    bytes: (whole * length) / text.length,
  }))
}

/** Characters of the built text by source: each mapping owns the text up to the next one. */
function lengthsOf(text, map) {
  const { decodedMappings, TraceMap } = require('@jridgewell/trace-mapping')
  const trace = new TraceMap(map)
  const lines = text.split('\n')
  const lengths = new Map()
  const add = (source, length) => length > 0 && lengths.set(source, (lengths.get(source) ?? 0) + length)
  decodedMappings(trace).forEach((segments, index) => {
    const end = (lines[index]?.length ?? 0) + 1
    add(NO_SOURCE, segments[0]?.[0] ?? end)
    segments.forEach((segment, at) => {
      const source = segment.length === 1 ? NO_SOURCE : (trace.sources[segment[1]] ?? NO_SOURCE)
      add(source, (segments[at + 1]?.[0] ?? end) - segment[0])
    })
  })
  return lengths
}

/** @example groupOf('node_modules/react-dom/cjs/x.js') // 'react-dom' */
function groupOf(source) {
  const own = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)
  if (own) return own[1]
  const folder = /^(shared\/[^/]+|[^/]+)\/src\/([^/]+)(?:\/([^/]+)\/)?/.exec(source)
  return folder ? [folder[1], folder[2].replace(/\.tsx?$/, ''), folder[3]].filter(Boolean).join('/') : source
}
