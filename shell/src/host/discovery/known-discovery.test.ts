import type { BootData, SignedDiscovery } from '@lantern/contract/federation'
import { createKnownDiscovery, type Verified } from './known-discovery.ts'
import { aReleaseService } from './signed-discovery.fixture.ts'

function arm(discovery: SignedDiscovery | null, discoveryKey: string, recover: () => Promise<Verified>) {
  const deps = { recover: jest.fn(recover), onDocument: jest.fn(), nowMs: () => 0 }
  return { deps, known: createKnownDiscovery({ discovery, discoveryKey } as BootData, deps) }
}
const lost = () => Promise.reject(new Error('nothing'))

describe('createKnownDiscovery', () => {
  it('[SHELL-REM-6] uses the inlined document when its signature is valid, without any request', async () => {
    const { key, sign } = await aReleaseService()
    const { known, deps } = arm(await sign(5), key, lost)
    await known.verified()
    expect(known.state()).toEqual({ kind: 'known', revision: 5 })
    expect(deps.recover).not.toHaveBeenCalled()
  })

  it('[SHELL-FAULT-1] fetches another when the inlined one was modified, is unreadable or missing', async () => {
    const { key, sign } = await aReleaseService()
    const good = await sign(6)
    const touched = { ...(await sign(5)), document: '{"schema":"y","microFrontends":{}}' }
    const unreadable = await sign(5, '{"schema"')
    for (const first of [touched, unreadable, null]) {
      const { known, deps } = arm(first, key, async () => ({ signed: good, document: JSON.parse(good.document) }))
      await known.verified()
      expect(known.state()).toEqual({ kind: 'known', revision: 6 })
      expect(deps.onDocument).toHaveBeenLastCalledWith(JSON.parse(good.document), {})
    }
  })

  it('[SHELL-FAULT-1] reports lost when none can be obtained, and tries again at the next request', async () => {
    let answer: () => Promise<Verified> = lost
    const { key, sign } = await aReleaseService()
    const { known } = arm(null, key, () => answer())
    const told: string[] = []
    known.subscribe(() => told.push(known.state().kind))
    await expect(known.verified()).rejects.toThrow('[lantern:discovery]')
    const good = await sign(1)
    answer = async () => ({ signed: good, document: JSON.parse(good.document) })
    await known.verified()
    expect(told).toEqual(['lost', 'asking', 'known'])
  })
})
