/** For which site a passkey is: the page's host, when the page is one of this site's. */
import * as CODE from '@lantern/contract/code'
import { SandboxError } from '../refusal/sandbox-error.ts'

export type RelyingParty = { readonly origin: string; readonly rpId: string }

/** @throws SandboxError 10003 for foreign pages, and for addresses of numbers: WebAuthn knows names only */
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
