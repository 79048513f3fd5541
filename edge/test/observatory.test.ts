/** The HTTP Observatory grade of pages of an edge behind https, over a socket, with the settings of a site with members. */
import { anEdge, type Edge } from './edge.fixture.ts'
import { judge } from './observatory.fixture.ts'

let edge: Edge
let origin = ''
beforeAll(async () => {
  edge = await anEdge({
    TRUST_PROXY: '127.0.0.1',
    VENUE_ORIGINS: 'https://venue.example',
    ARTIFACT_ORIGINS: 'https://artifacts.example',
  })
  origin = await edge.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => edge.close())

async function answerTo(path: string) {
  const answer = await fetch(`${origin}${path}`, { headers: { 'x-forwarded-proto': 'https' } })
  return { headers: new Headers(answer.headers), html: await answer.text() }
}

describe('the HTTP Observatory', () => {
  it.each(['/', '/mine', '/user/login', '/help/kh', '/nowhere'])('[EDGE-TLS-4] gives %s an A+', async (path) => {
    expect(judge(await answerTo(path))).toMatchObject({ grade: 'A+', score: 140 })
  })

  it.each([
    ['without HSTS', 'strict-transport-security', null, 'B+'],
    ['without a policy', 'content-security-policy', null, 'B'],
    ['with inline scripts', 'content-security-policy', "default-src 'none'; script-src 'unsafe-inline'", 'B+'],
    ['with scripts over http', 'content-security-policy', "default-src 'none'; script-src http://a.example", 'B+'],
    ['with HSTS for a day', 'strict-transport-security', 'max-age=86400', 'A+'],
    ['with cookies that scripts read', 'set-cookie', 'visitor=1; Secure; SameSite=Lax', 'B'],
  ])('is no A+ by chance: a page %s', async (name, header, value, grade) => {
    const { headers, html } = await answerTo('/')
    headers.delete(header)
    if (value !== null) headers.set(header, value)
    const judged = judge({ headers, html })
    expect([name, judged.grade]).toEqual([name, grade])
    expect(judged.score).toBeLessThan(140)
  })
})
