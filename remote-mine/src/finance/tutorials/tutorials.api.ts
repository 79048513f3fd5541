import { tutorialDetail, tutorialList } from '@lantern/contract/tutorials'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'

export const TUTORIALS_KEY = 'tutorials'

/** @param locale of the texts: the server answers in the page's language */
export function tutorialsQuery(locale: string) {
  return queryOptions({
    queryKey: [TUTORIALS_KEY, locale],
    queryFn: ({ signal }) => call(tutorialList, {}, { signal }),
  })
}

export function tutorialQuery(platform: string, locale: string) {
  return queryOptions({
    queryKey: [TUTORIALS_KEY, locale, platform],
    queryFn: ({ signal }) => call(tutorialDetail, { platform }, { signal }),
  })
}
