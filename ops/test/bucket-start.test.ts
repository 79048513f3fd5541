/** The start of ops with a bucket: what an operator can correct ends it with a sentence. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@lantern/service'
import { openPublishedFiles } from '../src/artifacts/published/open-published-files.ts'
import type { BucketAddress } from '../src/artifacts/published/store-address.rules.ts'
import { type S3Server, startS3Server } from './s3/s3-server.fixture.ts'
import { BUCKET, bucketAt, KEYS } from './s3/test-bucket.ts'

let server: S3Server
let lines: string[]
const open = (changes: Partial<BucketAddress>) => {
  lines = []
  return openPublishedFiles(
    bucketAt(server.origin, changes),
    createLogger('ops', { write: (line: string) => void lines.push(line) }),
  )
}

beforeAll(async () => {
  server = await startS3Server({ ...KEYS, bucket: BUCKET })
})
afterEach(() => {
  server.fault = undefined
  server.objects.clear()
})
afterAll(() => server.close())

describe('the start with a bucket', () => {
  it('[OPS-STORE-3] writes, lists, reads and removes a file, and leaves nothing', async () => {
    await open({})
    expect([lines, [...server.objects.keys()]]).toEqual([[], []])
    expect(server.calls.slice(-4).map(({ method }) => method)).toEqual(['PUT', 'GET', 'GET', 'DELETE'])
  })

  it.each<[string, Partial<BucketAddress>]>([
    ['does not know the key of ARTIFACT_KEY_ID. Correct it.', { keys: { ...KEYS, id: 'other' } }],
    ['refuses ARTIFACT_SECRET: it does not belong to ARTIFACT_KEY_ID.', { keys: { ...KEYS, secret: 'another-one' } }],
    ['does not exist. Create it, or correct ARTIFACT_STORE.', { bucket: 'another' }],
  ])('[OPS-STORE-3] ends: the bucket %s', async (sentence, changes) => {
    await expect(open(changes)).rejects.toMatchObject({
      name: 'SettingError',
      message: expect.stringContaining(sentence),
    })
  })

  it.each([
    [403, 'AccessDenied', 'refuses this key. Let it list the bucket, and get, put and delete objects in it.'],
    [403, 'RequestTimeTooSkewed', 'refuses the time of this machine. Correct its clock.'],
    [400, 'AuthorizationHeaderMalformed', 'is not in the region us-east-1. Correct ARTIFACT_REGION.'],
  ])('[OPS-STORE-3] ends when the bucket answers %s %s', async (status, code, sentence) => {
    server.fault = () => ({ status, code })
    await expect(open({})).rejects.toMatchObject({ name: 'SettingError', message: expect.stringContaining(sentence) })
  })

  it.each(['PUT', 'GET', 'DELETE'])('[OPS-STORE-3] ends when the key may not %s', async (method) => {
    server.fault = (call) => (call.method === method ? { status: 403, code: 'AccessDenied' } : undefined)
    await expect(open({})).rejects.toThrow('refuses this key')
  })

  it('[OPS-STORE-3] goes on when the bucket does not answer, and the log says what does not work', async () => {
    server.fault = () => 'drop'
    const files = await open({})
    server.fault = () => ({ status: 503, code: 'ServiceUnavailable' })
    await open({})
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      cause: `The bucket ${BUCKET} at ${server.origin} does not answer: it answers with 503. Start it, or correct ARTIFACT_ENDPOINT.`,
      msg: 'nothing can be published until the artifact store answers',
    })
    server.fault = undefined
    expect(await files.list('mine')).toEqual([])
    const closed = await open({ endpoint: 'http://127.0.0.1:1' })
    expect(lines.join()).toContain('does not answer: nothing listens there.')
    await expect(closed.read('mine/1.0.0/a.js')).rejects.toMatchObject({ statusCode: 503, isTemporary: true })
  }, 20_000)

  it('[OPS-STORE-3, OPS-STORE-5] ends the process with one sentence on stderr, before it opens its database', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lantern-start-'))
    const env = {
      DATA_DIR: dataDir,
      ARTIFACT_STORE: `s3://${BUCKET}/site/r`,
      ARTIFACT_ENDPOINT: server.origin,
      ARTIFACT_KEY_ID: KEYS.id,
      ARTIFACT_SECRET: 'not-the-secret',
    }
    const ended = await new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, [join(import.meta.dirname, '../src/main.ts')], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code, stdout, stderr }),
      )
    })
    expect(ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `The bucket ${BUCKET} at ${server.origin} refuses ARTIFACT_SECRET: it does not belong to ARTIFACT_KEY_ID. Correct them.\n`,
    })
    expect(readdirSync(dataDir)).toEqual([])
    rmSync(dataDir, { recursive: true })
  }, 20_000)
})
