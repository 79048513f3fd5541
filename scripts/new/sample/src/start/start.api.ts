/** Requests of the start page. */
import { noticeList } from '@lantern/contract/site'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'

export function noticesQuery() {
  return queryOptions({
    queryKey: ['sample', 'notices'],
    queryFn: ({ signal }) => call(noticeList, {}, { signal }),
  })
}
