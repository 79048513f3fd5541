/** Flags of remotes: named by builds, switched here, signed into discovery. */
import type { AddressInfo } from 'node:net'
import { DISCOVERY_SIGNATURE_HEADER, signatureHead } from '@lantern/contract/discovery-signature'
import { discoverySchema } from '@lantern/contract/federation'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import { InMemoryProvider, OpenFeature } from '@openfeature/server-sdk'
import * as v from 'valibot'
// @ts-expect-error: plain JavaScript, typed in its comments
import { syncFlags as plainSync } from '../deploy/hooks/openfeature.mjs'
import { createServiceClient } from '../src/cli/frame/service-client.ts'
import { flag as flagVerb } from '../src/cli/live/flag.ts'
import { aBuild } from '../src/gate/build.fixture.ts'
import { openBrowser } from './browser.fixture.ts'
import { FIRST_TOKEN, HOST, openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

const syncFlags = plainSync as (options: object) => Promise<string[]>

const title = { zh: '积分', en: 'Points' }
const aPage = (path: string) => ({ path, frame: 'page' as const, protected: true, title })
/** A build with a page and a card behind the flag `points`. */
function exposing(build: RemoteBuild): void {
  build.slots = ['home.more']
  build.slotAudiences = { 'home.more': { flag: 'points' } }
  build.pages = [aPage('/mine'), { ...aPage('/mine/points'), audience: { flag: 'points' } }]
  build.contractVersion = '1.1.0'
}

let service: TestReleaseService
beforeAll(async () => {
  service = await openReleaseService()
  await put('1.0.0', () => {})
  await put('1.0.1', exposing)
  await service.app.listen({ port: 0, host: '127.0.0.1' })
}, 180_000)
afterAll(() => service.close())
afterEach(() => turn(false))

async function put(version: string, change: (build: RemoteBuild) => void) {
  for (const [file, payload] of aBuild({ version }, change)) {
    const headers = { host: HOST, authorization: `Bearer ${FIRST_TOKEN}`, 'content-type': 'application/octet-stream' }
    await service.app.inject({ method: 'PUT', url: `/api/builds/mine/${version}/files/${file}`, headers, payload })
  }
  return service.call('POST', `/api/builds/mine/${version}/publish`, {})
}
const turn = (on: boolean, order: object = {}, flag = 'points', token?: string) =>
  service.call('POST', `/api/remotes/mine/flags/${flag}`, { on, reason: 'a first look', ...order }, token)

async function told(environment = 'production') {
  const answer = await service.app.inject({ url: `/discovery?environment=${environment}`, headers: { host: HOST } })
  const document = v.parse(discoverySchema, answer.json())
  return {
    revision: signatureHead(String(answer.headers[DISCOVERY_SIGNATURE_HEADER]))?.revision ?? 0,
    flags: (document.microFrontends.mine ?? []).map(({ metadata, extras }) => [metadata.version, extras.flags]),
  }
}
async function log() {
  const { lines } = (await service.call('GET', '/api/audit?limit=50')).json().data
  return (lines as { action: string }[]).filter(({ action }) => action.startsWith('flag'))
}

it('[OPS-FLAG-9] the OpenFeature example switches what the flag service of the site decides, and leaves what it does not know', async () => {
  const { port } = service.app.server.address() as AddressInfo
  const variants = { on: true, off: false }
  const provider = new InMemoryProvider({ 'mine.points': { variants, defaultVariant: 'on', disabled: false } })
  await OpenFeature.setProviderAndWait(provider)
  const options = { client: OpenFeature.getClient(), origin: `http://127.0.0.1:${port}`, token: FIRST_TOKEN }
  expect(await syncFlags(options)).toEqual(['mine.points'])
  expect((await told()).flags[0]).toEqual(['1.0.1', ['points']])
  expect(await syncFlags(options)).toEqual([])
  provider.putConfiguration({})
  expect(await syncFlags(options)).toEqual([])
  provider.putConfiguration({ 'mine.points': { variants, defaultVariant: 'off', disabled: false } })
  expect(await syncFlags(options)).toEqual(['mine.points'])
  expect((await told()).flags[0]).toEqual(['1.0.1', undefined])
  expect(await log()).toContainEqual(expect.objectContaining({ detail: 'points: decided by OpenFeature (in-memory)' }))
  await OpenFeature.close()
})

describe('a flag', () => {
  it('[OPS-FLAG-1] is off until it is switched on, and then signed into discovery for the versions that use it', async () => {
    const before = await told()
    expect(before.flags).toEqual([
      ['1.0.1', undefined],
      ['1.0.0', undefined],
    ])
    const answer = (await turn(true)).json().data
    expect(answer).toMatchObject({ kind: 'switched', revision: before.revision + 1, flag: { isOn: true } })
    expect(await told()).toEqual({
      revision: before.revision + 1,
      flags: [
        ['1.0.1', ['points']],
        ['1.0.0', undefined],
      ],
    })
    expect((await turn(true)).json().data.kind).toBe('same')
    expect((await told()).revision).toBe(before.revision + 1)
    await turn(false)
    expect((await told()).flags[0]).toEqual(['1.0.1', undefined])
  })

  it('[OPS-FLAG-1] is switched in one environment', async () => {
    await service.call('POST', '/api/builds/mine/1.0.1/publish', { environment: 'staging', reason: 'try it' })
    await turn(true, { environment: 'staging' })
    expect([(await told('staging')).flags[0], (await told()).flags[0]]).toEqual([
      ['1.0.1', ['points']],
      ['1.0.1', undefined],
    ])
    await turn(false, { environment: 'staging' })
  })

  it('[OPS-FLAG-2] takes the right and a reason, and is logged', async () => {
    const { token } = (
      await service.call('POST', '/api/tokens', { name: 'games-only', role: 'deployer', remote: 'games' })
    ).json().data
    expect((await turn(true, {}, 'points', token)).statusCode).toBe(403)
    expect((await turn(true, { reason: 'x' })).statusCode).toBe(400)
    await turn(true)
    expect((await log())[0]).toMatchObject({
      action: 'flag-on',
      name: 'mine',
      outcome: 'done',
      detail: 'points: a first look',
    })
    await expect(service.db.deleteFrom('flag_lines').execute()).rejects.toThrow('never changed')
  })

  it('[OPS-FLAG-2] is refused when no live version names it, with the known ones', async () => {
    const unknown = await turn(true, {}, 'point')
    expect([unknown.statusCode, unknown.json().message]).toEqual([422, 'No live version of mine names the flag point.'])
    expect(unknown.json().data.refusals[0].fix).toBe('Its flags are points.')
    expect((await log())[0]).toMatchObject({ action: 'flag-on', outcome: 'refused' })
    const foreign = await service.call('POST', '/api/remotes/nobody/flags/points', { on: true, reason: 'try it' })
    expect(foreign.json().message).toBe('No remote named nobody is live in production.')
  })
})

describe('the command line', () => {
  it('[OPS-FLAG-2] [OPS-CLI-2] lists flags, shows the consequences and switches', async () => {
    const client = createServiceClient({
      port: (service.app.server.address() as AddressInfo).port,
      dataDir: service.dataDir,
      token: FIRST_TOKEN,
    })
    const said: string[] = []
    const confirmed: string[] = []
    const run = (words: string[], options: object = {}) =>
      flagVerb.run({
        words,
        options: { json: false, yes: false, ...options },
        service: client,
        settings: { OPS_PORT: 3200, EDGE_PORT: 0, GATE_BROWSER: '', GATE_HOST_DIR: '' },
        say: (line) => void said.push(line),
        progress: () => undefined,
        confirm: async (sentences) => void confirmed.push(...sentences),
      })
    await run(['list'])
    await run(['on', 'mine', 'points'], { reason: 'a first look' })
    await run(['list'])
    expect(said).toEqual([
      expect.stringMatching(/^off {2}mine points {2}\/mine\/points home\.more {2}/),
      expect.stringMatching(/^Done, revision \d+\. The flag points of mine is on\.$/),
      'on   mine points  /mine/points home.more  ops-token: a first look',
    ])
    expect(confirmed).toEqual([expect.stringContaining('mine shows /mine/points, home.more at once')])
    await expect(run(['on', 'mine', 'points'])).rejects.toThrow('needs --reason')
    await expect(run(['on', 'mine'], { reason: 'why not' })).rejects.toThrow('needs a REMOTE and a FLAG')
    await expect(run(['toggle'])).rejects.toThrow('one of list, on, off')
  })
})

describe('the console', () => {
  it('[OPS-FLAG-4] lists flags with what they show, and switches one after its consequences', async () => {
    const browser = await openBrowser(service)
    const page = (await browser.get('/flags')).body
    expect(page).toContain('/mine/points')
    expect(page).toContain('href="/remotes/mine/flags/points/on"')
    expect((await browser.get('/remotes/mine/flags/points/on')).body).toContain(
      'mine shows /mine/points, home.more at once',
    )
    expect((await browser.send('/remotes/mine/flags/points/on', { reason: '' })).statusCode).toBe(400)
    const done = await browser.sendAndFollow('/remotes/mine/flags/points/on', { reason: 'a first look' })
    expect(done.body).toContain('The flag points of mine is on.')
    expect((await told()).flags[0]).toEqual(['1.0.1', ['points']])
    expect((await browser.get('/remotes/mine/flags/nothing/on')).statusCode).toBe(404)
  })
})

describe('the gate', () => {
  it('[OPS-FLAG-3] refuses an audience of a slot that the build does not fill', async () => {
    const refused = await put('1.0.2', (build) => {
      build.slotAudiences = { 'home.dock': 'members' }
    })
    expect(refused.json().message).toContain('It names who sees the slot home.dock and does not fill it.')
  })

  it('[OPS-FLAG-3] refuses an open page that the specification protects, whatever its audience', async () => {
    const refused = await put('1.0.3', (build) => {
      build.pages = [{ ...aPage('/mine/points'), protected: false, audience: 'members' }]
    })
    expect(refused.json().message).toContain('/mine/points is listed as open to visitors')
  })
})
