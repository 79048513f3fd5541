/** A remote exposes two modules, by these names and no other. Whether its entry has them shows when the browser loads them. */
import { MANIFEST_FILE, type Rule } from '../../candidate/candidate.rules.ts'

export const EXPOSED_MODULES = ['routes', 'slots'] as const

export const modulesAreExposed: Rule = ({ manifest }) => {
  if (manifest === undefined) return []
  const shown = manifest.exposes.map(({ name, path }) => path ?? `./${name}`)
  return EXPOSED_MODULES.flatMap((exposedModule) => {
    const path = `./${exposedModule}`
    const fix = `Expose src/exposed/${exposedModule}.tsx as ${path}, even if its list is empty.`
    if (shown.includes(path)) return []
    const others = shown.length === 0 ? 'It shows none.' : `It shows ${shown.join(', ')}.`
    return [{ rule: 'exposes', what: `The exposed module ${path} is not in ${MANIFEST_FILE}. ${others}`, fix }]
  })
}
