/** Two builds of one remote may be on one page: the names they take on it carry their version (federation.md 2.3). */
import type { Refusal, Rule } from '../candidate.rules.ts'

const CHUNK_GLOBAL = /(?:webpack|rspack)Chunk[\w$]+/g
const MEND = 'Let `output.uniqueName` and the federation name carry the version, as the house preset does.'

export const namesCarryVersion: Rule = ({ build, manifest, entry }) => {
  if (build === undefined || manifest === undefined) return []
  const globalName = manifest.metaData.globalName ?? manifest.name
  const wrong = [globalName, ...new Set(entry.match(CHUNK_GLOBAL) ?? [])].filter(
    (name) => !slug(name).includes(slug(build.version)),
  )
  return wrong.map(
    (name): Refusal => ({
      rule: 'unique-name',
      what: `The build takes the name ${name} on the page, which does not carry its version: the build before it would be shown instead.`,
      mend: MEND,
    }),
  )
}

function slug(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, '_')
}
