/** The Ed25519 key pair that signs discovery, generated once. Its owner decides what code members run. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SignatureHead } from '@lantern/contract/discovery-signature'
import { keyIdOf, makeFolder, signDiscovery } from '@lantern/service'

export type SigningKeys = {
  /** base64 SPKI, used by edge and shell for verification. */
  readonly publicKey: string
  readonly keyId: string
  /** Signs other texts than discovery: base64 Ed25519 over UTF-8. */
  sign(text: string): string
  /** The detached signature of a discovery document. */
  signDiscovery(document: string, head: Omit<SignatureHead, 'kid'>): Promise<string>
}

/** File names under DATA_DIR/keys; the edge reads the public one. */
const PRIVATE_KEY_FILE = 'discovery-ed25519.pem'
const PUBLIC_KEY_FILE = 'discovery-ed25519.pub'

/** Reads the key pair from `<dataDir>/keys`, or generates it at the first start. */
export function openSigningKeys(dataDir: string): SigningKeys {
  const folder = join(dataDir, 'keys')
  const privateFile = join(folder, PRIVATE_KEY_FILE)
  if (!existsSync(privateFile)) {
    makeFolder(folder, 0o700)
    const pair = generateKeyPairSync('ed25519')
    writeOnce(privateFile, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  }
  chmodSync(privateFile, 0o600)
  const privateKey = createPrivateKey(readFileSync(privateFile))
  const publicKey = spkiOf(privateKey)
  const keyId = keyIdOf(publicKey)
  writeFileSync(join(folder, PUBLIC_KEY_FILE), `${publicKey}\n`)
  return {
    publicKey,
    keyId,
    sign: (text) => sign(null, Buffer.from(text, 'utf8'), privateKey).toString('base64'),
    signDiscovery: (document, head) => signDiscovery(document, { kid: keyId, ...head }, privateKey),
  }
}

/** Token file when OPS_TOKEN is not set; read by the CLI on this machine. */
export const TOKEN_FILE = 'ops-token'

/** Token file for edges of this machine: valid for health and shell reports only. */
export const EDGE_TOKEN_FILE = 'edge-token'

/** The token of the setting, else one generated at the first start, readable by this user only. */
export function openToken(dataDir: string, setting: string, name: string = TOKEN_FILE): string {
  if (setting !== '') return setting
  const file = join(dataDir, name)
  if (!existsSync(file)) {
    makeFolder(dataDir)
    writeOnce(file, randomBytes(32).toString('base64url'))
  }
  return readFileSync(file, 'utf8').trim()
}

/** Written exclusively: another release service with the same folder may be faster. */
function writeOnce(file: string, content: string): void {
  try {
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function spkiOf(privateKey: KeyObject): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
}
