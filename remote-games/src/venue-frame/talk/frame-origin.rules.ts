/** Restricts the URLs of a venue frame (screens.md 4.0), so that the query parameter cannot open an arbitrary site. */
import { originOf, type StoredParams } from '../../parts/launch/flow/venue-params.rules.ts'

export type FrameRefusal = 'bad-url' | 'own-origin' | 'never-launched' | 'other-origin' | 'not-listed'

/**
 * @param url query parameter `url`: the origin of the launch, or a URL on it
 * @param params params of the last launch of this venue
 * @param listed venue origins that the site allows
 * @param ownOrigin origin of the page; always refused, because a same-origin frame could escape its sandbox
 * @returns the reason to refuse the frame, null if it may open
 */
export function frameRefusal(
  url: string | null,
  params: StoredParams | null,
  listed: readonly string[],
  ownOrigin: string,
): FrameRefusal | null {
  const origin = originOf(url ?? '')
  if (origin === null) return 'bad-url'
  if (origin === ownOrigin) return 'own-origin'
  if (params === null) return 'never-launched'
  if (origin !== params.origin || originOf(params.url) !== origin) return 'other-origin'
  return listed.includes(origin) ? null : 'not-listed'
}
