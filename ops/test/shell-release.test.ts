/** The shell as a release: published, tried against the live remotes, rolled out, signed for edges. */
import { createHash, verify } from 'node:crypto'
import type { ShellBuild } from '@lantern/contract/federation'
import { type OverrideLink, overrideSigningText, readOverrideLink } from '@lantern/contract/override'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import {
  shellReleasesSchema,
  shellReleasesSigningText,
  signedShellReleasesSchema,
} from '@lantern/contract/shell-releases'
import { readPublicKey } from '@lantern/service'
import * as v from 'valibot'
import { listRemotes } from '../src/cli/builds/list.ts'
import { aBuild } from '../src/gate/build.fixture.ts'
import type { HostOrder, HostReport } from '../src/gate/host/host-order.ts'
import { HostError } from '../src/gate/host/independent-host.ts'
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

  it('[OPS-SHELL-7] is shown by `list`, and once switched off leaves edges to the shell of their own folder', async () => {
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

/** A release service whose browser says what the test wants. */
async function withBrowser(answer: (order: Omit<HostOrder, 'hostDir'>) => HostReport | Error): Promise<void> {
  await ops.close()
  const runHost = async (order: Omit<HostOrder, 'hostDir'>): Promise<HostReport> => {
    if (order.remotes.length > 0) return { exposedModules: [], refused: [], renders: [] }
    const report = answer(order)
    if (report instanceof Error) throw report
    return report
  }
  ops = await openReleaseService({ gate: { mode: 'local', browser: '/a/browser', runHost } })
  const { provides } = JSON.parse(String(aShell('0.1.0-live').get('shell.json')))
  // Nothing listens there: files are not fetched back.
  const origin = 'http://127.0.0.1:9'
  await ops.call('POST', '/api/shells', { edge: 'e', origin, pages: origin, shell: '0.1.0-live', provides })
}

describe('the pages of remotes inside a shell', () => {
  const fault = {
    shell: '0.2.0-bbbb',
    page: '/game/sport',
    slot: '',
    locale: 'en',
    isMember: true,
    fault: 'render: TypeError: open is not a function',
    stack: ['/assets/main.0123abcd.js:1:2'],
  }

  it('[OPS-SHELL-10] are rendered before its release, at an edge that gets a signed link; a page that fails is named with its remote', async () => {
    const orders: Omit<HostOrder, 'hostDir'>[] = []
    await withBrowser((order) => {
      orders.push(order)
      return {
        exposedModules: [],
        refused: [],
        renders: [{ remote: 'games', shown: 4, faults: [fault], unopened: [] }],
      }
    })
    await publishGames('1.0.0-aaaa')
    const refused = await publishShell('0.2.0-bbbb')
    expect([refused.statusCode, refused.json().data.refusals]).toEqual([
      422,
      [
        {
          rule: 'render',
          what: 'The page /game/sport of games 1.0.0-aaaa fails in English signed in, in shell 0.2.0-bbbb: render: TypeError: open is not a function, at /assets/main.0123abcd.js:1:2.',
          fix: expect.stringContaining('publish the shell again'),
        },
      ],
    ])
    expect((await releases()).shares).toEqual([])
    const [render] = orders[0]?.renders ?? []
    expect(render).toMatchObject({ base: '/r/games/1.0.0-aaaa/', shells: [{ shell: '0.2.0-bbbb' }] })
    const { base = '', links = [] } = render?.candidate ?? {}
    expect(base).toMatch(/^\/r\/shell\/0\.2\.0-bbbb\.trial-[0-9a-f-]{36}\/$/)
    const { link, signature } = readOverrideLink(links[0] ?? '') ?? {}
    expect(link).toMatchObject({ environment: 'production', remote: 'shell', version: base.split('/')[3] })
    const key = readPublicKey(openSigningKeys(ops.dataDir).publicKey)
    const text = Buffer.from(overrideSigningText(link as OverrideLink))
    expect(verify(null, text, key, Buffer.from(signature ?? '', 'base64url'))).toBe(true)
  })

  it('[OPS-SHELL-10] that render let it pass; a check that cannot run is noted, and an admin may waive it', async () => {
    let answer: HostReport | Error = { exposedModules: [], refused: [], renders: [] }
    await withBrowser(() => answer)
    await publishGames('1.0.0-aaaa')
    expect((await publishShell('0.2.0-bbbb')).json().data).toMatchObject({ kind: 'published' })
    answer = new HostError('it hangs')
    expect((await publishShell('0.3.0-cccc')).json().data.notes).toContain(
      'No page of a remote was rendered in this shell: it hangs',
    )
    const unopened = [{ shell: '0.4.0-dddd', why: 'the edge is old' }]
    answer = { exposedModules: [], refused: [], renders: [{ remote: 'games', shown: 0, faults: [], unopened }] }
    expect((await publishShell('0.4.0-dddd')).json().data.notes).toContain(
      'No page of a remote was rendered in this shell: the edge is old.',
    )
    const waived = await publishShell('0.5.0-eeee', undefined, { withoutBrowser: 'as a test' })
    expect(waived.json().data.notes.at(-1)).toBe(
      'No page of a remote was rendered in this shell, waived by an admin: as a test.',
    )
  })
})

describe('a trial link of the shell', () => {
  const link = (version: string, token?: string) =>
    ops.call('POST', '/api/remotes/shell/override', { version, forMs: 60_000, reason: 'as a test' }, token)

  it('[OPS-SHELL-11] is made for a version that edges hold, and named in the releases when it is revoked', async () => {
    await publishShell('0.1.0-aaaa')
    await publishShell('0.2.0-bbbb', undefined, { canary: 0 })
    const made = await link('0.2.0-bbbb')
    const description = aShell('0.2.0-bbbb').get('shell.json') ?? ''
    expect(readOverrideLink(made.json().data.text)?.link).toMatchObject({
      remote: 'shell',
      version: '0.2.0-bbbb',
      seal: createHash('sha256').update(description).digest('base64url'),
    })
    const { nonce } = made.json().data
    expect((await releases()).document.takenBack).toBeUndefined()
    await ops.call('POST', `/api/remotes/shell/override/${nonce}/revoke`, { reason: 'as a test' })
    expect((await releases()).document.takenBack).toEqual([nonce])

    await step('rollback', 'shell')
    const refused = await link('0.2.0-bbbb')
    expect([refused.statusCode, refused.json().data.refusals[0].what]).toEqual([
      422,
      'Edges of production do not hold the shell 0.2.0-bbbb.',
    ])
  })

  it('[OPS-SHELL-11] takes the right to the shell', async () => {
    await publishShell('0.1.0-aaaa')
    const body = { name: 'ci', role: 'deployer', remote: null, reason: 'a test' }
    const { token } = (await ops.call('POST', '/api/tokens', body)).json().data
    expect((await link('0.1.0-aaaa', token)).statusCode).toBe(403)
  })
})
