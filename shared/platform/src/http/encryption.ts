/** Encrypted answers and the encrypted user name: AES under k and v of `/site/api/v1/sec/{id}` (design.md "The wire"). */
import { looseObject, parse, string } from 'valibot'
import { ContractError } from '../errors/errors.ts'

const keysSchema = looseObject({ k: string(), v: string() })
type Keys = { k: string; v: string }

let keys: Promise<Keys> | null = null

function once(readKeys: () => Promise<unknown>): Promise<Keys> {
  keys ??= readKeys().then((data) => parse(keysSchema, data))
  keys.catch(() => {
    // The next call tries again.
    keys = null
  })
  return keys
}

/** Decrypts `data` of an answer with `x-encrypted: 1`. @throws ContractError when it cannot be decrypted */
export async function decryptAnswer(path: string, data: unknown, readKeys: () => Promise<unknown>): Promise<unknown> {
  if (typeof data !== 'string') throw new ContractError(path, 'an encrypted answer carries text')
  try {
    const [{ k, v }, { decrypt }] = await Promise.all([once(readKeys), import('../crypto/aes.ts')])
    return JSON.parse(decrypt(data, k, v))
  } catch (error) {
    keys = null
    throw new ContractError(path, 'the answer cannot be decrypted', error)
  }
}

/** base64 of the user name encrypted with the same keys, for the header of member info (spec 7). */
export async function encryptUserName(userName: string, readKeys: () => Promise<unknown>): Promise<string> {
  const [{ k, v }, { encrypt }] = await Promise.all([once(readKeys), import('../crypto/aes.ts')])
  return encrypt(userName, k, v)
}
