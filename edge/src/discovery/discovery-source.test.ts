import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

  it('[EDGE-KEY-1] takes documents of either key while one is replaced, and goes on with the new one alone', async () => {
    const next = aSigner()
    const folder = mkdtempSync(join(tmpdir(), 'lantern-keys-'))
    const trusting = (publicKey: string) =>
      createDiscoverySource({
        opsOrigin: 'http://ops.test',
        dataDir: folder,
        publicKey,
        logger,
        ask: async () => answer(),
      })
    const both = trusting(`${ops.publicKey}, ${next.publicKey}`)
    await says(ops.sign(aDiscovery(), 5))
    await both.refresh()
    expect(both.publicKey()).toBe(ops.publicKey)
    // The same revision, signed with the new key.
    await says(next.sign(aDiscovery(), 5))
    expect(await both.refresh()).toBe('changed')
    expect(both.publicKey()).toBe(next.publicKey)
    await says(aSigner().sign(aDiscovery(), 6))
    expect(await both.refresh()).toBe('failed')
    answer = () => Promise.reject(new Error('connect ECONNREFUSED'))
    for (const [publicKey, revision] of [
      [next.publicKey, 5],
      [ops.publicKey, undefined],
    ] as const) {
      const later = trusting(publicKey)
      await later.refresh()
      expect(later.current()?.revision).toBe(revision)
    }
    rmSync(folder, { recursive: true })
  })

  it('[EDGE-KEY-2] follows the key file of a release service on the same machine', async () => {
    const [one, other] = [aSigner(), aSigner()]
    const folder = mkdtempSync(join(tmpdir(), 'lantern-keys-'))
    mkdirSync(join(folder, 'keys'))
    const file = join(folder, 'keys/discovery-ed25519.pub')
    const source = createDiscoverySource({
      opsOrigin: 'http://ops.test',
      dataDir: folder,
      publicKey: '',
      logger,
      ask: async () => answer(),
    })
    for (const signer of [one, other]) {
      writeFileSync(file, `${signer.publicKey}\n`)
      await says(signer.sign(aDiscovery(), 1))
      await source.refresh()
      expect(source.publicKey()).toBe(signer.publicKey)
    }
    rmSync(folder, { recursive: true })
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
