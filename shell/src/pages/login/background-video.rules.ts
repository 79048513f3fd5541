/** Whether the login page moves, and by which file (spec 3: siteVideoSkinOpen, siteVideoActiveUrl). Pure. */

const OPEN = 1
const FILE = /\.(?:webm|mp4)$/

export type BackgroundVideo = { url: string; poster: string }

export type VideoWish = {
  siteVideoSkinOpen: number
  siteVideoActiveUrl: string
}
export type Device = {
  /** Of the page: the policy lets media come from nowhere else. */
  origin: string
  savesData: boolean
  wantsStillness: boolean
  wantsPlain: boolean
}

/** @returns null = the page stays as it is; the poster is the still picture that lies beside the file */
export function backgroundVideoOf(wish: VideoWish | null, device: Device): BackgroundVideo | null {
  if (wish === null || wish.siteVideoSkinOpen !== OPEN) return null
  if (device.savesData || device.wantsStillness || device.wantsPlain) return null
  const url = URL.canParse(wish.siteVideoActiveUrl, device.origin)
    ? new URL(wish.siteVideoActiveUrl, device.origin)
    : null
  if (url === null || url.origin !== device.origin || !FILE.test(url.pathname)) return null
  return { url: url.pathname, poster: url.pathname.replace(FILE, '.webp') }
}
