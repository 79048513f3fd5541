/** Compression dictionaries of shared files (RFC 9842; docs/decisions/0052). */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { anEdge, type Edge, SHARED_FILE } from './edge.fixture.ts'

const OLDER = createHash('sha256').update('an older file').digest()
const DIFFERENCE = 'the difference'
let edge: Edge

beforeAll(async () => {
  edge = await anEdge()
  const form = `${SHARED_FILE.replace('/r/', 'artifacts/')}.${OLDER.toString('hex').slice(0, 32)}.dcz`
  writeFileSync(join(edge.dataDir, form), DIFFERENCE)
})
afterAll(() => edge.close())

const ask = (headers: Record<string, string>, url = SHARED_FILE) => edge.app.inject({ url, headers })
const available = `:${OLDER.toString('base64')}:`

it('[EDGE-50] a shared file says for which files it is a dictionary, and caches keep its forms apart', async () => {
  const { headers } = await ask({ 'accept-encoding': 'gzip, br' })
  expect(headers).toMatchObject({
    'use-as-dictionary': 'match="/r/mine/files/page.*.js"',
    vary: 'accept-encoding, available-dictionary',
    'content-encoding': 'br',
  })
})

it('[EDGE-50] a browser with an older file of the chunk gets the difference, which is a dictionary in its turn', async () => {
  const { body, headers } = await ask({
    'accept-encoding': 'gzip, br, zstd, dcb, dcz',
    'available-dictionary': available,
  })
  expect(body).toBe(DIFFERENCE)
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'text/javascript; charset=utf-8',
    'use-as-dictionary': 'match="/r/mine/files/page.*.js"',
    vary: 'accept-encoding, available-dictionary',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

it.each([
  ['does not accept dcz', { 'accept-encoding': 'gzip, br', 'available-dictionary': available }],
  ['refuses dcz', { 'accept-encoding': 'br, dcz;q=0', 'available-dictionary': available }],
  ['has another dictionary', { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${'A'.repeat(43)}=:` }],
  ['sends a path for a hash', { 'accept-encoding': 'br, dcz', 'available-dictionary': ':../../../keys/a:' }],
])('[EDGE-50] a browser that %s gets the whole file', async (_name, headers) => {
  expect((await ask(headers)).headers['content-encoding']).toBe('br')
})

it('[EDGE-50] a difference is no file of its own', async () => {
  expect((await ask({}, `${SHARED_FILE}.${OLDER.toString('hex').slice(0, 32)}.dcz`)).statusCode).toBe(404)
})
