/**
 * The banner for a browser that cannot show the site (screens.md 0.6). It is in every page and needs no script of ours: where the site does not run,
 * the help page does not either, so on that address the banner itself says which browsers do.
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

/** Plain colours: the browser that shows this knows no tokens. It stands above the page and comes after it in the text, so that the way past the
 * header stays the first thing to focus. */
export const OLD_BROWSER_CSS = `.old-browser{display:none}[${OLD_BROWSER_MARK}] body{display:flex;flex-direction:column}[${OLD_BROWSER_MARK}] .old-browser{display:block;order:-1;position:relative;z-index:999;padding:14px 16px;background:#33270a;color:#ffe9b8;font:16px/1.6 -apple-system,sans-serif}.old-browser a{display:inline-block;padding:10px 0;color:#fff}.old-browser ul{margin:8px 0;padding-left:20px}`

/** @param isHelp the page is the one that it leads to */
export function oldBrowserBanner(locale: Locale, isHelp: boolean): string {
  const { name, sentence, link, list } = TEXT[locale]
  const more = isHelp
    ? `<ul>${list.map((line) => `<li>${line}</li>`).join('')}</ul>`
    : `<a href="${BROWSER_HELP_PATH}">${link}</a>`
  return `<aside class="old-browser" aria-label="${name}"><div>${sentence}</div>${more}</aside>`
}
