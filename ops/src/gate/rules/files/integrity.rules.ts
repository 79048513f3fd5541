/** Every script and style needs a hash, and it must match. */

import {
  BUILD_FILE,
  INTEGRITY_FILE,
  missingFile,
  REBUILD,
  type Refusal,
  type Rule,
} from '../../candidate/candidate.rules.ts'
import { integrityOf } from '../../candidate/hash.rules.ts'

/** Pictures and fonts need no hash: they run no code. */
const MEDIA = /\.(?:svg|png|jpe?g|webp|avif|ico|woff2?)$/

export const hashesHold: Rule = ({ files, integrity }) => {
  if (integrity === undefined) return []
  const listed = Object.entries(integrity).flatMap(([file, expected]): Refusal[] => {
    const content = files.get(file)
    if (content === undefined) return [missingFile(file, `${INTEGRITY_FILE} lists it`)]
    if (integrityOf(content, expected.slice(0, expected.indexOf('-'))) === expected) return []
    const what = `The hash of ${file} is not the one in ${INTEGRITY_FILE}.`
    return [{ rule: 'integrity', what, fix: `${REBUILD} Files must not change after the build.` }]
  })
  const unlisted = [...files.keys()].filter(
    (file) => file !== BUILD_FILE && file !== INTEGRITY_FILE && !Object.hasOwn(integrity, file) && !MEDIA.test(file),
  )
  return [
    ...listed,
    ...unlisted.map((file) => ({
      rule: 'extra-file',
      what: `${file} is in the build but not in ${INTEGRITY_FILE}, so no browser could check it.`,
      fix: `Remove the file from dist, or let the build list it. ${REBUILD}`,
    })),
  ]
}
