/** The same calls give the same results in a folder and in a bucket (docs/decisions/0121). */
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBucketFiles } from '../src/artifacts/published/bucket-files.ts'
import { openFolderFiles } from '../src/artifacts/published/folder-files.ts'
import type { PublishedFiles } from '../src/artifacts/published/published-files.ts'
import { type S3Server, startS3Server } from './s3/s3-server.fixture.ts'
import { BUCKET, bucketAt, KEYS } from './s3/test-bucket.ts'

const LONG_AGO = new Date('2026-01-01T00:00:00Z')

type Opened = {
  files: PublishedFiles
  /** Everything in the store. */
  names(): string[]
  /** Gives a folder the age of an old one. */
  age(folder: string): void
  close(): unknown
}

function openFolder(): Opened {
  const root = mkdtempSync(join(tmpdir(), 'lantern-published-'))
  return {
    files: openFolderFiles(root),
    names: () =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .sort(),
    age: (folder) => utimesSync(join(root, folder), LONG_AGO, LONG_AGO),
    close: () => rmSync(root, { recursive: true }),
  }
}

async function openBucket(): Promise<Opened> {
  const server: S3Server = await startS3Server({ ...KEYS, bucket: BUCKET })
  return {
    files: openBucketFiles(bucketAt(server.origin)),
    names: () => [...server.objects.keys()].map((key) => key.slice('site/r/'.length)).sort(),
    age: (folder) => {
      for (const [key, stored] of server.objects)
        if (key.startsWith(`site/r/${folder}/`)) server.objects.set(key, { ...stored, at: LONG_AGO })
    },
    close: () => server.close(),
  }
}

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('published files in %s', (_name, open) => {
  let store: Opened
  let files: PublishedFiles

  beforeEach(async () => {
    store = await open()
    files = store.files
  })
  afterEach(() => store.close())

  const write = (paths: readonly string[]) =>
    Promise.all(paths.map((path) => files.write(path, Buffer.from(`bytes of ${path}`))))
  const text = async (path: string) => (await files.read(path))?.toString('utf8')
  const listed = async (folder: string) => (await files.list(folder)).map(({ file }) => file).sort()

  it('[OPS-STORE-1] are read as they were written, of any bytes and size, and the last write counts', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_one, index) => (index * 7) % 256))
    await files.write('mine/1.0.0/a.wasm', bytes)
    expect((await files.read('mine/1.0.0/a.wasm'))?.equals(bytes)).toBe(true)
    await files.write('mine/1.0.0/a.wasm', Buffer.of())
    expect(await files.read('mine/1.0.0/a.wasm')).toEqual(Buffer.of())
    expect(store.names()).toEqual(['mine/1.0.0/a.wasm'])
  })

  it('[OPS-STORE-1] are undefined where there is no file: a missing one, a folder, a path below a file', async () => {
    await write(['mine/1.0.0/sub/a.js'])
    for (const path of ['mine/1.0.0/b.js', 'mine/1.0.0/sub', 'mine/1.0.0/sub/a.js/b', 'none/1.0.0/a.js'])
      expect(await files.read(path)).toBeUndefined()
  })

  it('[OPS-STORE-1] are listed with size and time below one folder, at any depth and in any number', async () => {
    const many = Array.from({ length: 23 }, (_one, index) => `mine/1.0.0/sub/file-${index}.js`)
    await write([...many, 'mine/1.0.0/lantern.json', 'mine/1.0.0-a/other.js', 'mine/1.0.01/other.js'])
    const found = await files.list('mine/1.0.0')
    expect(found.map(({ file }) => file).sort()).toEqual(
      [...many.map((path) => path.slice('mine/1.0.0/'.length)), 'lantern.json'].sort(),
    )
    const [one] = found.filter(({ file }) => file === 'lantern.json')
    expect(one?.bytes).toBe('bytes of mine/1.0.0/lantern.json'.length)
    expect(Math.abs((one?.changedMs ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(await files.list('none')).toEqual([])
  })

  it('[OPS-STORE-1] give the folders directly below one, by their names, with their age', async () => {
    const trials = Array.from({ length: 8 }, (_one, index) => `1.0.0-trial-${index}`)
    await write([...trials, '1.0.0', 'files'].map((folder) => `mine/${folder}/deep/a.js`))
    store.age('mine/1.0.0-trial-3')
    const found = await files.folders('mine', /-trial-/)
    expect(found.map(({ name }) => name).sort()).toEqual(trials)
    expect(found.filter(({ changedMs }) => changedMs === LONG_AGO.getTime()).map(({ name }) => name)).toEqual([
      '1.0.0-trial-3',
    ])
    expect(await files.folders('none', /./)).toEqual([])
  })

  it('[OPS-STORE-1] are copied, and the copy outlives the first', async () => {
    await write(['mine/1.0.0/a.0123abcd.js'])
    await files.copy('mine/1.0.0/a.0123abcd.js', 'mine/files/deep/a.0123abcd.js')
    await files.copy('mine/1.0.0/a.0123abcd.js', 'mine/files/deep/a.0123abcd.js')
    await files.remove('mine/1.0.0')
    expect(await text('mine/files/deep/a.0123abcd.js')).toBe('bytes of mine/1.0.0/a.0123abcd.js')
    await expect(files.copy('mine/1.0.0/a.0123abcd.js', 'mine/files/b.js')).rejects.toThrow()
    expect(store.names()).toEqual(['mine/files/deep/a.0123abcd.js'])
  })

  it('[OPS-STORE-1] are moved as a folder, which replaces another one', async () => {
    const build = Array.from({ length: 12 }, (_one, index) => `deep/file-${index}.js`)
    await write([...build.map((file) => `mine/trial/${file}`), 'mine/1.0.0/left.js', 'mine/1.0.0-a/other.js'])
    await files.move('mine/trial', 'mine/1.0.0')
    expect(await listed('mine/1.0.0')).toEqual([...build].sort())
    expect(await text('mine/1.0.0/deep/file-11.js')).toBe('bytes of mine/trial/deep/file-11.js')
    // A bucket leaves the old path to the caller.
    await files.remove('mine/trial')
    expect(await listed('mine/trial')).toEqual([])
    expect(await listed('mine/1.0.0')).toHaveLength(build.length)
    expect(await listed('mine/1.0.0-a')).toEqual(['other.js'])
  })

  it('[OPS-STORE-1] are removed as a folder, and only this one', async () => {
    await write(['mine/1.0.0/a.js', 'mine/1.0.0/deep/b.js', 'mine/1.0.0-a/c.js', 'mine/1.0.01/d.js'])
    await files.remove('mine/1.0.0')
    await files.remove('mine/none')
    expect(store.names()).toEqual(['mine/1.0.0-a/c.js', 'mine/1.0.01/d.js'])
  })
})
