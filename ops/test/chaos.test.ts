/** Chaos links at the command line and in the API: made like trial links, listed and revoked with them. */
import { createPublicKey, verify } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkSigningText, OVERRIDE_MARK, readChaosLink } from '@lantern/contract/override'
import { createLogger } from '@lantern/service'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { createServiceClient, type ServiceClient } from '../src/cli/frame/service-client.ts'
import { chaos } from '../src/cli/live/chaos.ts'
import { override } from '../src/cli/live/override.ts'
import type { Database } from '../src/database/database.ts'
import { aBuild } from '../src/gate/build.fixture.ts'
import { openSigningKeys } from '../src/keys/signing-keys.ts'
import { allowsChaos } from '../src/overrides/chaos-environments.rules.ts'
import { aDatabase } from './test-database.ts'

const TOKEN = 'a-token-for-tests-only'
const NOW = Date.UTC(2026, 10, 21)
const SITE = 'https://site.example'
const dataDir = mkdtempSync(join(tmpdir(), 'lantern-chaos-'))
const keys = openSigningKeys(dataDir)
let db: Database
let app: FastifyInstance
let service: ServiceClient
let said: string[]

beforeAll(async () => {
  db = await aDatabase()
  const logger = createLogger('ops', { write: () => {} })
  app = buildApp({ db, dataDir, keys, token: TOKEN, logger, nowMs: () => NOW, chaosEnvironments: ['staging'] })
  await app.listen({ host: '127.0.0.1', port: 0 })
  service = createServiceClient({ port: (app.server.address() as AddressInfo).port, dataDir, token: TOKEN })
  const version = '1.0.0-aaaa'
  for (const [file, content] of aBuild({ name: 'cards', version }))
    await service.put(`/api/builds/cards/${version}/files/${file}`, content)
  for (const environment of ['production', 'staging'])
    await service.post(`/api/builds/cards/${version}/publish`, { environment })
}, 60_000)
afterAll(async () => {
  await app.close()
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

const around = () => ({
  service,
  settings: {} as never,
  say: (line: string) => said.push(line),
  progress: () => undefined,
  confirm: async () => undefined,
})

/** The verb, as the terminal calls it. @returns the text of the link */
async function run(options: Record<string, string | boolean> = {}, environment = 'staging'): Promise<string> {
  said = []
  const given = { remote: 'cards', class: 'chunk', fault: 'hang', once: false, always: false, site: SITE, ...options }
  await chaos.run({ words: [environment], options: given, ...around() })
  const link = said.find((line) => line.startsWith(SITE)) ?? ''
  return link.slice(`${SITE}/${OVERRIDE_MARK}`.length)
}
const lines = (action: string) => db.selectFrom('audit_log').selectAll().where('action', '=', action).execute()

describe('chaos', () => {
  it('[OPS-CHAOS-1] signs a link for one remote, its faults, one environment and one period', async () => {
    const signed = readChaosLink(await run({ class: 'chunk,entry', fault: '404', once: true }))
    expect(signed?.link).toMatchObject({
      environment: 'staging',
      remote: 'cards',
      faults: [
        { of: 'chunk', fault: '404', often: 'once' },
        { of: 'entry', fault: '404', often: 'once' },
      ],
      expiresAt: NOW + 30 * 60_000,
    })
    const key = createPublicKey({ key: Buffer.from(keys.publicKey, 'base64'), format: 'der', type: 'spki' })
    const text = Buffer.from(signed ? linkSigningText(signed.link) : '')
    expect(verify(null, text, key, Buffer.from(signed?.signature ?? '', 'base64url'))).toBe(true)
    const code = said[0]?.split('\n') ?? []
    expect(Math.max(...code.map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  it('[OPS-CHAOS-1] logs who, which faults and until when, never the link', async () => {
    const link = await run({ reason: 'a look before noon', minutes: '60' })
    const line = (await lines('chaos')).at(-1)
    expect(line).toMatchObject({ name: 'cards', outcome: 'done', environment: 'staging' })
    expect(line?.detail).toMatch(/^a look before noon: chunk\.hang\.always until 2026-11-21T01:00:00.000Z, [\w-]{12}$/)
    expect(JSON.stringify(await lines('chaos'))).not.toContain(link.slice(-60))
  })

  it('[OPS-CHAOS-2] is refused where the settings do not allow it, for an absent remote, a wrong word and too long a time', async () => {
    await expect(run({}, 'production')).rejects.toThrow('production does not allow chaos mode')
    await expect(run({}, 'nowhere')).rejects.toThrow('There is no environment named nowhere')
    await expect(run({ remote: 'games' })).rejects.toThrow('games is not live in staging')
    await expect(run({ minutes: '1441' })).rejects.toThrow('24 hours at most')
    await expect(run({ minutes: 'long' })).rejects.toThrow('is not a number of minutes')
    await expect(run({ class: 'image' })).rejects.toThrow('--class "image" is unknown')
    await expect(run({ fault: 'explode' })).rejects.toThrow('--fault "explode" is unknown')
    await expect(run({ once: true, always: true })).rejects.toThrow('--once or --always')
    const refused = (await lines('chaos')).filter(({ outcome }) => outcome === 'refused')
    expect(refused).toHaveLength(4)
    const url = '/api/remotes/cards/chaos'
    const stranger = await app.inject({ method: 'POST', url, headers: { host: '127.0.0.1' }, payload: {} })
    expect(stranger.statusCode).toBe(401)
  })

  it('[OPS-CHAOS-2] is for every environment but production by default, and for production when it is named', () => {
    expect(['staging', 'production'].map((name) => allowsChaos(['*'], name))).toEqual([true, false])
    expect(['staging', 'production'].map((name) => allowsChaos(['production'], name))).toEqual([false, true])
    expect(allowsChaos([''], 'staging')).toBe(false)
  })

  it('[OPS-CHAOS-3] is listed and revoked with the trial links: discovery names it from the next revision on', async () => {
    const nonce = readChaosLink(await run())?.link.nonce ?? ''
    const verb = async (words: string[], options: Record<string, string>) => {
      said = []
      await override.run({ words, options: { environment: 'staging', ...options }, ...around() })
    }
    await verb(['list'], {})
    expect(said.find((line) => line.startsWith(nonce))).toContain('cards chunk.hang.always  until 2026-11-21 00:30')
    await verb(['revoke', nonce], { reason: 'seen enough' })
    expect(said[0]).toContain(`The link ${nonce} of cards chunk.hang.always is revoked.`)
    const url = '/discovery?environment=staging'
    const { microFrontends } = (await app.inject({ url, headers: { host: '127.0.0.1' } })).json()
    expect(microFrontends.cards[0].extras.takenBack).toEqual([nonce])
  })
})
