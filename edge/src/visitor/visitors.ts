/** The visitor cookie: random bits with a MAC of the edge, so that only ids issued by an edge count (decision 0021). */

import { createHmac, randomBytes, randomFillSync, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { COOKIE } from '@lantern/contract'
import { DAY_MS, SECOND_MS } from '@lantern/contract/site-time'
import { cookieOf } from '../request/address.ts'

/** Thirteen months, under the 400 days that browsers allow. */
const MAX_AGE_SEC = (395 * DAY_MS) / SECOND_MS
const ID_BYTES = 16
const KEY_FILE = 'edge/visitor.key'

export type Visitors = {
  /** The visitor of a request; '' without a valid cookie. */
  idOf(cookies: string | undefined): string
  /** A new visitor and the cookie to set. */
  draw(isSecure: boolean): { id: string; cookie: string }
}

/** @param key the same on all edges of a site */
export function createVisitors(key: string): Visitors {
  const macOf = (id: string) => createHmac('sha256', key).update(`visitor:${id}`).digest().subarray(0, ID_BYTES)

  // randomBytes costs 5 µs per call at any size, so ids are made in batches.
  const pool = Buffer.alloc(ID_BYTES * 256)
  let used = pool.length

  function drawId(): string {
    if (used === pool.length) {
      randomFillSync(pool)
      used = 0
    }
    const id = pool.toString('base64url', used, used + ID_BYTES)
    used += ID_BYTES
    return id
  }

  return {
    idOf(cookies) {
      const [id = '', mac = ''] = (cookieOf(cookies, COOKIE.visitor) ?? '').split('.')
      if (!/^[\w-]{22}$/.test(id)) return ''
      const given = Buffer.from(mac, 'base64url')
      return given.length === ID_BYTES && timingSafeEqual(given, macOf(id)) ? id : ''
    },
    draw(isSecure) {
      const id = drawId()
      const value = `${id}.${macOf(id).toString('base64url')}`
      const secure = isSecure ? '; Secure' : ''
      return {
        id,
        cookie: `${COOKIE.visitor}=${value}; Path=/; Max-Age=${MAX_AGE_SEC}; HttpOnly; SameSite=Lax${secure}`,
      }
    },
  }
}

/** The MAC key: derived from the secret that all edges share, else generated at the first start of this machine. */
export function visitorKey(dataDir: string, secret: string): string {
  if (secret !== '') return createHmac('sha256', secret).update('lantern visitor key').digest('base64url')
  const file = join(dataDir, KEY_FILE)
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // Another edge with the same folder was faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return readFileSync(file, 'utf8')
}
