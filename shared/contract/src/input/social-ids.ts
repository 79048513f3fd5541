/** Ids at other services that a member may give (screens.md 6 userInfo). Pure: pages check them while the member types, servers again. */

export const SOCIAL_SERVICES = ['wechat', 'qq', 'telegram'] as const
export type SocialService = (typeof SOCIAL_SERVICES)[number]

/** Source of the pattern of a WeChat id. */
export const WECHAT_ID = '[A-Za-z][A-Za-z0-9_-]{5,19}'

const PATTERNS: Readonly<Record<SocialService, RegExp>> = {
  wechat: new RegExp(`^${WECHAT_ID}$`),
  qq: /^[1-9]\d{4,11}$/,
  telegram: /^[A-Za-z][A-Za-z0-9_]{4,31}$/,
}

/** Whether a text has the form of an id at this service. */
export function isSocialId(service: SocialService, text: string): boolean {
  return PATTERNS[service].test(text)
}
