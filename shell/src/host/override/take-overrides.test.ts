import { OVERRIDE_MARK } from '@lantern/contract/override'
import { correctClock } from '@lantern/platform'
import { act } from '@testing-library/react'
import { aBoot, aLink, aSigner, NOON } from '../discovery/override.fixture.ts'
import { mayOverride } from './override-mark.ts'
import { takeOverrides } from './take-overrides.ts'

describe('takeOverrides', () => {
  beforeEach(() => correctClock(NOON))
  afterEach(() => {
    localStorage.clear()
    document.body.replaceChildren()
    history.replaceState(null, '', '/')
  })

  it('[SHELL-OVR-7] removes the link from the address before any request', async () => {
    const signer = await aSigner()
    history.replaceState(null, '', `/game/sport?tab=live${OVERRIDE_MARK}${await signer.sign(aLink())}`)
    expect(mayOverride()).toBe(true)
    let asked = ''
    globalThis.fetch = jest.fn(async () => {
      asked ||= location.href
      throw new Error('network failure')
    }) as never
    const { builds } = await act(() => takeOverrides(aBoot({ discoveryKey: signer.publicKey })))
    expect(asked).toBe('http://localhost/game/sport?tab=live')
    // The override is active but cannot be loaded: the published build runs, and the badge says so.
    expect(builds.size).toBe(0)
    expect(mayOverride()).toBe(true)
  })

  it('[SHELL-OVR-7] leaves any other hash in the address', async () => {
    history.replaceState(null, '', '/help/kh#limits')
    expect(mayOverride()).toBe(false)
    expect((await takeOverrides(aBoot())).builds.size).toBe(0)
    expect(location.hash).toBe('#limits')
  })
})
