/** Results of finished matches from the view of one side. */
import type { PastMatch } from '@lantern/contract/sport'

/** @param side English name of a side of the match */
export function outcomeFor({ home, score }: Pick<PastMatch, 'home' | 'score'>, side: string): 'won' | 'drawn' | 'lost' {
  const lead = home.en === side ? score.home - score.away : score.away - score.home
  if (lead === 0) return 'drawn'
  return lead > 0 ? 'won' : 'lost'
}
