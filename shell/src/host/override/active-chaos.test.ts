import type { ChaosLink } from '@lantern/contract/override'
import { CHAOS_KEY } from '@lantern/contract/storage-keys'
import { correctClock } from '@lantern/platform'
import { aBoot, aDocument, aLink, aSigned, aSigner, NOON } from '../discovery/override.fixture.ts'
import { activeChaos } from './active-chaos.ts'

const { version: _version, seal: _seal, ...any } = aLink()
const aChaos = (change: Partial<ChaosLink> = {}): ChaosLink => ({
  ...any,
  faults: [{ of: 'entry', fault: '404', often: 'always' }],
  ...change,
})

beforeEach(() => correctClock(NOON))
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the chaos link of a tab', () => {
  it('[SHELL-CHAOS-3] stays for reloads of this tab, in no storage of the device', async () => {
    const signer = await aSigner()
    const boot = aBoot({ discoveryKey: signer.publicKey })
    const text = await signer.sign(aChaos())
    // The correction of the clock.
    const before = { ...localStorage }
    expect(await activeChaos(boot, text)).toMatchObject({ link: { remote: 'games' }, isTakenBack: false })
    expect({ ...localStorage }).toEqual(before)
    expect(await activeChaos(boot, null)).toMatchObject({ link: { nonce: 'n1' } })
    correctClock(NOON + 3_600_000)
    expect(await activeChaos(boot, null)).toBeNull()
    expect(sessionStorage.getItem(CHAOS_KEY)).toBeNull()
  })

  it('[SHELL-CHAOS-2] is refused when forged, changed, of another environment or a trial link in disguise', async () => {
    const signer = await aSigner()
    const boot = aBoot({ discoveryKey: signer.publicKey })
    const text = await signer.sign(aChaos())
    for (const wrong of [
      await (await aSigner()).sign(aChaos()),
      text.replace('~games~', '~mine~'),
      text.replace('entry.404', 'chunk.404'),
      await signer.sign(aChaos({ environment: 'staging' })),
      await signer.sign(aLink()),
    ])
      expect(await activeChaos(boot, wrong)).toBeNull()
    expect(sessionStorage.getItem(CHAOS_KEY)).toBeNull()
  })

  it('[SHELL-CHAOS-3] works until the next page load where storage is denied', async () => {
    const signer = await aSigner()
    const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const text = await signer.sign(aChaos())
    expect(await activeChaos(aBoot({ discoveryKey: signer.publicKey }), text)).not.toBeNull()
    denied.mockRestore()
  })

  it('[SHELL-CHAOS-4] is revoked like a trial link', async () => {
    const signer = await aSigner()
    const boot = aBoot({ discoveryKey: signer.publicKey, discovery: aSigned(aDocument('n1')) })
    expect(await activeChaos(boot, await signer.sign(aChaos()))).toMatchObject({ isTakenBack: true })
    expect(sessionStorage.getItem(CHAOS_KEY)).toBeNull()
  })
})
