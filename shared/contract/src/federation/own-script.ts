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

/** Form of a version in a global name: letters, digits and underscores. */
export function versionInName(version: string): string {
  return version.replace(/[^0-9A-Za-z]/g, '_')
}

/** Whether a global name belongs to one version only: the shell hands a name to every other build. */
export function namesVersion(globalName: string, version: string): boolean {
  return globalName.includes(versionInName(version))
}
