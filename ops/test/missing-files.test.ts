/** A build is live only when every live edge has every file of it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { aBuild } from '../src/gate/build.fixture.ts'
import { type CorpusEdge, startCorpusEdge } from './corpus/corpus-edge.ts'
import { FIRST_TOKEN, HOST, openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

const LOST = 'slots.11112222.js'
const provides = { contractVersion: '1.0.0', oldestContract: '1.0.0', shared: { react: '19.3.1' }, slots: [] }
let service: TestReleaseService
let edges: CorpusEdge[]

beforeAll(async () => {
  service = await openReleaseService()
  edges = await Promise.all([startCorpusEdge(service.dataDir), startCorpusEdge(service.dataDir)])
}, 60_000)
beforeEach(async () => {
  for (const [index, { origin }] of edges.entries())
    await service.call('POST', '/api/shells', { edge: `web${index}:1`, origin, shell: '1.0.0', provides })
})
afterEach(() => {
  for (const edge of edges) edge.spoil = undefined
})
afterAll(async () => {
  await Promise.all(edges.map((edge) => edge.close()))
  await service.close()
})

const refusalsOf = (answer: Awaited<ReturnType<typeof service.publish>>) => answer.json().data.refusals ?? []
const isLive = async (name: string) =>
  name in (await service.app.inject({ url: '/discovery', headers: { host: HOST } })).json().microFrontends
/** Uploads files of a build and publishes it. */
async function send(name: string, files: Iterable<[string, Buffer]>) {
  const address = `/api/builds/${name}/1.0.0`
  const headers = { host: HOST, authorization: `Bearer ${FIRST_TOKEN}`, 'content-type': 'application/octet-stream' }
  for (const [file, payload] of files)
    await service.app.inject({ method: 'PUT', url: `${address}/files/${file}`, headers, payload })
  return service.call('POST', `${address}/publish`, {})
}

describe('a file that an edge does not have', () => {
  it('[OPS-GATE-15] refuses the build before any member can get it, whichever edge lacks it', async () => {
    const [, second] = edges as [CorpusEdge, CorpusEdge]
    second.spoil = (file, answer) => void (file === LOST && Object.assign(answer, { status: 404 }))
    expect(refusalsOf(await service.publish({ name: 'cards', version: '1.0.0' }))).toMatchObject([
      { rule: 'unreachable', what: `Missing file ${LOST} at ${second.origin}: ${LOST} was answered with 404.` },
    ])
    expect(await isLive('cards')).toBe(false)
    second.spoil = undefined
    expect(refusalsOf(await service.publish({ name: 'cards', version: '1.0.0' }))).toEqual([])
  })

  it('[OPS-GATE-15] refuses a version that was published before and has lost it since', async () => {
    for (const version of ['1.0.0', '1.0.1']) await service.publish({ name: 'dice', version })
    rmSync(join(service.dataDir, 'artifacts/dice/files', LOST))
    // Known bytes are not sent again.
    const again = await service.call('POST', '/api/builds/dice/1.0.0/publish', {})
    const told = edges.map(({ origin }) => `Missing file ${LOST} at ${origin}: ${LOST} was answered with 404.`)
    expect(
      refusalsOf(again)
        .map(({ what }: { what: string }) => what)
        .sort(),
    ).toEqual(told.sort())
  })
})

describe('a published version that is sent again', () => {
  it('[OPS-GATE-15] names the file that was not sent, or the first with other bytes', async () => {
    const build = aBuild({ name: 'poker', version: '1.0.0' })
    await send('poker', build)
    expect(
      refusalsOf(
        await send(
          'poker',
          [...build].filter(([file]) => file !== LOST),
        ),
      ),
    ).toMatchObject([
      { rule: 'missing-file', what: `Missing file ${LOST}: poker 1.0.0 is published with it, and it was not sent.` },
    ])
    const other = [...build].map(([file, bytes]): [string, Buffer] => [file, file === LOST ? Buffer.from('x') : bytes])
    expect(refusalsOf(await send('poker', other))).toMatchObject([
      { rule: 'immutable', what: `poker 1.0.0 is published already with other bytes: ${LOST}.` },
    ])
  })
})
