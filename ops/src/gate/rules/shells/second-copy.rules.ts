/** No file of a remote may contain the code of a singleton package, whatever the share settings say. */
import type { Rule } from '../../candidate/candidate.rules.ts'

/** Text that only the package's own code contains; its users read these names but never set them. */
const MARKS: readonly { name: string; mark: RegExp }[] = [
  { name: 'react', mark: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE["']?\]?\s*[=:][^=]/ },
  { name: 'react', mark: /__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED["']?\]?\s*[=:][^=]/ },
  { name: 'react-dom', mark: /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE["']?\]?\s*[=:][^=]/ },
]

export const bringsNoSecondCopy: Rule = ({ files }) =>
  [...files]
    .filter(([file]) => /\.m?js$/.test(file))
    .flatMap(([file, content]) => {
      const text = content.toString('utf8')
      return [...new Set(MARKS.filter(({ mark }) => mark.test(text)).map(({ name }) => name))].map((name) => ({
        rule: 'second-copy',
        what: `${file} holds a ${name} of its own: hooks would fail on a page with two.`,
        fix: `Import "${name}" by its plain name, so that it comes from the page, and check dependencies for a bundled copy.`,
      }))
    })
