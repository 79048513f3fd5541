/** Preview links of ops: read once, removed from the address at once, kept in a cookie until they expire. */
import { verify } from 'node:crypto'
import {
  SKIN_PREVIEW_QUERY,
  type SkinPreview,
  skinPreviewSchema,
  skinPreviewSigningText,
} from '@lantern/contract/skins-document'
import { COOKIE } from '@lantern/contract/storage-keys'
import { readPublicKey } from '@lantern/service'
import * as v from 'valibot'

/** @param token `payload.signature`, base64url each; null when it is unreadable, expired or not signed by ops */
export function previewOf(token: string | undefined, publicKey: string, nowMs: number): SkinPreview | null {
  const [payload = '', signature = ''] = token?.split('.') ?? []
  if (payload === '' || signature === '' || publicKey === '') return null
  try {
    const isOurs = verify(
      null,
      Buffer.from(skinPreviewSigningText(payload)),
      readPublicKey(publicKey),
      Buffer.from(signature, 'base64url'),
    )
    if (!isOurs) return null
    const preview = v.parse(skinPreviewSchema, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
    return nowMs < preview.until ? preview : null
  } catch {
    return null
  }
}

export type Intake = { url: string; publicKey: string; nowMs: number; isSecure: boolean }

/** The answer to a visit with a link: the cookie, and a redirect to the page without the query. null = no link. */
export function intakeOf({ url, publicKey, nowMs, isSecure }: Intake): { location: string; cookie: string } | null {
  const at = url.indexOf('?')
  if (at === -1) return null
  const query = new URLSearchParams(url.slice(at + 1))
  const token = query.get(SKIN_PREVIEW_QUERY)
  if (token === null) return null
  query.delete(SKIN_PREVIEW_QUERY)
  const rest = query.toString()
  const preview = previewOf(token, publicKey, nowMs)
  const seconds = preview === null ? 0 : Math.ceil((preview.until - nowMs) / 1_000)
  const secure = isSecure ? '; Secure' : ''
  return {
    location: `${url.slice(0, at)}${rest === '' ? '' : `?${rest}`}`,
    cookie: `${COOKIE.skinPreview}=${preview === null ? '' : token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`,
  }
}
