import { emit } from '@lantern/platform'
import { useEffect } from 'react'
import { useCounts } from '../parts/counts/use-counts.ts'

/** Keeps the counts up to date while a member views the home page (spec 4); the shell shows them beside its categories. Renders nothing. */
export function CountsWatch(): null {
  const { counts } = useCounts()
  useEffect(() => {
    if (counts !== null) emit('counts:known', { counts })
  }, [counts])
  return null
}
