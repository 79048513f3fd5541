/** Discovery as tools and pages fetch it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalJWKSet, flattenedVerify } from 'jose'
import { aDiscovery, anEdge, type Edge } from './edge.fixture.ts'

let edge: Edge
beforeAll(async () => {
  edge = await anEdge()
})
afterAll(() => edge.close())

describe('GET /discovery.json', () => {
  it('[EDGE-DISC-1] is the document itself, with 304 to its ETag', async () => {
    const answer = await edge.app.inject({ url: '/discovery.json' })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.json()).toEqual(aDiscovery())
    const again = await edge.app.inject({
      url: '/discovery.json',
      headers: { 'if-none-match': String(answer.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(existsSync(join(edge.dataDir, 'edge/discovery.json'))).toBe(true)
  })

  it('[EDGE-DISC-2] has its signature in a header and at its own path, and any JOSE tool can verify it', async () => {
    const [answer, alone, keys] = await Promise.all(
      ['/discovery.json', '/discovery.json.sig', '/discovery.jwks'].map((url) => edge.app.inject({ url })),
    )
    expect(alone?.headers['content-type']).toBe('application/jose')
    expect(answer?.headers['discovery-signature']).toBe(alone?.body)
    expect(answer?.headers['access-control-expose-headers']).toBe('discovery-signature')
    const [head = '', , signature = ''] = String(alone?.body).split('.')
    const set = createLocalJWKSet(keys?.json() ?? { keys: [] })
    const { protectedHeader } = await flattenedVerify(
      { protected: head, payload: answer?.rawPayload ?? '', signature },
      set,
    )
    expect(protectedHeader).toMatchObject({ alg: 'Ed25519', revision: 1, environment: 'production' })
  })
})
