import { createHash, createPublicKey, verify } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DISCOVERY_SIGNATURE_HEADER, signatureHead } from '@lantern/contract/discovery-signature'
import {
  LONGEST_OVERRIDE_MS,
  OVERRIDE_MARK,
  overrideSigningText,
  readOverrideLink,
  sealedText,
} from '@lantern/contract/override'
import { createLogger } from '@lantern/service'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { createServiceClient, type ServiceClient } from '../src/cli/frame/service-client.ts'
import { override } from '../src/cli/live/override.ts'
import type { Database } from '../src/database/database.ts'
import { aBuild } from '../src/gate/build.fixture.ts'
import { openSigningKeys } from '../src/keys/signing-keys.ts'
import { aDatabase } from './test-database.ts'

const TOKEN = 'a-token-for-tests-only'
const VERSION = '1.0.0-aaaa'
const NOW = Date.UTC(2026, 10, 21)
const dataDir = mkdtempSync(join(tmpdir(), 'lantern-override-'))
const keys = openSigningKeys(dataDir)
const build = aBuild({ name: 'cards', version: VERSION })
let db: Database
let app: FastifyInstance
let service: ServiceClient
let said: string[]

beforeAll(async () => {
  db = await aDatabase()
  const logger = createLogger('ops', { write: () => {} })
  app = buildApp({ db, dataDir, keys, token: TOKEN, logger, nowMs: () => NOW })
  await app.listen({ host: '127.0.0.1', port: 0 })
  service = createServiceClient({ port: (app.server.address() as AddressInfo).port, dataDir, token: TOKEN })
  for (const [file, content] of build) await service.put(`/api/builds/cards/${VERSION}/files/${file}`, content)
  await service.post(`/api/builds/cards/${VERSION}/publish`)
}, 60_000)
afterAll(async () => {
  await app.close()
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

/** The verb, as the terminal calls it. */
async function run(version: string, options: Record<string, string>, word = 'cards'): Promise<string> {
  said = []
  await override.run({
    words: version === '' ? [word] : [word, version],
    options: { reason: 'a look before noon', site: 'https://site.example', ...options },
    service,
    settings: {} as never,
    say: (line) => said.push(line),
    progress: () => undefined,
    confirm: async () => undefined,
  })
  return said.find((line) => line.startsWith('https://')) ?? ''
}
const discovery = async (environment = 'production') => {
  const headers = { host: '127.0.0.1' }
  const answer = await app.inject({ method: 'GET', url: `/discovery?environment=${environment}`, headers })
  const { revision } = signatureHead(String(answer.headers[DISCOVERY_SIGNATURE_HEADER])) ?? { revision: 0 }
  return { revision, extras: answer.json().microFrontends.cards?.[0].extras }
}
const nonceOf = (link: string) =>
  readOverrideLink(link.slice(`https://site.example/${OVERRIDE_MARK}`.length))?.link.nonce ?? ''
const auditLines = () => db.selectFrom('audit_log').selectAll().where('action', '=', 'override').execute()

describe('override', () => {
  it('[OPS-OVR-1] signs a link for one build, environment and time, drawn as a code that fits a terminal', async () => {
    const link = await run(VERSION, { for: '90m', environment: 'staging' })
    const signed = readOverrideLink(link.slice(`https://site.example/${OVERRIDE_MARK}`.length))
    expect(signed?.link).toMatchObject({ environment: 'staging', remote: 'cards', version: VERSION })
    expect(signed?.link.expiresAt).toBe(NOW + 90 * 60_000)
    const texts = ['lantern.json', 'integrity.json'].map((file) => String(build.get(file)))
    const seal = createHash('sha256')
      .update(sealedText(texts[0] ?? '', texts[1] ?? ''))
      .digest('base64url')
    expect(signed?.link.seal).toBe(seal)
    const key = createPublicKey({ key: Buffer.from(keys.publicKey, 'base64'), format: 'der', type: 'spki' })
    const holds = (text: string) =>
      verify(null, Buffer.from(text), key, Buffer.from(signed?.signature ?? '', 'base64url'))
    expect(signed && holds(overrideSigningText(signed.link))).toBe(true)
    expect(signed && holds(overrideSigningText({ ...signed.link, version: '9.9.9' }))).toBe(false)
    const code = said[0]?.split('\n') ?? []
    expect(Math.max(...code.map((line) => line.length))).toBeLessThanOrEqual(78)
    expect(code.length).toBeLessThanOrEqual(40)
  })

  it('[OPS-OVR-2] logs author, reason and expiry, never the link', async () => {
    const link = await run(VERSION, { for: '4h' })
    const line = (await auditLines()).at(-1)
    expect(line).toMatchObject({ name: 'cards', version: VERSION, outcome: 'done', environment: 'production' })
    expect(line?.detail).toMatch(/^a look before noon: until 2026-11-21T04:00:00.000Z, [\w-]{12}$/)
    expect(JSON.stringify(await auditLines())).not.toContain(link.slice(-60))
  })

  it('[OPS-OVR-3] makes none for a build that is switched off, until it is revived', async () => {
    const other = '1.1.0-bbbb'
    for (const [file, content] of aBuild({ name: 'cards', version: other }))
      await service.put(`/api/builds/cards/${other}/files/${file}`, content)
    await service.post(`/api/builds/cards/${other}/publish`, { canary: 0 })
    await service.post('/api/remotes/cards/kill', { version: other, reason: 'it sends passwords away' })
    await expect(run(other, { for: '4h' })).rejects.toThrow(`cards ${other} is switched off`)
    await service.post('/api/remotes/cards/revive', { version: other, reason: 'it was another one' })
    expect(await run(other, { for: '4h' })).toMatch(/^https:/)
  })

  it('[OPS-OVR-3] makes none for a build that is not published, for longer than a day, or without the right', async () => {
    await expect(run('9.9.9', {})).rejects.toThrow('There is no build cards 9.9.9')
    await expect(run(VERSION, { environment: 'nowhere' })).rejects.toThrow('There is no environment named nowhere')
    await expect(run(VERSION, { for: '25h' })).rejects.toThrow('24 hours at most')
    await expect(run(VERSION, { for: 'long' })).rejects.toThrow('is not a duration')
    await expect(run(VERSION, { site: 'nowhere' })).rejects.toThrow('is not an origin')
    expect(LONGEST_OVERRIDE_MS).toBe(24 * 3_600_000)
    const url = '/api/remotes/cards/override'
    expect((await app.inject({ method: 'POST', url, headers: { host: '127.0.0.1' }, payload: {} })).statusCode).toBe(
      401,
    )
    const refused = (await auditLines()).filter(({ outcome }) => outcome === 'refused')
    expect(refused.filter(({ detail }) => !detail.includes('switched off'))).toHaveLength(3)
  })
})

describe('override revoke', () => {
  it('[OPS-OVR-4] revokes a link: discovery names it from the next revision on, and the log has actor and reason', async () => {
    const before = await discovery()
    const nonce = nonceOf(await run(VERSION, { for: '4h' }))
    expect((await discovery()).revision).toBe(before.revision)
    await run('', {}, 'list')
    expect(said.find((line) => line.startsWith(nonce))).toMatch(
      /cards 1\.0\.0-aaaa {2}until 2026-11-21 04:00 UTC {2}ops-token/,
    )
    await run(nonce, { reason: 'the wrong phone' }, 'revoke')
    expect(said).toEqual([`Done, revision ${before.revision + 1}. The link ${nonce} of cards ${VERSION} is revoked.`])
    const after = await discovery()
    expect([after.revision, after.extras.takenBack]).toEqual([before.revision + 1, [nonce]])
    await run('', {}, 'list')
    expect(said.find((line) => line.startsWith(nonce))).toContain('revoked by ops-token')
    const lines = await db.selectFrom('audit_log').selectAll().where('action', '=', 'override-revoke').execute()
    expect(lines).toMatchObject([
      {
        name: 'cards',
        version: VERSION,
        outcome: 'done',
        detail: `the wrong phone: ${nonce}`,
        revision: after.revision,
      },
    ])
  })

  it('[OPS-OVR-4] is refused for a link that is unknown, of another remote, expired or revoked, and the refusal is logged', async () => {
    const nonce = nonceOf(await run(VERSION, { for: '4h' }))
    const revoke = (name: string, which: string) =>
      service.post(`/api/remotes/${name}/override/${which}/revoke`, { reason: 'the wrong phone' })
    await expect(revoke('cards', 'nobody')).rejects.toThrow('There is no link nobody')
    await expect(revoke('games', nonce)).rejects.toThrow(`The link ${nonce} belongs to cards`)
    await revoke('cards', nonce)
    await expect(revoke('cards', nonce)).rejects.toThrow('was revoked by ops-token')
    const lines = await db.selectFrom('audit_log').select('outcome').where('action', '=', 'override-revoke').execute()
    expect(lines.filter(({ outcome }) => outcome === 'refused')).toHaveLength(3)
  })

  it('[OPS-OVR-4] reaches an environment in which the remote is not live', async () => {
    const other = aBuild({ name: 'mine', version: '2.0.0' })
    for (const [file, content] of other) await service.put(`/api/builds/mine/2.0.0/files/${file}`, content)
    await service.post('/api/builds/mine/2.0.0/publish', { environment: 'staging' })
    const nonce = nonceOf(await run(VERSION, { environment: 'staging' }))
    await run(nonce, { environment: 'staging' }, 'revoke')
    const answer = await app.inject({
      method: 'GET',
      url: '/discovery?environment=staging',
      headers: { host: '127.0.0.1' },
    })
    expect(answer.json().microFrontends.mine[0].extras.takenBack).toEqual([nonce])
  })
})
