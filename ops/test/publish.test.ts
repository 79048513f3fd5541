import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { DISCOVERY_SIGNATURE_HEADER, signatureHead } from '@lantern/contract/discovery-signature'
import { discoverySchema } from '@lantern/contract/federation'
import { createLogger, readPublicKey, verifySignature } from '@lantern/service'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { buildApp } from '../src/app.ts'
import { publishFolder } from '../src/cli/builds/publish.ts'
import { createServiceClient } from '../src/cli/frame/service-client.ts'
import type { Database } from '../src/database/database.ts'
import { aBuild, containerOf, type FixtureBuild } from '../src/gate/build.fixture.ts'
import { openSigningKeys, openToken } from '../src/keys/signing-keys.ts'
import { aDatabase } from './test-database.ts'

const TOKEN = 'a-token-for-tests-only'
const dataDir = mkdtempSync(join(tmpdir(), 'lantern-ops-'))
const keys = openSigningKeys(dataDir)
const logger = createLogger('ops', { write: () => {} })
let db: Database
let app: FastifyInstance

beforeAll(async () => {
  db = await aDatabase()
  app = buildApp({ db, dataDir, keys, token: TOKEN, logger })
  // PGlite starts in two seconds; a machine that builds beside may need many more.
}, 60_000)
afterAll(async () => {
  await app.close()
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

const authorization = `Bearer ${TOKEN}`
const host = '127.0.0.1:3200'

async function put(name: string, version: string, file: string, content: Buffer) {
  return app.inject({
    method: 'PUT',
    url: `/api/builds/${name}/${version}/files/${file}`,
    headers: { authorization, host, 'content-type': 'application/octet-stream' },
    payload: content,
  })
}

async function publish(build: Partial<FixtureBuild>, files = aBuild(build)) {
  const { name = 'mine', version = '1.0.0-aaaa' } = build
  for (const [file, content] of files) expect((await put(name, version, file, content)).statusCode).toBe(200)
  return app.inject({ method: 'POST', url: `/api/builds/${name}/${version}/publish`, headers: { authorization, host } })
}

async function rollback(name: string, payload: object) {
  return app.inject({ method: 'POST', url: `/api/remotes/${name}/rollback`, headers: { authorization, host }, payload })
}

async function discovery() {
  const { body, headers } = await app.inject({ url: '/discovery', headers: { host } })
  const signed = { document: body, signature: String(headers[DISCOVERY_SIGNATURE_HEADER]) }
  return { signed, document: v.parse(discoverySchema, JSON.parse(body)) }
}

function manifestOf(version: string): string {
  const manifest = aBuild({ version }).get('mf-manifest.json') ?? Buffer.of()
  return `/r/mine/files/mf-manifest.${createHash('sha384').update(manifest).digest('hex').slice(0, 16)}.json`
}

async function versionsOf(name: string): Promise<string[]> {
  return ((await discovery()).document.microFrontends[name] ?? []).map((entry) => entry.metadata.version)
}

describe('publish', () => {
  it('[OPS-4] releases a build in a document whose signature is valid and fails with one changed byte', async () => {
    expect((await publish({})).json()).toMatchObject({ status_code: 6000, data: { kind: 'published', revision: 1 } })
    const { signed, document } = await discovery()
    expect(document.microFrontends.mine).toMatchObject([
      {
        url: manifestOf('1.0.0-aaaa'),
        deployment: { traffic: 100, default: true },
        extras: { routePrefixes: ['/mine'] },
      },
    ])
    const key = readPublicKey(keys.publicKey)
    const head = { kid: keys.keyId, revision: 1, environment: 'production' }
    expect(await verifySignature(signed, key)).toEqual(head)
    const [protectedHead = '', , bytes] = signed.signature.split('.')
    const later = Buffer.from(JSON.stringify({ ...JSON.parse(atob(protectedHead)), revision: 2 })).toString('base64url')
    expect(signatureHead(`${later}..${bytes}`)?.revision).toBe(2)
    await expect(verifySignature({ ...signed, signature: `${later}..${bytes}` }, key)).rejects.toThrow('is invalid')
    const touched = { ...signed, document: signed.document.replace('100', '099') }
    await expect(verifySignature(touched, key)).rejects.toThrow('is invalid')
  })

  it('stores every file with correct brotli and gzip forms', async () => {
    const folder = join(dataDir, 'artifacts/mine/1.0.0-aaaa')
    const entry = readFileSync(join(folder, containerOf()))
    expect(brotliDecompressSync(readFileSync(join(folder, `${containerOf()}.br`)))).toEqual(entry)
    expect(gunzipSync(readFileSync(join(folder, `${containerOf()}.gz`)))).toEqual(entry)
    expect(existsSync(join(dataDir, 'staging/mine/1.0.0-aaaa'))).toBe(false)
  })

  it('accepts equal bytes again without a new history line, and refuses others', async () => {
    const before = (await discovery()).signed
    expect((await publish({})).json()).toMatchObject({ data: { kind: 'unchanged' } })
    const other = aBuild({})
    other.set('art.svg', Buffer.from('<svg/>'))
    const refused = await publish({}, other)
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ status_code: 10003, data: { refusals: [{ rule: 'immutable' }] } })
    expect((await discovery()).signed).toEqual(before)
  })

  it('keeps two earlier versions in discovery, each falling back to the next', async () => {
    for (const version of ['1.0.1', '1.0.2', '1.0.3']) await publish({ version })
    const entries = (await discovery()).document.microFrontends.mine ?? []
    expect(entries.map((entry) => entry.metadata.version)).toEqual(['1.0.3', '1.0.2', '1.0.1'])
    expect(entries.map((entry) => entry.fallbackUrl)).toEqual([manifestOf('1.0.2'), manifestOf('1.0.1'), undefined])
    expect(entries.map((entry) => entry.deployment.traffic)).toEqual([100, 0, 0])
  })

  it('refuses a second owner of a prefix and leaves nothing behind', async () => {
    const refused = await publish({ name: 'thief', version: '1.0.0', routePrefixes: ['/mine'] })
    expect(refused.json().message).toContain('/mine is owned by the remote mine')
    expect(await versionsOf('thief')).toEqual([])
    expect(existsSync(join(dataDir, 'artifacts/thief'))).toBe(false)
    expect(existsSync(join(dataDir, 'staging/thief/1.0.0'))).toBe(false)
  })

  it('[OPS-RAW-2] refuses a file with an invalid name, and one that conflicts with another', async () => {
    const statusOf = async (file: string) => (await put('mine', '7.0.0', file, Buffer.from('x'))).statusCode
    expect(await statusOf(`${'a'.repeat(253)}.js`)).toBe(400)
    expect(await statusOf(`${'a/'.repeat(1_500)}a.js`)).toBe(400)
    expect(await statusOf('a.js')).toBe(200)
    expect(await statusOf('a.js/b.js')).toBe(409)
    expect(await statusOf('c/d.js')).toBe(200)
    expect(await statusOf('c')).toBe(409)
  })

  it('lets two publishes at once both finish', async () => {
    const answers = await Promise.all(['games', 'chat'].map((name) => publish({ name, version: '1.0.0' })))
    expect(answers.map((answer) => answer.json().data.kind)).toEqual(['published', 'published'])
    expect(await versionsOf('chat')).toEqual(['1.0.0'])
  })
})

describe('rollback', () => {
  it('[OPS-3] goes to the version before, withdraws the bad one, and brings it back only when named', async () => {
    expect((await rollback('mine', { reason: 'white page' })).json()).toMatchObject({
      data: { kind: 'done', live: '1.0.2' },
    })
    expect(await versionsOf('mine')).toEqual(['1.0.2', '1.0.1', '1.0.0-aaaa'])
    expect((await publish({ version: '1.0.3' })).json()).toMatchObject({ data: { kind: 'withdrawn', live: '1.0.2' } })
    expect((await rollback('mine', { version: '1.0.3', reason: 'was not at fault' })).json()).toMatchObject({
      data: { live: '1.0.3' },
    })
    expect(await versionsOf('mine')).toEqual(['1.0.3', '1.0.1', '1.0.0-aaaa'])
  })

  it('needs a reason, a live remote and a version that exists', async () => {
    expect((await rollback('mine', {})).statusCode).toBe(400)
    expect((await rollback('nobody', { reason: 'none at all' })).json().message).toContain('No remote named nobody')
    expect((await rollback('mine', { version: '9.9.9', reason: 'to the future' })).statusCode).toBe(422)
    expect((await rollback('games', { reason: 'only one version' })).json().message).toContain('no earlier version')
  })
})

describe('the routes of ops', () => {
  it('answers 304 to the ETag of the present revision', async () => {
    const first = await app.inject({ url: '/discovery', headers: { host } })
    const again = await app.inject({
      url: '/discovery',
      headers: { host, 'if-none-match': String(first.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each([
    ['no token', { url: '/api/builds/mine/2.0.0/publish', headers: {} }, 401],
    ['a wrong token', { url: '/api/builds/mine/2.0.0/publish', headers: { authorization: 'Bearer nonsense' } }, 401],
    [
      'a name of the internet pointed here',
      { url: '/api/builds/mine/2.0.0/publish', headers: { authorization, host: 'evil.example' } },
      403,
    ],
    ['a version that is none', { url: '/api/builds/mine/latest/publish', headers: { authorization } }, 400],
    ['a name with capitals', { url: '/api/builds/MINE/1.0.0/publish', headers: { authorization } }, 400],
    ['nothing uploaded', { url: '/api/builds/mine/2.0.0/publish', headers: { authorization } }, 422],
  ])('refuses %s', async (_name, { url, headers }, status) => {
    expect((await app.inject({ method: 'POST', url, headers: { host, ...headers } })).statusCode).toBe(status)
  })

  it.each(['..%2f..%2fescape.js', '%2e%2e/escape.js', 'a/..%2f..%2fb.js', '.hidden', 'a%00b.js', '%2fetc%2fpasswd'])(
    'refuses the file name %s',
    async (file) => {
      const answer = await put('mine', '3.0.0', file, Buffer.from('x'))
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(existsSync(join(dataDir, 'staging/mine/3.0.0'))).toBe(false)
    },
  )

  it('refuses a file over the limit', async () => {
    expect((await put('mine', '3.0.0', 'big.js', Buffer.alloc(5 * 1024 * 1024))).statusCode).toBe(413)
  })

  it('never rewrites a row', async () => {
    await expect(db.updateTable('builds').set({ digest: 'x' }).execute()).rejects.toThrow('never changed')
    await expect(db.deleteFrom('deployments').execute()).rejects.toThrow('never changed')
    const refusals = await db.selectFrom('audit_log').selectAll().where('outcome', '=', 'refused').execute()
    expect(refusals.length).toBeGreaterThan(3)
  })
})

describe('keys', () => {
  it('keeps the private key and the token to this user, and makes each once', () => {
    expect(statSync(join(dataDir, 'keys/discovery-ed25519.pem')).mode & 0o777).toBe(0o600)
    expect(openSigningKeys(dataDir).publicKey).toBe(keys.publicKey)
    const token = openToken(dataDir, '')
    expect(statSync(join(dataDir, 'ops-token')).mode & 0o777).toBe(0o600)
    expect(openToken(dataDir, '')).toBe(token)
    expect(openToken(dataDir, 'given')).toBe('given')
  })
})

describe('the CLI', () => {
  it('says in a sentence that the release service does not answer or the folder is no build', async () => {
    const service = createServiceClient({ port: 1, dataDir, token: TOKEN })
    await expect(publishFolder(service, join(dataDir, 'nowhere'), () => {})).rejects.toThrow('Build first')
    await expect(publishFolder(service, join(dataDir, 'artifacts/mine/1.0.3'), () => {})).rejects.toThrow(
      'does not answer',
    )
  })

  it('[OPS-2] [OPS-CLI-4] publishes a dist folder, uploads no file twice, and says when it is off or refused', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const service = createServiceClient({ port, dataDir, token: TOKEN })
    const folder = join(dataDir, 'dist')
    const said: string[] = []
    const run = () => publishFolder(service, folder, (line) => said.push(line))
    const build = (version: string) => {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder)
      for (const [file, content] of aBuild({ name: 'cards', version })) writeFileSync(join(folder, file), content)
    }
    build('1.0.0')
    writeFileSync(join(folder, '.stamp'), 'not for browsers')
    await run()
    await run()
    expect(said).toEqual([
      expect.stringMatching(/^cards 1\.0\.0: sending 6 files/),
      expect.stringMatching(/^cards 1\.0\.0 is live \(revision \d+\)\.$/),
      'cards 1.0.0 is live already; nothing to do.',
    ])
    await service.post('/api/remotes/cards/kill', { reason: 'wrong amounts' })
    build('1.0.2')
    await run()
    expect(said.at(-1)).toMatch(
      /^cards 1\.0\.2 is published \(revision \d+\), but cards is switched off: .* revive cards/,
    )
    build('1.0.1')
    writeFileSync(join(folder, 'slots.11112222.js'), 'changed after the build')
    await expect(run()).rejects.toThrow(/Refused:\n {2}The hash of slots\.11112222\.js.*\n {4}Build the remote again/)
  })
})
