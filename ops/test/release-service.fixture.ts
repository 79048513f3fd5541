/** A whole release service on an empty database in memory, for tests that call it over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger, type ServiceLogger } from '@lantern/service'
import type { FastifyInstance } from 'fastify'
import { buildApp, type OpsParts } from '../src/app.ts'
import type { Database } from '../src/database/database.ts'
import { aBuild, type FixtureBuild } from '../src/gate/build.fixture.ts'
import { openSigningKeys } from '../src/keys/signing-keys.ts'
import { aDatabase } from './test-database.ts'

export const FIRST_TOKEN = 'a-token-for-tests-only'
export const HOST = '127.0.0.1:3200'

export type TestReleaseService = {
  app: FastifyInstance
  db: Database
  dataDir: string
  /** A call of the API with a token; the first one when left out. */
  call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, token?: string): Promise<TestAnswer>
  publish(build: Partial<FixtureBuild>, token?: string, options?: object): Promise<TestAnswer>
  close(): Promise<void>
}
export type TestAnswer = Awaited<ReturnType<FastifyInstance['inject']>>

export async function openReleaseService(
  more: Pick<OpsParts, 'names' | 'nowMs' | 'edgeToken' | 'gate' | 'edgePort' | 'chaosEnvironments' | 'files'> & {
    logger?: ServiceLogger
  } = {},
): Promise<TestReleaseService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lantern-ops-'))
  const db = await aDatabase()
  const logger = createLogger('ops', { write: () => {} })
  const app = buildApp({ db, dataDir, keys: openSigningKeys(dataDir), token: FIRST_TOKEN, logger, ...more })
  const call: TestReleaseService['call'] = (method, url, payload, token = FIRST_TOKEN) =>
    app.inject({ method, url, payload, headers: { host: HOST, authorization: `Bearer ${token}` } })
  return {
    app,
    db,
    dataDir,
    call,
    async publish(build, token = FIRST_TOKEN, options = {}) {
      const { name = 'mine', version = '1.0.0-aaaa' } = build
      const address = `/api/builds/${name}/${version}`
      for (const [file, payload] of aBuild(build)) {
        const headers = { host: HOST, authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }
        const answer = await app.inject({ method: 'PUT', url: `${address}/files/${file}`, headers, payload })
        if (answer.statusCode !== 200) return answer
      }
      return call('POST', `${address}/publish`, options, token)
    },
    async close() {
      await app.close()
      await db.destroy()
      rmSync(dataDir, { recursive: true })
    },
  }
}
