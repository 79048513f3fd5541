/** The traits of each platform's fingerprint, in order (spec 7). Pure: browser-traits.ts reads them. */

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

/** The platform that the browser reports. An iPad that requests desktop pages reports Mac, and counts as one. */
export function platformOf(userAgent: string): Platform {
  if (/iphone/i.test(userAgent)) return 'iphone'
  if (/windows/i.test(userAgent)) return 'windows'
  return /macintosh/i.test(userAgent) ? 'mac' : 'other'
}

/** The hashed text: the traits in order, then the IP address from pre-info (design.md "The wire"). */
export function fingerprintText(values: readonly string[], ip: string): string {
  return [...values, ip].join('~~~')
}
