/**
 * The oldest supported browsers, for the polyfill and for the banner on older ones (edge/src/html/old-browser.ts names the same ones to
 * people). Syntax is ES2022 and never transpiled; design roles are oklch colours; layout uses :has().
 */
export const BROWSERS = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 121',
  'ios_saf >= 16.4',
  'safari >= 16.4',
  'samsung >= 22',
]
