/** Network limits of the console's doctor: public internet and our own edges, one minute, no redirects. */
import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import type { Reach } from './fetcher.ts'
import { isPublic, mayAsk } from './reach.ts'

/** Time limit of a page. */
const LIMIT_MS = 60_000
const MOST = 600
const MOST_BYTES = 128 * 1024 * 1024

/** @param known origins of our own edges, which may be on this machine */
export function publicReach(known: ReadonlySet<string>): Reach {
  return {
    check(url) {
      if (!mayAsk(url, known)) throw new Error('the console asks for addresses of the open internet only')
    },
    lookup: (url) => (known.has(url.origin) ? undefined : lookupPublic),
    signal: AbortSignal.timeout(LIMIT_MS),
    most: MOST,
    mostBytes: MOST_BYTES,
  }
}

/** Connects to the checked addresses, so DNS rebinding cannot change them. */
const lookupPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, [])
    const closed = found.find(({ address }) => !isPublic(address))
    if (closed !== undefined) return done(new Error(`${name} is not on the open internet`), [])
    const [first] = found
    if (options.all || first === undefined) return done(null, found)
    return done(null, first.address, first.family)
  })
}
