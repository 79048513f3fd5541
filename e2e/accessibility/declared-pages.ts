/** The pages that the remotes declare (remote.json), so that a new page is walked without being listed here. */
import { exampleAddress, exampleFaults, type ListedPage } from '@lantern/contract/page-routes'
import activity from '../../remote-activity/remote.json' with { type: 'json' }
import games from '../../remote-games/remote.json' with { type: 'json' }
import mine from '../../remote-mine/remote.json' with { type: 'json' }

type Declared = ListedPage & {
  readonly frame: string
  readonly quiet?: boolean
}
const REMOTES: Readonly<Record<'activity' | 'games' | 'mine', { readonly pages: readonly Declared[] }>> = {
  activity,
  games,
  mine,
}

/**
 * Paths of the pages with a frame, parameters filled in.
 *
 * @param isLoud only pages over which something floats
 * @throws if a page has a parameter without an example
 */
export function declaredPages(remote: keyof typeof REMOTES, { isLoud = false } = {}): readonly string[] {
  return REMOTES[remote].pages
    .filter(({ frame, quiet }) => frame !== 'bare' && !(isLoud && quiet))
    .map((page) => {
      const [fault] = exampleFaults(page)
      if (fault !== undefined) throw new Error(fault)
      return exampleAddress(page)
    })
}
