import { signatureHead } from '@lantern/contract/discovery-signature'
import { OFFLINE_DOCUMENT_PATH } from '@lantern/contract/offline'
import { anEdge, aPreInfo, type Edge, ICON, WORKER } from './edge.fixture.ts'
import { bootOf, directiveOf, governedElements } from './page.fixture.ts'

let edge: Edge
beforeAll(async () => {
  edge = await anEdge()
})
afterAll(() => edge.close())

describe('the service worker', () => {
  it('[EDGE-18] is served at the root, is revalidated each time, and may connect to our origin only', async () => {
    const answer = await edge.app.inject({ url: '/sw.js' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(WORKER)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    })
  })

  it('[EDGE-19] is replaced by one that empties its caches and unregisters itself when switched off, and pages stop registering it', async () => {
    const off = await anEdge({ SW: 'off' })
    try {
      const answer = await off.app.inject({ url: '/sw.js' })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-cache')
      const steps = await retired(answer.body)
      expect(steps).toEqual(['skipWaiting', 'delete lantern-shell-1', 'delete lantern-remotes', 'unregister'])
      expect(bootOf((await off.app.inject({ url: '/' })).body).serviceWorker).toBe(false)
      expect(bootOf((await edge.app.inject({ url: '/' })).body).serviceWorker).toBe(true)
    } finally {
      await off.close()
    }
  })
})

describe('the page that is kept', () => {
  it('[EDGE-20] contains the shell, signed discovery and public content, and no data of the visitor', async () => {
    const answer = await edge.app.inject({
      url: '/_app',
      remoteAddress: '203.0.113.9',
      headers: { cookie: 'token=secret-token' },
    })
    expect(answer.statusCode).toBe(200)
    const boot = bootOf(answer.body)
    expect(OFFLINE_DOCUMENT_PATH).toBe('/_app')
    expect(boot.preInfo).toMatchObject({ ip: '' })
    expect(boot).toMatchObject({ offline: true, shellVersion: '0.1.0-shell' })
    expect(signatureHead(boot.discovery?.signature ?? '')?.revision).toBe(1)
    expect(answer.body).not.toContain('203.0.113.9')
    expect(answer.body).not.toContain('secret-token')
    // The stored page keeps a matching policy, which lists the hashes of its content.
    for (const { tag, hash } of governedElements(answer.body))
      expect(directiveOf(answer.headers['content-security-policy'], `${tag}-src`)).toContain(`'${hash}'`)
    expect(bootOf((await edge.app.inject({ url: '/' })).body).offline).toBe(false)
  })

  it('[EDGE-20] is not served while the site is closed', async () => {
    const closed = await anEdge()
    try {
      closed.site.preInfo = aPreInfo({ maintainConfig: { status: 0 } })
      expect((await closed.app.inject({ url: '/_app' })).statusCode).toBe(503)
    } finally {
      await closed.close()
    }
  })
})

describe('the manifest', () => {
  it('[EDGE-21] names the site as the server does, with icons that are served and shortcuts in the reader’s language', async () => {
    const answer = await edge.app.inject({ url: '/manifest.webmanifest' })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    })
    const manifest = answer.json()
    expect(manifest).toMatchObject({
      id: '/',
      name: '灯火',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      lang: 'zh-CN',
      icons: [{ src: '/assets/icon-192.0123abcd.png', sizes: '192x192', type: 'image/png', purpose: 'any' }],
    })
    expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(['体育', '存款', '投注记录', '客服'])
    const icon = await edge.app.inject({ url: manifest.icons[0].src })
    expect(icon.headers['content-type']).toBe('image/png')
    expect(icon.body).toBe(ICON)

    const english = await edge.app.inject({ url: '/manifest.webmanifest', headers: { 'accept-language': 'en-GB' } })
    expect(english.json()).toMatchObject({ lang: 'en', shortcuts: [{ name: 'Sports' }, {}, {}, {}] })
  })

  it('[EDGE-21] is linked on every page, with what iOS reads instead', async () => {
    const { body } = await edge.app.inject({ url: '/user/login' })
    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">')
    expect(body).toContain('<link rel="apple-touch-icon" href="/assets/apple-180.0123abcd.png">')
    expect(body).toContain('<meta name="apple-mobile-web-app-title" content="灯火">')
    expect(body).toMatch(/<meta name="theme-color" media="\(prefers-color-scheme: dark\)" content="#\w{6}">/)
  })
})

/** Runs the retiring worker with fakes. @returns its actions in order */
async function retired(script: string): Promise<string[]> {
  const steps: string[] = []
  const listeners: Record<string, (event: { waitUntil(work: Promise<void>): void }) => void> = {}
  const self = {
    addEventListener: (name: string, listener: (typeof listeners)[string]) => {
      listeners[name] = listener
    },
    skipWaiting: () => steps.push('skipWaiting'),
    registration: { unregister: async () => steps.push('unregister') },
  }
  const caches = {
    keys: async () => ['lantern-shell-1', 'lantern-remotes'],
    delete: async (name: string) => steps.push(`delete ${name}`),
  }
  new Function('self', 'caches', script)(self, caches)
  let work: Promise<void> | undefined
  const event = { waitUntil: (promise: Promise<void>) => (work = promise) }
  for (const name of ['install', 'activate']) listeners[name]?.(event as never)
  await work
  expect(listeners.fetch).toBeUndefined()
  return steps
}
