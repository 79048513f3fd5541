import type { ChatLine } from '@lantern/contract/chat'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

export type Blocks = {
  /** Speakers whose lines the member does not want to see. */
  speakers: ReadonlySet<string>
  /** Blocks the speaker of a line, or unblocks them. @throws LanternError */
  set: (line: ChatLine, on: boolean) => Promise<void>
}

/** Blocked speakers of a member, on all their devices. @param memberId '' for visitors */
export function useBlocks(memberId: string): Blocks {
  const queries = useQueryClient()
  const queryKey = ['chat', 'blocks', memberId]
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await import('./member.api.ts')).fetchBlocks(signal),
    enabled: memberId !== '',
  })
  const speakers = useMemo(() => new Set(data?.list.map(({ speaker }) => speaker)), [data])
  return {
    speakers,
    async set(line, on) {
      const { setBlock } = await import('./member.api.ts')
      queries.setQueryData(queryKey, await setBlock(line, on))
    },
  }
}
