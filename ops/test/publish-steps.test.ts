import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openArtifactStore } from '../src/artifacts/artifact-store.ts'
import { publishFolder } from '../src/cli/builds/publish.ts'
import { createServiceClient } from '../src/cli/frame/service-client.ts'
import { aBuild } from '../src/gate/build.fixture.ts'
import { FIRST_TOKEN, openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'lantern-steps-'))
let service: TestReleaseService
let port: number

beforeAll(async () => {
  const runHost = () => Promise.reject(new Error('no browser is asked for here'))
  service = await openReleaseService({ gate: { mode: 'local', browser: null, runHost } })
  await service.app.listen({ host: '127.0.0.1', port: 0 })
  port = (service.app.server.address() as { port: number }).port
}, 60_000)
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

/** As `pnpm ops publish` does it. */
async function publish(version: string, options: object = {}, spoil = (_dist: string) => {}) {
  const dist = join(folder, version)
  mkdirSync(dist)
  for (const [file, content] of aBuild({ version })) writeFileSync(join(dist, file), content)
  spoil(dist)
  const said: string[] = []
  const steps: string[] = []
  const client = createServiceClient({ port, dataDir: folder, token: FIRST_TOKEN })
  const end = publishFolder(
    client,
    dist,
    (line) => said.push(line),
    options,
    (step) => steps.push(step),
  )
  return {
    error: await end.then(
      () => '',
      (error: Error) => error.message,
    ),
    said,
    steps,
  }
}
const auditOf = async (action: string) =>
  (await service.call('GET', `/api/audit?action=${action}`)).json().data.lines as { detail: string; outcome: string }[]

describe('a publish', () => {
  it('[OPS-GATE-9] prints each step, then skipped checks, then the result', async () => {
    const { said, steps } = await publish('1.0.0')
    expect(steps.map((step) => step.replace('mine 1.0.0: ', ''))).toEqual([
      // Before the gate, which names lines of the sources.
      'mine: the build has no source maps; stacks of reports will name files only',
      'checking 6 files against the contract of this release service',
      'compressing',
      'No edge has reported its shell. The files were not fetched back.',
      'Not loaded in a browser, and no page was rendered: the release service has no browser.',
    ])
    expect(said.at(-1)).toMatch(/^mine 1\.0\.0 is live/)
  })

  it('[OPS-GATE-7] records skipped checks in the audit log', async () => {
    const lines = await auditOf('gate')
    expect(lines[0]).toMatchObject({ outcome: 'noted' })
    expect(lines[0]?.detail).toContain(
      'Not loaded in a browser, and no page was rendered: the release service has no browser.',
    )
  })

  it('[OPS-GATE-9] reports steps and all refusals when refused', async () => {
    const { error, steps } = await publish('1.0.1', {}, (dist) => writeFileSync(join(dist, 'extra.js'), 'alert(1)'))
    expect(steps.slice(1)).toEqual(['mine 1.0.1: checking 7 files against the contract of this release service'])
    expect(error).toMatch(/^Refused:\n {2}extra\.js is in the build but not in integrity\.json.*\[extra-file\]$/s)
  })

  it('[OPS-GATE-7] skips the browser on an admin’s waiver only', async () => {
    const made = await service.call('POST', '/api/tokens', {
      name: 'team',
      role: 'deployer',
      reason: 'a team of its own',
    })
    const { token } = made.json().data as { token: string }
    const options = { withoutBrowser: 'the browser is being fixed' }
    const refused = await service.publish({ version: '1.0.2' }, token, options)
    expect([refused.statusCode, refused.json().status_code]).toEqual([403, 10004])
    const { steps } = await publish('1.0.3', options)
    expect(steps.join('\n')).toContain('waived by an admin: the browser is being fixed.')
  })
})

describe('trials', () => {
  it('[OPS-GATE-6] left by a killed release service are removed by the next publish, current ones are not', async () => {
    const store = openArtifactStore(folder)
    const artifacts = join(folder, 'artifacts/mine')
    const [old, young] = [
      '1.0.0-a.trial-00000000-0000-4000-8000-000000000000',
      '1.0.0-a.trial-11111111-1111-4111-8111-111111111111',
    ]
    for (const one of [old, young, '1.0.0-a']) mkdirSync(join(artifacts, one), { recursive: true })
    const longAgo = new Date(Date.now() - 7_200_000)
    for (const one of [old, '1.0.0-a']) utimesSync(join(artifacts, one), longAgo, longAgo)
    const parcel = await store.prepare('mine', '1.0.1', aBuild())
    expect(readdirSync(artifacts).sort()).toEqual(['1.0.0-a', young, parcel.trial].sort())
    await parcel.drop()
  })
})
