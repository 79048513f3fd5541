// @ts-expect-error: plain JavaScript, typed in its comments
import { keptFiles as plainKeptFiles } from './release/build-worker.mjs'

type File = { path: string; integrity: string; locale?: string }
const keptFiles: (stats: object, files: Record<string, string>) => { core: File[]; later: File[] } = plainKeptFiles

const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) })
const files = Object.fromEntries(
  ['main.js', 'main.css', 'shared.js', 'offline-page.js', 'federation.js', 'help-page.js', 'zh.js', 'en.js'].map(
    (name) => [name, `sha384-${name}`],
  ),
)
const stats = {
  entrypoints: { main: group('main.js', 'main.css') },
  namedChunkGroups: {
    main: group('main.js', 'main.css'),
    'offline-page': group('shared.js', 'offline-page.js'),
    federation: group('federation.js', 'shared.js'),
    'help-page': group('help-page.js'),
    'help-en-kh': group('en.js', 'texts.js'),
    'help-zh-kh': group('zh.js', 'help-page.js'),
    search: group('main.js'),
  },
}

describe('keptFiles', () => {
  it('[SHELL-PWA-9] contains the files of the first page and the offline pages before the worker installs', () => {
    const { core } = keptFiles(stats, files)
    expect(core.map(({ path }) => path)).toEqual([
      '/assets/main.js',
      '/assets/main.css',
      '/assets/shared.js',
      '/assets/offline-page.js',
    ])
    expect(core[0]).toEqual({ path: '/assets/main.js', integrity: 'sha384-main.js' })
  })

  it('[SHELL-HELP-4] keeps help for later, each language for its readers, each file once and only with a hash', () => {
    const { later } = keptFiles(stats, files)
    expect(later.map(({ path, locale }) => [path, locale])).toEqual([
      ['/assets/federation.js', undefined],
      ['/assets/en.js', 'en'],
      ['/assets/help-page.js', undefined],
      ['/assets/zh.js', 'zh-CN'],
    ])
  })
})
