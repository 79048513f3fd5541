import type { MailTab } from '@lantern/contract/mail'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MailFilter, mailQuery } from './parts/mail.api.ts'

/** The mails of a tab, loaded page by page. */
export function useMailPages(tab: MailTab) {
  const [filter, setFilter] = useState<Omit<MailFilter, 'tab'>>({ unread: false, keyword: '' })
  const query = useInfiniteQuery({ ...mailQuery({ tab, ...filter }), placeholderData: keepPreviousData })
  return {
    query,
    filter,
    onFilter: (part: Partial<Omit<MailFilter, 'tab'>>) => setFilter({ ...filter, ...part }),
    isFetching: query.isFetching,
    onRetry: () => void query.refetch(),
    more: {
      hasMore: query.hasNextPage,
      loading: query.isFetchingNextPage,
      failed: query.isFetchNextPageError,
      onMore: () => void query.fetchNextPage(),
    },
  }
}

type Loaded = NonNullable<ReturnType<typeof useMailPages>['query']['data']>
export type MailPages = Pick<
  ReturnType<typeof useMailPages>,
  'filter' | 'onFilter' | 'more' | 'isFetching' | 'onRetry'
> & {
  first: Loaded['pages'][number]
  rows: Loaded['pages'][number]['list']
}
