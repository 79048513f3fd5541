import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { signatureHead } from '@lantern/contract/discovery-signature'
import { SITE_TITLE_MARK } from '@lantern/contract/federation'
import { OFFLINE_DOCUMENT_PATH } from '@lantern/contract/offline'
import { aDiscovery, anEdge, aPreInfo, type Edge, MANIFEST, POLYFILL } from './edge.fixture.ts'
import { bootOf, directiveOf, governedElements } from './page.fixture.ts'

let edge: Edge
beforeEach(async () => {
  edge = await anEdge({ VENUE_ORIGINS: 'http://venue.example,https://other.example' })
})
afterEach(() => edge.close())

/** A banner of home, valid for an hour. */
const anAd = (over: object = {}): object => ({
  id: 'ad',
  slot: 'home_hero',
  image: '/art/ad.svg',
  alt: 'Ad',
  jump: '',
  sort: 0,
  start: Date.now() - 1_000,
  end: Date.now() + 3_600_000,
  ...over,
})

const page = (url: string, headers: Record<string, string> = {}) => edge.app.inject({ url, headers })

describe('pages', () => {
  it.each([
    ['/', 200, 'home'],
    ['/user/login', 200, 'auth'],
    ['/mine/finance/wallet', 200, 'titled'],
    ['/mine', 200, 'tab'],
    ['/mine/', 200, 'tab'],
    ['/mine/mail/M1', 200, 'titled'],
    ['/mine/view?url=x', 200, 'bare'],
    ['/mine/nope', 404, 'tab'],
    ['/help/kh', 200, 'page'],
    ['/help/unknown', 404, 'tab'],
    ['/nowhere', 404, 'tab'],
    ['/404', 404, 'tab'],
  ])('[EDGE-1] %s is %i in the frame "%s"', async (url, status, kind) => {
    const answer = await page(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(`<i>${kind} 中文</i>`)
    expect(answer.headers['cache-control']).toContain('no-store')
  })

  it('[EDGE-PAGE-1] paints the title that discovery gives to a page of a remote, as text', async () => {
    expect((await page('/mine/finance/wallet')).body).toContain('<h1>钱包 &#60;1&#62;</h1>')
    expect((await page('/mine/mail/M1', { 'accept-language': 'en' })).body).toContain('<h1>Letter</h1>')
    expect((await page('/help/kh')).body).not.toContain('titled')
  })

  it('[EDGE-PAGE-1] treats every path below the prefixes of a build without a list as a page', async () => {
    await edge.close()
    const document = aDiscovery()
    delete document.microFrontends.mine?.[0]?.extras.pages
    edge = await anEdge({}, { document })
    const statuses = await Promise.all(
      ['/mine', '/mine/any/thing', '/minefield'].map(async (url) => (await page(url)).statusCode),
    )
    expect(statuses).toEqual([200, 200, 404])
  })

  it('[EDGE-PAGE-2] answers 503 where a remote may have a page, while it has no discovery', async () => {
    await edge.close()
    edge = await anEdge({}, { isLost: true })
    const lost = await page('/mine')
    expect([lost.statusCode, lost.headers['retry-after'], bootOf(lost.body).discovery]).toEqual([503, '2', null])
    expect([(await page('/')).statusCode, (await page('/help/kh')).statusCode]).toEqual([200, 200])
  })

  it('[EDGE-13] uses the language of the cookie, else of the browser, else Chinese', async () => {
    expect((await page('/', { 'accept-language': 'en-GB,en;q=0.9' })).body).toContain('<html lang="en">')
    expect((await page('/', { 'accept-language': 'fr,en;q=0.2,zh;q=0.8' })).body).toContain('<html lang="zh-CN">')
    expect((await page('/', { 'accept-language': 'de' })).body).toContain('<html lang="zh-CN">')
    const chosen = await page('/', { 'accept-language': 'en', cookie: 'a=b; locale=zh-CN' })
    expect(chosen.body).toContain('home 中文')
    expect(chosen.headers['content-language']).toBe('zh-CN')
    // A third language is loaded by the page, which begins in English.
    expect((await page('/', { 'accept-language': 'zh', cookie: 'locale=ja' })).body).toContain('<html lang="en">')
    expect((await page('/', { 'accept-language': 'zh', cookie: 'locale=<i>' })).body).toContain('<html lang="zh-CN">')
  })

  it('[EDGE-6] carries the boot data of the contract, with the visitor’s own address', async () => {
    const boot = bootOf((await page('/')).body)
    expect(boot).toMatchObject({
      shellVersion: '0.1.0-shell',
      preInfo: { SiteBaseConfigVo: { title: '灯火' }, ip: '127.0.0.1' },
      vvPretty: { '51': ['/'] },
      serviceState: { state: 0 },
      cached: { counts: { TY: { count: 12 } } },
      venueOrigins: ['http://venue.example', 'https://other.example'],
      locale: 'zh-CN',
    })
    expect(signatureHead(boot.discovery?.signature ?? '')?.revision).toBe(1)
    expect(Object.values(boot.manifests)).toEqual([MANIFEST])
    expect(bootOf((await page('/user/login')).body).cached).toEqual({})
  })

  it('[EDGE-HTML-6] shows the current first banner in the frame of home, and on no other page', async () => {
    edge.site.ads = [
      anAd({ id: 'later', sort: 2, image: '/art/later.svg' }),
      anAd({ id: 'over', sort: 0, image: '/art/over.svg', end: Date.now() - 1 }),
      anAd({ id: 'first', sort: 1, image: '/art/first.svg?v=1&w=2' }),
    ]
    const home = await page('/')
    expect(home.body).toContain('<style>:root{--hero-art:url("/art/first.svg?v=1&w=2#wide")}</style>')
    expect(home.body).toContain(
      '<link rel="preload" as="image" href="/art/first.svg?v=1&#38;w=2" fetchpriority="high">',
    )
    const styles = governedElements(home.body).filter(({ tag }) => tag === 'style')
    expect(styles).toHaveLength(2)
    for (const { hash } of styles)
      expect(directiveOf(home.headers['content-security-policy'], 'style-src')).toContain(`'${hash}'`)
    for (const url of ['/mine', '/demo', OFFLINE_DOCUMENT_PATH])
      expect((await page(url)).body).not.toContain('--hero-art:')
  })

  it.each(['https://other.example/a.svg', '//other.example/a.svg', '/a.svg");x:url("', '/a.svg</style>', '/a\\b', ''])(
    '[EDGE-HTML-6] shows no banner with the picture %j',
    async (image) => {
      edge.site.ads = [anAd({ image })]
      const home = await page('/')
      expect(bootOf(home.body).cached.ads).toMatchObject({ list: [{ image }] })
      expect(home.body).not.toContain('--hero-art:')
    },
  )

  it('preloads the remote that owns the path, with the integrity of its scripts', async () => {
    const own = (await page('/mine')).body
    expect(own).toMatch(
      /<link rel="preload" href="\/r\/mine\/1\.0\.0-aaaa\/remoteEntry\.js" as="script" integrity="sha384-[^"]+" crossorigin="anonymous">/,
    )
    expect((await page('/minefield')).body).not.toContain('rel="preload"')
  })

  it('[EDGE-16] preloads no code of a closed remote, and passes the window on', async () => {
    const from = Date.now() - 60_000
    await edge.close()
    edge = await anEdge({}, { windows: [{ from, to: from + 3_600_000, routes: ['/mine/finance'] }] })
    const closed = (await page('/mine/finance/wallet')).body
    expect(closed).not.toContain('rel="preload"')
    expect(bootOf(closed).discovery?.document).toContain('/mine/finance')
    expect((await page('/mine')).body).toContain('rel="preload"')
  })

  it('answers other methods and missing files without a page', async () => {
    expect((await edge.app.inject({ method: 'DELETE', url: '/' })).statusCode).toBe(404)
    const file = await page('/favicon.ico')
    expect([file.statusCode, file.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
  })

  it('sends itself in brotli or gzip', async () => {
    const br = await page('/', { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('lantern-boot')
    const gzip = await page('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('lantern-boot')
  })
})

describe('old browsers', () => {
  it('[EDGE-14] are given the polyfill from its fixed path, before the deferred scripts, and only when they lack something', async () => {
    const { body } = await page('/')
    const early = body.indexOf('src="/polyfill.js"')
    expect(body.slice(0, early)).toMatch(/if\(!\(Promise\.withResolvers&&.*\)\)\{var h='<script defer $/s)
    expect(early).toBeLessThan(body.indexOf('<script defer src="/assets/'))
    expect(body.match(/src="\/polyfill\.js"/g)).toHaveLength(1)
    const file = await page('/polyfill.js')
    expect([file.body, file.headers['cache-control'], file.headers['content-type']]).toEqual([
      POLYFILL,
      'no-cache',
      'text/javascript; charset=utf-8',
    ])
    expect((await page('/polyfill.js', { 'if-none-match': String(file.headers.etag) })).statusCode).toBe(304)
  })

  it('[EDGE-17] find a banner in every page that leads to the help page, and there the list itself', async () => {
    expect((await page('/')).body).toMatch(
      /<aside class="old-browser"[^>]*><div>您的浏览器版本过旧.*<a href="\/help\/tjllq">/,
    )
    const help = (await page('/help/tjllq', { 'accept-language': 'en' })).body
    expect(help).toMatch(/<aside class="old-browser"[^>]*>.*<li>Safari 16\.4 or later/)
    expect(help).not.toContain('href="/help/tjllq"')
  })
})

describe('the policy of pages', () => {
  it('[EDGE-8] lists the hash of every script and style in the page, and nothing unsafe', async () => {
    for (const url of ['/', '/mine', '/help/tjllq', '/nowhere']) {
      const { headers, body } = await page(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).not.toMatch(/unsafe|nonce|https?:\/\/\*|(?:script|default)-src[^;]*(?:\*|https?:)/)
      expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default lantern-early; ")
      expect(directiveOf(policy, 'script-src')).toMatch(/^script-src( 'sha(256|384)-[\w+/]+=*')+ 'strict-dynamic'$/)
      const elements = governedElements(body)
      expect(elements.filter(({ tag }) => tag === 'script').length).toBeGreaterThanOrEqual(2)
      for (const { tag, hash } of elements) expect(directiveOf(policy, `${tag}-src`)).toContain(`'${hash}'`)
      for (const [, integrity] of body.matchAll(/<link rel="preload"[^>]* as="script" integrity="([^"]+)"/g))
        expect(directiveOf(policy, 'script-src')).toContain(`'${integrity}'`)
      expect(body).not.toMatch(/ on[a-z]+=| style=/)
    }
  })

  it('[EDGE-8] knows the polyfill that the early script may write, by its hash', async () => {
    const { headers, body } = await page('/')
    const written = /<script defer src="\/polyfill\.js" integrity="([^"]+)"/.exec(body)?.[1]
    expect(directiveOf(headers['content-security-policy'], 'script-src')).toContain(`'${written}'`)
  })

  it('[EDGE-8] lists venue frames and chat hosts, and server data cannot widen it', async () => {
    edge.site.vvPretty = {
      '51': ['wss://chat.example/path; script-src *', 'https://evil.example', 'wss://chat.example:9000', '/'],
    }
    const policy = String((await page('/', { host: 'site.example' })).headers['content-security-policy'])
    expect(policy).toContain('frame-src http://venue.example https://other.example;')
    expect(policy).toContain(
      "connect-src 'self' ws://site.example wss://site.example wss://chat.example wss://chat.example:9000;",
    )
    expect(policy).not.toContain('evil')
    expect(policy.match(/script-src/g)).toHaveLength(1)
  })

  /** On a busy machine the upstream may miss the time limit of a page, which then has no content. */
  async function pageWithContent(): Promise<string> {
    for (;;) {
      const { body } = await page('/')
      if (bootOf(body).preInfo !== null) return body
    }
  }

  it('[EDGE-6] paints the title of the site into the frame', async () => {
    const body = await pageWithContent()
    expect(body).toContain('<b>灯火</b>')
    expect(body).not.toContain(SITE_TITLE_MARK)
  })

  it('[EDGE-6] escapes hostile texts', async () => {
    const attack = '</title></script><script>alert(1)</script><!--<img src=x onerror=alert(1)>\u2028'
    edge.site.preInfo = aPreInfo({
      SiteBaseConfigVo: { title: attack, webLogoTitleUrl: attack },
      siteFestivalSkin: { code: '"><script>' },
    })
    const body = await pageWithContent()
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<img')
    expect(body).not.toContain('\u2028')
    expect(body).not.toContain('data-skin="')
    expect((bootOf(body).preInfo as { SiteBaseConfigVo: object }).SiteBaseConfigVo).toMatchObject({ title: attack })
  })
})

describe('[spec 4] maintenance', () => {
  it('[EDGE-2] answers every page with 503 and the frame of the notice where it was asked for, but for support and help', async () => {
    edge.site.preInfo = aPreInfo({ maintainConfig: { status: 0 } })
    for (const url of ['/mine/finance/wallet?tab=1', '/', '/nowhere', '/other/maintenance']) {
      const closed = await page(url)
      expect([closed.statusCode, closed.headers['retry-after']]).toEqual([503, '30'])
      expect(closed.body).toContain('<i>auth 中文</i>')
      expect(closed.body).not.toContain('rel="preload"')
      expect(bootOf(closed.body).preInfo).toMatchObject({ maintainConfig: { status: 0 } })
    }
    for (const url of ['/customer/main', '/help/kh']) expect((await page(url)).statusCode).toBe(200)
  })
})

describe('[spec 9] the budget of 400 ms', () => {
  it('[EDGE-3] serves the page without pre-info when the upstream is slow, and with it once it came', async () => {
    edge.site.delayMs = 700
    const early = bootOf((await page('/user/login')).body)
    expect(early.preInfo).toBeNull()
    const late = bootOf((await page('/user/login')).body)
    expect(late.preInfo).not.toBeNull()
  })

  it('[EDGE-12] serves the page when the upstream is broken', async () => {
    edge.site.preInfo = null
    expect((await page('/')).statusCode).toBe(200)
  })
})

describe('a page that many visitors share', () => {
  const bodyOf = async (headers: Record<string, string> = {}) => (await page('/', headers)).body
  const sharedPart = (html: string) => html.slice(0, html.indexOf('<script type="application/json" id="lantern-visit"'))

  it('[EDGE-HTML-1] differs by its end alone, which holds the address, the time and the buckets of one visitor', async () => {
    const [one, other] = await Promise.all([bodyOf(), bodyOf()])
    expect(sharedPart(one)).toBe(sharedPart(other))
    expect(sharedPart(one)).not.toContain('127.0.0.1')
    expect(one.length - sharedPart(one).length).toBeLessThan(300)
    expect(bootOf(one)).toMatchObject({ preInfo: { ip: '127.0.0.1' }, buckets: {} })
  })

  it('[EDGE-HTML-1] changes as soon as the content of the site changes', async () => {
    await bodyOf()
    edge.site.preInfo = aPreInfo({ SiteBaseConfigVo: { title: '新名字', webLogoTitleUrl: '' } })
    while (!(await bodyOf()).includes('<title>新名字</title>')) await new Promise((resolve) => setImmediate(resolve))
    expect(bootOf(await bodyOf()).preInfo).toMatchObject({ SiteBaseConfigVo: { title: '新名字' } })
  })

  it('[EDGE-HTML-2] is the same document in every encoding', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => page('/', { 'accept-encoding': encoding })),
    )
    const texts = answers.map(({ rawPayload }, at) =>
      sharedPart(
        (at === 0 ? brotliDecompressSync : at === 1 ? gunzipSync : (raw: Buffer) => raw)(rawPayload).toString(),
      ),
    )
    expect(new Set(texts).size).toBe(1)
  })
})

describe('pages for one network', () => {
  const ask = (remoteAddress: string, url = '/help/kh') => edge.app.inject({ url, remoteAddress })

  it('[EDGE-HTML-3] are limited, while calls and other networks are served', async () => {
    await edge.close()
    edge = await anEdge({ PAGE_LIMIT: '3' })
    for (let count = 0; count < 3; count += 1) expect((await ask('2001:db8::1')).statusCode).toBe(200)
    const busy = await ask('2001:db8::2')
    expect([busy.statusCode, busy.headers['retry-after'], busy.headers['cache-control']]).toEqual([
      429,
      '10',
      'no-store',
    ])
    expect(busy.body).toContain('请求过于频繁')
    expect((await ask('2001:db8::1', '/discovery.json')).statusCode).toBe(200)
    expect((await ask('2001:db8:0:1::1')).statusCode).toBe(200)
  })
})
