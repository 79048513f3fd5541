/** How the current device installs the site. */
import type { AppPlatform } from '@lantern/contract/pages'

export type Device = {
  readonly userAgent: string
  readonly maxTouchPoints: number
  /** The screen is as narrow as a phone's. */
  readonly isNarrow: boolean
}

/** An iPad identifies as a Mac; no Mac has a touch screen. A phone that asks for the desktop page identifies as a computer, with a narrow screen. */
export function platformOf({ userAgent, maxTouchPoints, isNarrow }: Device): AppPlatform {
  if (/Android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios'
  if (/Macintosh/i.test(userAgent) && (maxTouchPoints > 1 || isNarrow)) return 'ios'
  return isNarrow ? 'android' : 'desktop'
}

export type InApp = 'wechat' | 'qq'

/** Browsers inside an app cannot install anything. QQ's own browser (MQQBrowser alone) can. */
export function inAppOf(userAgent: string): InApp | null {
  if (/MicroMessenger/i.test(userAgent)) return 'wechat'
  return /\bQQ\//i.test(userAgent) ? 'qq' : null
}

export type InstallView = 'in-app' | 'open' | 'thanks' | 'prompt' | 'guide'

export type InstallFacts = {
  readonly inApp: InApp | null
  /** The page runs as the installed app. */
  readonly isStandalone: boolean
  /** It was installed while this page was open. */
  readonly wasInstalled: boolean
  /** The browser offers to install. */
  readonly hasPrompt: boolean
}

/** What the install card shows. */
export function installViewOf({ inApp, isStandalone, wasInstalled, hasPrompt }: InstallFacts): InstallView {
  if (isStandalone) return 'open'
  if (wasInstalled) return 'thanks'
  if (inApp !== null) return 'in-app'
  return hasPrompt ? 'prompt' : 'guide'
}

const KB = 1_000
const unitIn = (unit: 'kilobyte' | 'megabyte', digits: number) =>
  new Intl.NumberFormat('en', {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

/** Formats bytes in decimal units, as browsers list downloads: `940 kB`, `1.0 MB`. */
export function sizeText(bytes: number): string {
  const kb = Math.round(bytes / KB)
  return kb < KB ? unitIn('kilobyte', 0).format(kb) : unitIn('megabyte', 1).format(bytes / KB / KB)
}
