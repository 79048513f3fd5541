import { VENUE_STATUS, type Venue } from '@lantern/contract/games'
import { readStoredText, writeStoredText } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { setBook } from '../feed/live-prices.ts'
import { venuesQuery } from '../games.api.ts'
import { chooseBook } from './book.rules.ts'

/** Book of a first visit, until the venues are loaded. */
const FIRST_BOOK = 'OBTY'

export type ChosenBook = {
  /** Sport venues without closed ones; undefined while loading. */
  venues: readonly Venue[] | undefined
  book: string
  choose: (enName: string) => void
}

/** The venue chosen last on this device. */
export function lastBook(): string {
  return readStoredText('sportBook') ?? FIRST_BOOK
}

/** The venue whose prices the page shows: that of the URL, the one chosen last, or the first that is open. */
export function useBook(): ChosenBook {
  const [query, setQuery] = useSearchParams()
  const [lastBook, setLastBook] = useState(() => readStoredText('sportBook'))
  const all = useQuery(venuesQuery('sport'))
  const venues = all.data?.filter(({ status }) => status !== VENUE_STATUS.closed)
  const book = chooseBook(venues, [query.get('book'), lastBook], FIRST_BOOK)
  useEffect(() => setBook(book), [book])
  return {
    venues,
    book,
    choose(enName) {
      writeStoredText('sportBook', enName)
      setLastBook(enName)
      const rest = new URLSearchParams(query)
      rest.delete('book')
      setQuery(rest, { replace: true, preventScrollReset: true })
    },
  }
}
