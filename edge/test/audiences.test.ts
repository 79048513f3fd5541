/** Pages that some visitors see: status, page and `/discovery.json` agree on who does. */
import { type Audience, cohortBucket } from '@lantern/contract/audience'
import { DISCOVERY_BUCKETS_HEADER, readBuckets } from '@lantern/contract/discovery-signature'
import type { Discovery } from '@lantern/contract/federation'
import { OFFLINE_DOCUMENT_PATH } from '@lantern/contract/offline'
import { aCanary, anEdge, type Edge } from './edge.fixture.ts'
import { bootOf } from './page.fixture.ts'

const WALLET = '/mine/finance/wallet'
let edge: Edge
afterEach(() => edge.close())

/** A canary runs beside: its buckets must not decide about cohorts. */
function withAudience(audience: Audience, flags?: string[]): Discovery {
  const document = aCanary(50)
  for (const { extras } of document.microFrontends.mine ?? []) {
    extras.pages = extras.pages?.map((page) => (page.path === WALLET ? { ...page, audience } : page))
    if (flags !== undefined) extras.flags = flags
  }
  return document
}

async function visit(url: string, cookie = '') {
  const answer = await edge.app.inject({ url, headers: cookie ? { cookie } : {} })
  const given = [answer.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0]
  return { status: answer.statusCode, body: answer.body, headers: answer.headers, cookie: given ?? cookie }
}

describe('a page behind a flag', () => {
  it('[EDGE-PAGE-3] is an unknown path while the flag is off, and a page while it is on', async () => {
    edge = await anEdge({}, { document: withAudience({ flag: 'wallet' }, ['other']) })
    const off = await visit(WALLET)
    expect([off.status, off.body.includes('rel="preload"'), off.body.includes('tab 中文')]).toEqual([404, false, true])
    expect(off.body).not.toContain('钱包 &#60;1&#62;')
    expect((await visit('/mine')).status).toBe(200)
    await edge.close()
    edge = await anEdge({}, { document: withAudience({ flag: 'wallet' }, ['wallet']) })
    const on = await visit(WALLET)
    expect([on.status, on.body.includes('rel="preload"'), on.body.includes('<h1>钱包')]).toEqual([200, true, true])
  })
})

describe('a page for members', () => {
  it('[EDGE-PAGE-3] is a page for all: the shell asks visitors to log in', async () => {
    edge = await anEdge({}, { document: withAudience('members') })
    expect((await visit(WALLET)).status).toBe(200)
  })
})

describe('a page for a cohort', () => {
  const COHORT = cohortBucket('mine')

  it('[EDGE-PAGE-4] exists for the visitors whom the edge drew, at each of their visits, and for no other', async () => {
    edge = await anEdge({}, { document: withAudience({ cohort: 50 }) })
    const met = new Map<number, Set<boolean>>()
    for (let visitor = 0; visitor < 64; visitor += 1) {
      const { status, body, cookie, headers } = await visit(WALLET)
      const bucket = bootOf(body).buckets?.[COHORT] ?? 1
      expect([status, (await visit(WALLET, cookie)).status]).toEqual(Array(2).fill(bucket < 0.5 ? 200 : 404))
      expect([headers['cache-control'], headers.vary]).toEqual(['private, no-store', expect.stringContaining('cookie')])
      const told = await visit('/discovery.json', cookie)
      expect(readBuckets(String(told.headers[DISCOVERY_BUCKETS_HEADER]))[COHORT]).toBe(bucket)
      met.set(status, (met.get(status) ?? new Set()).add((bootOf(body).buckets?.mine ?? 1) < 0.5))
    }
    // Members of the canary and others are in both halves of the cohort.
    expect(Object.fromEntries([...met].map(([status, halves]) => [status, halves.size]))).toEqual({ 200: 2, 404: 2 })
  })

  it('[EDGE-PAGE-4] cannot be joined by a made-up cookie, header or parameter', async () => {
    edge = await anEdge({}, { document: withAudience({ cohort: 50 }) })
    const inside = await firstOf(200)
    const [id = '', mac = ''] = (inside.cookie.split('=')[1] ?? '').split('.')
    const forged = `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}.${mac}`
    const told = await visit('/discovery.json', `visitor=${forged}`)
    expect(told.headers[DISCOVERY_BUCKETS_HEADER]).toBe('')
    const outside = await firstOf(404)
    const answer = await edge.app.inject({
      url: `${WALLET}?${DISCOVERY_BUCKETS_HEADER}=${COHORT}=0`,
      headers: { cookie: outside.cookie, [DISCOVERY_BUCKETS_HEADER]: `${COHORT}=0` },
    })
    expect(answer.statusCode).toBe(404)
  })

  it('[EDGE-PAGE-4] draws no bucket where no page has a cohort, nor for the page that a device stores', async () => {
    edge = await anEdge({}, { document: withAudience('members') })
    expect(Object.keys(bootOf((await visit('/mine')).body).buckets ?? {})).toEqual(['mine'])
    await edge.close()
    edge = await anEdge({}, { document: withAudience({ cohort: 50 }) })
    expect(bootOf((await visit(OFFLINE_DOCUMENT_PATH)).body).buckets ?? {}).toEqual({})
  })

  async function firstOf(status: number) {
    for (let tries = 0; tries < 100; tries += 1) {
      const met = await visit(WALLET)
      if (met.status === status) return met
    }
    throw new Error(`No visitor of a hundred got ${status}.`)
  }
})
