/** A canary at the edge: page, boot data and `/discovery.json` agree on who gets it. */
import { DISCOVERY_BUCKETS_HEADER, readBuckets } from '@lantern/contract/discovery-signature'
import { OFFLINE_DOCUMENT_PATH } from '@lantern/contract/offline'
import { chosenOf } from '@lantern/contract/rollout'
import { aCanary, anEdge, CANARY, type Edge, VERSION } from './edge.fixture.ts'
import { bootOf } from './page.fixture.ts'

const document = aCanary(50)
const list = document.microFrontends.mine ?? []
let edge: Edge

beforeAll(async () => {
  edge = await anEdge({ TRUST_PROXY: '127.0.0.1' }, { document })
})
afterAll(() => edge.close())

async function visit(cookie = '', headers: Record<string, string> = {}, url = '/mine') {
  const answer = await edge.app.inject({ url, headers: { ...headers, ...(cookie ? { cookie } : {}) } })
  const given = [answer.headers['set-cookie'] ?? []].flat()
  return {
    status: answer.statusCode,
    boot: bootOf(answer.body),
    given,
    cookie: given[0]?.split(';')[0] ?? cookie,
    preloaded: [...answer.body.matchAll(/rel="preload" href="\/r\/mine\/([^/]+)\//g)].map(([, version]) => version),
  }
}

describe('the visitor cookie', () => {
  it('[EDGE-23] is given once, for our origin and no script, and only Secure on https', async () => {
    const first = await visit()
    expect(first.given).toHaveLength(1)
    expect(first.given[0]).toMatch(/^visitor=[\w-]{22}\.[\w-]{22}; Path=\/; Max-Age=34128000; HttpOnly; SameSite=Lax$/)
    expect((await visit(first.cookie)).given).toEqual([])
    expect((await visit('', { 'x-forwarded-proto': 'https' })).given[0]).toMatch(/; Secure$/)
  })

  it.each([
    ['made up', 'visitor=AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA'],
    ['without a MAC', 'visitor=AAAAAAAAAAAAAAAAAAAAAA'],
    ['empty', 'visitor='],
    ['no text of ours', 'visitor=<script>.x'],
  ])('[EDGE-23] is not believed when it is %s', async (_name, cookie) => {
    expect((await visit(cookie)).given).toHaveLength(1)
  })

  it('[EDGE-20] [EDGE-23] is not set with the page that a device stores', async () => {
    const { given, boot } = await visit('', {}, OFFLINE_DOCUMENT_PATH)
    expect(given).toEqual([])
    expect(boot.buckets ?? {}).toEqual({})
  })
})

describe('a canary for half of the visitors', () => {
  it('[EDGE-24] preloads and inlines the version that the shell chooses by the bucket, page after page', async () => {
    const met = new Set<string>()
    for (let visitor = 0; visitor < 24; visitor += 1) {
      const { cookie, boot, preloaded } = await visit()
      const chosen = chosenOf(list, boot.buckets?.mine)?.metadata.version ?? ''
      expect(new Set(preloaded)).toEqual(new Set([chosen]))
      expect(Object.keys(boot.manifests)).toEqual([`/r/mine/${chosen}/mf-manifest.json`])
      const again = await visit(cookie)
      expect(again.boot.buckets).toEqual(boot.buckets)
      const answer = await edge.app.inject({ url: '/discovery.json', headers: { cookie } })
      expect(readBuckets(String(answer.headers[DISCOVERY_BUCKETS_HEADER]))).toEqual(boot.buckets)
      met.add(chosen)
    }
    expect(met).toEqual(new Set([CANARY, VERSION]))
  })

  it('[EDGE-24] serves a page that only the canary has to canary visitors only', async () => {
    const statuses = new Map<string, number>()
    for (let visitor = 0; visitor < 24; visitor += 1) {
      const { boot, status } = await visit('', {}, '/mine-new')
      statuses.set(chosenOf(list, boot.buckets?.mine)?.metadata.version ?? '', status)
    }
    expect(Object.fromEntries(statuses)).toEqual({ [CANARY]: 200, [VERSION]: 404 })
  })

  it('[EDGE-24] does not depend on the visitor in shared copies', async () => {
    const answer = await edge.app.inject({ url: '/discovery.json' })
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    expect(answer.headers[DISCOVERY_BUCKETS_HEADER]).toBe('')
  })
})
