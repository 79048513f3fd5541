/** The reason of a line as text: refusals are stored as JSON. Pure. */
import * as v from 'valibot'

const refusals = v.pipe(v.string(), v.parseJson(), v.array(v.object({ what: v.string() })))

export function reasonOf(detail: string): string {
  const refused = v.safeParse(refusals, detail)
  return refused.success ? refused.output.map(({ what }) => what).join(' ') : detail
}
