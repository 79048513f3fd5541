/** A release service whose disk is full: `/dev/full` refuses each byte, as such a disk does. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@lantern/service'
import { openFolderFiles } from '../src/artifacts/published/folder-files.ts'
import { aBuild } from '../src/gate/build.fixture.ts'
import { FIRST_TOKEN, HOST, openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

const FULL = '/dev/full'
const VERSION = '1.0.0-aaaa'

let folder: string
let lines: { level: number; msg: string }[]
let service: TestReleaseService
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-full-'))
  lines = []
  const kept = openFolderFiles(folder)
  const files = {
    ...kept,
    write: (_path: string, content: Buffer) => writeFile(FULL, content),
    read: async (path: string) => {
      if (path.includes('1.0.0-full')) await writeFile(FULL, 'x')
      return kept.read(path)
    },
  }
  const logger = createLogger('ops', { write: (line) => lines.push(JSON.parse(line)) })
  service = await openReleaseService({ files, logger })
}, 60_000)
afterEach(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

const sentence = () =>
  new RegExp(
    `^The disk of ${service.dataDir} is full \\(\\d+ MB left\\): a site needs 500 MB there\\. Free space on it, or set DATA_DIR to a folder on another disk\\.$`,
  )

it('[OPS-STORE-25] says which disk is full, what is needed there and what to do, to the publisher and once in the log', async () => {
  const answer = await service.publish({ name: 'mine', version: VERSION })
  expect(answer.statusCode).toBe(507)
  expect(answer.json()).toEqual({ status_code: 10001, message: expect.stringMatching(sentence()) })
  expect(lines.filter(({ level }) => level >= 40)).toEqual([
    expect.objectContaining({ msg: expect.stringMatching(sentence()) }),
  ])
  expect(JSON.stringify(lines)).not.toContain('"stack"')
  expect((await service.call('GET', `/api/builds/mine/${VERSION}`)).statusCode).toBe(404)
})

it('[OPS-STORE-25] says it to a publisher who follows the steps', async () => {
  const headers = { host: HOST, authorization: `Bearer ${FIRST_TOKEN}` }
  for (const [file, payload] of aBuild({ name: 'mine', version: VERSION }))
    await service.app.inject({
      method: 'PUT',
      url: `/api/builds/mine/${VERSION}/files/${file}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload,
    })
  const answer = await service.app.inject({
    method: 'POST',
    url: `/api/builds/mine/${VERSION}/publish`,
    headers: { ...headers, accept: 'application/x-ndjson', 'content-type': 'application/json' },
    payload: {},
  })
  expect(JSON.parse(answer.body.trim().split('\n').at(-1) ?? '')).toEqual({
    status: 507,
    answer: { status_code: 10001, message: expect.stringMatching(sentence()) },
  })
  expect(JSON.stringify(lines)).not.toContain('"stack"')
})

it('[OPS-STORE-25] says it for an uploaded file', async () => {
  const staging = join(service.dataDir, 'staging/mine', VERSION)
  mkdirSync(staging, { recursive: true })
  symlinkSync(FULL, join(staging, 'routes.11112222.js'))
  const answer = await service.publish({ name: 'mine', version: VERSION })
  expect(answer.statusCode).toBe(507)
  expect(answer.json().message).toMatch(sentence())
})

it('[OPS-STORE-25] names the folder only to callers with a token', async () => {
  const answer = await service.app.inject({ url: '/r/mine/1.0.0-full/routes.js', headers: { host: HOST } })
  expect(answer.statusCode).toBe(507)
  expect(answer.json().message).toBe('The disk of the release service is full.')
  expect(lines.filter(({ level }) => level >= 40)).toEqual([
    expect.objectContaining({ msg: expect.stringMatching(sentence()) }),
  ])
})
