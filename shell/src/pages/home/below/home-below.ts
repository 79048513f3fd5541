/** What stands under the fold of the home page: one chunk, which comes when the page can be used. */
export { FeedWatch } from './feed-watch.tsx'
export { MyVenues } from './my-venues.tsx'
export { OffersStrip } from './offers-strip.tsx'
export { SiteFooter } from './site-footer.tsx'
export { Splash } from './splash.tsx'
export { SponsorStrip } from './sponsor-strip.tsx'
