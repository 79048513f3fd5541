/** Parts of the home page under its fold: asked for when the page can be used, in one chunk. */
import { type ComponentType, lazy, useState } from 'react'
import { useInteractive } from '../../host/boot/use-interactive.ts'

type Loader = () => Promise<ComponentType>

export const loadMyVenues: Loader = () => import('./below/home-below.ts').then((parts) => parts.MyVenues)
export const loadOffers: Loader = () => import('./below/home-below.ts').then((parts) => parts.OffersStrip)
export const loadSponsorStrip: Loader = () => import('./below/home-below.ts').then((parts) => parts.SponsorStrip)
export const loadSiteFooter: Loader = () => import('./below/home-below.ts').then((parts) => parts.SiteFooter)
export const loadSplash: Loader = () => import('./below/home-below.ts').then((parts) => parts.Splash)
export const loadFeedWatch: Loader = () => import('./below/home-below.ts').then((parts) => parts.FeedWatch)

/** Waits for its turn. Each mount makes a new attempt, so that a retry really asks again. */
export function LazyPart({ load }: { load: Loader }) {
  const [Part] = useState(() => lazy(async () => ({ default: await load() })))
  return useInteractive() ? <Part /> : null
}
