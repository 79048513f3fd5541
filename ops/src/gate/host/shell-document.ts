/** The page with which a live shell starts, as its edge composes it, with one build in its discovery and an open site. */
import { BOOT_ELEMENT_ID } from '@lantern/contract/federation'
import type { RenderOrder } from './render-order.ts'

export type ShellDocument = {
  readonly html: string
  /** Content policy of the edge, without its addresses for reports: the gate reads violations itself. */
  readonly policy: string
  /** Origin of the files of remotes: a CDN, or the edge. */
  readonly artifactOrigin: string
}

export type UpstreamSite = { preInfo: unknown; vvPretty: unknown; serviceState: unknown }

const FETCH_LIMIT_MS = 10_000
/** Visits until an edge that serves several shells beside each other gives the wanted one: each is a new visitor. */
const MOST_VISITS = 60
const BOOT = new RegExp(`(<script type="application/json" id="${BOOT_ELEMENT_ID}">)([^<]*)(</script>)`)
/** The longest budget of a frame: a busy machine must not refuse a build. */
const FRAME_BUDGET_MS = 60_000

/** @throws Error when the edge does not answer with a page of this shell */
export async function shellDocument(
  { shell, origin }: RenderOrder['shells'][number],
  locale: string,
  { discovery, key }: Pick<RenderOrder, 'discovery' | 'key'>,
  site: UpstreamSite,
): Promise<ShellDocument> {
  const { html, boot, policy } = await pageOf(shell, origin, locale)
  Object.assign(boot, {
    ...site,
    discovery,
    discoveryKey: key,
    locale,
    manifests: {},
    buckets: {},
    cached: {},
    look: null,
    overrideOrigins: [],
    frameBudgetMs: FRAME_BUDGET_MS,
    costSample: 0,
    offline: false,
    serviceWorker: false,
  })
  const artifactOrigin = typeof boot.artifactOrigin === 'string' ? boot.artifactOrigin : ''
  return {
    html: html.replace(BOOT, (_whole, start, _text, end) => `${start}${inScript(boot)}${end}`),
    policy,
    artifactOrigin: artifactOrigin || origin,
  }
}

type ShellPage = { html: string; boot: Record<string, unknown>; policy: string }

async function pageOf(shell: string, origin: string, locale: string): Promise<ShellPage> {
  for (let visit = 0; visit < MOST_VISITS; visit += 1) {
    const answer = await fetch(`${origin}/`, {
      headers: { accept: 'text/html', 'accept-language': locale },
      redirect: 'manual',
      signal: AbortSignal.timeout(FETCH_LIMIT_MS),
    })
    const html = await answer.text()
    const [, , text] = BOOT.exec(html) ?? []
    if (text === undefined) throw new Error(`${origin} answered ${answer.status} without a page of the shell`)
    const boot = JSON.parse(text) as Record<string, unknown>
    const policy = withoutReports(answer.headers.get('content-security-policy') ?? '')
    if (boot.shellVersion === shell) return { html, boot, policy }
  }
  throw new Error(`${origin} gave other shells in ${MOST_VISITS} visits`)
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

function withoutReports(policy: string): string {
  return policy
    .split(';')
    .filter((part) => !/^\s*report-(?:to|uri)\b/.test(part))
    .join(';')
}
