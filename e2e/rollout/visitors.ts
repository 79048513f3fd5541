/** Visitors without a browser, each with the edge's cookie and a canary bucket. */
import { type CollectorReport, VISIT_ELEMENT_ID, type Visit } from '@lantern/contract/federation'
import type { BrowserContext } from '@playwright/test'
import { EDGE_ORIGIN } from '../site/origins.ts'

export type Visitor = {
  /** `visitor=…` as sent in a request. */
  readonly cookie: string
  /** Bucket in the remote's canary; undefined without a canary. */
  readonly bucket: number | undefined
}

/** Creates visitors until the given numbers are inside and outside the canary. @param share share of the canary, 0 to 1 */
export async function visitorsOf(
  remote: string,
  { share, inside, outside }: { share: number; inside: number; outside: number },
): Promise<{ inside: Visitor[]; outside: Visitor[] }> {
  const met: { inside: Visitor[]; outside: Visitor[] } = { inside: [], outside: [] }
  // With half of the visitors in the canary, fewer attempts suffice.
  for (let tries = 0; tries < 400 && (met.inside.length < inside || met.outside.length < outside); tries += 1) {
    const visitor = await newVisitor(remote)
    met[(visitor.bucket ?? 1) < share ? 'inside' : 'outside'].push(visitor)
  }
  return met
}

/** @param origin origin of another edge */
export async function newVisitor(remote: string, origin: string = EDGE_ORIGIN): Promise<Visitor> {
  const answer = await fetch(`${origin}/help/tjllq`)
  const json = new RegExp(`id="${VISIT_ELEMENT_ID}"[^>]*>(.*?)</script>`, 's').exec(await answer.text())?.[1] ?? '{}'
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { cookie, bucket: (JSON.parse(json) as Visit).buckets?.[remote] }
}

/** Makes the browser continue as this visitor. */
export async function browseAs(context: BrowserContext, { cookie }: Visitor): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url: EDGE_ORIGIN, httpOnly: true, sameSite: 'Lax' }])
}

/** Sends a report to the collector as this visitor's shell. */
export async function reportAs(
  { cookie }: Visitor,
  reports: CollectorReport[],
  origin: string = EDGE_ORIGIN,
): Promise<number> {
  const headers = { cookie, 'content-type': 'text/plain' }
  const answer = await fetch(`${origin}/collect`, { method: 'POST', headers, body: JSON.stringify({ reports }) })
  return answer.status
}
