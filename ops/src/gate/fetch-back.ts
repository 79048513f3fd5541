/** Fetches a build from an edge as a browser would, before it is public: the trial address is secret. */
import type { IntegrityMap } from '@lantern/contract/federation'
import type { Refusal } from './candidate/candidate.rules.ts'
import { type ServedFault, type ServedFile, servedFaults } from './served.rules.ts'

const FETCH_LIMIT_MS = 10_000
const AT_ONCE = 6

export type FetchBackOrder = {
  origin: string
  /** Path prefix of the files, e.g. `/r/mine/1.0.0-trial`. */
  base: string
  files: readonly string[]
  integrity: IntegrityMap
}

/** @returns one refusal for each kind of fault, or null when the origin does not answer */
export async function fetchBack(order: FetchBackOrder): Promise<Refusal[] | null> {
  const [first, ...others] = order.files
  if (first === undefined) return []
  const answered = await fetchFile(order, first)
  if (answered === null) return null
  const faults = [...servedFaults(answered)]
  const left = [...others]
  const worker = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      const served = await fetchFile(order, file)
      faults.push(...servedFaults(served ?? { file, status: 0, headers: {}, body: new Uint8Array() }))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  // Many files with the same wrong header give one sentence.
  const kinds = [...new Set(faults.map(({ rule }) => rule))]
  return kinds.flatMap((rule) => {
    const [fault, ...more] = faults.filter((one) => one.rule === rule)
    if (fault === undefined) return []
    const count =
      more.length === 0 ? '' : ` So ${more.length === 1 ? 'is one other file' : `are ${more.length} other files`}.`
    return [{ rule, what: `${sentenceOf(fault, order.origin)}${count}`, fix: fault.fix }]
  })
}

function sentenceOf({ rule, file, what }: ServedFault, origin: string): string {
  return rule === 'unreachable' ? `Missing file ${file} at ${origin}: ${what}` : `From ${origin}: ${what}`
}

async function fetchFile({ origin, base, integrity }: FetchBackOrder, file: string): Promise<ServedFile | null> {
  try {
    const answer = await fetch(`${origin}${base}/${file}`, {
      // As a page of another origin fetches it, without cookies; redirects are not followed, they could change the file.
      headers: { origin: 'https://gate.invalid', 'accept-encoding': 'br, gzip' },
      redirect: 'manual',
      signal: AbortSignal.timeout(FETCH_LIMIT_MS),
    })
    const body = new Uint8Array(await answer.arrayBuffer())
    return {
      file,
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body,
      integrity: integrity[file],
    }
  } catch {
    return null
  }
}
