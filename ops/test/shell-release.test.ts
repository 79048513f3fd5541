/** The shell as a release: published, tried against the live remotes, rolled out, signed for edges. */
import { verify } from 'node:crypto'
import type { RemoteBuild, ShellBuild } from '@lantern/contract/federation'
import {
  shellReleasesSchema,
  shellReleasesSigningText,
  signedShellReleasesSchema,
} from '@lantern/contract/shell-releases'
import { readPublicKey } from '@lantern/service'
import * as v from 'valibot'
import { listRemotes } from '../src/cli/builds/list.ts'
import { aBuild } from '../src/gate/build.fixture.ts'
import { aShell } from '../src/gate/shell/shell-build.fixture.ts'
import { openSigningKeys } from '../src/keys/signing-keys.ts'
import { FIRST_TOKEN, HOST, openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

let ops: TestReleaseService
let nowMs: number

beforeEach(async () => {
  nowMs = Date.now()
  ops = await openReleaseService({ nowMs: () => nowMs })
}, 60_000)
afterEach(() => ops.close())

async function send(
  { name, version }: { name: string; version: string },
  files: Map<string, Buffer>,
  options: object = {},
  token = FIRST_TOKEN,
) {
  const address = `/api/builds/${name}/${version}`
  for (const [file, payload] of files) {
    const headers = { host: HOST, authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }
    const answer = await ops.app.inject({ method: 'PUT', url: `${address}/files/${file}`, headers, payload })
    if (answer.statusCode !== 200) return answer
  }
  return ops.call('POST', `${address}/publish`, options, token)
}
const publishShell = (
  version: string,
  change: (build: ShellBuild) => unknown = () => {},
  options = {},
  token?: string,
) => send({ name: 'shell', version }, aShell(version, change), options, token)
const publishGames = (version: string, change: (build: RemoteBuild) => unknown = () => {}) =>
  send({ name: 'games', version }, aBuild({ name: 'games', version, routePrefixes: ['/game'] }, change))
const step = (kind: string, name: string, payload: object = {}, token?: string) =>
  ops.call('POST', `/api/remotes/${name}/${kind}`, { reason: 'as a test', ...payload }, token)

async function releases(environment = 'production') {
  const answer = await ops.app.inject({ url: `/shell-releases?environment=${environment}`, headers: { host: HOST } })
  const signed = v.parse(signedShellReleasesSchema, answer.json())
  const document = v.parse(shellReleasesSchema, JSON.parse(signed.document))
  return { signed, document, shares: document.releases.map((one) => `${one.version} ${one.traffic}`) }
}
const wantsUse = (build: RemoteBuild) => Object.assign(build, { imports: { react: ['use', '*'] } })
const withoutUse = (build: ShellBuild) => Object.assign(build.provides, { exports: { react: ['useState'] } })

describe('a shell', () => {
  it('[OPS-SHELL-1] [OPS-SHELL-6] is published, released by canary, promoted and rolled back; each document is signed for its environment', async () => {
    expect((await releases()).shares).toEqual([])
    expect((await publishShell('0.1.0-aaaa')).json().data).toMatchObject({ kind: 'published', live: '0.1.0-aaaa' })
    expect((await publishShell('0.2.0-bbbb', undefined, { canary: 5 })).json().data).toMatchObject({
      kind: 'published',
    })
    const { signed, document, shares } = await releases()
    expect(shares).toEqual(['0.2.0-bbbb 5', '0.1.0-aaaa 95'])
    expect(document.salt).not.toBe('')
    expect(Object.keys(document.releases[0]?.files ?? {}).sort()).toEqual([...aShell('0.2.0-bbbb').keys()].sort())
    const { publicKey } = openSigningKeys(ops.dataDir)
    const isSigned = (environment: string) =>
      verify(
        null,
        Buffer.from(shellReleasesSigningText(signed.revision, signed.document, environment)),
        readPublicKey(publicKey),
        Buffer.from(signed.signature, 'base64'),
      )
    expect([isSigned('production'), isSigned('staging')]).toEqual([true, false])

    await step('promote', 'shell')
    expect((await releases()).shares).toEqual(['0.2.0-bbbb 100', '0.1.0-aaaa 0'])
    await step('rollback', 'shell')
    expect((await releases()).shares).toEqual(['0.1.0-aaaa 100'])
    expect((await releases('staging')).shares).toEqual([])
    await publishShell('0.2.0-bbbb', undefined, { environment: 'staging' })
    expect((await releases('staging')).shares).toEqual(['0.2.0-bbbb 100'])
    // Discovery lists remotes only.
    const discovery = await ops.app.inject({ url: '/discovery', headers: { host: HOST } })
    expect(discovery.json().microFrontends).toEqual({})
  })

  it('[OPS-SHELL-7] is told by `list`, and switched off it leaves edges to the shell of their own folder', async () => {
    await publishShell('0.1.0-aaaa')
    const { shell, remotes } = (await ops.call('GET', '/api/remotes')).json().data
    expect([shell.name, shell.live, remotes]).toEqual(['shell', '0.1.0-aaaa', []])
    const killed = (await step('kill', 'shell')).json().data
    expect(killed.sentences).toEqual([
      'shell in production: edges serve the shell of their own folder again; open pages keep their files.',
    ])
    expect((await releases()).document).toEqual({ salt: '', releases: [] })
    const lines: string[] = []
    const get = async <Answer>(url: string) => (await ops.call('GET', url)).json().data as Answer
    await listRemotes({ get }, (line) => lines.push(line))
    expect(lines).toEqual(
      expect.arrayContaining(['shell', '  switched off: edges serve the shell of their own folder']),
    )
  })

  it('[OPS-SHELL-2] is refused when a live remote imports an export that it lacks; the sentence names both, and nothing changes', async () => {
    await publishShell('0.1.0-aaaa')
    await publishGames('1.0.0-aaaa', wantsUse)
    const refused = await publishShell('0.2.0-bbbb', withoutUse)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().data.refusals).toMatchObject([
      {
        rule: 'export',
        what: 'games 1.0.0-aaaa imports use from react; shell 0.2.0-bbbb does not export it.',
      },
    ])
    expect((await releases()).shares).toEqual(['0.1.0-aaaa 100'])
    const { rows } = await ops.db
      .selectFrom('audit_log')
      .selectAll()
      .where('outcome', '=', 'refused')
      .execute()
      .then((rows) => ({ rows }))
    expect(rows.map(({ action, name, version }) => [action, name, version])).toEqual([
      ['publish', 'shell', '0.2.0-bbbb'],
    ])
  })

  it('[OPS-SHELL-2] must fit the versions that devices fall back to as well, until they are switched off', async () => {
    await publishGames('1.0.0-aaaa', wantsUse)
    await publishGames('1.1.0-bbbb')
    expect((await publishShell('0.2.0-bbbb', withoutUse)).json().data.refusals).toMatchObject([{ rule: 'export' }])
    await step('kill', 'games', { version: '1.0.0-aaaa' })
    expect((await publishShell('0.2.0-bbbb', withoutUse)).statusCode).toBe(200)
  })

  it.each<[string, (build: ShellBuild) => unknown, (build: RemoteBuild) => unknown, string]>([
    [
      'slot',
      ({ provides }) => Object.assign(provides, { slots: [] }),
      ({ slots }) => slots.push('home.dock'),
      'games 1.0.0-aaaa fills the slot home.dock; shell 0.2.0-bbbb does not have it.',
    ],
    [
      'share',
      ({ provides }) => Object.assign(provides, { shared: {} }),
      () => {},
      'games 1.0.0-aaaa takes react from the page; shell 0.2.0-bbbb does not share it.',
    ],
    [
      'share',
      ({ provides }) => Object.assign(provides, { shared: { react: '20.0.0' } }),
      () => {},
      'games 1.0.0-aaaa needs react ^19.0.0; shell 0.2.0-bbbb has 20.0.0.',
    ],
    [
      'contract',
      ({ provides }) => Object.assign(provides, { contractVersion: '2.0.0', oldestContract: '2.0.0' }),
      () => {},
      'games 1.0.0-aaaa was built against contract 1.0.0; shell 0.2.0-bbbb serves 2.0.0 to 2.0.0.',
    ],
  ])('[OPS-SHELL-2] is refused without the %s that a live remote needs', async (rule, change, need, what) => {
    await publishGames('1.0.0-aaaa', need)
    expect((await publishShell('0.2.0-bbbb', change)).json().data.refusals).toMatchObject([{ rule, what }])
  })

  it('[OPS-SHELL-3] no step puts a shell and a remote live that do not run together, whichever of them it moves', async () => {
    await publishShell('0.1.0-aaaa', withoutUse)
    await publishShell('0.2.0-bbbb')
    await publishGames('1.0.0-aaaa', wantsUse)
    const back = await step('rollback', 'shell')
    expect(back.statusCode).toBe(422)
    expect(back.json().data.refusals[0].what).toContain('games 1.0.0-aaaa imports use from react; shell 0.1.0-aaaa')
    expect((await step('plan', 'shell', { kind: 'rollback' })).statusCode).toBe(422)
    // The other way round: the shell went back first, and the old build of the remote is named.
    await publishGames('1.1.0-bbbb')
    await step('kill', 'games', { version: '1.0.0-aaaa' })
    expect((await step('rollback', 'shell')).statusCode).toBe(200)
    await step('revive', 'games', { version: '1.0.0-aaaa' })
    const promoted = await step('promote', 'games', { version: '1.0.0-aaaa' })
    expect(promoted.json().data.refusals[0].what).toContain('games 1.0.0-aaaa imports use from react; shell 0.1.0-aaaa')
  })

  it('[OPS-SHELL-4] is refused when a published file of it comes with other bytes', async () => {
    await publishShell('0.1.0-aaaa')
    const files = aShell('0.2.0-bbbb')
    const [worker = ''] = [...files.keys()].filter((file) => file.startsWith('page.'))
    const description = JSON.parse(String(files.get('shell.json')))
    files.set(worker, Buffer.from('other bytes'))
    const { integrityOf } = await import('../src/gate/candidate/hash.rules.ts')
    description.files[worker] = integrityOf(Buffer.from('other bytes'))
    files.set('shell.json', Buffer.from(JSON.stringify(description)))
    const answer = await send({ name: 'shell', version: '0.2.0-bbbb' }, files)
    expect(answer.json().data.refusals).toMatchObject([
      { rule: 'immutable', what: `${worker} of the shell is published already with other bytes.` },
    ])
  })

  it('[OPS-SHELL-1] is the only build with that name: a remote named so is refused', async () => {
    const answer = await send(
      { name: 'shell', version: '1.0.0-aaaa' },
      aBuild({ name: 'shell', version: '1.0.0-aaaa' }),
    )
    expect(answer.json().data.refusals[0]).toMatchObject({ rule: 'missing-file' })
  })

  it('[OPS-SHELL-5] takes a token of its own: one for all remotes may not change it', async () => {
    const made = async (name: string, remote: string | null) =>
      (await ops.call('POST', '/api/tokens', { name, role: 'deployer', remote, reason: 'a test' })).json().data
        .token as string
    const wide = await made('ci', null)
    const own = await made('shell-ci', 'shell')
    const refused = await publishShell('0.1.0-aaaa', undefined, {}, wide)
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'ci may not change the shell. Ask an admin for a token made for it: token create NAME --role deployer --remote shell.',
    ])
    expect((await publishShell('0.1.0-aaaa', undefined, {}, own)).statusCode).toBe(200)
    expect((await step('rollback', 'shell', {}, wide)).statusCode).toBe(403)
    expect((await step('kill', 'games', {}, own)).statusCode).toBe(403)
  })

  it('[OPS-SHELL-9] over its error budget as a canary is rolled back by itself', async () => {
    await publishShell('0.1.0-aaaa')
    await publishShell('0.2.0-bbbb', undefined, { canary: 10 })
    const row = { remote: 'shell', version: '0.2.0-bbbb', loaded: 0, failed: 9, failedNetworks: 9, fellBack: 0 }
    expect((await ops.call('POST', '/api/health', { environment: 'production', rows: [row] })).statusCode).toBe(200)
    expect((await releases()).shares).toEqual(['0.1.0-aaaa 100'])
    const { history } = (await ops.call('GET', '/api/remotes')).json().data.shell
    expect(history[0]).toMatchObject({ kind: 'rollback', actor: 'error-budget' })
  })

  it('[OPS-SHELL-9] stays when a remote needs it, and the audit log says so once', async () => {
    await publishShell('0.1.0-aaaa', withoutUse)
    await publishShell('0.2.0-bbbb')
    await publishGames('1.0.0-aaaa', wantsUse)
    const row = { remote: 'shell', version: '0.2.0-bbbb', loaded: 0, failed: 9, failedNetworks: 9, fellBack: 0 }
    // Counts come in steps of ten seconds, and only those after the release are judged.
    nowMs += 30_000
    for (let report = 0; report < 3; report += 1)
      await ops.call('POST', '/api/health', { environment: 'production', rows: [row] })
    expect((await releases()).shares).toEqual(['0.2.0-bbbb 100', '0.1.0-aaaa 0'])
    const refused = ops.db.selectFrom('audit_log').select('detail').where('actor', '=', 'error-budget')
    expect(await refused.execute()).toEqual([
      { detail: expect.stringContaining('games 1.0.0-aaaa imports use from react') },
    ])
  })

  it('[OPS-SHELL-1] is compared with another by files, shares and slots', async () => {
    await publishShell('0.1.0-aaaa')
    await publishShell('0.2.0-bbbb', ({ provides }) => Object.assign(provides.shared, { jotai: '3.0.1' }))
    const diff = (await ops.call('GET', '/api/remotes/shell/diff/0.1.0-aaaa/0.2.0-bbbb')).json().data
    expect(diff.shared).toEqual([{ name: 'jotai', from: null, to: '3.0.1' }])
  })
})
