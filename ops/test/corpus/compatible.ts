/** Harmless builds, however odd they look: the gate must accept each of them. */
import { createHash, randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { ChangeableBuild, CorpusBuild } from './corpus-build.ts'

export const COMPATIBLE: readonly CorpusBuild[] = [
  { title: 'as it was built' },
  {
    title: 'of which nothing but the layout of its documents is different',
    change: ({ files, declaration }) =>
      void files.set('lantern.json', Buffer.from(JSON.stringify(declaration, null, 7))),
  },
  {
    title: 'with unknown fields in its documents',
    change: ({ declaration, manifest }) => [
      Object.assign(declaration, { team: 'small' }),
      Object.assign(manifest, { note: 1 }),
    ],
  },
  {
    title: 'that says when it was built',
    change: ({ declaration }) => {
      declaration.builtAt = '2026-11-21T16:00:00Z'
    },
  },
  // Hashes and files
  { title: 'with SHA-256 hashes', change: ({ files, hashes }) => hashes((all) => rehash(all, files, 'sha256')) },
  { title: 'with SHA-512 hashes', change: ({ files, hashes }) => hashes((all) => rehash(all, files, 'sha512')) },
  {
    title: 'with a picture and a font without hashes',
    change: ({ files }) =>
      void files
        .set('art/dock.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
        .set('a.woff2', randomBytes(900)),
  },
  {
    title: 'with a lazy chunk more',
    change: ({ files, manifest, inEntry }) => {
      files.set('98.0a1b2c3d.js', Buffer.from('"use strict"'))
      manifest.exposes[0]?.assets.js.async.push('98.0a1b2c3d.js')
      inEntry('lanternNeeds="', 'lanternNeeds="98.js ')
    },
  },
  {
    title: 'without styles of a page that it does not ask for any more',
    change: ({ files, pageStyles, manifest, inEntry }) => {
      const lost = pageStyles()
      files.delete(lost)
      for (const { assets } of manifest.exposes)
        for (const list of [assets.css.sync, assets.css.async])
          if (list.includes(lost)) list.splice(list.indexOf(lost), 1)
      const [chunk] = lost.split('.')
      inEntry(`${chunk}.css `, '')
    },
  },
  {
    title: 'that says in a text how toolchains name chunks, and looks colours up by name',
    change: ({ inEntry }) =>
      inEntry(
        /$/,
        ';var smallHelp=\'webpackChunksmall y.lanternNeeds="97.css"\',smallColour=e=>({red:"ff0000",sky:"00aaff"})[e]+".css";',
      ),
  },
  // Exposed modules, paths, contract
  {
    title: 'with a third exposed module',
    change: ({ manifest, inEntry }) => {
      const [routes] = structuredClone(manifest.exposes)
      if (routes !== undefined) manifest.exposes.push({ ...routes, name: 'extra', path: './extra' })
      inEntry('"./routes":', '"./extra":()=>0,"./routes":')
    },
  },
  {
    title: 'without pages, for slots only',
    change: ({ declaration, named }) => {
      declaration.routePrefixes = []
      declaration.pages = []
      declaration.preload = [
        { file: named('remoteEntry', '.js'), as: 'script' },
        { file: named('slots.', '.js'), as: 'script' },
      ]
    },
  },
  {
    title: 'whose prefix only begins like another’s',
    change: ({ declaration }) => {
      declaration.routePrefixes = ['/takenaway', '/small']
    },
  },
  {
    title: 'with pages below its own prefix',
    change: ({ declaration }) => {
      declaration.routePrefixes = ['/small', '/small/more']
    },
  },
  {
    title: 'for two slots that every shell has',
    change: ({ declaration }) => void declaration.slots.push('home.rails'),
  },
  {
    title: 'against the oldest contract that is served',
    change: ({ declaration }) => {
      declaration.contractVersion = '1.1.0'
    },
  },
  {
    title: 'with a page that has a parameter',
    change: ({ declaration }) => {
      const [first] = declaration.pages ?? []
      if (first !== undefined) declaration.pages?.push({ ...first, path: '/small/:id/bill', example: { id: '2026-7' } })
    },
  },
  {
    title: 'of a preset before examples, with a page that has a parameter',
    change: ({ declaration }) => {
      const [first] = declaration.pages ?? []
      if (first !== undefined) declaration.pages?.push({ ...first, path: '/small/:id/bill' })
    },
  },
  {
    title: 'against a later patch of the contract',
    change: ({ declaration }) => {
      declaration.contractVersion = '1.2.9'
    },
  },
  // Shares
  {
    title: 'with a wider range of React',
    change: ({ declaration, inEntry }) => {
      declaration.shared.react = '>=18 <20'
      inEntry(/requiredVersion:"\^19[^"]*"/, 'requiredVersion:">=18 <20"')
    },
  },
  {
    title: 'with the range of a minor',
    change: ({ declaration }) => {
      declaration.shared.react = '~19.3.0'
    },
  },
  {
    title: 'that takes fewer packages from the page',
    change: ({ declaration }) => void delete declaration.shared['react-dom'],
  },
  {
    title: 'that shares a package of its own with its other builds',
    change: ({ manifest, named }) =>
      void manifest.shared.push({
        name: 'date-fns',
        assets: { js: { sync: [named('slots.', '.js')], async: [] }, css: { sync: [], async: [] } },
      }),
  },
  {
    title: 'that shares a package of its own named like a property of every object',
    change: ({ manifest, named }) =>
      void manifest.shared.push({
        name: 'constructor',
        assets: { js: { sync: [named('slots.', '.js')], async: [] }, css: { sync: [], async: [] } },
      }),
  },
  {
    title: 'with a library that reads what React keeps inside',
    change: ({ append, named }) =>
      append(
        named('slots.', '.js'),
        ';(r)=>r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?.H===null',
      ),
  },
  // Names and styles
  {
    title: 'with element styles inside its own layer',
    change: ({ append, pageStyles }) =>
      append(pageStyles(), '@layer remote.small{button{border:0}:root{--small-gap:1px}}'),
  },
  {
    title: 'with styles for a wide screen, a motion and a parent',
    change: ({ append, pageStyles, text }) => {
      const css = pageStyles()
      const [own = ''] = /\.[\w-]+/.exec(text(css)) ?? []
      append(
        css,
        `@media (width>600px){${own}:has(> a){gap:0}}@keyframes small_a1b2{to{opacity:1}}[data-scheme=light] ${own}{animation:small_a1b2 1s}@supports (gap:0){${own} li{margin:0}}`,
      )
    },
  },
  ...[
    ':is(.small_a,.small_b) li{margin:0}',
    '.small_a{&:hover{gap:0}li{margin:0}@media (width>600px){& + &{gap:1px}}}',
    '@scope (.small_a) to (.small_b){:scope{gap:0}li{margin:0}}',
    '.small_Pacmq-{gap:0}.small_3\\+a{gap:0}',
    '@property --small-turn{syntax:"<angle>";inherits:false;initial-value:0deg}',
    '@font-face{font-family:"small_digits";src:url(a.woff2)}',
  ].map((css) => ({
    title: `with the styles ${css}`,
    change: ({ append, pageStyles }: ChangeableBuild) => append(pageStyles(), css),
  })),
  // Bytes
  {
    title: 'just below the budget',
    change: ({ append, named }) => append(named('routes.', '.js'), `\n/*${randomBytes(45_000).toString('base64')}*/`),
  },
  // As edges hand it out
  {
    title: 'behind a server with another word for JavaScript, and with more headers',
    spoil: (file, { headers }) =>
      void (
        file.endsWith('.js') &&
        Object.assign(headers, { 'content-type': 'application/javascript', 'x-cache': 'HIT', etag: '"1"' })
      ),
  },
  {
    title: 'behind a server that compresses',
    spoil: (_file, answer) => {
      answer.body = gzipSync(answer.body)
      answer.headers['content-encoding'] = 'gzip'
    },
  },
]

function rehash(all: Record<string, string>, files: ReadonlyMap<string, Buffer>, algorithm: string): void {
  for (const file of Object.keys(all)) {
    const content = files.get(file) ?? Buffer.of()
    all[file] = `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
  }
}
