/** A release service whose published files are in a bucket, and what it does while the bucket fails. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { createLogger } from '@lantern/service'
import { openArtifactStore } from '../src/artifacts/artifact-store.ts'
import { openBucketFiles } from '../src/artifacts/published/bucket-files.ts'
import { aBuild, containerOf } from '../src/gate/build.fixture.ts'
import { aSkin, aSkinFolder } from '../src/skins/skin.fixture.ts'
import { type CorpusEdge, startCorpusEdge } from './corpus/corpus-edge.ts'
import { HOST, openReleaseService, type TestAnswer, type TestReleaseService } from './release-service.fixture.ts'
import { type S3Call, type S3Fault, type S3Server, startS3Server } from './s3/s3-server.fixture.ts'
import { BUCKET, bucketAt, KEYS } from './s3/test-bucket.ts'

const PREFIX = 'site/r/'
const PROVIDES = { contractVersion: '1.0.0', oldestContract: '1.0.0', shared: { react: '19.3.1' }, slots: [] }
let server: S3Server
let service: TestReleaseService
let edge: CorpusEdge
/** Each test publishes a remote of its own. */
let name: string
let tests = 0
const lines: string[] = []

beforeAll(async () => {
  server = await startS3Server({ ...KEYS, bucket: BUCKET })
  const logger = createLogger('ops', { write: (line: string) => void lines.push(line) })
  service = await openReleaseService({ files: openBucketFiles(bucketAt(server.origin)), logger })
  edge = await startCorpusEdge(async (path) => {
    const answer = await get(path)
    return answer.statusCode === 200 ? answer.rawPayload : null
  })
  await service.call('POST', '/api/shells', { edge: 'web:1', origin: edge.origin, shell: '1.0.0', provides: PROVIDES })
}, 60_000)
beforeEach(() => {
  tests += 1
  name = `remote${tests}`
  server.calls.length = 0
})
afterEach(() => {
  server.fault = undefined
})
afterAll(async () => {
  await edge.close()
  await service.close()
  await server.close()
})

const get = (path: string) => service.app.inject({ url: `/r/${path}`, headers: { host: HOST } })
const stored = () =>
  [...server.objects.keys()].filter((key) => key.startsWith(`${PREFIX}${name}/`)).map((key) => key.slice(PREFIX.length))
const liveUrls = async (environment = 'production'): Promise<string[]> => {
  const answer = await service.app.inject({ url: `/discovery?environment=${environment}`, headers: { host: HOST } })
  return (answer.json().microFrontends[name] ?? []).map(({ url }: { url: string }) => url)
}
const refusalOf = (answer: TestAnswer) => [answer.statusCode, answer.json().data.refusals?.[0]]
/** Fails the calls that a test names, once each when `times` is left out. */
function fail(fault: S3Fault, isMeant: (call: S3Call) => boolean, times = Number.POSITIVE_INFINITY): void {
  let left = times
  server.fault = (call) => {
    if (!isMeant(call) || left === 0) return undefined
    left -= 1
    return fault
  }
}
const isPut = ({ method, text }: S3Call) => method === 'PUT' && !text.includes('x-amz-copy-source')
const isCopyTo = (folder: string) => (call: S3Call) =>
  call.method === 'PUT' && !isPut(call) && call.key.startsWith(`${PREFIX}${name}/${folder}/`)

describe('a build that is published into a bucket', () => {
  it('[OPS-STORE-2] is live after an edge fetched it from ops, with its compressed forms and those for older files', async () => {
    for (const version of ['1.0.0', '1.0.1'])
      expect((await service.publish({ name, version })).json().data).toMatchObject({ kind: 'published' })
    const [newest = ''] = await liveUrls()
    expect(newest).toMatch(new RegExp(`^/r/${name}/files/mf-manifest\\.[0-9a-f]{16}\\.json$`))
    expect((await fetch(`${edge.origin}${newest}`)).status).toBe(200)

    const [older, newer] = ['1.0.0', '1.0.1'].map((version) => containerOf({ name, version })) as [string, string]
    const content = aBuild({ name, version: '1.0.1' }).get(newer)
    const bytesOf = async (file: string) => (await get(`${name}/files/${file}`)).rawPayload
    expect(await bytesOf(newer)).toEqual(content)
    expect((await get(`${name}/1.0.1/${newer}`)).rawPayload).toEqual(content)
    expect(brotliDecompressSync(await bytesOf(`${newer}.br`))).toEqual(content)
    expect(gunzipSync(await bytesOf(`${newer}.gz`))).toEqual(content)
    const dictionary = await bytesOf(older)
    const hash = createHash('sha256').update(dictionary).digest('hex').slice(0, 32)
    const form = await bytesOf(`${newer}.${hash}.dcz`)
    expect(zstdDecompressSync(form.subarray(40), { dictionary })).toEqual(content)
  })

  it('[OPS-STORE-2] leaves no trial behind and no file on the disk of ops', async () => {
    await service.publish({ name, version: '1.0.0' })
    expect(stored().filter((path) => path.includes('trial'))).toEqual([])
    expect([...new Set(stored().map((path) => path.split('/')[1]))].sort()).toEqual(['1.0.0', 'files'])
    for (const folder of ['artifacts', `staging/${name}/1.0.0`])
      expect(existsSync(join(service.dataDir, folder))).toBe(false)
  })

  it('[OPS-STORE-2] is there for every environment, and uploaded once', async () => {
    await service.publish({ name, version: '1.0.0' }, undefined, { environment: 'staging' })
    expect([(await liveUrls('staging')).length, (await liveUrls()).length]).toEqual([1, 0])
    server.calls.length = 0
    const answer = await service.call('POST', `/api/builds/${name}/1.0.0/publish`, {})
    expect(answer.json().data).toMatchObject({ kind: 'promoted' })
    expect(await liveUrls()).toEqual(await liveUrls('staging'))
    expect(server.calls.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  it('[OPS-STORE-2] can be read from the bucket by browsers: type, cache and no encoding', async () => {
    await service.publish({ name, version: '1.0.0' })
    const script = containerOf({ name, version: '1.0.0' })
    const cache = 'public, max-age=31536000, immutable'
    expect(server.objects.get(`${PREFIX}${name}/files/${script}`)).toMatchObject({
      type: 'text/javascript; charset=utf-8',
      cache,
    })
    expect(server.objects.get(`${PREFIX}${name}/files/${script}.br`)).toMatchObject({
      type: 'application/octet-stream',
      cache,
    })
  })

  it('[OPS-GATE-6] trials left by a killed release service are removed by the next publish, current ones are not', async () => {
    const store = openArtifactStore(service.dataDir, openBucketFiles(bucketAt(server.origin)))
    server.now = () => new Date(Date.now() - 7_200_000)
    const { trial: old } = await store.prepare(name, '1.0.0', aBuild({ name, version: '1.0.0' }))
    server.now = () => new Date()
    const { trial: young } = await store.prepare(name, '1.0.1', aBuild({ name, version: '1.0.1' }))
    await store.prepare(name, '1.0.2', aBuild({ name, version: '1.0.2' }))
    expect(stored().filter((path) => path.includes(old))).toEqual([])
    expect(stored().filter((path) => path.includes(young)).length).toBeGreaterThan(6)
  })
})

describe('a bucket that fails while a build is published', () => {
  const away = `The bucket ${BUCKET} at http://127.0.0.1:`

  it.each<[string, S3Fault, string]>([
    ['ends connections', 'drop', 'does not answer: it ended the connection.'],
    ['ends connections in the middle of an upload', 'cut', 'does not answer: it ended the connection.'],
    ['answers with 503', { status: 503, code: 'ServiceUnavailable' }, 'does not answer: it answers with 503.'],
    ['refuses the key', { status: 403, code: 'AccessDenied' }, 'refuses this key.'],
  ])(
    '[OPS-STORE-4] %s: the publisher reads why, and nothing of the build is there',
    async (_name, fault, sentence) => {
      let uploads = 0
      fail(fault, (call) => isPut(call) && ++uploads > 3)
      const answer = await service.publish({ name, version: '1.0.0' })
      expect(refusalOf(answer)).toEqual([
        422,
        {
          rule: 'store',
          what: expect.stringContaining(sentence),
          fix: 'Nothing of this build is live: publish it again when that is corrected.',
        },
      ])
      expect(answer.json().message).toContain(away)
      expect([await liveUrls(), stored()]).toEqual([[], []])
      server.fault = undefined
      expect((await service.publish({ name, version: '1.0.0' })).json().data).toMatchObject({ kind: 'published' })
    },
    20_000,
  )

  it('[OPS-STORE-4] stores half of a file and accepts it: the build is refused with the number of bytes', async () => {
    fail('short', (call) => isPut(call) && call.key.endsWith('/integrity.json'))
    const [status, refusal] = refusalOf(await service.publish({ name, version: '1.0.0' }))
    expect(status).toBe(422)
    expect(refusal?.what).toMatch(/^The artifact store has \d+ of the \d+ bytes of integrity\.json\.$/)
    expect([await liveUrls(), stored()]).toEqual([[], []])
  })

  it('[OPS-STORE-4] fails while the build is moved to its final folder: registry and discovery do not know it, and it can be published again', async () => {
    let copies = 0
    fail({ status: 500, code: 'InternalError' }, (call) => isCopyTo('1.0.0')(call) && ++copies > 2)
    const [status, refusal] = refusalOf(await service.publish({ name, version: '1.0.0' }))
    expect([status, refusal?.rule]).toEqual([422, 'store'])
    expect((await service.call('GET', `/api/builds/${name}/1.0.0`)).statusCode).toBe(404)
    expect([await liveUrls(), stored().filter((path) => !path.startsWith(`${name}/files/`))]).toEqual([[], []])
    server.fault = undefined
    expect((await service.publish({ name, version: '1.0.0' })).json().data).toMatchObject({ kind: 'published' })
    const [, audit] = (await service.call('GET', '/api/audit?action=publish')).json().data.lines
    expect(audit).toMatchObject({ outcome: 'refused', detail: expect.stringContaining('it answers with 500') })
  }, 20_000)

  it('[OPS-STORE-4] is asked again when it fails once', async () => {
    fail({ status: 503, code: 'SlowDown' }, isPut, 1)
    expect((await service.publish({ name, version: '1.0.0' })).json().data).toMatchObject({ kind: 'published' })
  })

  it('[OPS-STORE-4] answers a call of the steps with the same sentence', async () => {
    fail({ status: 403, code: 'AccessDenied' }, isPut)
    for (const [file, payload] of aBuild({ name, version: '1.0.0' })) {
      const headers = { ...authorization(), 'content-type': 'application/octet-stream' }
      await service.app.inject({ method: 'PUT', url: `/api/builds/${name}/1.0.0/files/${file}`, headers, payload })
    }
    const { body } = await service.app.inject({
      method: 'POST',
      url: `/api/builds/${name}/1.0.0/publish`,
      headers: { ...authorization(), accept: 'application/x-ndjson' },
      payload: {},
    })
    expect(body.trim().split('\n').at(-1)).toContain('refuses this key')
  })
})

describe('a skin', () => {
  const files = () =>
    Object.fromEntries([...aSkinFolder(aSkin())].map(([file, content]) => [file, content.toString('base64')]))
  const pictures = () => [...server.objects.keys()].filter((key) => key.startsWith(`${PREFIX}skins/art/`))

  it('[OPS-STORE-4] whose pictures cannot be stored is refused with the reason, and published when they can', async () => {
    fail({ status: 403, code: 'AccessDenied' }, isPut)
    const refused = await service.call('POST', '/api/skins', { files: files() })
    expect(refusalOf(refused)).toEqual([
      422,
      {
        rule: 'store',
        what: expect.stringMatching(/^The pictures of the skin were not stored: .* refuses this key\./),
        fix: 'The skin is not published: publish it again when that is corrected.',
      },
    ])
    server.fault = undefined
    expect(pictures()).toEqual([])
    expect((await service.call('POST', '/api/skins', { files: files() })).json().data.kind).toBe('published')
    const [picture = ''] = pictures()
    expect((await get(picture.slice(PREFIX.length))).rawPayload).toEqual(server.objects.get(picture)?.content)
  })
})

describe('a file of the bucket', () => {
  it('[OPS-STORE-4] that is missing is answered with 404, one that cannot be read with 503, and never with a part of it', async () => {
    await service.publish({ name, version: '1.0.0' })
    const path = `${name}/1.0.0/lantern.json`
    const statusOf = async (fault?: S3Fault) => {
      server.fault = () => fault
      return (await get(path)).statusCode
    }
    expect(await statusOf()).toBe(200)
    for (const fault of ['drop', 'cut', { status: 500, code: 'InternalError' }] as const)
      expect(await statusOf(fault)).toBe(503)
    server.objects.delete(PREFIX + path)
    expect(await statusOf()).toBe(404)
  }, 20_000)
})

it('[OPS-STORE-5] neither logs nor sends the secret, nor logs a signature', () => {
  expect(lines.length).toBeGreaterThan(0)
  expect(server.calls.map(({ text }) => text).join('\n')).not.toContain(KEYS.secret)
  expect(lines.join('\n')).not.toMatch(new RegExp(`${KEYS.secret}|Signature=|AWS4-HMAC|${KEYS.id}`))
})

function authorization() {
  return { host: HOST, authorization: 'Bearer a-token-for-tests-only' }
}
