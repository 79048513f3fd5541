import { generateKeyPairSync } from 'node:crypto'
import { readBuckets, SIGNATURE_FIXED, signatureHead, writeBuckets } from '@lantern/contract/discovery-signature'
import { signDiscovery, verifySignature } from './discovery-signing.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const HEAD = { kid: 'k1', revision: 7, environment: 'production' }
/** A signature with other claims. */
function saying(change: object): string {
  const head = Buffer.from(JSON.stringify({ ...SIGNATURE_FIXED, ...HEAD, ...change })).toString('base64url')
  return `${head}..${'A'.repeat(86)}`
}

describe('the signature of discovery', () => {
  it('[WIRE-SIG-1] covers the document as it is, with key, revision and environment', async () => {
    const document = '{"schema":"ß"}'
    const signature = await signDiscovery(document, HEAD, privateKey)
    expect(await verifySignature({ document, signature }, publicKey)).toEqual(HEAD)
    const [head, , bytes] = signature.split('.')
    const [later] = (await signDiscovery(document, { ...HEAD, revision: 8 }, privateKey)).split('.')
    for (const touched of [
      { document: `${document} `, signature },
      { document, signature: `${later}..${bytes}` },
      { document, signature: `${head}..${'A'.repeat(86)}` },
    ])
      await expect(verifySignature(touched, publicKey)).rejects.toThrow('is invalid')
    await expect(verifySignature({ document, signature: 'bm8=' }, publicKey)).rejects.toThrow('cannot be read')
    await expect(verifySignature({ document, signature: saying({ alg: 'none' }) }, publicKey)).rejects.toThrow()
  })

  it.each([
    ['another algorithm', saying({ alg: 'none' })],
    ['another type', saying({ typ: 'JWT' })],
    ['an encoded payload', saying({ b64: true })],
    ['an unknown critical extension', saying({ crit: ['b64', 'exp'] })],
    ['a revision that is none', saying({ revision: '7' })],
    ['no environment', saying({ environment: undefined })],
    ['a payload of its own', saying({}).replace('..', '.e30.')],
    ['no bytes', saying({}).replace(/\.\..*/, '..')],
    ['the form before this one', 'bm8='],
    ['nothing', ''],
  ])('[WIRE-SIG-1] says nothing with %s', (_what, signature) => {
    expect(signatureHead(signature)).toBeNull()
  })

  it('[WIRE-SIG-1] travels with the buckets of the visitor, which are from 0 to 1', () => {
    const buckets = { games: 0.25, 'a-b': 0 }
    expect(readBuckets(writeBuckets(buckets))).toEqual(buckets)
    expect(readBuckets('games=&mine=x&chat=1.5&activity=-1')).toEqual({})
    expect(readBuckets(null)).toEqual({})
  })
})
