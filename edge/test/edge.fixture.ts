/** A complete edge for tests: a shell build and a published remote in a temporary folder, and a fake upstream. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { DISCOVERY_SIGNATURE_HEADER } from '@lantern/contract/discovery-signature'
import {
  type Discovery,
  FRAME_KINDS,
  type MaintenanceWindow,
  PAGE_TITLE_MARK,
  SITE_TITLE_MARK,
  TITLED_FRAME,
} from '@lantern/contract/federation'
import type { RemotePage } from '@lantern/contract/remote-page'
import { restOf } from '@lantern/contract/rollout'
import { type SkinsDocument, skinsSigningText } from '@lantern/contract/skins-document'
import {
  createApp,
  createLogger,
  keyIdOf,
  parseSettings,
  type RunningService,
  signDiscovery,
  startService,
} from '@lantern/service'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildApp } from '../src/app.ts'
import type { Hooks } from '../src/collect/hooks-module.ts'
import { createDiscoverySource, type DiscoverySource } from '../src/discovery/discovery-source.ts'
import { createArtifactFiles } from '../src/files/artifact-files.ts'
import type { CostCounts } from '../src/health/cost-counts.ts'
import type { VisitorCounts } from '../src/health/visitor-counts.ts'
import { type Settings, settingsSchema } from '../src/settings.ts'
import type { EdgeState } from '../src/shared-state/shared-state.ts'
import { createShellBuildSource } from '../src/shell-build/shell-build.ts'
import type { ReleasedShells } from '../src/shell-releases/released-shells.ts'
import { createSkinsSource, type SkinsSource } from '../src/skins/skins-source.ts'

export const SCRIPT = `/* shell */${'var lantern=1;'.repeat(100)}`
export const POLYFILL = '/* polyfill */'
export const MANIFEST = JSON.stringify({ name: 'lantern_mine', note: '</script><script>alert(1)</script>' })
export const VERSION = '1.0.0-aaaa'
/** A file that builds of mine share. */
export const SHARED_FILE = '/r/mine/files/page.0123abcd.js'
/** A second build for canaries. */
export const CANARY = '2.0.0-bbbb'
export const WORKER = '/* worker */'
export const ICON = 'icon'

export const logger = createLogger('edge', { write: () => {} })
const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Keys and signed documents as ops makes them. */
export function aSigner() {
  const pair = generateKeyPairSync('ed25519')
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  return {
    publicKey,
    signText: (text: string) => sign(null, Buffer.from(text), pair.privateKey).toString('base64'),
    /** The answer of ops. */
    async sign(document: Discovery, revision = 1, environment = 'production'): Promise<Response> {
      const text = JSON.stringify(document)
      const signature = await signDiscovery(text, { kid: keyIdOf(publicKey), revision, environment }, pair.privateKey)
      return new Response(text, { headers: { [DISCOVERY_SIGNATURE_HEADER]: signature } })
    },
  }
}

const aPage = (path: string, frame: RemotePage['frame'], zh: string, en: string): RemotePage => ({
  path,
  frame,
  protected: true,
  title: { zh, en },
})
const PAGES: RemotePage[] = [
  aPage('/mine', 'tab', '我的', 'Me'),
  aPage('/mine/finance/wallet', 'page', '钱包 <1>', 'Wallet & more'),
  aPage('/mine/mail/:id', 'page', '信件', 'Letter'),
  aPage('/mine/view', 'bare', '场馆', 'Venue'),
]

export function aDiscovery(
  routePrefixes = ['/mine'],
  name = 'mine',
  maintenance: MaintenanceWindow[] | null = null,
): Discovery {
  return {
    schema: 'test',
    microFrontends: {
      [name]: [
        {
          url: `/r/${name}/${VERSION}/mf-manifest.json`,
          metadata: { integrity: sri(MANIFEST), version: VERSION },
          extras: {
            routePrefixes,
            pages: name === 'mine' ? PAGES : [],
            slots: [],
            contractVersion: '1.1.0',
            preload: [{ file: 'remoteEntry.js', as: 'script' }],
            files: { 'remoteEntry.js': sri(SCRIPT) },
            maintenance,
          },
          deployment: { traffic: 100, default: true },
        },
      ],
    },
  }
}

/** The remote with a canary of that percentage. */
export function aCanary(percent: number): Discovery {
  const document = aDiscovery()
  const [stable] = document.microFrontends.mine ?? []
  if (stable === undefined) throw new Error('the fixture has no remote')
  const extras = { ...stable.extras, salt: 'pepper' }
  const canary = {
    ...stable,
    url: stable.url.replace(VERSION, CANARY),
    fallbackUrl: stable.url,
    metadata: { ...stable.metadata, version: CANARY },
    extras: {
      ...extras,
      routePrefixes: ['/mine', '/mine-new'],
      pages: [...PAGES, aPage('/mine-new', 'page', '新', 'New')],
    },
    deployment: { traffic: percent, default: false },
  }
  const rest = { ...stable, extras, deployment: { traffic: restOf(percent), default: true } }
  return { ...document, microFrontends: { mine: [canary, rest] } }
}

/** Upstream answers to the edge's own calls; tests change them. */
type Site = {
  preInfo: object | null
  vvPretty: object
  serviceState: object
  keys: { k: string; v: string } | null
  counts: object | null
  ads: object[]
  delayMs: number
  /** By which its clock is ahead of the edge's. */
  aheadMs: number
}

export function aPreInfo(change: object = {}): object {
  return {
    SiteBaseConfigVo: { title: '灯火', webLogoTitleUrl: '' },
    address: '',
    disablePhones: [],
    globePhoneNumber: [],
    ip: '10.9.8.7',
    maintainConfig: { status: 1 },
    siteFestivalSkin: null,
    siteVideoActiveUrl: '',
    siteVideoSkinOpen: 0,
    stopLogin: 0,
    stopRegister: 0,
    ...change,
  }
}

export type Edge = {
  app: FastifyInstance
  upstream: RunningService
  /** Requests that reached the upstream, without the edge's own. */
  seen: FastifyRequest[]
  site: Site
  discovery: DiscoverySource
  skins: SkinsSource
  /** The skins document served from now on; an Error = ops is down. */
  sayOfSkins(document: SkinsDocument | Error, revision: number): Promise<void>
  signText(text: string): string
  dataDir: string
  /** Called when the upstream holds a call to `/site/api/v1/slow`, until `finishSlow`. */
  onSlow(listener: () => void): void
  finishSlow(): void
  close(): Promise<void>
}

/** @param own `windows`: maintenance of the remote; `hasArtifacts` false: files are on another origin; `isLost`: no discovery is available */
export async function anEdge(
  env: Record<string, string> = {},
  {
    windows = null,
    hasArtifacts = true,
    document,
    state,
    isLost = false,
    releasedShells,
    counts,
    costs,
    hooks,
  }: {
    windows?: MaintenanceWindow[] | null
    hasArtifacts?: boolean
    document?: Discovery
    state?: EdgeState
    isLost?: boolean
    releasedShells?: ReleasedShells
    counts?: VisitorCounts
    costs?: CostCounts
    hooks?: Hooks
  } = {},
): Promise<Edge> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lantern-edge-'))
  writeShell(join(dataDir, 'shell'))
  for (const version of hasArtifacts ? [VERSION, CANARY] : []) writeArtifact(join(dataDir, 'artifacts/mine', version))
  const site: Site = {
    preInfo: aPreInfo(),
    vvPretty: { '51': ['/'] },
    serviceState: { state: 0 },
    keys: { k: Buffer.alloc(16, 1).toString('base64'), v: Buffer.alloc(16, 2).toString('base64') },
    counts: { TY: { count: 12, live: 3, updatedAt: 1 } },
    ads: [],
    delayMs: 0,
    aheadMs: 0,
  }
  const seen: FastifyRequest[] = []
  const slow: Slow = { entered: () => {}, finish: () => {} }
  const upstream = await startService({
    name: 'upstream',
    app: anUpstream(site, seen, slow),
    host: '127.0.0.1',
    port: 0,
  })
  const signer = aSigner()
  const settings: Settings = parseSettings(settingsSchema, {
    UPSTREAM: upstream.origin,
    DATA_DIR: dataDir,
    SHELL_DIR: join(dataDir, 'shell'),
    OPS_PUBLIC_KEY: signer.publicKey,
    // Tests that wait for a change request pages in a loop from one address.
    PAGE_LIMIT: '0',
    ...env,
  })
  const discovery = createDiscoverySource({
    opsOrigin: 'http://ops.test',
    dataDir,
    publicKey: settings.OPS_PUBLIC_KEY,
    logger,
    ask: async () =>
      isLost ? new Response('', { status: 503 }) : signer.sign(document ?? aDiscovery(['/mine'], 'mine', windows)),
  })
  let skinsAnswer: () => Response | Promise<Response> = () => Promise.reject(new Error('nothing yet'))
  const skins = createSkinsSource({
    opsOrigin: 'http://ops.test',
    dataDir,
    publicKey: settings.OPS_PUBLIC_KEY,
    logger,
    ask: async () => skinsAnswer(),
  })
  const shell = createShellBuildSource({ folder: settings.SHELL_DIR, dataDir: settings.DATA_DIR, logger })
  const developmentShell = createShellBuildSource({
    folder: settings.DEVELOPMENT_SHELL_DIR,
    dataDir: settings.DATA_DIR,
    logger,
    isDevelopment: true,
  })
  if (settings.DEVELOPMENT_SHELL_DIR !== '') writeShell(settings.DEVELOPMENT_SHELL_DIR, '0.1.0-shell.development')
  await Promise.all([discovery.refresh(), shell.refresh(), developmentShell.refresh()])
  const app = buildApp({
    settings,
    logger,
    shell,
    ...(releasedShells && { releasedShells }),
    developmentShell,
    discovery,
    skins,
    artifacts: createArtifactFiles(join(dataDir, 'artifacts')),
    state,
    ...(counts && { counts }),
    ...(costs && { costs }),
    ...(hooks && { hooks }),
  })
  return {
    app,
    upstream,
    seen,
    site,
    discovery,
    skins,
    async sayOfSkins(document, revision) {
      skinsAnswer = () => {
        if (document instanceof Error) return Promise.reject(document)
        const text = JSON.stringify(document)
        const signature = signer.signText(skinsSigningText(revision, text))
        return Response.json({ document: text, revision, signature, keyId: 'test' })
      }
      await skins.refresh()
    },
    signText: signer.signText,
    dataDir,
    onSlow(listener) {
      slow.entered = listener
    },
    finishSlow: () => slow.finish(),
    async close() {
      await app.close()
      await upstream.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type Slow = { entered: () => void; finish: () => void }

function anUpstream(site: Site, seen: FastifyRequest[], slow: Slow): FastifyInstance {
  const app = createApp({ logger })
  app.all('/*', async (request, reply) => {
    const ok = (data: unknown) => ({ status_code: 6000, message: '', data, serverTime: Date.now() + site.aheadMs })
    const path = request.url.split('?')[0]
    if (path === '/site/api/v1/configuration/preInfo') {
      if (site.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, site.delayMs))
      return site.preInfo === null ? reply.code(500).send('broken') : ok(site.preInfo)
    }
    if (path === '/site/api/v1/configuration/vvPretty') return ok(site.vvPretty)
    if (path === '/act/api/v1/advertising/queryStationAdList') return ok({ list: site.ads })
    if (path === '/site/api/v1/configuration/serviceState') return ok(site.serviceState)
    if (path === '/site/api/v1/sec/web-1001') return site.keys === null ? reply.code(500).send('broken') : ok(site.keys)
    if (path === '/v1/public/counts')
      return site.counts === null ? reply.code(500).send('broken') : { code: '0000000', message: '', data: site.counts }
    if (path === '/site/api/v1/slow') {
      await new Promise<void>((resolve) => {
        slow.finish = resolve
        slow.entered()
      })
    }
    seen.push(request)
    if (path === '/site/api/v1/html')
      return reply
        .type('text/html')
        .header('set-cookie', 'a=b')
        .header('content-security-policy', '')
        .send('<script>1</script>')
    return ok({ path: request.url, body: request.body })
  })
  return app
}

export function writeShell(folder: string, version = '0.1.0-shell'): void {
  mkdirSync(folder, { recursive: true })
  const css = '.frame{color:red}'
  const files = { 'main.0123abcd.js': sri(SCRIPT), 'main.0123abcd.css': sri(css), 'polyfill.js': sri(POLYFILL) }
  writeFileSync(join(folder, 'main.0123abcd.js'), SCRIPT)
  writeFileSync(join(folder, 'main.0123abcd.css'), css)
  writeFileSync(join(folder, 'polyfill.js'), POLYFILL)
  writeFileSync(join(folder, 'service-worker.0123abcd.js'), WORKER)
  for (const name of ['icon-192', 'apple-180']) writeFileSync(join(folder, `${name}.0123abcd.png`), ICON)
  writeFileSync(
    join(folder, 'shell.json'),
    JSON.stringify({
      version,
      provides: {
        contractVersion: '1.0.0',
        oldestContract: '1.0.0',
        shared: { react: '19.3.1' },
        slots: ['home.dock'],
      },
      scripts: [{ file: 'main.0123abcd.js', integrity: sri(SCRIPT) }],
      styles: [{ file: 'main.0123abcd.css', integrity: sri(css) }],
      federation: [],
      files,
      frames: Object.fromEntries(
        [...FRAME_KINDS, TITLED_FRAME].map((kind) => [
          kind,
          {
            'zh-CN': `<i>${kind} 中文</i><b>${SITE_TITLE_MARK}</b><h1>${PAGE_TITLE_MARK}</h1>`,
            en: `<i>${kind} English</i><h1>${PAGE_TITLE_MARK}</h1>`,
          },
        ]),
      ),
      criticalCss: '.frame{color:blue}',
      serviceWorker: 'service-worker.0123abcd.js',
      icons: [
        { file: 'icon-192.0123abcd.png', sizes: '192x192', purpose: 'any' },
        { file: 'apple-180.0123abcd.png', sizes: '180x180', purpose: 'apple' },
      ],
    }),
  )
}

function writeArtifact(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'mf-manifest.json'), MANIFEST)
  const shared = join(folder, '../files')
  mkdirSync(shared, { recursive: true })
  for (const file of [join(folder, 'remoteEntry.js'), join(shared, 'page.0123abcd.js')]) {
    writeFileSync(file, SCRIPT)
    writeFileSync(`${file}.br`, brotliCompressSync(SCRIPT))
    writeFileSync(`${file}.gz`, gzipSync(SCRIPT))
  }
}
