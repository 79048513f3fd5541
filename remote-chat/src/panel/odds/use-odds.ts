import { convertOdds, oddsTypeOf } from '@lantern/contract/odds'
import { formatOdds } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'

/** Formats the European odds of shared bets and match prices in the reader's odds type; European for visitors. */
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
