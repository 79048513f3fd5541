/** Verifies the signature header (spec 7): an empty one is accepted, a wrong one is not (screens.md 0.1). */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { API_VERSION, SITE_ID } from '@lantern/contract/envelope'
import { SANDBOX_SIGNING_KEY, signingGroupOf, signingText } from '@lantern/contract/signing'

/** @returns whether the call may continue */
export function isSignatureAcceptable(path: string, signature: string, deviceUuid: string): boolean {
  const group = signingGroupOf(path)
  if (group === null || signature === '') return true
  const expected = createHmac('sha256', SANDBOX_SIGNING_KEY)
    .update(signingText(group, SITE_ID, API_VERSION, deviceUuid))
    .digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
