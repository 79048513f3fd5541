/** What a phone may hand over (screens.md 0.4). */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'

/** Why a file is no picture that can be sent. */
export type PictureProblem = 'type' | 'size' | 'broken'
