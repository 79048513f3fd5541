/**
 * An upstream whose answers are generated from the contract, for the publish gate: it renders every page of a build against them. Runs in a
 * blank page of the gate's browser; built beside the host by `shared/build/bin/lantern-build-host.mjs`.
 */
import { SUCCESS } from '@lantern/contract'
import { isVenuePath } from '@lantern/contract/envelope'
import { preInfo, sec, serviceState, vvPretty } from '@lantern/contract/site'
import { ENDPOINTS } from '../generate/contract-endpoints.ts'
import { aValueOf } from '../generate/value-of.ts'

/** Success of venue paths, which have their own codes. */
const VENUE_SUCCESS = 350
const KEY = 'AAAAAAAAAAAAAAAAAAAAAA=='

/** Answers of an open site: a generated one may be closed, and its pages would be replaced. */
const OPEN_SITE: Readonly<Record<string, object>> = {
  [nameOf(preInfo)]: { maintainConfig: { status: 1 }, siteFestivalSkin: null, stopLogin: false, stopRegister: false },
  [nameOf(serviceState)]: { state: 0 },
  [nameOf(sec)]: { k: KEY, v: KEY },
}

function nameOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`
}

function dataOf(name: string): unknown {
  const endpoint = ENDPOINTS.get(name)
  // Around the present, so that offers, matches and limits are running in some rows.
  return endpoint && aValueOf(endpoint.response, (OPEN_SITE[name] ?? {}) as never, undefined, Date.now())
}

/** @returns the body of the answer, null for a path that the contract does not describe */
function answer(method: string, path: string): string | null {
  const name = `${method} ${path}`
  if (!ENDPOINTS.has(name)) return null
  const status = isVenuePath(path) ? VENUE_SUCCESS : SUCCESS
  return JSON.stringify({ status_code: status, message: '', data: dataOf(name) })
}

/** What an edge puts into the page of an open site. */
function site(): { preInfo: unknown; vvPretty: unknown; serviceState: unknown } {
  return {
    preInfo: dataOf(nameOf(preInfo)),
    vvPretty: dataOf(nameOf(vvPretty)),
    serviceState: dataOf(nameOf(serviceState)),
  }
}

Object.assign(globalThis, { contractAnswers: { answer, site } })
