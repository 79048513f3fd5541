/** The part of the home page below the fold: one chunk, loaded once the page is interactive. */
export { FeedWatch } from './feed-watch.tsx'
export { MyVenues } from './my-venues.tsx'
export { OffersStrip } from './offers-strip.tsx'
export { SiteFooter } from './site-footer.tsx'
export { Splash } from './splash.tsx'
export { SponsorStrip } from './sponsor-strip.tsx'
