import { workerConfig } from '../webpack/worker.mjs'
import { runWebpack } from './run-webpack.mjs'

/** Path under which the edge serves the shell's files. */
const BASE = '/assets/'
/** Chunks of error pages, which must be available offline. */
const CORE_CHUNK = /^offline(?:-|$)/
/** Chunks kept for offline reading, by language when the name contains one; and the runtime that opens pages of remotes. */
const LATER_CHUNK = /^(?:federation|help)(?:-|$)/
const LANGUAGE = { zh: 'zh-CN', en: 'en' }

/**
 * Builds the service worker beside the shell's files. Chunk names (`webpackChunkName`) decide what it keeps, so that a team makes a page
 * readable offline by naming its chunk.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {string} options.outputDir
 * @param {string} options.version
 * @param {import('webpack').StatsCompilation} options.stats of the shell's own build
 * @param {Record<string, string>} options.files SRI by file name
 * @returns {Promise<string>} name of the file
 */
export async function buildWorker({ packageDir, outputDir, version, stats, files }) {
  const config = workerConfig({ packageDir, outputDir, build: { version, ...keptFiles(stats, files) } })
  const { assets } = await runWebpack(config)
  return assets.find(({ name }) => name.endsWith('.js')).name
}

/**
 * @param {import('webpack').StatsCompilation} stats
 * @param {Record<string, string>} files
 */
export function keptFiles({ entrypoints, namedChunkGroups = {} }, files) {
  const core = new Map()
  const later = new Map()
  const add = (list, group, locale) => {
    for (const { name } of group.assets ?? []) {
      if (files[name] === undefined || core.has(name)) continue
      // A file used by both languages is kept for both.
      const shared = list.has(name) && list.get(name).locale !== locale
      list.set(name, { path: BASE + name, integrity: files[name], ...(locale && !shared ? { locale } : {}) })
    }
  }
  const groups = Object.entries(namedChunkGroups).sort(([one], [other]) => (one < other ? -1 : 1))
  add(core, entrypoints.main)
  for (const [name, group] of groups) if (CORE_CHUNK.test(name)) add(core, group)
  for (const [name, group] of groups) if (LATER_CHUNK.test(name)) add(later, group, LANGUAGE[name.split('-')[1]])
  return { core: [...core.values()], later: [...later.values()] }
}
