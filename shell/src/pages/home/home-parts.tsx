/** Parts of the home page below the fold: loaded in one chunk once the page is interactive. */
import { type ComponentType, lazy, useState } from 'react'
import { useInteractive } from '../../host/boot/use-interactive.ts'
import { bringQueries, inQueryScope } from '../../host/queries/query-scope.tsx'

type Loader = () => Promise<ComponentType>

export const loadMyVenues: Loader = () => import('./below/home-below.ts').then((parts) => parts.MyVenues)
export const loadOffers: Loader = () => import('./below/home-below.ts').then((parts) => parts.OffersStrip)
export const loadSponsorStrip: Loader = () => import('./below/home-below.ts').then((parts) => parts.SponsorStrip)
export const loadSiteFooter: Loader = () => import('./below/home-below.ts').then((parts) => parts.SiteFooter)
export const loadSplash: Loader = () => import('./below/home-below.ts').then((parts) => parts.Splash)
export const loadFeedWatch: Loader = () => import('./below/home-below.ts').then((parts) => parts.FeedWatch)

/** Waits until the page is interactive. Each mount makes a new attempt, so that a retry requests the chunk again. */
export function LazyPart({ load }: { load: Loader }) {
  const [Part] = useState(() =>
    lazy(async () => {
      const [Loaded] = await Promise.all([load(), bringQueries()])
      return { default: inQueryScope(Loaded) }
    }),
  )
  return useInteractive() ? <Part /> : null
}
