import { readFileSync } from 'node:fs'
// @ts-expect-error: plain JavaScript, typed in its comments
import { BROWSERS as plainBrowsers } from './browsers.mjs'

const BROWSERS: readonly string[] = plainBrowsers

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** Browser names as written on each page. */
const VERSION = Object.fromEntries(BROWSERS.map((line) => line.split(' >= '))) as Record<string, string>

describe('the browsers that the build targets', () => {
  it('[BUILD-5] match docs/engines.md', () => {
    const page = read('docs/engines.md')
    expect(page).toContain(`| Chrome, Edge | ${VERSION.chrome} |`)
    expect(page).toContain(`| Samsung Internet | ${VERSION.samsung} |`)
    expect(page).toContain(`| Safari on iPhone, Safari | ${VERSION.ios_saf} |`)
    expect(page).toContain(`| Firefox | ${VERSION.firefox} |`)
    expect([VERSION.edge, VERSION.safari]).toEqual([VERSION.chrome, VERSION.ios_saf])
    expect(BROWSERS).toHaveLength(6)
  })

  it('[BUILD-5] match the README', () => {
    const { chrome, samsung, ios_saf, firefox } = VERSION
    expect(read('README.md')).toContain(
      `Chrome and Edge ${chrome}, Safari ${ios_saf}, Firefox ${firefox}, Samsung Internet ${samsung}`,
    )
  })

  it('[BUILD-5] match the banner of old browsers, in both languages', () => {
    const banner = read('edge/src/html/old-browser.ts')
    for (const { 0: name, 1: version } of [
      ['Safari', VERSION.ios_saf],
      ['Chrome、Edge', VERSION.chrome],
      ['Chrome or Edge', VERSION.chrome],
      ['三星浏览器', VERSION.samsung],
      ['Samsung Internet', VERSION.samsung],
    ])
      expect(banner).toContain(`${name} ${version}`)
    expect(banner.match(new RegExp(`Firefox ${VERSION.firefox}\\b`, 'g'))).toHaveLength(2)
  })
})
