/** The page with which a live shell starts, as its edge composes it, with one build in its discovery and an open site. */
import { BOOT_ELEMENT_ID } from '@lantern/contract/federation'
import { SHELL_TICKET_HEADER } from '@lantern/contract/shell-releases'
import { COOKIE } from '@lantern/contract/storage-keys'
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
const BOOT = new RegExp(`(<script type="application/json" id="${BOOT_ELEMENT_ID}">)([^<]*)(</script>)`)
/** The longest budget of a frame: a busy machine must not refuse a build. */
const FRAME_BUDGET_MS = 60_000

/** @throws Error when the edge does not answer with a page of this shell */
export async function shellDocument(
  shell: RenderOrder['shells'][number],
  locale: string,
  { discovery, key, candidate }: Pick<RenderOrder, 'discovery' | 'key' | 'candidate'>,
  site: UpstreamSite,
): Promise<ShellDocument> {
  const { html, boot, policy } = await pageOf(shell, locale, candidate?.links ?? [''])
  Object.assign(boot, {
    ...site,
    discovery,
    discoveryKey: key,
    locale,
    manifests: {},
    buckets: {},
    cached: {},
    look: null,
    shellTrial: null,
    overrideOrigins: [],
    frameBudgetMs: FRAME_BUDGET_MS,
    costSample: 0,
    views: false,
    offline: false,
    serviceWorker: false,
  })
  const artifactOrigin = typeof boot.artifactOrigin === 'string' ? boot.artifactOrigin : ''
  return {
    html: html.replace(BOOT, (_whole, start, _text, end) => `${start}${inScript(boot)}${end}`),
    policy,
    artifactOrigin: artifactOrigin || shell.origin,
  }
}

type ShellPage = { html: string; boot: Record<string, unknown>; policy: string }

/** One visit for each link: the ticket says which of the shells beside each other the edge has to give, a link which shell at the gate. */
async function pageOf(
  { shell, origin, ticket }: RenderOrder['shells'][number],
  locale: string,
  links: readonly string[],
): Promise<ShellPage> {
  let given: unknown
  for (const link of links) {
    const headers = new Headers({ accept: 'text/html', 'accept-language': locale })
    if (ticket) headers.set(SHELL_TICKET_HEADER, ticket)
    if (link !== '') headers.set('cookie', `${COOKIE.shellTrial}=${link}`)
    const answer = await fetch(`${origin}/`, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(FETCH_LIMIT_MS),
    }).catch((error: unknown) => {
      throw new Error(`${origin} does not answer`, { cause: error })
    })
    const html = await answer.text()
    const [, , text] = BOOT.exec(html) ?? []
    if (text === undefined) throw new Error(`${origin} answered ${answer.status} without a page of the shell`)
    const boot = JSON.parse(text) as Record<string, unknown>
    const policy = withoutReports(answer.headers.get('content-security-policy') ?? '')
    if (boot.shellVersion === shell) return { html, boot, policy }
    given = boot.shellVersion
  }
  throw new Error(`${origin} gave the shell ${given} in its place`)
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
