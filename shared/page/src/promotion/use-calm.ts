import { breakState } from '@lantern/contract/break-state'
import { saferSettings } from '@lantern/contract/safer-settings'
import { type Calm, call, useSession } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'

/** Whether the member takes a break or has quiet hours; null until known. @param asked what is asked for: read for each anew, and for null not at all */
export function useCalm(asked: string | null): Calm | null {
  const session = useSession()
  const isMember = session.kind === 'member'
  const calm = useQuery({
    queryKey: ['promotion', 'calm', isMember ? session.memberId : '', asked],
    enabled: isMember && asked !== null,
    queryFn: async ({ signal }) => {
      const [{ until }, { quiet }] = await Promise.all([
        call(breakState, {}, { signal }),
        call(saferSettings, {}, { signal }),
      ])
      // The break in force may be the quiet hours.
      if (quiet.until !== null) return 'quiet-hours' as const
      return until === null ? ('none' as const) : ('break' as const)
    },
    // Quiet hours begin while the page is open.
    staleTime: 0,
  })
  if (!isMember) return 'none'
  // Without an answer nothing is promoted.
  if (calm.isError) return 'unknown'
  return calm.isFetching ? null : (calm.data ?? null)
}
