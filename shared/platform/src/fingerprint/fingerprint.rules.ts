/** Which traits make the fingerprint of which platform, and in which order (spec 7). Pure: browser-traits.ts reads them. */

export type Trait =
  | 'canvasHash'
  | 'colourDepth'
  | 'timezoneOffset'
  | 'cpuClass'
  | 'platformName'
  | 'touchSupport'
  | 'resolution'
  | 'pixelRatio'
  | 'fontsHash'
  | 'webglVendorAndRenderer'

export type Platform = 'windows' | 'mac' | 'iphone' | 'other'

const WINDOWS: readonly Trait[] = ['colourDepth', 'resolution', 'timezoneOffset', 'platformName', 'touchSupport']

export const TRAITS: Readonly<Record<Platform, readonly Trait[]>> = {
  windows: WINDOWS,
  mac: [...WINDOWS, 'pixelRatio'],
  iphone: [
    'canvasHash',
    'colourDepth',
    'timezoneOffset',
    'cpuClass',
    'platformName',
    'touchSupport',
    'resolution',
    'pixelRatio',
    'fontsHash',
    'webglVendorAndRenderer',
  ],
  other: [],
}

/** The platform that a browser says it runs on. An iPad that asks for desktop pages says Mac, and is one here. */
export function platformOf(userAgent: string): Platform {
  if (/iphone/i.test(userAgent)) return 'iphone'
  if (/windows/i.test(userAgent)) return 'windows'
  return /macintosh/i.test(userAgent) ? 'mac' : 'other'
}

/** What is hashed: the traits in their order, then the address that pre-info saw (design.md "The wire"). */
export function fingerprintText(values: readonly string[], ip: string): string {
  return [...values, ip].join('~~~')
}
