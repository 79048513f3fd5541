import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createLogger } from '@lantern/service'
import { createArtifactFiles } from './artifact-files.ts'
import { createArtifactSource } from './artifact-source.ts'
import { createPulledFiles, type PulledFiles } from './pulled-files.ts'

const NAME = 'mine/files/page.0123abcd.js'
const CONTENT = Buffer.from('export const page = 1;'.repeat(50))
const logger = createLogger('pull-test', { write: () => {} })
const sri = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`
const [name, folder, file] = NAME.split('/') as [string, string, string]

let root: string
let server: Server
let origin: string
let asked: string[]
let answers: Map<string, Buffer>
/** Requests wait for it. */
let gate: Promise<void>
let nowMs: number

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'lantern-pull-'))
  asked = []
  gate = Promise.resolve()
  nowMs = 0
  answers = new Map([
    [NAME, CONTENT],
    [`${NAME}.br`, brotliCompressSync(CONTENT)],
    [`${NAME}.gz`, gzipSync(CONTENT)],
  ])
  server = createServer(async (request, response) => {
    const path = String(request.url).slice('/r/'.length)
    asked.push(path)
    await gate
    const found = answers.get(path)
    response.writeHead(found ? 200 : 404).end(found)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  rmSync(root, { recursive: true, force: true })
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function openFiles(): PulledFiles {
  const source = createArtifactSource({ origin, logger, now: () => nowMs })
  return createPulledFiles({ disk: createArtifactFiles(root), root, source, logger })
}

describe('createPulledFiles', () => {
  it('[EDGE-PULL-1] brings an announced file once for all who ask, stores it with its forms, and needs the source no more', async () => {
    const files = openFiles()
    files.announce(new Map([[NAME, sri(CONTENT)]]))
    const read = await Promise.all([1, 2, 3].map(() => files.read(name, folder, file)))
    for (const forms of read) expect(forms?.identity.equals(CONTENT)).toBe(true)
    expect(asked.toSorted()).toEqual([NAME, `${NAME}.br`, `${NAME}.gz`])
    expect(readFileSync(join(root, NAME)).equals(CONTENT)).toBe(true)
    const again = await openFiles().read(name, folder, file)
    expect(again).toEqual({ identity: CONTENT, br: answers.get(`${NAME}.br`), gzip: answers.get(`${NAME}.gz`) })
    expect(asked).toHaveLength(3)
  })

  it('[EDGE-PULL-1] refuses an announced file without the signed hash, and a form of another file', async () => {
    const files = openFiles()
    files.announce(new Map([[NAME, sri(Buffer.from('another'))]]))
    expect(await files.read(name, folder, file)).toBeUndefined()
    expect(existsSync(join(root, NAME))).toBe(false)
    files.announce(new Map([[NAME, sri(CONTENT)]]))
    answers.set(`${NAME}.br`, brotliCompressSync('alert(1)'))
    answers.set(`${NAME}.gz`, Buffer.from('no gzip'))
    expect(await files.read(name, folder, file)).toEqual({ identity: CONTENT })
    expect(existsSync(join(root, `${NAME}.br`))).toBe(false)
  })

  it('[EDGE-PULL-1] passes on a file that discovery does not name, such as one of an older build, without storing it', async () => {
    expect(await openFiles().read(name, folder, file)).toEqual({ identity: CONTENT })
    expect(existsSync(join(root, NAME))).toBe(false)
  })

  it('[EDGE-PULL-3] has 16 requests for unknown files under way, and one a file in five seconds for a missing one', async () => {
    const files = openFiles()
    let open = () => {}
    gate = new Promise((resolve) => {
      open = resolve
    })
    const first = Array.from({ length: 16 }, (_, at) => files.read('mine', 'files', `lost.${at}abcdef0.js`))
    // Each looks on the disk first.
    while (asked.length < 16) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await files.read('mine', 'files', 'lost.99abcdef.js')).toBeUndefined()
    open()
    expect(await Promise.all(first)).toEqual(first.map(() => undefined))
    expect(asked).toHaveLength(16)
    await files.read('mine', 'files', 'lost.0abcdef0.js')
    expect(asked).toHaveLength(16)
    nowMs = 5_000
    await files.read('mine', 'files', 'lost.0abcdef0.js')
    expect(asked).toHaveLength(17)
  })
})
