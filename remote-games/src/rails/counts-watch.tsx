import { emit } from '@lantern/platform'
import { useEffect } from 'react'
import { useCounts } from '../parts/counts/use-counts.ts'

/** While a member looks at the home page the counts come from OB (spec 4); the shell shows them beside its categories. Draws nothing. */
export function CountsWatch(): null {
  const { counts } = useCounts()
  useEffect(() => {
    if (counts !== null) emit('counts:known', { counts })
  }, [counts])
  return null
}
