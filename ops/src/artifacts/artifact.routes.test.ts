import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { artifactRoutes } from './artifact.routes.ts'
import { openFolderFiles } from './published/folder-files.ts'

const FILES = {
  'artifacts/mine/files/page.0123abcd.js': 'page',
  'artifacts/mine/files/page.0123abcd.js.br': 'packed',
  'artifacts/mine/1.0.0/lantern.json': '{}',
  'artifacts/skins/art/0123.svg': '<svg/>',
  'keys/discovery-ed25519.pem': 'secret',
}
let dataDir: string
const app = Fastify()
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lantern-files-'))
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(join(dataDir, file, '..'), { recursive: true })
    writeFileSync(join(dataDir, file), content)
  }
  artifactRoutes(app, openFolderFiles(join(dataDir, 'artifacts')))
})
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('GET /r/<name>/<folder>/<file>', () => {
  it.each([
    ['/r/mine/files/page.0123abcd.js', 'page'],
    ['/r/mine/files/page.0123abcd.js.br', 'packed'],
    ['/r/mine/1.0.0/lantern.json', '{}'],
    ['/r/skins/art/0123.svg', '<svg/>'],
  ])('[OPS-FILES-1] %s is answered with its bytes', async (url, content) => {
    const { statusCode, body } = await app.inject({ url })
    expect([statusCode, body]).toEqual([200, content])
  })

  it.each([
    '/r/mine/files/other.0123abcd.js',
    '/r/mine/files/..%2f..%2f..%2fkeys%2fdiscovery-ed25519.pem',
    '/r/mine/..%2f..%2f..%2fkeys/discovery-ed25519.pem',
    '/r/..%2f..%2fkeys/1.0.0/discovery-ed25519.pem',
    '/r/mine/1.0.0/',
    '/r/mine/files/page.0123abcd.js/x',
    `/r/mine/files/${'a'.repeat(300)}.js`,
    '/r/mine/files/%00.js',
  ])('[OPS-FILES-1] %s is not there', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404)
  })
})
