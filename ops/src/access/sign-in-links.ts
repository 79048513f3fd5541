/** One-time links that open the console without typing a token: printed by `npm start` and by `sign-in`. */
import { randomBytes } from 'node:crypto'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { tokenHash } from './token.rules.ts'

/** How long an unused link is valid, ms. */
export const LINK_MS = 10 * MINUTE_MS
/** Unused links; the oldest end first. */
const MOST = 20

export type SignInLinks = {
  /** @param name of the token that the session will have. @returns the code of the link */
  make(name: string): string
  /** Ends the link. @returns the name; undefined when it was used, has expired, or never existed */
  use(code: string): string | undefined
}

/** In memory: a restart ends all links. */
export function createSignInLinks(nowMs: () => number): SignInLinks {
  const links = new Map<string, { name: string; endsMs: number }>()
  return {
    make(name) {
      const code = randomBytes(32).toString('base64url')
      links.set(tokenHash(code), { name, endsMs: nowMs() + LINK_MS })
      for (const oldest of [...links.keys()].slice(0, -MOST)) links.delete(oldest)
      return code
    },
    use(code) {
      const hash = tokenHash(code)
      const link = links.get(hash)
      links.delete(hash)
      return link !== undefined && nowMs() < link.endsMs ? link.name : undefined
    },
  }
}
