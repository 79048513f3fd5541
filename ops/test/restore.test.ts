/** The commands of docs/runbooks/backup-and-restore.md, as they stand there, on a release service that is lost in between. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageCommands, runPageCommands } from '@lantern/build/runbook/page-commands.mjs'
import { startPostgres } from '@lantern/build/services/postgres.mjs'
import pg from 'pg'
import { callApi, publish, releaseProcess } from './release-process.fixture.ts'

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
  const before = await whileItRuns(lost, first, async (origin) => {
    await publish(origin, VERSION)
    await callApi(origin, '/api/remotes/mine/maintenance', {
      from: Date.now() + 60_000,
      to: Date.now() + 3_600_000,
      reason: 'drill',
    })
    return stateOf(origin)
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
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const service = await releaseProcess({ DATA_DIR: dataDir, DATABASE_URL: url })
  try {
    return await work(service.origin)
  } finally {
    await service.stop()
  }
}

/** What edges, operators and visitors see of it. */
async function stateOf(origin: string) {
  const discovery = await fetch(`${origin}/discovery?environment=production`)
  const file = await fetch(`${origin}/r/mine/${VERSION}/mf-manifest.json`)
  return {
    document: await discovery.text(),
    signature: discovery.headers.get('discovery-signature'),
    file: [file.status, await file.text()],
    audit: await callApi(origin, '/api/audit?limit=50'),
  }
}

async function aDatabaseOf(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return new URL(`/${name}`, server).href
}
