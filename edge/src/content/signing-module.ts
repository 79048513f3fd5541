/** The module that signs the edge's own calls: the sandbox's, or the one that SIGNING_MODULE names. */
import { createHmac } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { API_VERSION, SITE_ID } from '@lantern/contract/envelope'
import { SANDBOX_SIGNING_KEY, SIGNING_GROUPS, type SigningModule, signingText } from '@lantern/contract/signing'
import { SettingError } from '@lantern/service'

/** What a header may carry, in one line. */
const HEADER_VALUE = /^[\x21-\x7e]+$/

/** base64 HMAC-SHA256 with the key of the sandbox. */
export const sandboxSigningModule: SigningModule = async (text) =>
  createHmac('sha256', SANDBOX_SIGNING_KEY).update(text).digest('base64')

/**
 * Loads the module and signs once with it, so that a wrong one is found at start.
 * @param file its path, exporting `sign`; '' = the sandbox's
 * @throws SettingError when the file cannot be loaded, exports no `sign`, or signs with anything but a header's text
 */
export async function loadSigningModule(file: string): Promise<SigningModule> {
  if (file === '') return sandboxSigningModule
  const module: { sign?: unknown } = await import(pathToFileURL(file).href).catch((cause: unknown) => {
    throw new SettingError('SIGNING_MODULE is wrong: the module cannot be loaded.', { cause })
  })
  if (typeof module.sign !== 'function')
    throw new SettingError('SIGNING_MODULE is wrong: it exports no function `sign`.')
  const sign = module.sign as SigningModule
  const signature: unknown = await trySign(sign)
  if (typeof signature !== 'string' || !HEADER_VALUE.test(signature))
    throw new SettingError('SIGNING_MODULE is wrong: its `sign` makes no text that a header can carry.')
  return sign
}

async function trySign(sign: SigningModule): Promise<unknown> {
  try {
    return await sign(signingText(SIGNING_GROUPS[0], SITE_ID, API_VERSION, 'start'))
  } catch (cause) {
    throw new SettingError('SIGNING_MODULE is wrong: its `sign` fails.', { cause })
  }
}
