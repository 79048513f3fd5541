/** Compression dictionaries of shared files (RFC 9842): a browser that has an older file of a chunk gets the difference. Pure. */
import { chunkPattern, DICTIONARY_DIGITS, SHARED_FOLDER } from '@lantern/contract/file-owner'

const SHA256 = /^:([A-Za-z0-9+/]{43}=):$/
const REFUSED = /;\s*q=0(?:\.0*)?\s*$/

/** Value of `use-as-dictionary`: the file serves as a dictionary for later files of its chunk. */
export function dictionaryMatch(remote: string, file: string): string {
  return `match="/r/${remote}/${SHARED_FOLDER}/${chunkPattern(file)}"`
}

/**
 * @param accepted the header `accept-encoding`
 * @param available the header `available-dictionary`
 * @returns the dictionary that the browser has, as in the name of a form; undefined without one, or without support of `dcz`
 */
export function dictionaryOf(accepted: string | undefined, available: unknown): string | undefined {
  const encodings = (accepted ?? '').toLowerCase().split(',')
  const isAccepted = encodings.some((one) => one.split(';')[0]?.trim() === 'dcz' && !REFUSED.test(one))
  const [, hash] = SHA256.exec(typeof available === 'string' ? available : '') ?? []
  if (!isAccepted || hash === undefined) return undefined
  return Buffer.from(hash, 'base64').toString('hex').slice(0, DICTIONARY_DIGITS)
}
