import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DISCOVERY_SIGNATURE_HEADER } from '@lantern/contract/discovery-signature'
import { aDiscovery, aSigner, logger } from '../../test/edge.fixture.ts'
import { createDiscoverySource } from './discovery-source.ts'

const ops = aSigner()
const dataDir = mkdtempSync(join(tmpdir(), 'lantern-discovery-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

let answer: () => Response | Promise<Response>
const aSource = (publicKey = ops.publicKey) =>
  createDiscoverySource({ opsOrigin: 'http://ops.test', dataDir, publicKey, logger, ask: async () => answer() })
const says = async (answering: Promise<Response>) => {
  const given = await answering
  answer = () => given.clone()
}

describe('createDiscoverySource', () => {
  it('[EDGE-9] accepts only documents signed by ops, and never an older revision', async () => {
    const source = aSource()
    await says(ops.sign(aDiscovery(), 5))
    await source.refresh()
    expect(source.current()?.revision).toBe(5)

    const good = await ops.sign(aDiscovery(['/mine', '/stolen']), 6)
    const text = await good.clone().text()
    const signature = good.headers.get(DISCOVERY_SIGNATURE_HEADER) ?? ''
    const later = (await ops.sign(aDiscovery(['/mine']), 7)).headers.get(DISCOVERY_SIGNATURE_HEADER) ?? ''
    const signed = (body: string, by: string) =>
      new Response(body, by === '' ? {} : { headers: { [DISCOVERY_SIGNATURE_HEADER]: by } })
    const bad: [string, Response][] = [
      ['changed document', signed(text.replace('/stolen', '/stole2'), signature)],
      ['signature of another document', signed(text, later)],
      ['changed head', signed(text, `${later.split('.')[0]}..${signature.split('.')[2]}`)],
      ['other key', await aSigner().sign(aDiscovery(), 6)],
      ['no signature', signed(text, '')],
      ['replay', await ops.sign(aDiscovery(), 4)],
      ['signed nonsense', await ops.sign({ schema: 'x', microFrontends: { mine: [] } }, 6)],
      ['the form before this one', Response.json({ document: text, revision: 6, signature: 'bm8=', keyId: 'test' })],
      ['no object', signed('hello', signature)],
    ]
    for (const [, given] of bad) {
      answer = () => given.clone()
      await source.refresh()
      expect(source.current()?.revision).toBe(5)
    }
    await says(Promise.resolve(good))
    await source.refresh()
    expect(source.current()?.revision).toBe(6)
  })

  it('keeps the last verified document when ops is down, also after a restart', async () => {
    answer = () => Promise.reject(new Error('connect ECONNREFUSED'))
    const source = aSource()
    await source.refresh()
    expect(source.current()?.revision).toBe(6)
  })

  it('[EDGE-9] rejects a stored document that was changed on disk', async () => {
    const file = join(dataDir, 'edge/discovery.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('/stolen', '/robbed'))
    const source = aSource()
    await source.refresh()
    expect(source.current()).toBeUndefined()
  })

  it('[EDGE-26] accepts documents of its own environment only', async () => {
    const staging = (environment?: string) =>
      createDiscoverySource({
        opsOrigin: 'http://ops.test',
        dataDir,
        publicKey: ops.publicKey,
        logger,
        environment,
        ask: async () => answer(),
      })
    await says(ops.sign(aDiscovery(), 99, 'staging'))
    for (const [environment, revision] of [
      ['production', undefined],
      ['staging', 99],
    ] as const) {
      const source = staging(environment)
      await source.refresh()
      expect(source.current()?.revision).toBe(revision)
    }
    await says(ops.sign(aDiscovery(), 100))
    const source = staging('staging')
    await source.refresh()
    expect(source.current()?.revision).toBe(99)
  })

  it('[EDGE-9] ignores a document stored before signatures were detached, and fetches a new one', async () => {
    const file = join(dataDir, 'edge/discovery.json')
    const { document } = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ document, revision: 6, signature: 'bm8=', keyId: 'test' }))
    answer = () => Promise.reject(new Error('connect ECONNREFUSED'))
    const source = aSource()
    await source.refresh()
    expect(source.current()).toBeUndefined()
    await says(ops.sign(aDiscovery(), 7))
    await source.refresh()
    expect(source.current()?.revision).toBe(7)
  })

  it('waits for the public key when ops has never run', async () => {
    const source = aSource('')
    await source.refresh()
    expect([source.current(), source.publicKey()]).toEqual([undefined, ''])
  })
})
