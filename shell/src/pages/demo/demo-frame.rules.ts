import { FB_RELAUNCH_CODE, OB_RELAUNCH_FRAGMENT } from '@lantern/contract/games'

/** How often a venue may lose its session before it is closed. */
export const MAX_REOPENED = 2

/** Whether a venue reports an unknown session (spec 8.p4): a new code repairs it. */
export function asksNewCode(code: string): boolean {
  return code.includes(OB_RELAUNCH_FRAGMENT) || code === FB_RELAUNCH_CODE
}

/**
 * Whether an address may be framed: on a listed venue origin, and never on our own, where a frame could leave its sandbox.
 */
export function isListed(url: string, listed: readonly string[], ownOrigin: string): boolean {
  if (!URL.canParse(url)) return false
  const { origin } = new URL(url)
  return origin !== ownOrigin && listed.includes(origin)
}
