import { convertOdds, oddsTypeOf } from '@lantern/contract/odds'
import { formatOdds } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'

/** Writes European odds as the reader reads them: a shared bet and the prices of a match in the reader's own type, a visitor's as European. */
export function useOdds(): (european: string) => string {
  const isMember = useSession().kind === 'member'
  const member = useQuery({
    // The panel reads it too.
    queryKey: ['member', 'info'],
    queryFn: async ({ signal }) => (await import('../../room/member.api.ts')).fetchMember(signal),
    enabled: isMember,
  })
  const type = oddsTypeOf(member.data?.oddsType)
  return (european) => formatOdds(convertOdds(european, type))
}
