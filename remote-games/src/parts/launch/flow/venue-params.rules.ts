/** Params that a launch stores for the venue frame (spec 3, shared venue params), and the frame's route. */
import { canonicalVenue, FRAME_VENUES, type LaunchAnswer } from '@lantern/contract/games'

/** Params common to all venues; IMTY, OBTY and FBTY add more. */
export type StoredParams = { origin: string; url: string; currentTimestamp: number; [field: string]: unknown }

export type ParamsContext = {
  /** Time of the launch, epoch ms. */
  at: number
  memberName: string
  /** `data.userId` of OB's getUserInfo; OBTY only. */
  cuid?: string
  /** Game of the launch; '' or absent for none. */
  gameCode?: string
}

/** Origin of an absolute http(s) URL; null for any other text. */
export function originOf(url: string): string | null {
  if (!/^https?:\/\//i.test(url)) return null
  try {
    const { origin } = new URL(url)
    return origin === 'null' ? null : origin
  } catch {
    return null
  }
}

/** URL of the frame: the mobile version if the venue has one. */
function launchUrl(answer: LaunchAnswer): string {
  return answer.h5Url || answer.url
}

/**
 * Builds the params of a venue in the shape of spec 3; null if the response has no usable URL.
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
      }
    case 'FBTY':
      // FB's params have only one URL: that of its frame.
      return { ...shared, url: launchUrl(answer), languageType: 'CMN', Authorization: answer.token }
    default:
      // Not in spec 3: a venue of games is entered again at the game that was open.
      return { ...shared, h5Url: answer.h5Url, ...(context.gameCode ? { gameCode: context.gameCode } : {}) }
  }
}

/** Game of the launch that stored these params; '' for none. */
export function gameCodeOf(params: StoredParams): string {
  return typeof params.gameCode === 'string' ? params.gameCode : ''
}

/** Route of a venue's frame, null for venues without one (spec 2 names seven). Holds only the origin, so that the token never appears in the URL. */
export function framePathOf(venue: string, origin: string): string | null {
  const word = Object.entries(FRAME_VENUES).find(([, code]) => code === venue)?.[0]
  return word === undefined ? null : `/game/${word}?url=${encodeURIComponent(origin)}`
}

/** Whether the venue has a frame on this site. @param code any code of the venue */
export function hasFrame(code: string): boolean {
  return framePathOf(canonicalVenue(code), '') !== null
}

/** Source URL of the iframe. */
export function frameSourceOf(params: StoredParams): string {
  return typeof params.h5Url === 'string' && params.h5Url !== '' ? params.h5Url : params.url
}
