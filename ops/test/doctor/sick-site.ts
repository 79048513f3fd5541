/** A healthy small site from another vendor, and the defects that the doctor must find in it: each is one change. */
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { integrityOf } from '../../src/gate/gate.rules.ts'

type SickSite = {
  /** Path → content. Hashes of the document are made after the change, as a release would. */
  files: Map<string, string | Buffer>
  document: Document
  /** Changes the document after its hashes were made. */
  afterwards: ((document: Document) => unknown)[]
  /** What the server does to an answer. */
  spoil(path: string, answer: { status: number; headers: Record<string, string>; body: Buffer }): unknown
}
type Entry = {
  url: string
  fallbackUrl?: string
  metadata: { integrity?: string; version: string }
  deployment: { traffic: number; default: boolean }
  extras: {
    files: Record<string, string>
    contractVersion: string
    routePrefixes: string[]
    pages: { path: string }[]
    slots: string[]
  }
}
type Document = { schema: string; microFrontends: Record<string, Entry[]> }
export type Defect = {
  title: string
  sicken: (site: SickSite) => unknown /** `rule where` of every finding. */
  finds: string[]
}

const share = (flags: string) => `x={8:{shareScope:["default"],${flags},shareKey:"react"}};`
const GOOD = 'singleton:!0,requiredVersion:"^19.0.0",strictVersion:!0,eager:!1'

function addRemote({ files, document }: SickSite, name: string, version: string, traffic: number): void {
  const base = `/r/${name}/${version}`
  const assets = (js: string[], css: string[]) => ({ js: { sync: js, async: [] }, css: { sync: css, async: [] } })
  files.set(`${base}/entry.js`, `/* ${name} ${version} */${share(GOOD)}`)
  files.set(`${base}/routes.js`, `routes of ${name}`)
  files.set(`${base}/routes.css`, '.a1b2c{margin:0}')
  const manifest = {
    name,
    metaData: { remoteEntry: { name: 'entry.js', path: '' }, publicPath: 'auto' },
    exposes: [{ name: 'routes', path: './routes', assets: assets(['routes.js'], ['routes.css']) }],
    shared: [{ name: 'react', singleton: true, requiredVersion: '^19.0.0', version: '19.3.1' }],
  }
  files.set(`${base}/mf-manifest.json`, JSON.stringify(manifest))
  const versions = document.microFrontends[name] ?? []
  document.microFrontends[name] = versions
  versions.push({
    url: `${base}/mf-manifest.json`,
    metadata: { version },
    deployment: { traffic, default: traffic > 50 },
    extras: {
      files: {},
      contractVersion: '1.1.0',
      routePrefixes: [`/${name}`],
      pages: [{ path: `/${name}` }],
      slots: [],
    },
  })
}

function aSite(): SickSite {
  const site: SickSite = {
    files: new Map(),
    document: { schema: 'v1-pre', microFrontends: {} },
    afterwards: [],
    spoil() {},
  }
  addRemote(site, 'cart', '2.0.0', 90)
  addRemote(site, 'cart', '2.1.0', 10)
  addRemote(site, 'search', '1.0.0', 100)
  return site
}

const manifestOf = (site: SickSite, base: string) => JSON.parse(String(site.files.get(`${base}/mf-manifest.json`)))
const CART = '/r/cart/2.0.0'
const SEARCH = '/r/search/1.0.0'
const cart = ({ microFrontends }: Document): Entry => microFrontends.cart?.[0] as Entry

export const DEFECTS: readonly Defect[] = [
  { title: 'nothing', sicken: () => {}, finds: [] },
  {
    title: 'a lost chunk',
    sicken: ({ spoil: _spoil, ...site }) => site.files.delete(`${SEARCH}/routes.js`),
    finds: ['unreachable search 1.0.0'],
  },
  {
    title: 'two remotes with one page',
    sicken: ({ document }) => {
      Object.assign(cart(document).extras, { routePrefixes: ['/cart', '/search'], pages: [{ path: '/search' }] })
    },
    finds: ['pages cart'],
  },
  {
    title: 'a page outside its remote',
    sicken: ({ document }) => Object.assign(cart(document).extras, { pages: [{ path: '/cards' }] }),
    finds: ['pages cart 2.0.0'],
  },
  {
    title: 'two remotes in a slot for one',
    sicken: ({ document }) => {
      for (const [entry] of Object.values(document.microFrontends))
        if (entry !== undefined) Object.assign(entry.extras, { slots: ['home.dock', 'home.more'] })
    },
    finds: ['slot-owner cart'],
  },
  {
    title: 'a lost manifest',
    sicken: (site) => site.files.delete(`${SEARCH}/mf-manifest.json`),
    finds: ['unreachable search 1.0.0'],
  },
  {
    title: 'a fallback that is gone',
    sicken: ({ document }) => Object.assign(cart(document), { fallbackUrl: '/r/cart/1.0.0/mf-manifest.json' }),
    finds: ['unreachable cart 2.0.0'],
  },
  {
    title: 'a fallback page instead of a script',
    sicken: (site) => {
      site.spoil = (path, { headers }) =>
        path === `${CART}/routes.js` && Object.assign(headers, { 'content-type': 'text/html' })
    },
    finds: ['mime cart 2.0.0'],
  },
  {
    title: 'styles as text',
    sicken: (site) => {
      site.spoil = (path, { headers }) =>
        path === `${CART}/routes.css` && Object.assign(headers, { 'content-type': 'text/plain' })
    },
    finds: ['mime cart 2.0.0'],
  },
  {
    title: 'a script that no cache may keep',
    sicken: (site) => {
      site.spoil = (path, { headers }) =>
        path === `${CART}/entry.js` && Object.assign(headers, { 'cache-control': 'max-age=60' })
    },
    finds: ['cache cart 2.0.0'],
  },
  {
    title: 'no cross-origin header',
    sicken: (site) => {
      site.spoil = (path, { headers }) => path === `${SEARCH}/entry.js` && delete headers['access-control-allow-origin']
    },
    finds: ['cors search 1.0.0'],
  },
  {
    title: 'a kind that may be guessed',
    sicken: (site) => {
      site.spoil = (path, { headers }) => path === `${SEARCH}/entry.js` && delete headers['x-content-type-options']
    },
    finds: ['headers search 1.0.0'],
  },
  {
    title: 'one byte flipped on the way',
    sicken: (site) => {
      site.spoil = (path, answer) => {
        if (path === `${CART}/entry.js`) answer.body = Buffer.from(String(answer.body).replace('cart', 'carT'))
      }
    },
    finds: ['wrong-sri cart 2.0.0'],
  },
  {
    title: 'a manifest changed after its hash',
    sicken: (site) => {
      site.spoil = (path, answer) => {
        if (path === `${CART}/mf-manifest.json`) answer.body = Buffer.concat([answer.body, Buffer.from(' ')])
      }
    },
    finds: ['wrong-sri cart 2.0.0'],
  },
  {
    title: 'no hash of the manifest',
    sicken: (site) => site.afterwards.push((document) => delete cart(document).metadata.integrity),
    finds: ['missing-sri cart 2.0.0'],
  },
  {
    title: 'a hash in MD5',
    sicken: (site) =>
      site.afterwards.push((document) =>
        Object.assign(cart(document).metadata, { integrity: '0c6d4e9b1f2a3b4c5d6e7f8091a2b3c4' }),
      ),
    finds: ['wrong-sri cart 2.0.0'],
  },
  {
    title: 'no hash of a chunk',
    sicken: (site) => site.afterwards.push((document) => delete cart(document).extras.files['routes.js']),
    finds: ['missing-sri cart 2.0.0'],
  },
  {
    title: 'traffic of 250',
    sicken: ({ document }) => Object.assign(cart(document).deployment, { traffic: 240 }),
    finds: ['traffic cart'],
  },
  {
    title: 'traffic of 90',
    sicken: ({ document }) => Object.assign(cart(document).deployment, { traffic: 80 }),
    finds: ['traffic cart'],
  },
  {
    title: 'two defaults',
    sicken: ({ document }) =>
      document.microFrontends.cart?.forEach(({ deployment }) => {
        deployment.default = true
      }),
    finds: ['default cart'],
  },
  {
    title: 'no default',
    sicken: ({ document }) => Object.assign(cart(document).deployment, { default: false }),
    finds: ['default cart'],
  },
  {
    title: 'an empty list',
    sicken: ({ document }) => Object.assign(document.microFrontends, { empty: [] }),
    finds: ['traffic empty'],
  },
  {
    title: 'versions of two contracts',
    sicken: ({ document }) => Object.assign(cart(document).extras, { contractVersion: '2.0.0' }),
    finds: ['contract cart'],
  },
  {
    title: 'two majors of React',
    sicken: (site) => {
      const manifest = manifestOf(site, SEARCH)
      manifest.shared[0].requiredVersion = '^18.2.0'
      site.files
        .set(`${SEARCH}/mf-manifest.json`, JSON.stringify(manifest))
        .set(`${SEARCH}/entry.js`, share(GOOD.replace('^19', '^18')))
    },
    finds: ['share react'],
  },
  {
    title: 'an eager singleton',
    sicken: ({ files }) => files.set(`${SEARCH}/entry.js`, share(GOOD.replace('eager:!1', 'eager:!0'))),
    finds: ['eager search 1.0.0'],
  },
  {
    title: 'a public path made of code',
    sicken: (site) => {
      const manifest = manifestOf(site, SEARCH)
      delete manifest.metaData.publicPath
      manifest.metaData.getPublicPath = 'return location.origin'
      site.files.set(`${SEARCH}/mf-manifest.json`, JSON.stringify(manifest))
    },
    finds: ['public-path search 1.0.0'],
  },
  {
    title: 'a heavy exposed module',
    sicken: ({ files }) => files.set(`${SEARCH}/routes.js`, randomBytes(61_000).toString('latin1')),
    finds: ['budget search 1.0.0'],
  },
  {
    title: 'a manifest of another form',
    sicken: ({ files }) => files.set(`${SEARCH}/mf-manifest.json`, '{"name":"search"}'),
    finds: ['document search 1.0.0'],
  },
  {
    title: 'three things at once',
    sicken: (site) => {
      site.files.delete(`${SEARCH}/routes.css`)
      Object.assign(cart(site.document).deployment, { traffic: 0 })
      site.spoil = (path, { headers }) =>
        path === '/r/cart/2.1.0/entry.js' && Object.assign(headers, { 'cache-control': 'no-store' })
    },
    finds: ['unreachable search 1.0.0', 'traffic cart', 'cache cart 2.1.0'],
  },
]

export type RunningSite = { origin: string; close(): Promise<void> }

/** Made from the text of the document: content of a file beside it, or headers of the document's own answer. */
export type Files = Readonly<
  Record<string, (document: string) => string | Record<string, string> | Promise<string | Record<string, string>>>
>

/** Serves the site with this defect in it. */
export async function startSickSite(
  { sicken }: Defect,
  format: (document: Document) => unknown = (document) => document,
  beside: Files = {},
): Promise<RunningSite> {
  const site = aSite()
  sicken(site)
  for (const entry of Object.values(site.document.microFrontends).flat()) {
    const folder = entry.url.slice(0, entry.url.lastIndexOf('/') + 1)
    entry.metadata.integrity = integrityOf(Buffer.from(site.files.get(entry.url) ?? ''))
    for (const file of ['entry.js', 'routes.js', 'routes.css']) {
      const content = site.files.get(folder + file)
      entry.extras.files[file] = integrityOf(Buffer.from(content ?? ''))
    }
  }
  for (const change of site.afterwards) change(site.document)
  const text = JSON.stringify(format(site.document))
  site.files.set('/discovery.json', text)
  const more = new Map<string, Record<string, string>>()
  for (const [path, make] of Object.entries(beside)) {
    const made = await make(text)
    if (typeof made === 'string') site.files.set(path, made)
    else more.set(path, made)
  }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const content = site.files.get(path)
    const type = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'application/json'
    const answer = {
      status: content === undefined ? 404 : 200,
      headers: {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
        ...more.get(path),
      } as Record<string, string>,
      body: Buffer.from(content ?? ''),
    }
    site.spoil(path, answer)
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
