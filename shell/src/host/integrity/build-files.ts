/** Which addresses belong to a build. Builds of one remote share equal files (docs/decisions/0049). */
import { type FileTest, fileKey } from './file-key.ts'
import { type HashedFiles, isListed } from './trust.ts'

/** @returns a predicate for the files of a build, and for unlisted files next to them, which are refused and blamed on the build */
export function fileTestOf({ manifestUrl, extras }: Pick<HashedFiles, 'manifestUrl' | 'extras'>): FileTest {
  const keys = new Set(
    [manifestUrl, ...Object.keys(extras.files).map((file) => new URL(file, manifestUrl).href)].map(fileKey),
  )
  const folder = fileKey(new URL('.', manifestUrl).href)
  return (key) => keys.has(key) || (key.startsWith(folder) && !isListed(key))
}
