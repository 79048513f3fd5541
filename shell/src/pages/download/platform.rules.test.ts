import { inAppOf, installViewOf, platformOf, sizeText } from './platform.rules.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

describe('platformOf', () => {
  it.each([
    [ANDROID, 5, false, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true, 'ios'],
    [MAC, 5, false, 'ios'],
    [MAC, 0, false, 'desktop'],
    [MAC, 0, true, 'ios'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, false, 'desktop'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 0, true, 'android'],
  ])(
    '[SHELL-DL-1] knows the device: %s with %i touch points, narrow: %s',
    (userAgent, maxTouchPoints, isNarrow, platform) => {
      expect(platformOf({ userAgent, maxTouchPoints, isNarrow })).toBe(platform)
    },
  )
})

describe('inAppOf', () => {
  it.each([
    [`${ANDROID} MicroMessenger/8.0.50`, 'wechat'],
    [`${ANDROID} QQ/9.0.60 MQQBrowser/6.2`, 'qq'],
    [`${ANDROID} MQQBrowser/14.0`, null],
    [ANDROID, null],
  ])('[SHELL-DL-1] tells browsers inside an app from browsers: %s', (userAgent, inApp) => {
    expect(inAppOf(userAgent)).toBe(inApp)
  })
})

describe('installViewOf', () => {
  const facts = { inApp: null, isStandalone: false, wasInstalled: false, hasPrompt: false } as const
  it.each([
    [{}, 'guide'],
    [{ hasPrompt: true }, 'prompt'],
    [{ inApp: 'wechat', hasPrompt: true }, 'in-app'],
    [{ wasInstalled: true }, 'thanks'],
    [{ isStandalone: true, wasInstalled: true }, 'open'],
  ] as const)('[SHELL-DL-1] shows one thing to do for %j: %s', (some, view) => {
    expect(installViewOf({ ...facts, ...some })).toBe(view)
  })
})

it('sizeText formats bytes', () => {
  expect([sizeText(939_600), sizeText(1_000_000), sizeText(1_258_291)]).toEqual(['940 kB', '1.0 MB', '1.3 MB'])
})
