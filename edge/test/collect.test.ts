/** Reports of browsers: `POST /collect`, and the policy reports that browsers send by themselves. */
import { anEdge, type Edge, VERSION } from './edge.fixture.ts'

let edge: Edge
beforeAll(async () => {
  edge = await anEdge()
})
afterAll(() => edge.close())

describe('POST /collect', () => {
  const send = (payload: string, type = 'text/plain;charset=UTF-8') =>
    edge.app.inject({ method: 'POST', url: '/collect', headers: { 'content-type': type }, payload })
  const failure = {
    kind: 'remote',
    remote: 'mine',
    version: VERSION,
    phase: 'entry',
    outcome: 'failed',
    cause: 'at /x?token=s3cret',
  }

  it('[EDGE-11] counts by remote, version and outcome, as sent by a beacon or by fetch', async () => {
    expect((await send(JSON.stringify({ reports: [failure, failure] }))).statusCode).toBe(204)
    expect((await send(JSON.stringify({ reports: [failure] }), 'application/json')).statusCode).toBe(204)
    const { rows } = (await edge.app.inject({ url: '/collect/summary' })).json().data
    expect(rows).toContainEqual(
      expect.objectContaining({ remote: 'mine', version: VERSION, phase: 'entry', outcome: 'failed', count: 3 }),
    )
  })

  it('[SHELL-FAULT-8] [EDGE-49] accepts the browser’s policy reports in both forms, with the build of the script', async () => {
    const modern = [
      {
        type: 'csp-violation',
        body: {
          effectiveDirective: 'script-src-elem',
          blockedURL: 'https://evil.example/a.js',
          documentURL: 'https://a.example/mine?token=1',
          sourceFile: 'https://a.example/r/mine/2.0.0/97.js',
        },
      },
      {
        type: 'csp-violation',
        body: {
          effectiveDirective: 'img-src',
          blockedURL: 'https://evil.example/a.png',
          documentURL: 'https://a.example/game',
          sourceFile: 'https://a.example/r/games/files/97.0123abcd.js',
        },
      },
      {
        type: 'csp-violation',
        body: {
          effectiveDirective: 'font-src',
          blockedURL: 'https://evil.example/a.woff2',
          documentURL: 'https://a.example/mine',
          sourceFile: 'https://a.example/r/mine/files/remoteEntry.js',
        },
      },
    ]
    const legacy = {
      'csp-report': {
        'violated-directive': 'img-src',
        'blocked-uri': 'https://evil.example',
        'document-uri': 'https://a.example/',
      },
    }
    for (const [type, body] of [
      ['application/reports+json', modern],
      ['application/csp-report', legacy],
    ] as const) {
      const answer = await edge.app.inject({
        method: 'POST',
        url: '/collect/csp',
        headers: { 'content-type': type },
        payload: JSON.stringify(body),
      })
      expect(answer.statusCode).toBe(204)
    }
    const { rows } = (await edge.app.inject({ url: '/collect/summary' })).json().data
    expect(rows.filter((row: { kind: string }) => row.kind === 'csp')).toHaveLength(4)
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'csp', remote: 'mine', version: '2.0.0' }))
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'csp', remote: 'games', version: '' }))
    expect(rows).toContainEqual(expect.objectContaining({ phase: 'font-src', remote: 'mine', version: VERSION }))
  })

  it.each([
    ['no JSON', '{'],
    ['another form', '{"reports":[{"kind":"gossip"}]}'],
    ['too many', JSON.stringify({ reports: Array.from({ length: 51 }, () => failure) })],
  ])('refuses %s', async (_name, payload) => {
    expect((await send(payload)).statusCode).toBe(400)
  })

  it('[EDGE-15] shows the report of a support code to this machine only, the first per code', async () => {
    const report = { kind: 'error', supportCode: 'ABC2345', shell: '1.0.0-s', remotes: { mine: VERSION } }
    const breadcrumbs = [{ ms: 5, kind: 'code', what: '10001 /x' }]
    await send(
      JSON.stringify({
        reports: [
          { ...report, trail: breadcrumbs },
          { ...report, shell: 'forged' },
        ],
      }),
    )
    const ask = (headers = {}, remoteAddress = '127.0.0.1') =>
      edge.app.inject({ url: '/collect/support/abc2345', headers, remoteAddress })
    expect((await ask({ 'sec-fetch-mode': 'cors' })).json().data).toMatchObject({
      report: { ...report, trail: breadcrumbs },
    })
    expect((await ask({ 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(404)
    expect((await ask({ 'x-forwarded-for': '1.2.3.4' })).statusCode).toBe(404)
    expect((await ask({}, '8.8.8.8')).statusCode).toBe(404)
    expect((await edge.app.inject({ url: '/collect/support/UNKNOWN' })).statusCode).toBe(404)
  })

  it('[EDGE-11] is bounded in size and rate, and its summary is not public', async () => {
    expect((await send('x'.repeat(40 * 1024))).statusCode).toBe(413)
    const answers = await Promise.all(Array.from({ length: 80 }, () => send(JSON.stringify({ reports: [failure] }))))
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true)
    expect(
      (await edge.app.inject({ url: '/collect/summary', headers: { 'x-forwarded-for': '1.2.3.4' } })).statusCode,
    ).toBe(404)
    expect(
      (await edge.app.inject({ url: '/collect/summary', headers: { 'sec-fetch-mode': 'navigate' } })).statusCode,
    ).toBe(404)
    expect((await edge.app.inject({ url: '/collect/summary', remoteAddress: '8.8.8.8' })).statusCode).toBe(404)
  })
})
