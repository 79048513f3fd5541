/** Which addresses belong to a build. Builds of one remote share equal files (docs/decisions/0049). */
import { type FileTest, fileKey } from './file-key.ts'
import { type HashedFiles, isListed } from './trust.ts'

type Build = Pick<HashedFiles, 'manifestUrl' | 'extras'>

/** @returns a predicate for the files of a build, and for unlisted files next to them, which are refused and blamed on the build */
export function fileTestOf({ manifestUrl, extras }: Build): FileTest {
  const keys = new Set(
    [manifestUrl, ...Object.keys(extras.files).map((file) => new URL(file, manifestUrl).href)].map(fileKey),
  )
  const folder = fileKey(new URL('.', manifestUrl).href)
  return (key) => keys.has(key) || (key.startsWith(folder) && !isListed(key))
}

/** @returns a predicate for the files of a build that none of the others lists */
export function filesOnlyOf(build: Build, others: readonly Build[]): FileTest {
  const [isOurs, ...isTheirs] = [build, ...others].map(fileTestOf) as [FileTest, ...FileTest[]]
  return (key) => isOurs(key) && !isTheirs.some((isOf) => isOf(key))
}
