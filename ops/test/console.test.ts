/** The console as a browser meets it: in and out, forms that are ours, words of strangers. */
import { IDLE_MS } from '../src/console/session/sessions.ts'
import { openBrowser } from './browser.fixture.ts'
import { FIRST_TOKEN, openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

let service: TestReleaseService
let nowMs = Date.now()
beforeAll(async () => {
  service = await openReleaseService({ nowMs: () => nowMs })
  await service.publish({ version: '1.0.0' })
  await service.publish({ version: '1.0.1' })
}, 180_000)
afterAll(() => service.close())

async function aToken(name: string, role: string): Promise<string> {
  return (await service.call('POST', '/api/tokens', { name, role })).json().data.token
}

describe('signing in', () => {
  it('[OPS-CON-1] takes a token by POST and sets a cookie that scripts and other sites cannot use', async () => {
    const browser = await openBrowser(service, '')
    const signIn = await browser.get('/audit?name=mine')
    expect([signIn.statusCode, signIn.headers.location]).toEqual([303, '/login?next=%2Faudit%3Fname%3Dmine'])
    const page = await browser.get('/login?next=/audit')
    expect(page.body).toContain('type="password"')
    const answer = await browser.send('/login', { token: ` ${FIRST_TOKEN}\n`, next: '/audit?name=mine' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/audit?name=mine'])
    expect(answer.headers['set-cookie']).toMatch(/^ops_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(answer.headers['set-cookie']).not.toContain(FIRST_TOKEN)
    expect((await browser.get('/audit')).statusCode).toBe(200)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a\nb', ''])(
    '[OPS-CON-1] never redirects to another site: next=%j',
    async (next) => {
      const browser = await openBrowser(service, '')
      expect((await browser.send('/login', { token: FIRST_TOKEN, next })).headers.location).toBe('/')
    },
  )

  it('[OPS-CON-1] explains why a token is refused', async () => {
    const browser = await openBrowser(service, '')
    const wrong = await browser.send('/login', { token: 'guess' })
    expect([wrong.statusCode, wrong.body]).toEqual([401, expect.stringContaining('Unknown token')])
    expect(wrong.body).not.toContain('guess')
    const machine = await browser.send('/login', { token: await aToken('an-edge', 'edge') })
    expect([machine.statusCode, machine.body]).toEqual([403, expect.stringContaining('is for machines')])
    const strange = await browser.send('/login', { token: FIRST_TOKEN }, { origin: 'http://127.0.0.1:3000' })
    expect(strange.statusCode).toBe(403)
    expect(browser.cookies.has('ops_session')).toBe(false)
  })

  it('[OPS-CON-20] opens the console by a link once, as the holder of the token that asked for it', async () => {
    const { path } = (await service.call('POST', '/api/sign-in-links')).json().data
    const browser = await openBrowser(service, '')
    const first = await browser.get(path)
    expect([first.statusCode, first.headers.location]).toEqual([303, '/'])
    expect(first.headers['set-cookie']).toMatch(/^ops_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect((await browser.get('/tokens')).statusCode).toBe(200)
    const stranger = await openBrowser(service, '')
    for (const link of [path, '/sign-in', '/sign-in?token=a&token=b']) {
      const again = await stranger.get(link)
      expect([again.statusCode, again.body]).toEqual([401, expect.stringContaining('npm run ops -- sign-in')])
    }
    expect(stranger.cookies.has('ops_session')).toBe(false)
    const edge = await aToken('a-second-edge', 'edge')
    expect((await service.call('POST', '/api/sign-in-links', {}, edge)).statusCode).toBe(403)
  })

  it('[OPS-CON-2] expires when idle; automatic refreshes do not count', async () => {
    const browser = await openBrowser(service)
    nowMs += IDLE_MS - 1_000
    expect((await browser.get('/')).statusCode).toBe(200)
    nowMs += IDLE_MS - 1_000
    expect((await browser.get('/', { 'x-live': '1' })).statusCode).toBe(200)
    nowMs += 2_000
    expect((await browser.get('/')).statusCode).toBe(303)
  })

  it('[OPS-CON-2] ends at sign-out, and with its token', async () => {
    const browser = await openBrowser(service)
    const stolen = new Map(browser.cookies)
    expect((await browser.sendAndFollow('/logout')).body).toContain('You are signed out')
    for (const [name, value] of stolen) browser.cookies.set(name, value)
    expect((await browser.get('/')).statusCode).toBe(303)

    const other = await openBrowser(service, await aToken('leaver', 'viewer'))
    expect((await other.get('/')).statusCode).toBe(200)
    await service.call('POST', '/api/tokens/leaver/revoke', { reason: 'left the team' })
    expect((await other.get('/')).statusCode).toBe(303)
  })
})

describe('a form', () => {
  it('[OPS-CON-3] sets no cookie and ends no session from another origin, signed in or not', async () => {
    const browser = await openBrowser(service)
    const forms = { '/login': { token: FIRST_TOKEN }, '/logout': {}, '/language': { language: 'zh', back: '/' } }
    for (const [path, fields] of Object.entries(forms))
      for (const origin of ['http://127.0.0.1:3000', 'null', ''])
        expect((await browser.send(path, fields, { origin })).cookies).toEqual([])
    expect((await browser.get('/')).statusCode).toBe(200)
    const own = await browser.send('/language', forms['/language'])
    expect(own.cookies).toMatchObject([{ name: 'ops_language', value: 'zh' }])
  })

  it('[OPS-CON-3] changes nothing without the token of its page or from another origin', async () => {
    const browser = await openBrowser(service)
    const other = await openBrowser(service)
    const strange = [
      await browser.send('/tokens', { formToken: '', name: 'evil', role: 'admin', remote: '', days: '' }),
      await browser.send('/tokens', { formToken: 'x'.repeat(43), name: 'evil', role: 'admin', remote: '', days: '' }),
      // The edge is another port of the same machine: the same site for cookies, another origin.
      await browser.send(
        '/tokens',
        { name: 'evil', role: 'admin', remote: '', days: '' },
        { origin: 'http://127.0.0.1:3000' },
      ),
      await browser.send('/tokens', { name: 'evil', role: 'admin', remote: '', days: '' }, { origin: 'null' }),
    ]
    const foreign = /name="formToken" value="([^"]+)"/.exec((await other.get('/tokens')).body)?.[1] ?? ''
    strange.push(
      await browser.send('/tokens', { formToken: foreign, name: 'evil', role: 'admin', remote: '', days: '' }),
    )
    expect(strange.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
    expect((await service.call('GET', '/api/tokens')).body).not.toContain('evil')
    const { lines } = (await service.call('GET', '/api/audit?action=token&outcome=refused')).json().data
    expect(lines.map(({ detail }: { detail: string }) => detail)).toEqual(
      Array(5).fill(expect.stringContaining('not sent from its page')),
    )
    const ours = await browser.send('/tokens', { name: 'good', role: 'viewer', remote: '', days: '30' })
    expect(ours.body).toMatch(/lantern_ops_[\w-]{43}/)
    expect((await browser.get('/tokens')).body).not.toMatch(/lantern_ops_[\w-]{43}/)
  })

  it('[OPS-CON-3] is not accepted by the API, nor is the cookie', async () => {
    const browser = await openBrowser(service)
    expect((await browser.send('/api/remotes/mine/rollback', { reason: 'by cookie' })).statusCode).toBe(401)
  })
})

describe('a page', () => {
  it('[OPS-CON-4] runs no script but its own file, cannot be framed and is not cached', async () => {
    const browser = await openBrowser(service)
    for (const url of ['/', '/audit', '/tokens', '/support', '/login', '/remotes/mine/diff']) {
      const { body, headers, statusCode } = await browser.get(url)
      expect([url, statusCode]).toEqual([url, 200])
      expect(headers['content-security-policy']).toMatch(
        /default-src 'none'; script-src 'self'; .*frame-ancestors 'none'/,
      )
      expect(headers['cache-control']).toBe('no-store')
      expect(body.match(/<script/g)).toHaveLength(1)
      expect(body).not.toMatch(/<script(?![^>]* src="\/console\/)|\son\w+=|\sstyle=|javascript:/)
    }
  })

  it('[OPS-CON-4] escapes text of others', async () => {
    const hostile = '"><script>alert(1)</script><img src=x onerror=alert(2)>\'&amp;'
    await service.call('POST', '/api/remotes/mine/rollback', { reason: hostile })
    const browser = await openBrowser(service)
    const addresses = [
      '/',
      '/audit',
      `/audit?name=${encodeURIComponent(hostile)}`,
      `/support?code=${encodeURIComponent(hostile)}`,
      `/login?next=${encodeURIComponent(hostile)}`,
    ]
    for (const url of addresses) {
      const { body } = await browser.get(url)
      expect(body).not.toContain('<img')
      expect(body.match(/<script/g)).toHaveLength(1)
    }
    const form = await browser.send('/tokens', { name: hostile, role: 'viewer', remote: '', days: '', reason: hostile })
    expect(form.statusCode).toBe(400)
    expect(form.body).not.toContain('<img')
    expect((await browser.get('/audit')).body).toContain('&lt;script&gt;')
  })

  it('[OPS-CON-5] is Chinese unless the browser or the person asks for English', async () => {
    const browser = await openBrowser(service)
    expect((await browser.get('/audit')).body).toContain('<h1>Audit log</h1>')
    expect((await browser.get('/audit', { 'accept-language': 'zh-CN,en;q=0.8' })).body).toContain('<h1>审计日志</h1>')
    await browser.send('/language', { language: 'zh', back: '/audit' })
    const page = await browser.get('/audit')
    expect(page.body).toContain('<html lang="zh-CN">')
    expect(page.body).toContain('<h1>审计日志</h1>')
  })

  it('[OPS-CON-6] shows a role only its steps, and answers 403 to others', async () => {
    const viewer = await openBrowser(service, await aToken('a-viewer', 'viewer'))
    expect((await viewer.get('/')).body).not.toContain('href="/tokens"')
    for (const answer of [
      await viewer.get('/tokens'),
      await viewer.send('/tokens', { name: 'mine-too', role: 'admin' }),
    ])
      expect([answer.statusCode, answer.body]).toEqual([403, expect.stringContaining('token takes admin')])
    const { lines } = (await service.call('GET', '/api/audit?actor=a-viewer&outcome=refused')).json().data
    expect(lines).toHaveLength(2)
  })
})
