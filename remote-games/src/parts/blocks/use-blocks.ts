/** Venues and categories that the member blocked in safer play. */
import { saferSettings } from '@lantern/contract/safer-settings'
import type { Venue } from '@lantern/contract/venues'
import { call, useSession } from '@lantern/platform'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** Whether the member blocked a venue or its category, for display: the server refuses entry in any case. A visitor blocks nothing. */
export function useBlocks(): (venue: Pick<Venue, 'enName' | 'category'>) => boolean {
  const isMember = useSession().kind === 'member'
  const { data: blocks } = useQuery({ ...blocksQuery(), enabled: isMember })
  return ({ enName, category }) =>
    isMember && (blocks ?? []).some(({ kind, name }) => name === (kind === 'venue' ? enName : category))
}

function blocksQuery() {
  return queryOptions({
    queryKey: ['games', 'blocks'],
    queryFn: ({ signal }) => call(saferSettings, {}, { signal }),
    select: (answer) => answer.blocks,
    // A block may be set on another page of the site, or on another device.
    refetchOnMount: 'always',
  })
}
