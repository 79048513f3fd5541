import { discoverySchema } from '@lantern/contract/federation'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import { readPublicKey, verifySignature } from '@lantern/service'
import * as v from 'valibot'
import { trialOrder, viewsOf } from './trial-order.ts'

const page = (path: string, isProtected: boolean) => ({
  path,
  frame: 'page' as const,
  protected: isProtected,
  title: { zh: '页', en: 'Page' },
})
const BUILD: RemoteBuild = {
  name: 'offers',
  version: '1.0.0-aaaa',
  contractVersion: '1.2.0',
  routePrefixes: ['/offers'],
  pages: [
    { ...page('/offers/:id/bill', false), example: { id: '2026-7' } },
    page('/offers/:id', false),
    page('/mine/offers', false),
    page('/offers/own', true),
  ],
  slots: ['home.dock', 'chat.panel', 'home.rails'],
  preload: [],
  shared: {},
}

describe('viewsOf', () => {
  it('[OPS-GATE-14] shows every page once, with values for its parameters, and slots together where the shell has them', () => {
    expect(viewsOf(BUILD).map(({ address, slots, isForMembers }) => [address, slots.join(), isForMembers])).toEqual([
      ['/offers/2026-7/bill', '', false],
      // Of a build from before examples.
      ['/offers/1', '', false],
      ['/mine/offers', '', true],
      ['/offers/own', '', true],
      ['/', 'home.dock,home.rails', false],
      ['/?chat=1&roomId=lobby', 'chat.panel', false],
    ])
  })
})

describe('trialOrder', () => {
  it('[OPS-GATE-14] has a discovery document with this build alone, signed with a key of its own', async () => {
    const integrity = { 'mf-manifest.json': `sha384-${'A'.repeat(64)}` }
    const { discovery, key, base } = await trialOrder({
      build: BUILD,
      integrity,
      trial: '1.0.0-aaaa.trial-1',
      shells: [],
    })
    const document = v.parse(discoverySchema, JSON.parse(discovery.document))
    expect(Object.keys(document.microFrontends)).toEqual(['offers'])
    expect(document.microFrontends.offers).toMatchObject([
      {
        url: `${base}mf-manifest.json`,
        metadata: { version: '1.0.0-aaaa' },
        deployment: { traffic: 100, default: true },
      },
    ])
    await expect(verifySignature(discovery, readPublicKey(key))).resolves.toMatchObject({ revision: 1 })
    const other = await trialOrder({ build: BUILD, integrity, trial: '1.0.0-aaaa.trial-1', shells: [] })
    expect(other.key).not.toBe(key)
  })
})
