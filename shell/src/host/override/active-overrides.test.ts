import { STORAGE_KEY } from '@lantern/contract'
import { LOCAL_OVERRIDE_MS } from '@lantern/contract/override'
import { correctClock, flushReports } from '@lantern/platform'
import { aBoot, aDocument, aKillOf, aLink, aSigned, aSigner, NOON } from '../discovery/override.fixture.ts'
import { activeOverrides, endOverride } from './active-overrides.ts'

const HERE = 'http://localhost:3011/mf-manifest.json'
let signer: Awaited<ReturnType<typeof aSigner>>
const reported: string[] = []

beforeAll(async () => {
  signer = await aSigner()
})
beforeEach(() => {
  jest.useFakeTimers({ now: NOON, doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  correctClock(NOON)
  reported.length = 0
  navigator.sendBeacon = (_url, body) => {
    reported.push(String(body))
    return true
  }
})
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

const boot = (origins: string[] = []) => aBoot({ discoveryKey: signer.publicKey, overrideOrigins: origins })
const names = async (text: string | null = null, origins: string[] = []) =>
  (await activeOverrides(boot(origins), text)).map(({ kind, remote }) => `${kind} ${remote}`)
const devtools = (overrides: Record<string, string>) =>
  localStorage.setItem(STORAGE_KEY.devtools, JSON.stringify({ overrides }))

describe('signed links', () => {
  it('[SHELL-OVR-1] stay active until they expire, across page loads', async () => {
    expect(await names(await signer.sign(aLink()))).toEqual(['signed games'])
    expect(await names()).toEqual(['signed games'])
    correctClock(NOON + 3_600_000)
    expect(await names()).toEqual([])
    expect(localStorage.getItem(STORAGE_KEY.overrides)).toBeNull()
  })

  it('[SHELL-OVR-1] are replaced by a newer one of the same remote, and can be ended by the member', async () => {
    await names(await signer.sign(aLink()))
    const [newer] = await activeOverrides(boot(), await signer.sign(aLink({ version: '2.0.0', nonce: 'n2' })))
    expect(newer).toMatchObject({ link: { version: '2.0.0' } })
    await names(await signer.sign(aLink({ remote: 'mine' })))
    endOverride('games')
    expect(await names()).toEqual(['signed mine'])
  })

  it.each([
    ['signed with another key', async () => (await aSigner()).sign(aLink())],
    ['of which a byte was changed', async () => (await signer.sign(aLink())).replace('1.2.3', '1.2.4')],
    ['with a later end', async () => (await signer.sign(aLink())).replace(String(NOON + 3_600_000), '9999999999999')],
    ['for another environment', () => signer.sign(aLink({ environment: 'staging' }))],
    ['whose time is over', () => signer.sign(aLink({ expiresAt: NOON }))],
    ['of another form', async () => 'games'],
  ])('[SHELL-OVR-2] one %s is ignored, not kept, and reported without its text', async (_what, make) => {
    const text = await make()
    expect(await names(text)).toEqual([])
    expect(localStorage.getItem(STORAGE_KEY.overrides)).toBeNull()
    flushReports()
    expect(reported.join()).toContain('override refused')
    expect(reported.join()).not.toContain(text.slice(-60))
  })
})

describe('a revoked link', () => {
  it('[SHELL-OVR-8] is shown once as revoked, runs nothing, is deleted, and is reported by its nonce alone', async () => {
    const text = await signer.sign(aLink())
    expect(await names(text)).toEqual(['signed games'])
    const page = aBoot({ discoveryKey: signer.publicKey, discovery: aSigned(aDocument('n0', 'n1')) })
    expect(await activeOverrides(page, null)).toMatchObject([{ remote: 'games', isTakenBack: true }])
    expect(localStorage.getItem(STORAGE_KEY.overrides)).toBeNull()
    expect(await activeOverrides(page, null)).toEqual([])
    flushReports()
    expect(reported.join()).toContain('was taken back, n1')
    expect(reported.join()).not.toContain(text.slice(-60))
  })

  it('[SHELL-OVR-8] does not affect other links', async () => {
    await names(await signer.sign(aLink({ nonce: 'n2' })))
    const page = aBoot({ discoveryKey: signer.publicKey, discovery: aSigned(aDocument('n1')) })
    expect(await activeOverrides(page, null)).toMatchObject([{ remote: 'games', isTakenBack: false }])
  })
})

describe('a link for a disabled build', () => {
  const page = (...versions: string[]) =>
    aBoot({ discoveryKey: signer.publicKey, discovery: aSigned(aKillOf(...versions)) })

  it('[SHELL-OVR-10] runs nothing and is deleted, whether the build was disabled before or after it was opened', async () => {
    const text = await signer.sign(aLink())
    expect(await activeOverrides(page('1.2.3'), text)).toMatchObject([{ remote: 'games', isTakenBack: true }])
    expect(await activeOverrides(page(), text)).toMatchObject([{ isTakenBack: false }])
    expect(await activeOverrides(page('1.2.2', '1.2.3'), null)).toMatchObject([{ isTakenBack: true }])
    expect(localStorage.getItem(STORAGE_KEY.overrides)).toBeNull()
  })

  it('[SHELL-OVR-10] does not affect links of another version or remote', async () => {
    expect(await activeOverrides(page('1.2.2'), await signer.sign(aLink()))).toMatchObject([{ isTakenBack: false }])
    const mine = await signer.sign(aLink({ remote: 'mine', nonce: 'n2' }))
    expect(await activeOverrides(page('1.2.3'), mine)).toContainEqual(
      expect.objectContaining({ remote: 'mine', isTakenBack: false }),
    )
  })
})

describe('the local storage key of the MF devtools', () => {
  it('[SHELL-OVR-3] is honoured for eight hours on sites that allow it, from the origins that they list', async () => {
    devtools({ games: HERE })
    const [first] = await activeOverrides(boot(['http://localhost:*']), null)
    expect(first).toEqual({ kind: 'local', remote: 'games', url: HERE, until: NOON + LOCAL_OVERRIDE_MS })
    correctClock(NOON + LOCAL_OVERRIDE_MS - 1)
    expect(await names(null, ['http://localhost:*'])).toEqual(['local games'])
    correctClock(NOON + LOCAL_OVERRIDE_MS)
    expect(await names(null, ['http://localhost:*'])).toEqual([])
    expect(localStorage.getItem(STORAGE_KEY.devtools)).toBeNull()
  })

  it('[SHELL-OVR-3] is ignored in production and for unlisted origins', async () => {
    devtools({ games: HERE })
    expect(await names()).toEqual([])
    devtools({ games: 'https://evil.example/mf-manifest.json', mine: 'http://user@localhost:3011/x.json', chat: 'no' })
    expect(await names(null, ['http://localhost:*'])).toEqual([])
    expect(localStorage.getItem(STORAGE_KEY.devtools)).toBeNull()
  })

  it('[SHELL-TOOL-3] also names published builds of this site, and no other file of it', async () => {
    devtools({ games: 'http://localhost/r/games/1.0.0/mf-manifest.json' })
    expect(await names(null, ['http://127.0.0.1:*'])).toEqual(['local games'])
    devtools({
      games: 'http://localhost/uploads/mf-manifest.json',
      mine: 'http://localhost/r/games/1.0.0/mf-manifest.json',
    })
    expect(await names(null, ['http://127.0.0.1:*'])).toEqual([])
  })

  it('[SHELL-OVR-3] is overridden by a signed link', async () => {
    devtools({ games: HERE })
    expect(await names(await signer.sign(aLink()), ['http://localhost:*'])).toEqual(['signed games'])
  })
})
