/** Searchable items on the server: venues, games, matches and offers. */
import { MATCH_STATE, VENUE_STATUS } from '@lantern/contract/games'
import type { SearchHit } from '@lantern/contract/search'
import { DAY_MS } from '@lantern/contract/site-time'
import { allOffers } from '../activity/offers/offers.repository.ts'
import type { Catalogue, MatchNow } from '../book/matches/catalogue.ts'
import { siteTimeText } from '../clock/site-time.rules.ts'
import { bannerPath, smallCoverPath } from '../content/art/pictures.ts'
import { makeGames } from '../content/games/games.ts'
import type { Executor } from '../database/database.ts'
import type { Locale } from '../refusal/sandbox-error.ts'
import { venueName, venueStates, venueViews } from '../site/venues.ts'

/** An item with its names and its display. */
export type Found = { readonly names: readonly string[]; readonly hit: SearchHit }
export type Asked = { readonly db: Executor; readonly now: number; readonly locale: Locale }

type Named = { readonly zh: string; readonly en: string }

const MAINTAINED: Named = { zh: '维护中', en: 'Under maintenance' }
const LIVE: Named = { zh: '进行中', en: 'Live' }

/** As far as the board goes. */
const FOUND_DAYS = 6

/** Open venues and those under maintenance; a closed one is hidden (screens.md 4.0). */
export async function venuesFound({ db, now, locale }: Asked): Promise<Found[]> {
  return venueViews(await venueStates(db, now), 0)
    .filter((venue) => venue.status !== VENUE_STATUS.closed)
    .map((venue) => ({
      names: [venue.name.zh, venue.name.en, venue.enName, venue.providerCode],
      hit: {
        id: venue.enName,
        title: told(venue.name, locale),
        note: venue.status === VENUE_STATUS.maintenance ? told(MAINTAINED, locale) : '',
        route: `/game/${venue.category}?venue=${venue.enName}`,
        category: venue.category,
        image: '',
      },
    }))
}

/** Games of venues that are not closed, heaviest first. */
export async function gamesFound({ db, now, locale }: Asked): Promise<Found[]> {
  const states = await venueStates(db, now)
  return makeGames()
    .filter((game) => states.get(game.enName)?.status !== VENUE_STATUS.closed)
    .map((game) => ({
      names: [game.name.zh, game.name.en],
      hit: {
        id: game.gameCode,
        title: told(game.name, locale),
        note: told(venueName(game.enName), locale),
        route: `/game/${game.category}?venue=${game.enName}&game=${game.gameCode}`,
        category: game.category,
        image: smallCoverPath(game),
      },
    }))
}

/** Matches of the coming week, so that any team or league that plays is found: live ones first, then by start. */
export async function matchesFound({ db, now, locale }: Asked, catalogue: Catalogue): Promise<Found[]> {
  const live = await catalogue.matches(db, 'live', now)
  const week = { from: now, to: now + FOUND_DAYS * DAY_MS }
  const coming = (await catalogue.between(db, week, now)).filter(({ status }) => status.state === MATCH_STATE.scheduled)
  return [...live, ...coming].map((match) => {
    const { id, home, away, league } = match.fixture
    return {
      names: [home.zh, home.en, away.zh, away.en, league.zh, league.en],
      hit: {
        id,
        title: `${told(home, locale)} vs ${told(away, locale)}`,
        note: `${told(league, locale)} · ${timeOf(match, locale)}`,
        route: `/game/sport/match/${encodeURIComponent(id)}`,
        category: 'sport',
        image: '',
      },
    }
  })
}

export async function offersFound({ db, now, locale }: Asked): Promise<Found[]> {
  return (await allOffers(db))
    .filter((offer) => offer.startAt <= now && now < offer.endAt)
    .map(({ id, rules }) => ({
      names: [rules.title.zh, rules.title.en],
      hit: {
        id,
        title: told(rules.title, locale),
        note: told(rules.summary, locale),
        route: `/activity/discount?id=${encodeURIComponent(id)}`,
        category: '',
        image: bannerPath(id),
      },
    }))
}

function timeOf({ fixture, status }: MatchNow, locale: Locale): string {
  return status.state === 2 ? told(LIVE, locale) : siteTimeText(fixture.startAt).slice(0, -3)
}

function told(named: Named, locale: Locale): string {
  return locale === 'en' ? named.en : named.zh
}
