/** Trial links and the doctor at the console, and refusals in the words of their reader. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openBrowser, type TestBrowser } from './browser.fixture.ts'
import { openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

let service: TestReleaseService
let edge: Server
let edgePort = 0
const asked: string[] = []
beforeAll(async () => {
  edge = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        imports: { '@site/shop': `http://127.0.0.1:${edgePort}/shop.js`, metadata: 'http://10.0.0.1/' },
      }),
    )
  })
  await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve))
  edgePort = (edge.address() as AddressInfo).port
  service = await openReleaseService({ edgePort, chaosEnvironments: ['production'] })
  for (const version of ['1.0.0', '1.0.1']) await service.publish({ version })
}, 180_000)
afterAll(async () => {
  edge.closeAllConnections()
  edge.close()
  await service.close()
})

const lines = async (action: string) => (await service.call('GET', `/api/audit?action=${action}`)).json().data.lines
const inChinese = async (): Promise<TestBrowser> => {
  const browser = await openBrowser(service)
  await browser.send('/language', { language: 'zh', back: '/' })
  return browser
}

describe('trial links', () => {
  it('[OPS-CON-10] are made, listed with author, time, expiry and build, and revoked', async () => {
    const browser = await openBrowser(service)
    const order = { version: '1.0.0', hours: '1', site: 'https://site.example/', reason: 'a look' }
    const made = await browser.send('/remotes/mine/override', order)
    const link = /https:\/\/site\.example\/#override=[\w.~-]+/.exec(made.body)?.[0] ?? ''
    expect(link).not.toBe('')
    expect(made.body).toContain('class="qr"')
    const nonce = link.split('~')[5] ?? ''
    const list = (await browser.get('/overrides')).body
    for (const word of ['1.0.0', 'ops-token', 'a look', 'in 59 minutes', nonce]) expect(list).toContain(word)
    // The page does not contain the link itself, so its readers cannot use it.
    expect(list).not.toContain(link.slice(-60))

    const path = `/remotes/mine/override/${nonce}/revoke`
    expect((await browser.get(path)).body).toContain('edges know within 2 s')
    const silent = await browser.send(path, { version: '1.0.0', environment: 'production', reason: '' })
    expect([silent.statusCode, (await lines('override-revoke')).length]).toEqual([400, 0])
    const done = await browser.send(path, { version: '1.0.0', environment: 'production', reason: 'the wrong phone' })
    expect([done.statusCode, done.headers.location]).toEqual([303, '/overrides'])
    const after = (await browser.get('/overrides')).body
    expect(after).toContain('The link of mine 1.0.0 is revoked.')
    expect(after).toContain('ops-token: the wrong phone')
    expect(after).not.toContain(`${nonce}/revoke`)
    expect((await browser.get(path)).statusCode).toBe(404)
    expect(await lines('override-revoke')).toMatchObject([
      { actor: 'ops-token', name: 'mine', outcome: 'done', detail: `the wrong phone: ${nonce}` },
    ])
  })

  it('[OPS-CHAOS-3] chaos links are made and listed beside them, where the environment allows it', async () => {
    await service.call('POST', '/api/builds/mine/1.0.0/publish', { environment: 'staging' })
    const browser = await openBrowser(service)
    const fault = { class: 'chunk', fault: 'hang', often: 'once' }
    const order = { ...fault, minutes: '30', site: 'https://site.example', reason: 'a look' }
    expect((await browser.get('/overrides?environment=staging')).body).not.toContain('/remotes/mine/chaos')
    const refused = await browser.send('/remotes/mine/chaos', { ...order, environment: 'staging' })
    expect([refused.statusCode, refused.body.includes('does not allow chaos mode')]).toEqual([422, true])

    expect((await browser.get('/overrides')).body).toContain('/remotes/mine/chaos')
    expect((await browser.get('/remotes/mine/chaos')).body).toContain('no answer')
    const made = await browser.send('/remotes/mine/chaos', order)
    expect(made.body).toMatch(/https:\/\/site\.example\/#override=production~mine~chaos~chunk\.hang\.once~/)
    expect(made.body).toContain('class="qr"')
    expect((await browser.get('/overrides')).body).toContain('<code>chunk.hang.once</code>')
    expect((await browser.send('/remotes/mine/chaos', { ...order, fault: 'explode' })).statusCode).toBe(404)
    expect((await browser.send('/remotes/mine/chaos', { ...order, reason: '' })).statusCode).toBe(400)
  })

  it('[OPS-CON-10] [OPS-CON-11] are refused in the reader’s language, with the input kept', async () => {
    const browser = await inChinese()
    const order = { version: '9.9.9', hours: '1', site: 'https://site.example', reason: '看一眼' }
    const refused = await browser.send('/remotes/mine/override', order)
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('mine 没有 9.9.9 这个构建。')
    expect(refused.body).toContain('value="看一眼"')
    expect((await browser.send('/remotes/mine/override', { ...order, site: 'nowhere' })).statusCode).toBe(400)
    const published = { ...order, version: '1.0.0' }
    for (const [wrong, said] of [
      [{ hours: 'long' }, '链接最多有效 24 小时。'],
      [{ environment: 'nowhere' }, '没有叫 nowhere 的环境。'],
    ] as const) {
      const page = await browser.send('/remotes/mine/override', { ...published, ...wrong })
      expect([page.statusCode, page.body.includes(said)]).toEqual([422, true])
    }
  })
})

describe('a refusal', () => {
  it('[OPS-CON-11] is Chinese on a Chinese page and English on an English one', async () => {
    const browser = await inChinese()
    const refused = async (path: string, form: Record<string, string>) =>
      /<ul class="sentences">(.*?)<\/ul>/s.exec((await browser.send(path, { reason: '想试试', ...form })).body)?.[1] ??
      ''
    const said = [
      await refused('/remotes/mine/steps/unpin', {}),
      await refused('/remotes/mine/steps/revive', { version: '1.0.0' }),
      await refused('/skin/steps/revert', {}),
      await refused('/tokens', { name: 'somebody', role: 'viewer', remote: 'mine', days: '' }),
      await refused('/remotes/mine/maintenance', { to: '2099-01-01T00:00', routes: '/nowhere' }),
    ]
    for (const sentence of said) {
      expect(sentence).toMatch(/\p{Script=Han}/u)
      expect(sentence).not.toMatch(/lang="en"|[a-z]{3,} [a-z]{2,} [a-z]{2,}/)
    }
    await browser.send('/language', { language: 'en', back: '/' })
    expect(await refused('/remotes/mine/steps/unpin', {})).toContain('mine is not pinned in production.')
  })

  it('[OPS-CON-11] of a right names the required role in Chinese too; the log stays English', async () => {
    const { token } = (await service.call('POST', '/api/tokens', { name: 'looker', role: 'viewer' })).json().data
    const browser = await openBrowser(service, token)
    await browser.send('/language', { language: 'zh', back: '/' })
    expect((await browser.get('/tokens')).body).toContain('looker 是角色 viewer 的令牌；token 需要 admin。')
    expect((await lines('token')).at(0).detail).toContain('token takes admin')
  })
})

describe('the doctor', () => {
  it('[OPS-CON-10] [OPS-DOC-4] reports what our document references, and fetches nothing in a private network', async () => {
    const browser = await openBrowser(service)
    const page = await browser.send('/doctor', { url: `http://127.0.0.1:${edgePort}/importmap.json?key=secret` })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('import-map')
    expect(page.body).toContain(
      'http://10.0.0.1/ did not answer (the console asks for addresses of the open internet only)',
    )
    expect(asked).toContain('/shop.js')
    const [line] = await lines('doctor')
    expect(line).toMatchObject({ outcome: 'done', detail: `http://127.0.0.1:${edgePort}/importmap.json` })
  })

  it.each([
    ['http://127.0.0.1:3200/discovery', 422],
    ['http://169.254.169.254/latest/meta-data', 422],
    ['http://[::1]/', 422],
    ['file:///etc/passwd', 400],
    ['discovery.json', 400],
  ])('[OPS-DOC-4] does not open %s', async (url, status) => {
    const browser = await inChinese()
    const page = await browser.send('/doctor', { url })
    expect(page.statusCode).toBe(status)
    expect(page.body).toContain('aria-invalid="true"')
  })

  it('[OPS-DOC-4] judges a name by its resolved address', async () => {
    const browser = await openBrowser(service)
    const page = await browser.send('/doctor', { url: 'http://localhost/discovery.json' })
    expect(page.body).toContain('is not on the open internet')
  })
})
