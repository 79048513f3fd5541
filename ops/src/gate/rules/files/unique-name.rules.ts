/** Two builds of one remote may be on one page: global names must be unique per build (federation.md 2.3). */
import type { Refusal, Rule } from '../../candidate/candidate.rules.ts'
import { takesItsNameFromThePage } from './own-script.rules.ts'

const CHUNK_GLOBAL = /(?:webpack|rspack)Chunk[\w$]+/g
const FIX =
  'Build it with the house preset, whose entry takes its name from the page, or let every name carry the version.'

export const namesAreItsOwn: Rule = ({ build, manifest, entry }) => {
  if (build === undefined || manifest === undefined) return []
  const globalName = manifest.metaData.globalName ?? manifest.name
  const container = takesItsNameFromThePage(entry) ? [] : [globalName]
  const wrong = [...container, ...new Set(entry.match(CHUNK_GLOBAL) ?? [])].filter(
    (name) => !slug(name).includes(slug(build.version)),
  )
  return wrong.map(
    (name): Refusal => ({
      rule: 'unique-name',
      what: `The build takes the name ${name} on the page, which does not include its version: the previous build would be shown instead.`,
      fix: FIX,
    }),
  )
}

function slug(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, '_')
}
