import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Discovery } from '@lantern/contract/federation'
import { createLogger } from '@lantern/service'
import { Ajv2019 } from 'ajv/dist/2019.js'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import type { Database } from '../src/database/database.ts'
import { aBuild } from '../src/gate/build.fixture.ts'
import { openSigningKeys } from '../src/keys/signing-keys.ts'
import { CORRECTED, ORIGINAL } from './frontend-discovery.fixture.ts'
import { aDatabase } from './test-database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'lantern-discovery-'))
const TOKEN = 'a-token-for-tests-only'
const headers = { host: '127.0.0.1:3200', authorization: `Bearer ${TOKEN}` }
// The original bears a tuple without a length, which a strict reader takes for a slip.
const ajv = new Ajv2019({ strict: false })
const [isOriginal, isCorrected] = [ajv.compile(ORIGINAL), ajv.compile(CORRECTED)]
let db: Database
let app: FastifyInstance

beforeAll(async () => {
  db = await aDatabase()
  const logger = createLogger('ops', { write: () => {} })
  app = buildApp({ db, dataDir, keys: openSigningKeys(dataDir), token: TOKEN, logger })
}, 60_000)
afterAll(async () => {
  await app.close()
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

async function publish(name: string, version: string, body: object = {}): Promise<void> {
  const address = `/api/builds/${name}/${version}`
  const bytes = { ...headers, 'content-type': 'application/octet-stream' }
  for (const [file, payload] of aBuild({ name, version }))
    await app.inject({ method: 'PUT', url: `${address}/files/${file}`, headers: bytes, payload })
  const answer = await app.inject({ method: 'POST', url: `${address}/publish`, headers, payload: body })
  expect(answer.statusCode).toBe(200)
}

async function published(): Promise<Discovery> {
  return (await app.inject({ url: '/discovery', headers })).json()
}

describe('what the release service publishes', () => {
  it('[OPS-GATE-10] is the open frontend-discovery form, by the original schema and by the corrected one', async () => {
    for (const version of ['1.0.0', '1.0.1']) await publish('mine', version)
    await publish('mine', '1.1.0', { canary: 5, reason: 'a first look' })
    await publish('games', '1.0.0')
    const document = await published()
    expect(document.microFrontends.mine?.length).toBeGreaterThan(2)
    expect([isOriginal(document), isOriginal.errors]).toEqual([true, null])
    expect([isCorrected(document), isCorrected.errors]).toEqual([true, null])
  })

  it('[OPS-GATE-10] is validated in every version by the corrected schema only', async () => {
    const document = await published()
    const [first, second, ...others] = document.microFrontends.mine ?? []
    const junk = { ...second, metadata: { version: 7 }, deployment: { traffic: 150 } }
    const spoiled = { ...document, microFrontends: { mine: [first, junk, ...others] } }
    expect(isOriginal(spoiled)).toBe(true)
    expect(isCorrected(spoiled)).toBe(false)
    expect(isCorrected({ ...document, microFrontends: { mine: [] } })).toBe(false)
    const hashed = { ...first, metadata: { version: '1.0.0', integrity: '0c6d4e9b1f2a3b4c5d6e7f8091a2b3c4' } }
    expect(isCorrected({ ...document, microFrontends: { mine: [hashed] } })).toBe(false)
  })
})
