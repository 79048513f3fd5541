/** Browsers with instructions for the cookie setting (screens.md G5). Pure. */
export const TOLD_BROWSERS = ['safari', 'chrome', 'uc', 'wechat'] as const
export type ToldBrowser = (typeof TOLD_BROWSERS)[number]

/** The current browser, null for any other. Order matters: the user agents of earlier ones contain the names of later ones. */
export function browserOf(userAgent: string): ToldBrowser | null {
  if (/MicroMessenger/i.test(userAgent)) return 'wechat'
  if (/UCBrowser|UCWEB/i.test(userAgent)) return 'uc'
  if (/Firefox|FxiOS|OPR\/|SamsungBrowser/i.test(userAgent)) return null
  if (/Chrome|CriOS/i.test(userAgent)) return 'chrome'
  return /Safari/i.test(userAgent) ? 'safari' : null
}
