import { convertOdds, oddsTypeOf } from '@lantern/contract/odds'
import { formatOdds } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { memberQuery } from './peak.api.ts'

/** Formats European odds in the odds type of the member, '' until it is known; European for visitors. */
export function useOddsText(): (european: string) => string {
  const isMember = useSession().kind === 'member'
  const member = useQuery({ ...memberQuery(), enabled: isMember })
  const isUnknown = isMember && member.isPending
  const type = oddsTypeOf(member.data?.oddsType)
  return (european) => (isUnknown ? '' : formatOdds(convertOdds(european, type)))
}
