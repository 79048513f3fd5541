import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
// @ts-expect-error: plain JavaScript, typed in its comments
import { LazyFilesPlugin } from '../webpack/plugins/lazy-files-plugin.mjs'
// @ts-expect-error: plain JavaScript, typed in its comments
import { pageFiles as plainFiles } from './page-files.mjs'

type FilesOf = (module: string) => string[] | undefined
const pageFiles: (
  pageModules: Record<string, string>,
  build: { pages: { path: string }[]; filesOf: FilesOf },
) => Record<string, string[]> = plainFiles

const PAGES = [{ path: '/mine' }]
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-pages-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Builds routes that import a page, which imports a part of its own. */
function build(): Promise<{ filesOf: FilesOf }> {
  writeFileSync(join(folder, 'routes.js'), "export const load = () => import('./hub.js')")
  writeFileSync(join(folder, 'hub.js'), "export const more = () => import('./part.js'); export const hub = 1")
  writeFileSync(join(folder, 'part.js'), 'export const part = 1')
  const lazy = new LazyFilesPlugin()
  const compiler = webpack({
    mode: 'production',
    entry: join(folder, 'routes.js'),
    output: { path: join(folder, 'dist'), chunkFilename: 'chunk-[name].[contenthash:8].js' },
    context: folder,
    optimization: { chunkIds: 'named' },
    plugins: [lazy],
  })
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()))
      else resolve(lazy)
    })
  })
}

describe('pageFiles', () => {
  it('[BUILD-24] names the files of a page, without those that the page loads later', async () => {
    const lazy = await build()
    const filesOf = (module: string) => lazy.filesOf(join(folder, module))
    expect(pageFiles({ '/mine': 'hub.js' }, { pages: PAGES, filesOf })).toEqual({
      '/mine': [expect.stringMatching(/^chunk-hub_js\.[0-9a-f]{8}\.js$/)],
    })
  })

  it.each([
    [{ '/mine/vip': 'hub.js' }, 'remote.json: `pageModules` names /mine/vip, which is not one of its `pages`.'],
    [{ '/mine': 'hub.ts' }, /^remote\.json: `pageModules` names src\/hub\.ts for \/mine, and no import\(\) loads it: /],
  ])('[BUILD-24] refuses %j', (modules, sentence) => {
    const filesOf = (module: string) => (module === 'hub.js' ? ['hub.1.js'] : undefined)
    expect(() => pageFiles(modules, { pages: PAGES, filesOf })).toThrow(sentence)
  })
})
