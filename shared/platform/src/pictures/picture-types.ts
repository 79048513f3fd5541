/** Picture types accepted from a phone (screens.md 0.4). */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'

/** Why a file cannot be sent as a picture. */
export type PictureProblem = 'type' | 'size' | 'broken'
