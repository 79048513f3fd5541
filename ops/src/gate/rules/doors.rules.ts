/** A remote is entered through two doors, by these names and no other. */
import { MANIFEST_FILE, type Rule } from '../candidate/candidate.rules.ts'

export const DOORS = ['routes', 'slots'] as const

export const doorsAreThere: Rule = ({ manifest, entry }) => {
  if (manifest === undefined) return []
  const shown = manifest.exposes.map(({ name, path }) => path ?? `./${name}`)
  return DOORS.flatMap((door) => {
    const path = `./${door}`
    const fix = `Expose src/doors/${door}.tsx as ${path}, even if its list is empty.`
    if (!shown.includes(path)) {
      const others = shown.length === 0 ? 'It shows none.' : `It shows ${shown.join(', ')}.`
      return [{ rule: 'doors', what: `The door ${path} is not in ${MANIFEST_FILE}. ${others}`, fix }]
    }
    if (entry === '' || entry.includes(`"${path}"`) || entry.includes(`'${path}'`)) return []
    return [{ rule: 'doors', what: `${MANIFEST_FILE} shows the door ${path}, but the entry does not know it.`, fix }]
  })
}
