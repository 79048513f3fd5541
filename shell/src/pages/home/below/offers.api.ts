import { activityList } from '@lantern/contract/activity'
import { call } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { CONTENT_STALE_MS } from '../parts/content-age.ts'

export const useOffers = () =>
  useQuery({
    queryKey: ['home', 'offers'],
    queryFn: ({ signal }) => call(activityList, {}, { signal }),
    staleTime: CONTENT_STALE_MS,
  })
