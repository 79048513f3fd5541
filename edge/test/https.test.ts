/** Differences of a site over TLS, as seen behind a balancer that terminates it; and the shipped configuration of that balancer. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anEdge, type Edge } from './edge.fixture.ts'

let edge: Edge
beforeAll(async () => {
  edge = await anEdge({ TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => edge.close())

const ask = (url: string, protocol: string) => edge.app.inject({ url, headers: { 'x-forwarded-proto': protocol } })

describe('an edge behind TLS', () => {
  it.each([
    ['a page', '/'],
    ['a page that is not there', '/nowhere'],
    ['a file of the shell', '/assets/main.0123abcd.js'],
    ['an artifact that is not there', '/r/mine/9.9.9/a.js'],
    ['the discovery document', '/discovery.json'],
    ['an answer of the upstream', '/site/api/v1/anything'],
    ['an address that is refused', '/a%2f..%2fb'],
    ['the health check', '/healthz'],
  ])('[EDGE-TLS-1] sends HSTS for two years with %s, over https only', async (_name, url) => {
    expect((await ask(url, 'https')).headers['strict-transport-security']).toBe('max-age=63072000')
    expect((await ask(url, 'http')).headers['strict-transport-security']).toBeUndefined()
  })

  it('[EDGE-TLS-2] marks every cookie Secure over https only', async () => {
    const cookiesOf = async (protocol: string) => {
      const answers = await Promise.all(['/', '/?skin-preview=end'].map((url) => ask(url, protocol)))
      return answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])
    }
    const secure = await cookiesOf('https')
    expect(secure).toHaveLength(2)
    for (const cookie of secure) expect(cookie).toMatch(/; Secure$/)
    for (const cookie of await cookiesOf('http')) expect(cookie).not.toMatch(/Secure/)
  })
})

describe('edge/deploy/nginx.conf', () => {
  const text = readFileSync(join(import.meta.dirname, '../deploy/nginx.conf'), 'utf8').replace(/\s*#.*$/gm, '')
  const edges = /upstream edges[\s\S]*?listen 443[\s\S]*?\n {2}\}\n/.exec(text)?.[0] ?? ''

  it('[EDGE-TLS-3] sets the forwarded headers in one place that every location inherits', () => {
    const [server = '', ...locations] = edges.split(/\n\s*location /)
    expect(locations.length).toBeGreaterThan(3)
    for (const header of ['Host', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Upgrade', 'Connection'])
      expect(server).toContain(`proxy_set_header ${header} `)
    // nginx: "directives are inherited from the previous level if and only if there are no proxy_set_header directives on the current level".
    for (const location of locations) expect(location).not.toContain('proxy_set_header')
    expect(edges).not.toContain('$proxy_add_x_forwarded_for')
  })

  it('[EDGE-TLS-25] lets one request reach three edges at most, for a file every edge, and sends no write twice', () => {
    const [server = '', ...locations] = edges.split(/\n\s*location /)
    const triesOf = (block: string) =>
      [...block.matchAll(/proxy_next_upstream_tries (\d+);/g)].map(([, tries]) => tries)
    expect(triesOf(server)).toEqual(['3'])
    const count = String(edges.match(/^\s*server \d[\d.:]+ max_fails/gm)?.length)
    for (const location of locations) expect(triesOf(location)).toEqual(location.startsWith('/assets/ ') ? [count] : [])
    expect(edges).not.toContain('non_idempotent')
  })

  it('[EDGE-TLS-3] serves over TLS, redirects plain HTTP to our own name, and sends HSTS where nginx itself answers', () => {
    expect(text.match(/listen \d+/g)).toEqual(['listen 80', 'listen 443', 'listen 8443'])
    expect(text).toMatch(/listen 80;\s+return 308 https:\/\/site\.example\$request_uri;/)
    const answering = text
      .split('location ')
      .filter((block) => /add_header cache-control '?(public|no-store always;\n.*retry)/.test(block))
    expect(answering).toHaveLength(2)
    for (const block of answering) expect(block).toContain('add_header strict-transport-security max-age=63072000')
  })
})
