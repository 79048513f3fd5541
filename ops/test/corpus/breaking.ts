/** Harmful builds: each is the small remote with one fault, and the rule that must find it. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import { integrityOf } from '../../src/gate/gate.rules.ts'
import type { BreakingBuild, ChangeableBuild } from './corpus-build.ts'

const REACT = join(import.meta.dirname, '../../../shell/node_modules/react/cjs/react.production.js')
/** What no compression makes smaller. */
const noise = (bytes: number) => `\n/*${randomBytes(bytes).toString('base64')}*/`
export const BREAKING: readonly BreakingBuild[] = [
  // Hashes and files
  {
    title: 'of which a chunk was changed after the build',
    rule: 'integrity',
    change: ({ named, append, hashes, text }) => {
      const chunk = named('routes.', '.js')
      const before = text(chunk)
      append(chunk, ' ')
      hashes((all) => Object.assign(all, { [chunk]: sriOf(before) }))
    },
  },
  {
    title: 'with a chunk that has no hash',
    rule: 'extra-file',
    change: ({ named, hashes }) => hashes((all) => void delete all[named('slots.', '.js')]),
  },
  {
    title: 'with a file that has no hash and is named like a property of every object',
    rule: 'extra-file',
    change: ({ files }) => void files.set('constructor', Buffer.from('alert(1)')),
  },
  {
    title: 'whose hashes are MD5',
    rule: 'schema',
    change: ({ hashes }) =>
      hashes((all) => {
        all['a.js'] = 'md5-ab=='
      }),
  },
  {
    title: 'without a chunk that its manifest names',
    rule: 'missing-file',
    change: ({ files, named }) => void files.delete(named('slots.', '.js')),
  },
  {
    title: 'without the styles of a lazy page, lost from the list as well',
    rule: 'missing-chunk',
    change: ({ files, manifest }) => {
      for (const file of [...files.keys()].filter((one) => one.endsWith('.css'))) files.delete(file)
      for (const { assets } of manifest.exposes) Object.assign(assets, { css: { sync: [], async: [] } })
    },
  },
  {
    title: 'whose entry asks for styles that were never made',
    rule: 'missing-chunk',
    change: ({ inEntry }) => inEntry(/lanternNeeds="/, 'lanternNeeds="99.css '),
  },
  {
    title: 'whose manifest is HTML',
    rule: 'schema',
    change: ({ files }) => void files.set('mf-manifest.json', Buffer.from('<!doctype html>')),
  },
  {
    title: 'that says it is another remote',
    rule: 'identity',
    change: ({ declaration }) => {
      declaration.name = 'smaller'
    },
  },
  // Exposed modules, paths, contract
  {
    title: 'with a renamed exposed module',
    rule: 'exposes',
    change: ({ manifest, inEntry }) => {
      Object.assign(manifest.exposes[0] ?? {}, { name: 'pages', path: './pages' })
      inEntry('"./routes"', '"./pages"')
    },
  },
  {
    title: 'with a page below another remote’s prefix',
    rule: 'prefix',
    change: ({ declaration }) => {
      Object.assign(declaration, { routePrefixes: ['/taken/here'], pages: [] })
    },
  },
  {
    title: 'with a page of the shell’s',
    rule: 'prefix',
    change: ({ declaration }) => {
      Object.assign(declaration, { routePrefixes: ['/user/login'], pages: [] })
    },
  },
  {
    title: 'that lists a page of another remote',
    rule: 'pages',
    change: ({ declaration }) => relocate(declaration, '/taken/page'),
  },
  {
    title: 'that lists a page of the shell',
    rule: 'pages',
    change: ({ declaration }) => relocate(declaration, '/help/ck'),
  },
  {
    title: 'that opens to visitors what the specification protects',
    rule: 'pages',
    change: ({ declaration }) => relocate(declaration, '/small/mine'),
  },
  {
    title: 'that lists one page under two names of its parameter',
    rule: 'pages',
    change: ({ declaration }) => {
      relocate(declaration, '/small/:id')
      const [first] = declaration.pages ?? []
      if (first !== undefined) declaration.pages?.push({ ...first, path: '/small/:name' })
    },
  },
  {
    title: 'with a page whose example lacks a parameter',
    rule: 'pages',
    change: ({ declaration }) => {
      relocate(declaration, '/small/:id')
      Object.assign(declaration.pages?.[0] ?? {}, { example: {} })
    },
  },
  {
    title: 'with an example that leads to another page',
    rule: 'schema',
    change: ({ declaration }) => {
      relocate(declaration, '/small/:id')
      Object.assign(declaration.pages?.[0] ?? {}, { example: { id: '..' } })
    },
  },
  {
    title: 'without its list of pages',
    rule: 'pages',
    change: ({ declaration }) => {
      delete declaration.pages
    },
  },
  {
    title: 'for a slot that another remote fills',
    rule: 'slot-owner',
    change: ({ declaration }) => void declaration.slots.push('home.popups'),
  },
  {
    title: 'for a slot that no shell has',
    rule: 'slot',
    change: ({ declaration }) => void declaration.slots.push('home.roof'),
  },
  {
    title: 'against the next contract',
    rule: 'contract',
    change: ({ declaration }) => {
      declaration.contractVersion = '2.0.0'
    },
  },
  {
    title: 'against a contract that only the newer of two live shells knows',
    rule: 'contract',
    change: ({ declaration }) => {
      declaration.contractVersion = '1.3.0'
    },
  },
  {
    title: 'against a contract that is served no more',
    rule: 'contract',
    change: ({ declaration }) => {
      declaration.contractVersion = '1.0.0'
    },
  },
  // Shares
  {
    title: 'for the React before',
    rule: 'share',
    change: ({ declaration, inEntry }) => {
      declaration.shared.react = '^18.2.0'
      inEntry(/requiredVersion:"\^19[^"]*"/, 'requiredVersion:"^18.2.0"')
    },
  },
  {
    title: 'that says ^19 and asks for 18 in its code',
    rule: 'share',
    change: ({ inEntry }) => inEntry(/requiredVersion:"\^19[^"]*"/, 'requiredVersion:"18.x"'),
  },
  { title: 'with an eager singleton', rule: 'share', change: ({ inEntry }) => inEntry('eager:!1', 'eager:!0') },
  {
    title: 'with a singleton that is not strict',
    rule: 'share',
    change: ({ inEntry }) => inEntry('strictVersion:!0', 'strictVersion:!1'),
  },
  {
    title: 'that shares React, but not as a singleton',
    rule: 'share',
    change: ({ inEntry }) => inEntry('singleton:!0', 'singleton:!1'),
  },
  {
    title: 'that takes a package which the page does not have',
    rule: 'share',
    change: ({ declaration }) => {
      declaration.shared.moment = '^2.0.0'
    },
  },
  {
    title: 'that takes a package named like a property of every object',
    rule: 'share',
    change: ({ inEntry }) => inEntry(/shareKey:"react"/, 'shareKey:"constructor"'),
  },
  {
    title: 'with a React of its own in a chunk',
    rule: 'second-copy',
    change: ({ append, named }) =>
      append(named('slots.', '.js'), `\n;(function(exports){${readFileSync(REACT, 'utf8')}})({})`),
  },
  {
    title: 'with a React of its own to fall back on',
    rule: 'second-copy',
    change: ({ inEntry }) =>
      inEntry(`()=>()=>{throw Error("Can not get 'react'")}`, '()=>y.e(619).then(()=>()=>y(619))'),
  },
  // Names and places
  {
    title: 'with a fixed public path',
    rule: 'public-path',
    change: ({ manifest }) => {
      manifest.metaData.publicPath = 'https://cdn.example/small/'
    },
  },
  {
    title: 'whose public path is code',
    rule: 'public-path',
    change: ({ manifest }) => {
      manifest.metaData.getPublicPath = 'return "/"'
    },
  },
  {
    title: 'that styles the whole page',
    rule: 'style-layer',
    change: ({ append, pageStyles }) => append(pageStyles(), 'button{border:0}'),
  },
  {
    title: 'that sets the tokens of the skin',
    rule: 'style-layer',
    change: ({ append, pageStyles }) => append(pageStyles(), ':root{--text-strong:red}'),
  },
  // Names of its classes where they do not limit what is styled
  ...[
    'body:has(.small_a){color:red}',
    ':is(body,.small_a){color:red}',
    ':where(.small_a,*){color:red}',
    '[title="].small_a"]{color:red}',
    '.small_a{body:has(&){color:red}}',
    '.small_a{:not(&){color:red}}',
    '@scope (body) to (.small_a){:scope{color:red}}',
    '@keyframes rise{to{opacity:1}}',
    '@property --text-strong{syntax:"*";inherits:false}',
    '@layer remote.small{@keyframes rise{to{opacity:1}}}',
    '@font-face{font-family:sans;src:url(a.woff2)}',
  ].map((css) => ({
    title: `with the styles ${css}`,
    rule: 'style-layer',
    change: ({ append, pageStyles }: ChangeableBuild) => append(pageStyles(), css),
  })),
  // Bytes
  {
    title: 'whose exposed module grew over the budget',
    rule: 'budget',
    change: ({ append, named }) => append(named('routes.', '.js'), noise(60_000)),
  },
  {
    title: 'that is too heavy as a whole',
    rule: 'budget',
    change: ({ files }) => void files.set('hero.webp', randomBytes(520_000)),
  },
  // As edges hand it out
  {
    title: 'of which an edge cannot read a file',
    rule: 'unreachable',
    spoil: (file, answer) =>
      void (file.startsWith('slots.') && Object.assign(answer, { status: 404, body: Buffer.from('no') })),
  },
  {
    title: 'whose scripts are served as text',
    rule: 'mime',
    spoil: (file, { headers }) =>
      void (file.endsWith('.js') && Object.assign(headers, { 'content-type': 'text/plain' })),
  },
  {
    title: 'for which a fallback page is served instead of styles',
    rule: 'mime',
    spoil: (file, answer) => {
      if (!file.endsWith('.css')) return
      answer.headers['content-type'] = 'text/html'
    },
  },
  {
    title: 'that no cache may keep',
    rule: 'cache',
    spoil: (_file, { headers }) => {
      headers['cache-control'] = 'no-cache'
    },
  },
  {
    title: 'whose kind a browser may guess',
    rule: 'headers',
    spoil: (_file, { headers }) => void delete headers['x-content-type-options'],
  },
  {
    title: 'that other origins may not read',
    rule: 'cors',
    spoil: (_file, { headers }) => void delete headers['access-control-allow-origin'],
  },
  {
    title: 'that something on the way makes smaller',
    rule: 'served-bytes',
    spoil: (file, answer) => {
      if (file.endsWith('.js')) answer.body = Buffer.from(String(answer.body).trimEnd().concat(';'))
    },
  },
]

function sriOf(text: string): string {
  return integrityOf(Buffer.from(text))
}

/** Gives the first page another path. */
function relocate({ pages = [] }: RemoteBuild, path: string): void {
  const [first] = pages
  if (first !== undefined) first.path = path
}
