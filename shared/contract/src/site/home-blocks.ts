/** Blocks of the home page that the feed may order; what it does not name keeps its place after them. */
export const HOME_BLOCKS = ['hero', 'notices', 'member', 'categories', 'rails', 'offers', 'sponsor'] as const
export type HomeBlock = (typeof HOME_BLOCKS)[number]
