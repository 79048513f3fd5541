/** Which address a venue frame may show (screens.md 4.0): no open frame, whatever the address bar says. */
import { originOf, type StoredParams } from '../parts/launch/flow/venue-params.rules.ts'

export type FrameRefusal = 'bad-url' | 'own-origin' | 'never-launched' | 'other-origin' | 'not-listed'

/**
 * @param url query `url` of the route: the origin of the launch, or an address on it
 * @param params params of the last launch of this venue
 * @param listed origins of venues the site knows
 * @param ownOrigin the page's: a frame of it could reach out of its sandbox, so a wrong list must not open one
 * @returns why the frame stays shut, null when it may open
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
