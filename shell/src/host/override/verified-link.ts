/** Checks a link signed by ops, of either kind, on every page load: nothing before the page has verified it. */
import { signatureHead } from '@lantern/contract/discovery-signature'
import { type BootData, PRODUCTION } from '@lantern/contract/federation'
import { type AnySignedLink, linkSigningText } from '@lantern/contract/override'
import { now, report } from '@lantern/platform'
import { isLinkEnded, parseDiscovery } from '../discovery/discovery.ts'
import { verifyText } from '../discovery/verify-discovery.ts'

/**
 * @param signed null for a malformed text
 * @returns null for a link that is invalid here; `isTakenBack`: ops revoked it or disabled its build
 */
export async function verifiedLink<Signed extends AnySignedLink>(
  signed: Signed | null,
  boot: BootData,
): Promise<{ link: Signed['link']; isTakenBack: boolean } | null> {
  if (signed === null) return refuseLink('its form is none of ours')
  const { link, signature } = signed
  const base64 = signature.replaceAll('-', '+').replaceAll('_', '/')
  const verdict = await verifyText(linkSigningText(link), `${base64}==`, boot.discoveryKey)
  // The edge has not verified links: a browser that cannot verify one must refuse it.
  if (verdict !== 'valid')
    return refuseLink(verdict === 'invalid' ? 'its signature does not hold' : 'no signature can be checked')
  if (link.environment !== (signatureHead(boot.discovery?.signature ?? '')?.environment ?? PRODUCTION))
    return refuseLink(`it is for ${link.environment}`)
  const what = `${link.remote} ${'faults' in link ? 'chaos' : link.version}`
  if (link.expiresAt <= now()) return refuseLink(`${what} is over, ${link.nonce}`)
  const isTakenBack = isLinkEnded(parseDiscovery(boot.discovery), { ...link, name: link.remote })
  if (isTakenBack) refuseLink(`${what} was taken back, ${link.nonce}`)
  return { link, isTakenBack }
}

/** Reports why an override is ignored, without its text. */
export function refuseLink(why: string): null {
  report({ kind: 'error', phase: 'override', cause: `override refused: ${why}`, path: location.pathname })
  return null
}
