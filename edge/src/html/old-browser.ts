/**
 * The banner for unsupported browsers (screens.md 0.6). Every page contains it, and it needs no script. Where the site does not run, the help page
 * does not run either, so at that address the banner itself lists the supported browsers.
 */
import type { Locale } from '../request/locale.ts'

/** Set on the root element by the early script. */
export const OLD_BROWSER_MARK = 'data-old-browser'
export const BROWSER_HELP_PATH = '/help/tjllq'

const TEXT: Readonly<Record<Locale, { name: string; sentence: string; link: string; list: readonly string[] }>> = {
  'zh-CN': {
    name: '浏览器提示',
    sentence: '您的浏览器版本过旧，本站可能无法正常显示。',
    link: '查看推荐的浏览器',
    list: [
      'Safari 16.4 或更新（iPhone：升级到 iOS 16.4 以上）',
      'Chrome、Edge 111 或更新',
      'Firefox 121 或更新',
      '三星浏览器 22 或更新',
      '微信、UC 内打开时：更新应用，或选择“在浏览器打开”',
    ],
  },
  en: {
    name: 'About your browser',
    sentence: 'Your browser is too old to show this site properly.',
    link: 'See which browsers work',
    list: [
      'Safari 16.4 or later (iPhone: update to iOS 16.4 or later)',
      'Chrome or Edge 111 or later',
      'Firefox 121 or later',
      'Samsung Internet 22 or later',
      'Inside WeChat or UC: update the app, or choose “Open in browser”',
    ],
  },
}

/**
 * Plain colours: these browsers do not support tokens. The banner is drawn above the page but comes last in the document, so that the skip link stays
 * the first focusable element.
 */
export const OLD_BROWSER_CSS = `.old-browser{display:none}[${OLD_BROWSER_MARK}] body{display:flex;flex-direction:column}[${OLD_BROWSER_MARK}] .old-browser{display:block;order:-1;position:relative;z-index:999;padding:14px 16px;background:#33270a;color:#ffe9b8;font:16px/1.6 -apple-system,sans-serif}.old-browser a{display:inline-block;padding:10px 0;color:#fff}.old-browser ul{margin:8px 0;padding-left:20px}`

/** @param isHelp whether this is the help page that the banner links to */
export function oldBrowserBanner(locale: Locale, isHelp: boolean): string {
  const { name, sentence, link, list } = TEXT[locale]
  const more = isHelp
    ? `<ul>${list.map((line) => `<li>${line}</li>`).join('')}</ul>`
    : `<a href="${BROWSER_HELP_PATH}">${link}</a>`
  return `<aside class="old-browser" aria-label="${name}"><div>${sentence}</div>${more}</aside>`
}
