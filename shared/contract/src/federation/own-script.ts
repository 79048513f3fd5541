/**
 * Names under which the shell, a remote's entry and the publish gate speak of one build (docs/decisions/0045). Built remotes carry them:
 * a name never changes its meaning.
 */
export const OWN_SCRIPT = {
  /** Property of the entry's script element: the build that the shell hands over. */
  build: 'lanternBuild',
  /** Property of a script element: the chunks that it brought. */
  chunks: 'lanternChunks',
  /** Property of the entry's `require`: the files that the build may ask for. */
  needs: 'lanternNeeds',
} as const
