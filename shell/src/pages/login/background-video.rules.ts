/** Whether the login page has a background video, and which (spec 3: siteVideoSkinOpen, siteVideoActiveUrl). Pure. */

const OPEN = 1
const FILE = /\.(?:webm|mp4)$/

export type BackgroundVideo = { url: string; poster: string }

export type VideoSettings = {
  siteVideoSkinOpen: number
  siteVideoActiveUrl: string
}
export type Device = {
  /** Of the page: the content security policy allows media from no other origin. */
  origin: string
  savesData: boolean
  wantsStillness: boolean
  wantsPlain: boolean
}

/** @returns null = no video; the poster is the still image next to the file */
export function backgroundVideoOf(settings: VideoSettings | null, device: Device): BackgroundVideo | null {
  if (settings === null || settings.siteVideoSkinOpen !== OPEN) return null
  if (device.savesData || device.wantsStillness || device.wantsPlain) return null
  const url = URL.canParse(settings.siteVideoActiveUrl, device.origin)
    ? new URL(settings.siteVideoActiveUrl, device.origin)
    : null
  if (url === null || url.origin !== device.origin || !FILE.test(url.pathname)) return null
  return { url: url.pathname, poster: url.pathname.replace(FILE, '.webp') }
}
