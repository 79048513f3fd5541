/** The reason of a line in words: what the release service refused is kept as data, and a person wants the sentences. Pure. */
import * as v from 'valibot'

const refusals = v.pipe(v.string(), v.parseJson(), v.array(v.object({ what: v.string() })))

export function reasonOf(detail: string): string {
  const refused = v.safeParse(refusals, detail)
  return refused.success ? refused.output.map(({ what }) => what).join(' ') : detail
}
