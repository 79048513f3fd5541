import { ODDS_TYPE, type OddsType } from '@lantern/contract/constants'
import { oddsTypeOf } from '@lantern/contract/odds'
import { useSession } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { memberQuery } from '../games.api.ts'

const WORDS = ['malay', 'hongkong', 'europe', 'indonesia'] as const

/** The odds type in the URL, otherwise the member's, otherwise European. */
export function useOddsType(): { type: OddsType; choose: (type: OddsType) => void } {
  const [query, setQuery] = useSearchParams()
  const isMember = useSession().kind === 'member'
  const member = useQuery({ ...memberQuery(), enabled: isMember })
  const word = WORDS.find((one) => one === query.get('odds'))
  return {
    type: word ? ODDS_TYPE[word] : oddsTypeOf(member.data?.oddsType),
    choose(type) {
      const next = new URLSearchParams(query)
      next.set('odds', WORDS.find((one) => ODDS_TYPE[one] === type) ?? 'europe')
      setQuery(next, { replace: true, preventScrollReset: true })
    },
  }
}
