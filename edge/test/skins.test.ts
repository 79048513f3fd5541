import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type PublishedSkin,
  type Showing,
  type SkinsDocument,
  skinKey,
  skinPreviewSigningText,
  skinsSigningText,
} from '@lantern/contract/skins-document'
import { createSkinsSource } from '../src/skins/skins-source.ts'
import { createVisitors, visitorKey } from '../src/visitor/visitors.ts'
import { anEdge, aPreInfo, type Edge, logger } from './edge.fixture.ts'
import { bootOf } from './page.fixture.ts'

const DAY = 86_400_000
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const FILE = `${createHash('sha256').update(PICTURE).digest('hex').slice(0, 32)}.svg`
const INTEGRITY = `sha384-${createHash('sha384').update(PICTURE).digest('base64')}`
const picture = { file: FILE, integrity: INTEGRITY }

function aPublished(code: string, version: string, rest: Partial<PublishedSkin> = {}): PublishedSkin {
  return {
    code,
    version: version.repeat(16).slice(0, 16),
    name: { zh: code, en: code },
    tokens: { dark: { 'surface-0': 'oklch(0.17 0.03 160)' }, light: {} },
    motion: { figures: 'sway', fall: 'still' },
    art: { header: { dark: picture, light: picture }, tabs: { dark: picture, light: picture } },
    ...rest,
  }
}
const moon = aPublished('moon', 'a')
const pine = aPublished('pine', 'b')
const showing = (skin: { code: string; version: string }, rest: Partial<Showing> = {}): Showing => ({
  revision: 1,
  startAt: null,
  endAt: null,
  percent: 100,
  ...rest,
  code: skin.code,
  version: skin.version,
})
const documentOf = (showings: Showing[], skins = [moon, pine]): SkinsDocument => ({
  zone: 'Asia/Shanghai',
  showings,
  skins: Object.fromEntries(skins.map((skin) => [skinKey(skin), skin])),
})

let edge: Edge
let revision = 0
const say = (showings: Showing[], skins?: PublishedSkin[]) => edge.sayOfSkins(documentOf(showings, skins), ++revision)

beforeAll(async () => {
  edge = await anEdge()
  const folder = join(edge.dataDir, 'artifacts/skins/art')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, FILE), PICTURE)
})
afterAll(() => edge.close())
afterEach(() => {
  edge.site.preInfo = aPreInfo()
  edge.site.aheadMs = 0
})

async function page(cookie = '') {
  const answer = await edge.app.inject({ url: '/', headers: { cookie } })
  return {
    body: answer.body,
    boot: bootOf(answer.body),
    active: /<html[^>]* data-skin="([^"]*)"/.exec(answer.body)?.[1] ?? null,
  }
}
const pulse = async (cookie = '') =>
  (await edge.app.inject({ url: '/pulse', headers: { cookie } })).json<{ look: string }>().look

describe('the skin of a page', () => {
  it('[EDGE-SKIN-1] is in the page: its name, its colours, its header preloaded', async () => {
    await say([showing(moon)])
    const { body, boot, active } = await page()
    expect(active).toBe('moon')
    expect(body).toContain('<style id="lantern-look">')
    expect(body).toContain('html[data-skin=moon]:not([data-scheme=light]){--surface-0:oklch(0.17 0.03 160);}')
    expect(body).toContain(`--skin-header:url(/skins/${FILE});`)
    expect(body).toContain(`<link rel="preload" as="image" href="/skins/${FILE}">`)
    expect(body).toContain(`<link rel="preload" as="image" href="/skins/${FILE}" crossorigin="anonymous">`)
    expect(body).toContain('media="(prefers-color-scheme: dark)" content="oklch(0.17 0.03 160)"')
    // The member's choice of the plain skin applies before the first paint.
    expect(body.indexOf("removeAttribute('data-skin')")).toBeLessThan(body.indexOf('<style id="lantern-look"'))
    expect(boot.look).toEqual({
      skin: 'moon',
      key: `desk-${moon.version}`,
      until: null,
      pictures: { [`/skins/${FILE}`]: INTEGRITY },
    })
    await say([])
    expect((await page()).active).toBeNull()
    expect((await page()).body).not.toContain('lantern-look')
  })

  it("[EDGE-SKIN-2] follows the plan by the server's clock, also while ops is down and after a restart", async () => {
    const now = Date.now()
    await say([showing(pine, { startAt: now - 1_000, endAt: now + 60_000 }), showing(moon)])
    expect((await page()).boot.look).toMatchObject({ skin: 'pine', until: now + 60_000 })
    await edge.sayOfSkins(new Error('connect ECONNREFUSED'), 0)
    expect((await page()).active).toBe('pine')
    const again = createSkinsSource({
      opsOrigin: 'http://ops.test',
      dataDir: edge.dataDir,
      publicKey: edge.skins.publicKey(),
      logger,
      ask: () => Promise.reject(new Error('down')),
    })
    await again.refresh()
    expect(again.current()?.document.showings).toHaveLength(2)
    await say([showing(pine, { startAt: now + 60_000, endAt: now + 90_000 }), showing(moon, { endAt: now - 1 })])
    expect((await page()).active).toBeNull()
  })

  it('[EDGE-SKIN-3] accepts only documents signed by ops, and never an older revision', async () => {
    await say([showing(moon)])
    await edge.sayOfSkins(documentOf([showing(pine)]), revision - 1)
    expect(await pulse()).toBe(`desk-${moon.version}`)
    const kept = JSON.parse(readFileSync(join(edge.dataDir, 'edge/skins.json'), 'utf8'))
    expect(kept.revision).toBe(revision)
  })

  it('[EDGE-SKIN-3] [EDGE-26] accepts documents of its own environment only', async () => {
    const text = JSON.stringify(documentOf([showing(pine)]))
    const saidFor = (environment?: string) => ({
      document: text,
      revision: 1,
      signature: edge.signText(skinsSigningText(1, text, environment)),
      keyId: 'test',
    })
    const asked: string[] = []
    const believes = async (answer: object, environment: string) => {
      const source = createSkinsSource({
        opsOrigin: 'http://ops.test',
        dataDir: join(edge.dataDir, `twin-${asked.length}`),
        publicKey: edge.skins.publicKey(),
        logger,
        environment,
        ask: async (url) => {
          asked.push(String(url))
          return Response.json(answer)
        },
      })
      await source.refresh()
      return source.current() !== undefined
    }
    expect(await believes(saidFor('staging'), 'staging')).toBe(true)
    expect(await believes(saidFor('staging'), 'production')).toBe(false)
    expect(await believes(saidFor(), 'staging')).toBe(false)
    expect(await believes(saidFor(), 'production')).toBe(true)
    expect(asked[0]).toContain('environment=staging')
  })

  it('[EDGE-SKIN-4] is announced by a pulse that changes with it, and is sent completely', async () => {
    await say([showing(moon)])
    expect(await pulse()).toBe(`desk-${moon.version}`)
    const { look } = (await edge.app.inject({ url: '/look.json' })).json()
    expect(look).toMatchObject({
      skin: 'moon',
      sheet: expect.stringContaining('@keyframes skin-figure'),
      pictures: { [`/skins/${FILE}`]: INTEGRITY },
    })
    expect(Object.keys(look)).toEqual(['skin', 'key', 'until', 'sheet', 'pictures'])
    await say([])
    expect(await pulse()).toBe('')
    expect((await edge.app.inject({ url: '/look.json' })).json()).toEqual({ look: null })
  })

  it("[EDGE-SKIN-5] is cut by the visitor's bucket; a visitor without one is in no share", async () => {
    await say([showing(pine, { percent: 50 }), showing(moon)])
    expect(await pulse()).toBe(`desk-${moon.version}`)
    const seen = new Set<string>()
    const visitors = createVisitors(visitorKey(edge.dataDir, ''))
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const cookie = visitors.draw(false).cookie.split(';')[0]
      const key = await pulse(cookie)
      expect(await pulse(cookie)).toBe(key)
      seen.add(key)
    }
    expect([...seen].sort()).toEqual([`desk-${moon.version}`, `desk-${pine.version}`])
  })

  it('[EDGE-SKIN-6] is not used with a picture missing or changed', async () => {
    const other = { file: `${'0'.repeat(32)}.svg`, integrity: INTEGRITY }
    const torn = aPublished('torn', 'c', { art: { header: { dark: other, light: other } } })
    await say([showing(torn)], [torn])
    expect((await page()).active).toBeNull()
    writeFileSync(join(edge.dataDir, 'artifacts/skins/art', other.file), PICTURE)
    expect((await edge.app.inject({ url: `/skins/${other.file}` })).statusCode).toBe(404)
    rmSync(join(edge.dataDir, 'artifacts/skins/art', other.file))
  })

  it('[EDGE-SKIN-6] has pictures that never change and run nothing', async () => {
    const answer = await edge.app.inject({ url: `/skins/${FILE}` })
    expect(answer.body).toBe(PICTURE)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    for (const file of ['x.svg', '..%2fkeys', `${'0'.repeat(32)}.html`])
      expect((await edge.app.inject({ url: `/skins/${file}` })).statusCode).toBeGreaterThanOrEqual(400)
  })
})

describe('the skin of pre-info', () => {
  const festival = (rest: object) => {
    edge.site.preInfo = aPreInfo({ siteFestivalSkin: { code: 'harbour', startAt: null, endAt: null, ...rest } })
  }
  /** Pre-info is cached for a moment; another language has another entry. */
  async function activeAfter(rest: object) {
    festival(rest)
    for (let turn = 0; ; turn += 1) {
      const one = await page()
      const told = (one.boot.preInfo as { siteFestivalSkin?: { mark?: number } } | null)?.siteFestivalSkin?.mark
      if (told === (rest as { mark: number }).mark || turn > 100) return one
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  it('[EDGE-SKIN-7] is active when the release service shows none, without its unsafe or unreadable parts', async () => {
    await say([])
    const { active, body } = await activeAfter({
      mark: 1,
      tokens: {
        accent: 'oklch(0.845 0.138 88)',
        'surface-0': 'oklch(0.8 0.1 20)',
        focus: 'url(//evil.example)',
        positive: 'oklch(0.5 0.2 20)',
      },
      images: {
        headerBg: '/static/a.png',
        homeBanner: 'https://evil.example/b.png',
        loading: '/static/c.png);}',
        tabIcons: ['/1.svg', '/2.svg', '/3.svg', '/4.svg', '/5.svg'],
      },
    })
    expect(active).toBe('harbour')
    const sheet = /<style id="lantern-look"[^>]*>([^<]*)</.exec(body)?.[1] ?? ''
    expect(sheet).toContain('--accent:oklch(0.845 0.138 88);')
    expect(sheet).toContain('--skin-header:url(/static/a.png);')
    expect(sheet).toContain('--skin-tab-5:url(/5.svg);')
    for (const word of ['evil', '--focus', '--positive', '--skin-loading', '--skin-hero', '0.8 0.1 20'])
      expect(sheet).not.toContain(word)
  })
})

describe('a preview link', () => {
  const link = (preview: object, sign = edge.signText) => {
    const payload = Buffer.from(JSON.stringify(preview)).toString('base64url')
    return `${payload}.${Buffer.from(sign(skinPreviewSigningText(payload)), 'base64').toString('base64url')}`
  }
  const good = () => ({ code: 'pine', version: pine.version, until: Date.now() + 60_000 })
  const visit = (token: string) => edge.app.inject({ url: `/help/kh?a=1&skin-preview=${token}` })

  it('[EDGE-SKIN-8] leaves the address at once and shows its skin to its holder, labelled', async () => {
    await say([showing(moon)])
    const answer = await visit(link(good()))
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/help/kh?a=1'])
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^skinPreview=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=60$/)
    const held = cookie.split(';')[0] ?? ''
    expect((await page(held)).boot.look).toMatchObject({ skin: 'pine', preview: { zh: 'pine', en: 'pine' } })
    expect(await pulse(held)).toBe(`preview-${pine.version}`)
    expect((await page()).active).toBe('moon')
  })

  it('[EDGE-SKIN-8] is valid by the clock of the release service, however far ahead the upstream is', async () => {
    edge.site.aheadMs = DAY
    let serverTime = 0
    while (serverTime < Date.now() + DAY / 2) serverTime = Number((await page()).boot.serverTime)
    const answer = await visit(link(good()))
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^skinPreview=[\w.-]+; .*Max-Age=60$/)
    expect((await page(cookie.split(';')[0] ?? '')).boot.look).toMatchObject({ preview: { zh: 'pine' } })
  })

  it('[EDGE-SKIN-8] shows nothing when it is expired, forged or changed, and removes the cookie', async () => {
    const otherHand = link(good(), () => Buffer.alloc(64).toString('base64'))
    const [, signature] = link(good()).split('.')
    const changed = `${Buffer.from(JSON.stringify({ ...good(), until: Date.now() + 9e9 })).toString('base64url')}.${signature}`
    for (const token of [link({ ...good(), until: Date.now() - 1 }), otherHand, changed, 'end', '']) {
      const answer = await visit(token)
      expect([answer.statusCode, String(answer.headers['set-cookie'])]).toEqual([
        303,
        expect.stringMatching(/^skinPreview=; .*Max-Age=0$/),
      ])
      expect((await page(`skinPreview=${token}`)).active).toBe('moon')
    }
  })
})
