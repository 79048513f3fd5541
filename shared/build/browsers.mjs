/**
 * The oldest browsers that can show the site, for the polyfill and for the sentence that turns older ones away (edge/src/html/old-browser.ts
 * says the same to people). Syntax is ES2022 and never translated; the roles of the design are oklch colours; :has() is used for layout.
 */
export const BROWSERS = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 121',
  'ios_saf >= 16.4',
  'safari >= 16.4',
  'samsung >= 22',
]
