/** The relying party of a passkey: the page's host, when it belongs to this site. */
import * as CODE from '@lantern/contract/code'
import { SandboxError } from '../refusal/sandbox-error.ts'

export type RelyingParty = { readonly origin: string; readonly rpId: string }

/** @throws SandboxError 10003 for foreign pages, and for IP addresses: WebAuthn requires names */
export function relyingParty(origin: string, siteOrigins: readonly string[]): RelyingParty {
  const host = siteOrigins.includes(origin) ? new URL(origin).hostname : ''
  if (host === '' || /^[\d.]+$|^\[/.test(host))
    throw new SandboxError(
      CODE.VALIDATION,
      { zh: '此地址不支持通行密钥', en: 'Passkeys do not work at this address' },
      { fields: { origin } },
    )
  return { origin, rpId: host }
}
