/** Browsers whose way to the cookie setting is told (screens.md G5). Pure. */
export const TOLD_BROWSERS = ['safari', 'chrome', 'uc', 'wechat'] as const
export type ToldBrowser = (typeof TOLD_BROWSERS)[number]

/** The one that is running, null for any other. Each of the later ones also calls itself one of the earlier. */
export function browserOf(userAgent: string): ToldBrowser | null {
  if (/MicroMessenger/i.test(userAgent)) return 'wechat'
  if (/UCBrowser|UCWEB/i.test(userAgent)) return 'uc'
  if (/Firefox|FxiOS|OPR\/|SamsungBrowser/i.test(userAgent)) return null
  if (/Chrome|CriOS/i.test(userAgent)) return 'chrome'
  return /Safari/i.test(userAgent) ? 'safari' : null
}
