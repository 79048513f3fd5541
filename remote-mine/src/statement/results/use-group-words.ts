import type { StatementGroup } from '@lantern/contract/statements'
import { useLanguage, useLocale, useMessages } from '@lantern/i18n'
import { useQuery } from '@tanstack/react-query'
import { allVenuesQuery } from '../../parts/results/venues.api.ts'
import { statementMessages } from '../parts/statement.messages.ts'

/** What a result can be grouped by. */
export function useGroupNames(): Readonly<Record<StatementGroup, string>> {
  const t = useMessages(statementMessages)
  return { month: t.byMonth, product: t.byProduct, venue: t.byVenue }
}

/** Names of the groups of a result; an unknown one is shown by its code. */
export function useGroupWords(by: StatementGroup): (key: string) => string {
  const t = useMessages(statementMessages)
  const language = useLanguage()
  const isEnglish = useLocale() === 'en'
  const { data: venues } = useQuery({ ...allVenuesQuery(), enabled: by === 'venue' })
  const products: Readonly<Record<string, string | undefined>> = t.products
  const month = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  switch (by) {
    case 'month':
      return (key) => {
        const start = Date.parse(`${key}-01T00:00:00Z`)
        return Number.isNaN(start) ? key : month.format(start)
      }
    case 'product':
      return (key) => products[key] ?? key
    case 'venue':
      return (key) => {
        const name = venues?.find(({ enName }) => enName === key)?.name
        return (isEnglish ? name?.en : name?.zh) ?? key
      }
  }
}
