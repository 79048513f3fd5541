// @ts-expect-error: plain JavaScript, typed in its comments
import { criticalCss as plainCriticalCss } from './critical-css.mjs'

const criticalCss: (css: string, frames: Record<string, Record<string, string>>) => string = plainCriticalCss
const FRAMES = { home: { en: '<p class="a b">Text</p>' } }

describe('[BUILD-25] the inlined CSS', () => {
  it('has the rules whose classes are in the frames, and those without a class', () => {
    const css = criticalCss('p{margin:0}.a{color:red}.c{color:blue}@media print{.c{top:0}}', FRAMES)
    expect(css).toBe('p{margin:0}.a{color:red}')
  })

  it('names files by their path, because the page is not beside them', () => {
    const rule = (url: string): string => `@font-face{font-family:F;src:url(${url})format("woff2")}`
    expect(criticalCss(rule('f.0123abcd.woff2'), FRAMES)).toBe(rule('/assets/f.0123abcd.woff2'))
    for (const complete of ['data:font/woff2;base64,AA==', '/assets/f.woff2', '#mark'])
      expect(criticalCss(rule(complete), FRAMES)).toBe(rule(complete))
  })
})
