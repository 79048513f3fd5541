/** The pages that the remotes declare (remote.json), so that a new page is walked without being listed here. */
import activity from '../../remote-activity/remote.json' with { type: 'json' }
import games from '../../remote-games/remote.json' with { type: 'json' }
import mine from '../../remote-mine/remote.json' with { type: 'json' }

type Declared = {
  readonly path: string
  readonly frame: string
  readonly quiet?: boolean
  readonly example?: Readonly<Record<string, string>>
}
const REMOTES: Readonly<Record<'activity' | 'games' | 'mine', { readonly pages: readonly Declared[] }>> = {
  activity,
  games,
  mine,
}

/** Paths of the pages with a frame, parameters filled in. @param isLoud only pages over which something floats */
export function declaredPages(remote: keyof typeof REMOTES, { isLoud = false } = {}): readonly string[] {
  return REMOTES[remote].pages
    .filter(({ frame, quiet }) => frame !== 'bare' && !(isLoud && quiet))
    .map(({ path, example }) => path.replace(/:(\w+)/g, (_all, name: string) => example?.[name] ?? ''))
}
