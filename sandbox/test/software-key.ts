/** An authenticator in software: one P-256 key, and the assertions a browser would make with it (WebAuthn level 3, 6.3.3). */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** User present, user verified. */
const VERIFIED = 0x05
const PRESENT_ONLY = 0x01
/** Present, verified, and the new key follows. */
const MADE = 0x45

export type Assertion = { challenge: string; origin: string; rpId: string; counter: number; isVerified?: boolean }

export function createSoftwareKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16).toString('base64url')
  // COSE_Key: kty 2, alg -7, crv 1, x, y.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  return {
    id,
    publicKey: coseKey.toString('base64url'),
    /** What the browser answers when the key is made; attestation `none`. */
    register({ challenge, origin, rpId }: Omit<Assertion, 'counter'>) {
      const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false }))
      const rawId = Buffer.from(id, 'base64url')
      const authData = Buffer.concat([
        sha256(Buffer.from(rpId)),
        Buffer.from([MADE]),
        // Counter, authenticator model, length of the id.
        Buffer.alloc(4 + 16),
        Buffer.from([0, rawId.length]),
        rawId,
        coseKey,
      ])
      // CBOR {fmt: "none", attStmt: {}, authData: bytes}.
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex')
      const attestation = Buffer.concat([head, Buffer.from([authData.length]), authData])
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    assert({ challenge, origin, rpId, counter, isVerified = true }: Assertion) {
      const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }))
      const count = Buffer.alloc(4)
      count.writeUInt32BE(counter)
      const flags = Buffer.from([isVerified ? VERIFIED : PRESENT_ONLY])
      const authenticatorData = Buffer.concat([sha256(Buffer.from(rpId)), flags, count])
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(clientData)]))
        .sign(privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
