/** Blocks of the home page that the feed can order; unnamed ones follow in default order. */
export const HOME_BLOCKS = ['hero', 'notices', 'member', 'categories', 'rails', 'offers', 'sponsor'] as const
export type HomeBlock = (typeof HOME_BLOCKS)[number]
