/** The commands of docs/runbooks/backup-and-restore.md, as they stand there, on a release service that is lost in between. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageCommands, runPageCommands } from '@lantern/build/runbook/page-commands.mjs'
import { startPostgres } from '@lantern/build/services/postgres.mjs'
import { type ServerProcess, serverProcess } from '@lantern/testing/server-process'
import pg from 'pg'
import { aBuild } from '../src/gate/build.fixture.ts'
import { FIRST_TOKEN } from './release-service.fixture.ts'

const PAGE = join(import.meta.dirname, '../../docs/runbooks/backup-and-restore.md')
const PAGE_FOLDER = '/srv/lantern/data'
const VERSION = '1.0.0-aaaa'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-restore-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the runbook of backup and restore', () => {
  it('[OPS-BACK-1] restores a release service with PGlite from one archive', async () => {
    const { before, after } = await lostAndRestored({ registry: 'PGlite' })
    expect(after).toEqual(before)
  }, 180_000)

  it('[OPS-BACK-1] restores a release service with PostgreSQL from a dump and one archive', async () => {
    const postgres = await startPostgres()
    try {
      const [first, second] = [await aDatabaseOf(postgres.url, 'first'), await aDatabaseOf(postgres.url, 'second')]
      const { before, after } = await lostAndRestored({
        registry: 'PostgreSQL',
        first,
        second,
        path: `${postgres.bin}:${process.env.PATH}`,
      })
      expect(after).toEqual(before)
    } finally {
      await postgres.stop()
    }
  }, 180_000)
})

async function lostAndRestored({
  registry,
  first = '',
  second = '',
  path = process.env.PATH ?? '',
}: {
  registry: string
  first?: string
  second?: string
  path?: string
}) {
  const [lost, restored] = [join(folder, 'lost'), join(folder, 'restored')]
  const before = await whileItRuns(lost, first, async (service) => {
    await publish(service)
    await call(service, '/api/remotes/mine/maintenance', {
      from: Date.now() + 60_000,
      to: Date.now() + 3_600_000,
      reason: 'drill',
    })
    return stateOf(service)
  })
  const run = (verb: string, place: string, url: string) =>
    runPageCommands(pageCommands(PAGE, `${verb} a registry in ${registry}`), {
      cwd: folder,
      env: { DATABASE_URL: url, PATH: path },
      places: { [PAGE_FOLDER]: place },
    })
  run('Back up', lost, first)
  rmSync(lost, { recursive: true })
  run('Restore', restored, second)
  return { before, after: await whileItRuns(restored, second, stateOf) }
}

async function whileItRuns<Result>(
  dataDir: string,
  url: string,
  work: (service: ServerProcess) => Promise<Result>,
): Promise<Result> {
  const service = await serverProcess({
    folder: join(import.meta.dirname, '..'),
    name: 'ops',
    env: { DATA_DIR: dataDir, DATABASE_URL: url, OPS_PORT: '0', OPS_TOKEN: FIRST_TOKEN, GATE: 'local' },
  })
  try {
    return await work(service)
  } finally {
    await service.stop()
  }
}

/** What edges, operators and visitors see of it. */
async function stateOf(service: ServerProcess) {
  const discovery = await fetch(`${service.origin}/discovery?environment=production`)
  const file = await fetch(`${service.origin}/r/mine/${VERSION}/mf-manifest.json`)
  return {
    document: await discovery.text(),
    signature: discovery.headers.get('discovery-signature'),
    file: [file.status, await file.text()],
    audit: await call(service, '/api/audit?limit=50'),
  }
}

async function publish(service: ServerProcess): Promise<void> {
  const address = `${service.origin}/api/builds/mine/${VERSION}`
  for (const [file, content] of aBuild({ name: 'mine', version: VERSION })) {
    const answer = await fetch(`${address}/files/${file}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${FIRST_TOKEN}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(content),
    })
    expect(answer.status).toBe(200)
  }
  await call(service, `/api/builds/mine/${VERSION}/publish`, {})
}

async function call(service: ServerProcess, path: string, payload?: object): Promise<unknown> {
  const answer = await fetch(`${service.origin}${path}`, {
    method: payload === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${FIRST_TOKEN}`,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

async function aDatabaseOf(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return new URL(`/${name}`, server).href
}
