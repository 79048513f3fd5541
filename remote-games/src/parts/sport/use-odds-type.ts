import { ODDS_TYPE, type OddsType } from '@lantern/contract/constants'
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
  const own = Object.values(ODDS_TYPE).find((type) => type === member.data?.oddsType)
  return {
    type: word ? ODDS_TYPE[word] : (own ?? ODDS_TYPE.europe),
    choose(type) {
      const next = new URLSearchParams(query)
      next.set('odds', WORDS.find((one) => ODDS_TYPE[one] === type) ?? 'europe')
      setQuery(next, { replace: true, preventScrollReset: true })
    },
  }
}
