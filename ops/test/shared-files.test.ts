/** Builds of a remote share the files that they have in common (docs/decisions/0049). */
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import type { ShellProvision } from '@lantern/contract/federation'
import { createLogger } from '@lantern/service'
import { openArtifactStore } from '../src/artifacts/artifact-store.ts'
import { aBuild, containerOf } from '../src/gate/build.fixture.ts'
import { integrityOf } from '../src/gate/gate.rules.ts'
import { createRegistry } from '../src/registry/registry.repository.ts'
import { shareKnownBuilds } from '../src/releases/share-known-builds.ts'
import { createLiveShells } from '../src/shells/live-shells.repository.ts'
import { type CorpusEdge, startCorpusEdge } from './corpus/corpus-edge.ts'
import { FIRST_TOKEN, HOST, openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

const COMMON = 'slots.11112222.js'
const SHARED_MANIFEST = /^mf-manifest\.[0-9a-f]{16}\.json$/
const PROVIDES: ShellProvision = {
  contractVersion: '1.0.0',
  oldestContract: '1.0.0',
  shared: { react: '19.3.1' },
  slots: [],
}
let service: TestReleaseService
/** Each test publishes a remote of its own. */
let name: string
let artifacts: string
let tests = 0

beforeAll(async () => {
  service = await openReleaseService()
}, 60_000)
beforeEach(() => {
  tests += 1
  name = `remote${tests}`
  artifacts = join(service.dataDir, 'artifacts', name)
})
afterAll(() => service.close())

const inode = (...path: string[]) => statSync(join(artifacts, ...path)).ino
const manifestOf = (version: string) => {
  const content = aBuild({ name, version }).get('mf-manifest.json') ?? Buffer.of()
  return `mf-manifest.${createHash('sha384').update(content).digest('hex').slice(0, 16)}.json`
}
async function urls(): Promise<string[]> {
  const answer = await service.app.inject({ url: '/discovery', headers: { host: HOST } })
  return answer.json().microFrontends[name].map(({ url }: { url: string }) => url)
}

describe('a published build', () => {
  it('[OPS-SHARE-1] has its hashed files, their forms and its manifest in the folder that the builds of its remote share', async () => {
    for (const version of ['1.0.0', '1.0.1']) await service.publish({ name, version })
    expect(
      readdirSync(join(artifacts, 'files'))
        .filter((file) => !file.endsWith('.dcz'))
        .sort(),
    ).toEqual(
      [
        COMMON,
        'routes.11112222.js',
        ...['1.0.0', '1.0.1']
          .flatMap((version) => [containerOf({ name, version }), manifestOf(version)])
          .flatMap(withForms),
      ].sort(),
    )
    expect(inode('files', COMMON)).toBe(inode('1.0.0', COMMON))
    expect(inode('files', manifestOf('1.0.1'))).toBe(inode('1.0.1', 'mf-manifest.json'))
    expect(await urls()).toEqual(['1.0.1', '1.0.0'].map((version) => `/r/${name}/files/${manifestOf(version)}`))
  })

  it('[OPS-SHARE-1] keeps its shared files when the folder of another build that lists them is removed', async () => {
    for (const version of ['1.0.0', '1.0.1']) await service.publish({ name, version })
    rmSync(join(artifacts, '1.0.0'), { recursive: true })
    for (const file of [COMMON, containerOf({ name, version: '1.0.1' }), manifestOf('1.0.1')])
      expect(existsSync(join(artifacts, 'files', file))).toBe(true)
  })

  it('[OPS-SHARE-2] keeps the address of its version, and the publisher reads why, when its file has the name of a published one but other bytes', async () => {
    await service.publish({ name, version: '1.0.0' })
    const answer = await publishWith('1.0.1', { [COMMON]: 'other bytes' })
    const why = `${COMMON} of ${name} is published already with other bytes.`
    expect(answer.json()).toMatchObject({
      data: {
        kind: 'published',
        notes: expect.arrayContaining([
          `The build keeps an address of its own, and browsers fetch all of its files: ${why}`,
        ]),
      },
    })
    expect((await urls())[0]).toBe(`/r/${name}/1.0.1/mf-manifest.json`)
    expect(readFileSync(join(artifacts, 'files', COMMON), 'utf8')).toBe('slots')
    expect(readFileSync(join(artifacts, '1.0.1', COMMON), 'utf8')).toBe('other bytes')
    expect(existsSync(join(artifacts, 'files', manifestOf('1.0.1')))).toBe(false)
  })

  it('[OPS-SHARE-5] has forms for browsers with an older file of the same chunk, which the older file restores', async () => {
    for (const version of ['1.0.0', '1.0.1']) await service.publish({ name, version })
    const [older, newer] = ['1.0.0', '1.0.1'].map((version) => containerOf({ name, version })) as [string, string]
    const dictionary = readFileSync(join(artifacts, 'files', older))
    const hash = createHash('sha256').update(dictionary).digest()
    const form = readFileSync(join(artifacts, 'files', `${newer}.${hash.toString('hex').slice(0, 32)}.dcz`))
    expect(form.subarray(0, 40)).toEqual(Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), hash]))
    expect(form.length).toBeLessThan(readFileSync(join(artifacts, 'files', `${newer}.br`)).length)
    expect(zstdDecompressSync(form.subarray(40), { dictionary })).toEqual(readFileSync(join(artifacts, 'files', newer)))
    expect(
      readdirSync(join(artifacts, 'files')).filter((file) => file.startsWith(`${older}.`) && file.endsWith('.dcz')),
    ).toEqual([])
  })

  it('[OPS-SHARE-3] keeps the address of its version when a file is not named by its content', async () => {
    await publishWith('1.0.0', { 'art.svg': '<svg/>' })
    expect(await urls()).toEqual([`/r/${name}/1.0.0/mf-manifest.json`])
    expect(existsSync(join(artifacts, 'files'))).toBe(false)
  })

  it('[OPS-SHARE-1] is copied where the disk cannot link', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lantern-shared-'))
    const link = jest.spyOn(fs, 'link').mockRejectedValue(Object.assign(new Error('no links'), { code: 'EPERM' }))
    try {
      const store = openArtifactStore(dataDir)
      const build = aBuild()
      const parcel = await store.prepare('mine', '1.0.0-aaaa', build)
      expect(await parcel.share(integrityOf(build.get('mf-manifest.json') ?? Buffer.of()))).toMatchObject({
        kind: 'shared',
      })
      expect(link).toHaveBeenCalled()
      expect(readFileSync(join(dataDir, 'artifacts/mine/files', COMMON), 'utf8')).toBe('slots')
      expect(readdirSync(join(dataDir, 'artifacts/mine/files')).filter((file) => file.endsWith('.tmp'))).toEqual([])
    } finally {
      link.mockRestore()
      rmSync(dataDir, { recursive: true })
    }
  })
})

describe('an edge that does not serve shared files', () => {
  let edge: CorpusEdge
  let isOld = true

  beforeEach(async () => {
    edge = await startCorpusEdge(service.dataDir)
    isOld = true
    edge.spoil = (file, answer) => {
      if (isOld && SHARED_MANIFEST.test(file)) answer.status = 404
    }
    await createLiveShells(service.db).note({ edge: 'web1', origin: edge.origin, shell: '0.1.0', provides: PROVIDES })
  })
  afterEach(async () => {
    await service.db.deleteFrom('live_shells').execute()
    await edge.close()
  })

  /** What the start of the release service does. */
  const start = () =>
    shareKnownBuilds({
      registry: createRegistry(service.db),
      store: openArtifactStore(service.dataDir),
      shells: createLiveShells(service.db),
      logger: createLogger('ops', { write: () => {} }),
    })

  it('[OPS-SHARE-3] [OPS-SHARE-4] gets builds at the address of their version, until it does and the release service starts', async () => {
    const notes = (await service.publish({ name, version: '1.0.0' })).json().data.notes as string[]
    expect(notes.join(' ')).toContain('The build keeps an address of its own')
    expect(await urls()).toEqual([`/r/${name}/1.0.0/mf-manifest.json`])

    await start()
    await service.publish({ name, version: '1.0.1' })
    expect(await urls()).toEqual(['1.0.1', '1.0.0'].map((version) => `/r/${name}/${version}/mf-manifest.json`))

    isOld = false
    await start()
    await service.publish({ name, version: '1.0.2' })
    expect(await urls()).toEqual(
      ['1.0.2', '1.0.1', '1.0.0'].map((version) => `/r/${name}/files/${manifestOf(version)}`),
    )
  })

  it('[OPS-SHARE-4] links the files of builds that were published before', async () => {
    await service.publish({ name, version: '1.0.0' })
    rmSync(join(artifacts, 'files'), { recursive: true })
    isOld = false
    await start()
    expect(inode('files', COMMON)).toBe(inode('1.0.0', COMMON))
    expect(existsSync(join(artifacts, 'files', `${containerOf({ name, version: '1.0.0' })}.br`))).toBe(true)
  })
})

/** Publishes a build with some files changed or added, rehashed. */
async function publishWith(version: string, changes: Record<string, string>) {
  const files = aBuild({ name, version })
  for (const [file, content] of Object.entries(changes)) files.set(file, Buffer.from(content))
  const hashed = [...files].filter(([file]) => file !== 'lantern.json' && file !== 'integrity.json')
  const hashes = Object.fromEntries(hashed.map(([file, content]) => [file, integrityOf(content)]))
  files.set('integrity.json', Buffer.from(JSON.stringify(hashes)))
  const headers = { host: HOST, authorization: `Bearer ${FIRST_TOKEN}`, 'content-type': 'application/octet-stream' }
  for (const [file, payload] of files)
    await service.app.inject({ method: 'PUT', url: `/api/builds/${name}/${version}/files/${file}`, headers, payload })
  return service.call('POST', `/api/builds/${name}/${version}/publish`, {})
}

function withForms(file: string): string[] {
  return [file, `${file}.br`, `${file}.gz`]
}
