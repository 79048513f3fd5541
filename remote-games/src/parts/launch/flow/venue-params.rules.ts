/** What a launch leaves behind for the venue frame (spec 3, shared venue params), and where the frame stands. */
import { canonicalVenue, FRAME_VENUES, type LaunchAnswer } from '@lantern/contract/games'

/** Params of any venue; IMTY, OBTY and FBTY carry more. */
export type StoredParams = { origin: string; url: string; currentTimestamp: number; [field: string]: unknown }

export type ParamsContext = {
  /** Epoch ms of the launch. */
  at: number
  memberName: string
  /** `data.userId` of OB's getUserInfo, only for OBTY. */
  cuid?: string
}

/** Origin of an absolute http(s) URL, null for anything else. */
export function originOf(url: string): string | null {
  if (!/^https?:\/\//i.test(url)) return null
  try {
    const { origin } = new URL(url)
    return origin === 'null' ? null : origin
  } catch {
    return null
  }
}

/** Address the frame shows: the phone form when the venue has one. */
function launchUrl(answer: LaunchAnswer): string {
  return answer.h5Url || answer.url
}

/**
 * Params of one venue in the shapes of spec 3, null when the answer holds no usable address.
 * @param venue canonical code
 */
export function venueParamsOf(venue: string, answer: LaunchAnswer, context: ParamsContext): StoredParams | null {
  const origin = originOf(launchUrl(answer))
  if (origin === null) return null
  const shared = { origin, url: answer.url || answer.h5Url, currentTimestamp: context.at }
  switch (venue) {
    case 'IMTY':
      return {
        ...shared,
        LanguageCode: 'CHS',
        OddsType: 'European',
        TimeStamp: String(context.at),
        Token: answer.token,
        MemberCode: context.memberName,
        h5Url: answer.h5Url,
      }
    case 'OBTY':
      return {
        ...shared,
        cuid: context.cuid ?? '',
        requestId: answer.token,
        resourceUrl: answer.resource,
        resourceGamingUrl: answer.resource,
        h5Url: answer.h5Url,
        activityUrl: answer.activityUrl,
        // Not in spec 3: base of the counts call, which spec 7 gives relative to the launch.
        apiUrl: answer.apiUrl,
      }
    case 'FBTY':
      return { ...shared, languageType: 'CMN', Authorization: answer.token, h5Url: answer.h5Url }
    default:
      return { ...shared, h5Url: answer.h5Url }
  }
}

/** Route of the frame of a venue, null for venues without one (spec 2 names seven). The token stays out of the address: origin only. */
export function framePathOf(venue: string, origin: string): string | null {
  const word = Object.entries(FRAME_VENUES).find(([, code]) => code === venue)?.[0]
  return word === undefined ? null : `/game/${word}?url=${encodeURIComponent(origin)}`
}

/** Whether a venue, by any of its codes, has a frame on this site. */
export function hasFrame(code: string): boolean {
  return framePathOf(canonicalVenue(code), '') !== null
}

/** Address for the iframe out of stored params. */
export function frameSourceOf(params: StoredParams): string {
  return typeof params.h5Url === 'string' && params.h5Url !== '' ? params.h5Url : params.url
}
