/** Requirements for serving a hashed file to browsers with a strict policy, caches and other origins. Used by the gate and by `ops doctor`. Pure. */
import { integrityOf } from './candidate/hash.rules.ts'

export type ServedFile = {
  file: string
  status: number
  /** Header names in lower case. */
  headers: Readonly<Record<string, string>>
  /** Decoded bytes. */
  body: Uint8Array
  /** Required SRI; undefined = none. */
  integrity?: string
}
export type ServedFault = {
  rule: 'unreachable' | 'mime' | 'cache' | 'headers' | 'cors' | 'served-bytes'
  file: string
  what: string
  fix: string
}

/** A year: hashed names never change. */
const IMMUTABLE_SECONDS = 31_536_000
const TYPES: readonly [end: RegExp, type: RegExp, name: string][] = [
  [/\.m?js$/, /^(?:text|application)\/javascript\b/, 'text/javascript'],
  [/\.css$/, /^text\/css\b/, 'text/css'],
  [/\.json$/, /^application\/(?:[\w.+-]+\+)?json\b/, 'application/json'],
  [/\.svg$/, /^image\/svg\+xml\b/, 'image/svg+xml'],
  [/\.(?:png|jpe?g|webp|avif|ico)$/, /^image\//, 'an image type'],
  [/\.woff2?$/, /^(?:font\/|application\/font)/, 'font/woff2'],
]

export function servedFaults({ file, status, headers, body, integrity }: ServedFile): ServedFault[] {
  if (status !== 200) {
    const fix = 'Let every edge read the folder or bucket of the artifacts, and look for a rule that blocks this path.'
    const what = status === 0 ? `${file} did not come.` : `${file} was answered with ${status}.`
    return [{ rule: 'unreachable', file, what, fix }]
  }
  const faults: ServedFault[] = []
  const type = headers['content-type'] ?? ''
  const expected = TYPES.find(([end]) => end.test(file))
  if (expected !== undefined && !expected[1].test(type)) {
    const what = `${file} is served as ${type || 'no type at all'}, not as ${expected[2]}: the browser refuses it.`
    faults.push({
      rule: 'mime',
      file,
      what,
      fix: 'Fix the table of MIME types of the server in front of the artifacts.',
    })
  }
  faults.push(...cacheFaults(file, headers['cache-control'] ?? ''), ...headerFaults(file, headers))
  if (integrity !== undefined && integrityOf(body, integrity.slice(0, integrity.indexOf('-'))) !== integrity) {
    const fix =
      'Something between changes files (a minifier, a stale cache, a wrong encoding): switch it off and clear it.'
    faults.push({ rule: 'served-bytes', file, what: `${file} arrives with other bytes than its hash says.`, fix })
  }
  return faults
}

function cacheFaults(file: string, control: string): ServedFault[] {
  const age = Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0)
  if (/\bimmutable\b/.test(control) && age >= IMMUTABLE_SECONDS && !/\b(?:no-store|private)\b/.test(control)) return []
  const what = `${file} is served with ${control === '' ? 'no cache-control' : `cache-control: ${control}`}.`
  return [
    {
      rule: 'cache',
      file,
      what,
      fix: `Serve hashed files with cache-control: public, max-age=${IMMUTABLE_SECONDS}, immutable.`,
    },
  ]
}

function headerFaults(file: string, headers: Readonly<Record<string, string>>): ServedFault[] {
  const faults: ServedFault[] = []
  if (headers['x-content-type-options'] !== 'nosniff') {
    const what = `${file} is served without x-content-type-options: nosniff.`
    faults.push({ rule: 'headers', file, what, fix: 'Add the header, so that browsers do not guess types.' })
  }
  if (headers['access-control-allow-origin'] !== '*') {
    const what = `${file} is served without access-control-allow-origin: *, so its hash cannot be checked from another origin.`
    faults.push({ rule: 'cors', file, what, fix: 'Add the header for artifacts: they are public and use no cookies.' })
  }
  return faults
}
