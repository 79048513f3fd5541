import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anEdge, type Edge, MANIFEST, VERSION } from './edge.fixture.ts'
import { bootOf as bootOfPage } from './page.fixture.ts'

const MANIFEST_URL = `/r/mine/${VERSION}/mf-manifest.json`
let bucket: Server
let origin = ''
let edge: Edge
let content = MANIFEST
let asked: string[] = []
beforeEach(async () => {
  content = MANIFEST
  asked = []
  bucket = createServer((request, response) => {
    asked.push(String(request.url))
    response.end(content)
  })
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`
  edge = await anEdge({ ARTIFACT_ORIGINS: `${origin},https://second.example` }, { hasArtifacts: false })
})
afterEach(async () => {
  await edge.close()
  await new Promise((resolve) => bucket.close(resolve))
})

const bootOf = async (url: string) => bootOfPage((await edge.app.inject({ url })).body)
/** Requests pages until the manifest is loaded, as visitors do. */
async function manifestsAfterAWhile(): Promise<Record<string, string>> {
  for (;;) {
    const { manifests } = await bootOf('/')
    if (Object.keys(manifests).length > 0) return manifests
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('artifacts on another origin', () => {
  it('[EDGE-33] pages preload from it and may load from it', async () => {
    const { body, headers } = await edge.app.inject({ url: '/mine' })
    expect((await bootOf('/mine')).artifactOrigin).toBe(origin)
    expect(body).toContain(
      `<link rel="preload" href="${origin}/r/mine/${VERSION}/remoteEntry.js" as="script" integrity`,
    )
    const policy = String(headers['content-security-policy']).split('; ')
    for (const directive of ['style-src', 'connect-src', 'img-src', 'font-src'])
      expect(policy.find((part) => part.startsWith(directive))).toContain(`${origin} https://second.example`)
    expect(policy.find((part) => part.startsWith('frame-src'))).not.toContain(origin)
  })

  it('[EDGE-33] its manifests are inlined once they have come, and a page never waits for them', async () => {
    expect((await bootOf('/')).manifests).toEqual({})
    expect(await manifestsAfterAWhile()).toEqual({ [MANIFEST_URL]: MANIFEST })
    expect(asked).toEqual([MANIFEST_URL])
  })

  it('[EDGE-33] a manifest that differs from discovery is not inlined', async () => {
    content = `${MANIFEST} `
    const before = asked.length
    await bootOf('/')
    while (asked.length === before) await new Promise((resolve) => setImmediate(resolve))
    for (let n = 0; n < 20; n += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      expect((await bootOf('/')).manifests).toEqual({})
    }
  })

  it('[EDGE-33] requests to us for a file on it are redirected', async () => {
    const answer = await edge.app.inject({ url: MANIFEST_URL })
    expect(answer.statusCode).toBe(307)
    expect(answer.headers).toMatchObject({
      location: `${origin}${MANIFEST_URL}`,
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    })
  })
})
