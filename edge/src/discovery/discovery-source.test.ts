import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SignedDiscovery } from '@lantern/contract/federation'
import { aDiscovery, aSigner, logger } from '../../test/edge.fixture.ts'
import { createDiscoverySource } from './discovery-source.ts'

const ops = aSigner()
const dataDir = mkdtempSync(join(tmpdir(), 'lantern-discovery-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

let answer: () => Response | Promise<Response>
const aSource = (publicKey = ops.publicKey) =>
  createDiscoverySource({ opsOrigin: 'http://ops.test', dataDir, publicKey, logger, ask: async () => answer() })
const says = (signed: SignedDiscovery) => {
  answer = () => Response.json(signed)
}

describe('createDiscoverySource', () => {
  it('[EDGE-9] believes what ops signed and nothing else, and never an older revision', async () => {
    const source = aSource()
    says(ops.sign(aDiscovery(), 5))
    await source.refresh()
    expect(source.current()?.signed.revision).toBe(5)

    const good = ops.sign(aDiscovery(['/mine', '/stolen']), 6)
    const bad: [string, unknown][] = [
      ['changed document', { ...good, document: good.document.replace('/stolen', '/stole2') }],
      ['changed revision', { ...good, revision: 7 }],
      ['other key', aSigner().sign(aDiscovery(), 6)],
      ['no signature', { ...good, signature: '' }],
      ['replay', ops.sign(aDiscovery(), 4)],
      ['signed nonsense', ops.sign({ schema: 'x', microFrontends: { mine: [] } }, 6)],
      ['no object', 'hello'],
    ]
    for (const [, body] of bad) {
      answer = () => Response.json(body)
      await source.refresh()
      expect(source.current()?.signed.revision).toBe(5)
    }
    says(good)
    await source.refresh()
    expect(source.current()?.signed.revision).toBe(6)
  })

  it('goes on with the last verified document when ops is down, also after a restart', async () => {
    answer = () => Promise.reject(new Error('connect ECONNREFUSED'))
    const source = aSource()
    await source.refresh()
    expect(source.current()?.signed.revision).toBe(6)
  })

  it('[EDGE-9] does not believe a kept document that was touched on the disk', async () => {
    const file = join(dataDir, 'edge/discovery.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('/stolen', '/robbed'))
    const source = aSource()
    await source.refresh()
    expect(source.current()).toBeUndefined()
  })

  it('[EDGE-26] believes documents of its own environment only', async () => {
    const staging = (environment?: string) =>
      createDiscoverySource({
        opsOrigin: 'http://ops.test',
        dataDir,
        publicKey: ops.publicKey,
        logger,
        environment,
        ask: async () => answer(),
      })
    says({ ...ops.sign(aDiscovery(), 99, 'staging'), environment: 'staging' })
    for (const [environment, revision] of [
      ['production', undefined],
      ['staging', 99],
    ] as const) {
      const source = staging(environment)
      await source.refresh()
      expect(source.current()?.signed.revision).toBe(revision)
    }
    // The name alone is not enough: it is signed with the rest.
    says({ ...ops.sign(aDiscovery(), 100), environment: 'staging' })
    const source = staging('staging')
    await source.refresh()
    expect(source.current()?.signed.revision).toBe(99)
  })

  it('waits for the public key when ops has never run', async () => {
    const source = aSource('')
    await source.refresh()
    expect([source.current(), source.publicKey()]).toEqual([undefined, ''])
  })
})
