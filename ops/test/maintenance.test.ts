/** Closing a remote, or some of its pages, for a while. */

import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DISCOVERY_SIGNATURE_HEADER, signatureHead } from '@lantern/contract/discovery-signature'
import { discoverySchema, type MaintenanceWindow } from '@lantern/contract/federation'
import { HOUR_MS } from '@lantern/contract/site-time'
import { createLogger } from '@lantern/service'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { buildApp } from '../src/app.ts'
import { listRemotes } from '../src/cli/builds/list.ts'
import { createServiceClient } from '../src/cli/frame/service-client.ts'
import { closeOrOpen } from '../src/cli/live/maintenance.ts'
import type { Database } from '../src/database/database.ts'
import { aBuild } from '../src/gate/build.fixture.ts'
import { openSigningKeys } from '../src/keys/signing-keys.ts'
import { aDatabase } from './test-database.ts'

const TOKEN = 'a-token-for-tests-only'
const dataDir = mkdtempSync(join(tmpdir(), 'lantern-ops-'))
let db: Database
let app: FastifyInstance
let said: string[] = []

beforeAll(async () => {
  db = await aDatabase()
  const logger = createLogger('ops', { write: () => {} })
  app = buildApp({ db, dataDir, keys: openSigningKeys(dataDir), token: TOKEN, logger })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await publish('1.0.0')
}, 60_000)
afterAll(async () => {
  await app.close()
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})
beforeEach(() => {
  said = []
})

const service = () => createServiceClient({ port: (app.server.address() as AddressInfo).port, dataDir, token: TOKEN })
const say = (line: string) => void said.push(line)
const close = (order: Partial<Parameters<typeof closeOrOpen>[1]>) =>
  closeOrOpen(service(), { name: 'mine', reason: 'new ledger', end: false, to: '+2h', ...order }, say)
const open = (order: Partial<Parameters<typeof closeOrOpen>[1]> = {}) =>
  closeOrOpen(service(), { name: 'mine', reason: 'done early', end: true, ...order }, say)

async function publish(version: string): Promise<void> {
  for (const [file, content] of aBuild({ version }))
    await service().put(`/api/builds/mine/${version}/files/${file}`, content)
  await service().post(`/api/builds/mine/${version}/publish`)
}

async function windows(): Promise<{ revision: number; windows: (readonly MaintenanceWindow[] | null)[] }> {
  const answer = await app.inject({ url: '/discovery', headers: { host: '127.0.0.1' } })
  const document = v.parse(discoverySchema, answer.json())
  return {
    revision: signatureHead(String(answer.headers[DISCOVERY_SIGNATURE_HEADER]))?.revision ?? 0,
    windows: (document.microFrontends.mine ?? []).map(({ extras }) => extras.maintenance),
  }
}

describe('maintenance', () => {
  it('[OPS-6] is signed into discovery as the next revision, for every version, without reason and author', async () => {
    await publish('1.0.1')
    const before = await windows()
    expect(before.windows).toEqual([null, null])
    await close({ from: '2030-01-01T02:00Z', to: '+90m', zh: '钱包升级', en: 'Wallet upgrade' })
    const from = Date.UTC(2030, 0, 1, 2)
    const expected = [{ from, to: from + 1.5 * HOUR_MS, text: { zh: '钱包升级', en: 'Wallet upgrade' } }]
    expect(await windows()).toEqual({ revision: before.revision + 1, windows: [expected, expected] })
    expect(said).toEqual([
      expect.stringContaining('mine is closed from 2030-01-01 02:00 UTC to 2030-01-01 03:30 UTC (revision'),
    ])
    await open()
    expect(await windows()).toEqual({ revision: before.revision + 2, windows: [null, null] })
  })

  it('[OPS-6] closes single pages, survives a publish, and is ended by route', async () => {
    await close({ routes: ['/mine/finance'] })
    await close({ routes: ['/mine/record'] })
    await publish('1.0.2')
    const routes = async () => (await windows()).windows[0]?.map((window) => window.routes)
    expect(await routes()).toEqual([['/mine/finance'], ['/mine/record']])
    await listRemotes(service(), say)
    expect(said.join('\n')).toMatch(/closed \/mine\/finance .* ops-token: new ledger/)
    await open({ routes: ['/mine/finance'] })
    expect(await routes()).toEqual([['/mine/record']])
    await open()
    expect((await windows()).windows[0]).toBeNull()
  })

  it('[OPS-7] refuses invalid times', async () => {
    const { revision } = await windows()
    await expect(close({ name: 'nobody' })).rejects.toThrow('No remote named nobody')
    await expect(close({ routes: ['/game/sport'] })).rejects.toThrow('/game/sport does not belong to mine')
    await expect(close({ from: '+2h', to: '+0m' })).rejects.toThrow('ends before it starts')
    await expect(close({ from: '2020-01-01T00:00Z', to: '+1h' })).rejects.toThrow('already over')
    await expect(close({ to: 'tomorrow' })).rejects.toThrow('is not a time')
    await expect(close({ to: undefined })).rejects.toThrow('needs --to')
    await expect(close({ zh: '只有中文' })).rejects.toThrow('both languages')
    await expect(close({ reason: 'x' })).rejects.toThrow('The window is wrong')
    await expect(open()).rejects.toThrow('no current window')
    expect((await windows()).revision).toBe(revision)
  })

  it('[OPS-7] needs the token, and lines are never changed', async () => {
    const url = '/api/remotes/mine/maintenance'
    const answer = await app.inject({ method: 'POST', url, headers: { host: '127.0.0.1' }, payload: {} })
    expect(answer.statusCode).toBe(401)
    await expect(db.deleteFrom('maintenance_lines').execute()).rejects.toThrow('never changed')
  })
})
