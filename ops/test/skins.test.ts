import { createPublicKey, verify } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type SignedSkins,
  skinPreviewSchema,
  skinPreviewSigningText,
  skinsDocumentSchema,
  skinsSigningText,
} from '@lantern/contract/skins-document'
import { createLogger, parseSettings } from '@lantern/service'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { buildApp } from '../src/app.ts'
import { createServiceClient } from '../src/cli/frame/service-client.ts'
import { skin as skinVerb } from '../src/cli/skins/skin.ts'
import type { Database } from '../src/database/database.ts'
import { openSigningKeys } from '../src/keys/signing-keys.ts'
import { settingsSchema } from '../src/settings.ts'
import { aSkin, aSkinFolder } from '../src/skins/skin.fixture.ts'
import { aDatabase } from './test-database.ts'

const TOKEN = 'a-token-for-tests-only'
const dataDir = mkdtempSync(join(tmpdir(), 'lantern-skins-'))
const keys = openSigningKeys(dataDir)
let db: Database
let app: FastifyInstance

beforeAll(async () => {
  db = await aDatabase()
  app = buildApp({ db, dataDir, keys, token: TOKEN, logger: createLogger('ops', { write: () => {} }) })
}, 60_000)
afterAll(async () => {
  await app.close()
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

const headers = { authorization: `Bearer ${TOKEN}`, host: '127.0.0.1:3200' }
const post = (url: string, payload: object = {}) => app.inject({ method: 'POST', url, headers, payload })
const reason = 'for a test'

function publish(change: Parameters<typeof aSkin>[0] = {}) {
  const files = [...aSkinFolder(aSkin(change))].map(([name, content]) => [name, content.toString('base64')])
  return post('/api/skins', { files: Object.fromEntries(files) })
}

async function document() {
  const signed = (await app.inject({ url: '/skins', headers })).json<SignedSkins>()
  return { signed, document: v.parse(skinsDocumentSchema, JSON.parse(signed.document)) }
}

const publicKey = () => createPublicKey({ key: Buffer.from(keys.publicKey, 'base64'), format: 'der', type: 'spki' })

describe('skins of the release service', () => {
  it('[OPS-SKIN-7] are published once, signed for edges, with their pictures by hash', async () => {
    expect((await document()).document).toEqual({ zone: 'Asia/Shanghai', showings: [], skins: {} })
    const published = (await publish()).json().data
    expect(published).toMatchObject({ kind: 'published', code: 'test-night', revision: 1 })
    expect((await publish()).json().data).toMatchObject({ kind: 'unchanged', version: published.version })
    const { signed, document: told } = await document()
    const kept = told.skins[`test-night@${published.version}`]
    expect(existsSync(join(dataDir, 'artifacts/skins/art', kept?.art.header?.dark.file ?? '?'))).toBe(true)
    const holds = (text: string) =>
      verify(null, Buffer.from(text), publicKey(), Buffer.from(signed.signature, 'base64'))
    expect(holds(skinsSigningText(signed.revision, signed.document))).toBe(true)
    // Without its keyword it would be a discovery document.
    expect(holds(`${signed.revision}\n${signed.document}`)).toBe(false)
    await expect(db.updateTable('skins').set({ content: '{}' }).execute()).rejects.toThrow('never changed')
    await expect(db.deleteFrom('skin_lines').execute()).rejects.toThrow('never changed')
  })

  it('[OPS-SKIN-1] refuses a bad one and leaves only a log entry', async () => {
    const refused = await publish({ tokens: { dark: { 'surface-1': 'oklch(0.6 0.1 25)' }, light: {} } })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().data.refusals[0]).toMatchObject({ rule: 'contrast', what: expect.stringContaining('to 1') })
    expect((await document()).signed.revision).toBe(1)
  })

  it('[OPS-SKIN-4] are activated and planned, with overlap refused', async () => {
    expect((await post('/api/skins/test-night/activate', { reason })).json().data).toMatchObject({ kind: 'activated' })
    const planned = await post('/api/skins/test-night/schedule', { reason, from: '2199-09-13 20:00', to: '+3d' })
    expect(planned.json().data).toMatchObject({
      kind: 'scheduled',
      from: '2199-09-13 20:00 +08:00',
      to: '2199-09-16 20:00 +08:00',
      zone: 'Asia/Shanghai',
    })
    const twice = await post('/api/skins/test-night/schedule', { reason, from: '2199-09-15', to: '2199-09-20' })
    expect(twice.json().message).toContain('is planned for a part of that time (plan 3)')
    expect((await document()).document.showings).toMatchObject([
      { revision: 3, startAt: Date.parse('2199-09-13T12:00Z') },
      { revision: 2, startAt: null, percent: 100 },
    ])
    expect((await post('/api/skins/cancel', { reason, plan: 3 })).json().data).toMatchObject({
      kind: 'cancelled',
      off: 'test-night',
    })
  })

  it('[OPS-SKIN-5] are reverted step by step, finally to none', async () => {
    await post('/api/skins/plain/activate', { reason, percent: 10 })
    expect((await document()).document.showings.map(({ code, percent }) => [code, percent])).toEqual([
      ['plain', 10],
      ['test-night', 100],
    ])
    expect((await post('/api/skins/revert', { reason })).json().data).toMatchObject({
      off: 'the plain skin for 10 %',
      back: 'test-night',
    })
    expect((await post('/api/skins/revert', { reason })).json().data).toMatchObject({
      off: 'test-night',
      back: 'the plain skin, or the skin of pre-info',
    })
    expect((await post('/api/skins/revert', { reason })).statusCode).toBe(422)
    expect((await document()).document.showings).toEqual([])
  })

  it('[OPS-SKIN-8] are shown by a link that is signed and ends', async () => {
    const { query } = (await post('/api/skins/test-night/preview', { hours: 2 })).json().data
    const [payload = '', signature = ''] = query.split('.')
    const preview = v.parse(skinPreviewSchema, JSON.parse(Buffer.from(payload, 'base64url').toString()))
    expect(preview.until - Date.now()).toBeGreaterThan(7_100_000)
    expect(
      verify(null, Buffer.from(skinPreviewSigningText(payload)), publicKey(), Buffer.from(signature, 'base64url')),
    ).toBe(true)
    expect((await post('/api/skins/test-night/preview', { hours: 1_000 })).statusCode).toBe(400)
    expect((await post('/api/skins/nobody/preview')).statusCode).toBe(422)
  })

  it('[OPS-SKIN-9] are changed with a reason only, and every step is logged', async () => {
    expect((await post('/api/skins/test-night/activate')).statusCode).toBe(400)
    expect((await post('/api/skins/nobody/activate', { reason })).json().message).toContain('There is no skin nobody')
    const rows = await db
      .selectFrom('audit_log')
      .select(['action', 'outcome', 'detail'])
      .where('action', 'like', 'skin-%')
      .execute()
    const seen = rows.map(({ action, outcome }) => `${action} ${outcome}`)
    for (const step of [
      'skin-publish done',
      'skin-publish refused',
      'skin-activate done',
      'skin-schedule refused',
      'skin-cancel done',
      'skin-revert done',
      'skin-activate refused',
    ])
      expect(seen).toContain(step)
    expect(rows.find(({ action }) => action === 'skin-cancel')?.detail).toBe(`${reason}; takes off plan 3`)
  })

  it('[OPS-SKIN-10] are active in the environment in which they were activated, and nowhere else', async () => {
    await publish({ code: 'two-places' })
    const inStaging = async () => {
      const signed = (await app.inject({ url: '/skins?environment=staging', headers })).json<SignedSkins>()
      return { signed, told: v.parse(skinsDocumentSchema, JSON.parse(signed.document)) }
    }
    const before = await document()
    const here = { environment: 'staging', reason }
    expect((await post('/api/skins/two-places/activate', here)).statusCode).toBe(200)
    expect((await document()).signed).toEqual(before.signed)
    const { signed, told } = await inStaging()
    expect(told.showings.map(({ code }) => code)).toEqual(['two-places'])
    expect(signed.revision).toBeGreaterThan(before.signed.revision)
    const holds = (environment?: string) =>
      verify(
        null,
        Buffer.from(skinsSigningText(signed.revision, signed.document, environment)),
        publicKey(),
        Buffer.from(signed.signature, 'base64'),
      )
    expect([holds('staging'), holds(), holds('production')]).toEqual([true, false, false])
    const overview = (await app.inject({ url: '/api/skins?environment=staging', headers })).json().data
    expect(overview).toMatchObject({ environment: 'staging', on: { code: 'two-places' } })
    // What is on in one place is nothing to take off in another.
    const lines = await db.selectFrom('audit_log').selectAll().where('name', '=', 'two-places').execute()
    expect(lines.map(({ action, environment }) => `${action} ${environment}`)).toEqual([
      'skin-publish ',
      'skin-activate staging',
    ])
    expect((await post('/api/skins/revert', here)).statusCode).toBe(200)
    expect((await inStaging()).told.showings).toEqual([])
    const lost = await post('/api/skins/two-places/activate', { environment: 'nowhere', reason })
    expect([lost.statusCode, lost.json().message]).toEqual([422, 'There is no environment named nowhere.'])
  })

  it('need a token and a valid body', async () => {
    const asked = await app.inject({
      method: 'POST',
      url: '/api/skins/test-night/activate',
      headers: { host: headers.host },
      payload: { reason },
    })
    expect(asked.statusCode).toBe(401)
    expect((await post('/api/skins', { files: 'all' })).statusCode).toBe(400)
    expect(
      (await post('/api/skins/test-night/schedule', { reason, from: 'soon', to: '+2h' })).json().message,
    ).toContain('is no time')
    const etag = (await app.inject({ url: '/skins', headers })).headers.etag
    expect(
      (await app.inject({ url: '/skins', headers: { ...headers, 'if-none-match': String(etag) } })).statusCode,
    ).toBe(304)
  })
})

describe('the verb skin', () => {
  const said: string[] = []
  async function run(words: string[], options: Record<string, string> = {}) {
    said.length = 0
    const settings = parseSettings(settingsSchema, { DATA_DIR: dataDir })
    const { port } = app.server.address() as AddressInfo
    const terminal = { say: (text: string) => void said.push(text), progress: () => {}, confirm: async () => {} }
    await skinVerb.run({
      words,
      options,
      settings,
      service: createServiceClient({ port, dataDir, token: TOKEN }),
      ...terminal,
    })
    return said.join('\n')
  }

  it('[OPS-SKIN-2] publishes a folder and prints measurements, activates it, and reverts', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 })
    const folder = join(dataDir, 'folder')
    mkdirSync(folder)
    for (const [name, content] of aSkinFolder(aSkin({ code: 'second' }))) writeFileSync(join(folder, name), content)
    expect(await run(['publish', folder])).toMatch(
      /second [0-9a-f]{16} is published .*\n {2}1 pictures, 0\.1 kB.*\n {2}\d+ pairs of colours pass; the tightest:\n {4}\d\.\d\d of 4\.5/,
    )
    expect(await run(['publish', folder])).toContain('is published already')
    expect(await run(['activate', 'second'], { reason })).toContain('second is active (skins revision')
    expect(await run(['list'])).toMatch(/^on {7}second/)
    expect(await run(['schedule', 'second'], { reason, from: '2199-01-01 00:00', to: '+1d', percent: '25' })).toContain(
      'for 25 % of visitors from 2199-01-01 00:00 +08:00 to 2199-01-02 00:00 +08:00 (Asia/Shanghai)',
    )
    expect(await run(['revert'], { reason })).toContain('second is off; on is the plain skin')
    expect(await run(['preview', 'second'], { hours: '1' })).toMatch(
      /^http:\/\/localhost:\d+\/\?skin-preview=[\w-]+\.[\w-]+$/,
    )
    await expect(run(['activate', 'second'])).rejects.toThrow('needs --reason')
    await expect(run(['dance'])).rejects.toThrow('it is one of')
    writeFileSync(join(folder, 'run.js'), 'alert(1)')
    await expect(run(['publish', folder])).rejects.toThrow(/run\.js is no picture.*\n {4}Remove it/)
  })
})
