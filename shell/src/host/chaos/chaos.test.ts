import type { ChaosLink } from '@lantern/contract/override'
import { STORAGE_KEY } from '@lantern/contract/storage-keys'
import { correctClock, flushReports, report } from '@lantern/platform'
import type { Build } from '../discovery/discovery.ts'
import { aBoot, aLink, NOON } from '../discovery/override.fixture.ts'
import { guardElement, takeFault } from '../integrity/element-guard.ts'
import { quarantine, rememberGood } from '../loading/device-memory.ts'
import { createMetFaults } from './met-faults.ts'
import { startChaos } from './start-chaos.ts'

const FOLDER = 'http://localhost/r/games/2.0.0/'
const ENTRY = `${FOLDER}remoteEntry.01234567.js`
const { version: _version, seal: _seal, ...any } = aLink()
const aChaos = (change: Partial<ChaosLink> = {}): ChaosLink => ({
  ...any,
  faults: [{ of: 'entry', fault: '404', often: 'always' }],
  ...change,
})
const trial: Build = {
  name: 'games',
  version: '2.0.0',
  manifestUrl: `${FOLDER}mf-manifest.json`,
  integrity: '',
  extras: { routePrefixes: [], slots: [], contractVersion: '1.0.0', preload: [], files: {}, maintenance: null },
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOON, doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  correctClock(NOON)
  globalThis.fetch = jest.fn(async () => ({ ok: true, status: 200 })) as never
})
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
  document.head.replaceChildren()
})

/** Loads a script as chunk loaders do. @returns whether it failed */
function load(url: string): () => boolean {
  const script = document.createElement('script')
  let isFailed = false
  script.addEventListener('error', () => {
    isFailed = true
  })
  guardElement(script, url)
  document.head.append(script)
  jest.advanceTimersByTime(100)
  return () => isFailed
}

describe('which requests fail', () => {
  it('[SHELL-CHAOS-1] are those of the class, the remote and its live build, `once` the first of them', () => {
    const faults = [
      { of: 'manifest', fault: '404', often: 'once' },
      { of: 'chunk', fault: 'hang', often: 'always' },
    ] as const
    const { meet } = createMetFaults(
      { remote: 'games', faults },
      (key) => key.includes('/2.0.0/'),
      () => false,
    )
    const among = ['manifest', 'entry', 'chunk'] as const
    expect(meet(`${FOLDER}mf-manifest.json`, among)).toBe('404')
    expect(meet(`${FOLDER}mf-manifest.json?retry=1`, among)).toBeNull()
    expect([meet(`${FOLDER}97.01234567.js`, among), meet(`${FOLDER}97.01234567.js`, among)]).toEqual(['hang', 'hang'])
    expect(meet(ENTRY, among)).toBeNull()
    expect(meet('http://localhost/r/games/1.0.0/97.01234567.js', among)).toBeNull()
    expect(meet('http://localhost/r/mine/2.0.0/97.01234567.js', among)).toBeNull()
    expect(meet(`${FOLDER}97.01234567.js`, ['manifest'])).toBeNull()
  })
})

describe('a page in chaos mode', () => {
  it('[SHELL-CHAOS-1] [SHELL-CHAOS-4] [SHELL-CHAOS-5] fails until the time is over, leaves no memory and marks its reports', async () => {
    const sent: string[] = []
    navigator.sendBeacon = (_url, body) => sent.push(String(body)) > 0
    flushReports()
    const boot = startChaos({ link: aChaos(), boot: aBoot(), trial, onTakenBack: () => undefined })
    expect(boot).toEqual(aBoot())
    expect(load(ENTRY)()).toBe(true)
    expect(takeFault((key) => key === ENTRY)).toEqual({ file: 'remoteEntry.01234567.js', how: 'http 404' })
    // The other build and the other remote are requested as usual.
    expect(load(`${FOLDER}97.01234567.js`)()).toBe(false)
    expect(load('http://localhost/r/mine/2.0.0/remoteEntry.01234567.js')()).toBe(false)

    quarantine('games', '2.0.0', NOON + 60_000, NOON)
    rememberGood(trial)
    for (const key of [STORAGE_KEY.quarantine, STORAGE_KEY.lastGoodRemotes])
      expect(localStorage.getItem(key)).toBeNull()
    report({ kind: 'remote', remote: 'games', outcome: 'failed' })
    flushReports()
    expect(JSON.parse(sent.at(-1) ?? '')).toEqual({
      reports: [{ kind: 'remote', remote: 'games', outcome: 'failed', chaos: 'n1' }],
    })

    jest.advanceTimersByTime(3_600_000)
    expect(load(ENTRY)()).toBe(false)
    await expect(globalThis.fetch('/discovery.json')).resolves.toMatchObject({ ok: true })
  })
})
