/** The page of the release desk: what is live, what stands behind it, what happened. Read only. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Deployment, Registry } from '../registry/registry.repository.ts'

const WORDS = {
  publish: 'Published',
  canary: 'Canary',
  promote: 'Promoted',
  pin: 'Pinned',
  unpin: 'Unpinned',
  rollback: 'Rolled back',
  kill: 'Switched off',
  revive: 'Switched on',
} as const

export function registryPage(app: FastifyInstance, registry: Registry): void {
  app.get('/', async (_request, reply) => {
    const { revision, live } = await registry.current()
    const remotes = await Promise.all(live.map(async (row) => ({ row, history: await registry.history(row.name) })))
    const nonce = randomBytes(16).toString('base64')
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
    )
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    return page(nonce, revision, remotes)
  })
}

function page(nonce: string, revision: number, remotes: { row: Deployment; history: Deployment[] }[]): string {
  const cards = remotes.map(({ row, history }) => card(row, history)).join('')
  const empty =
    '<p class="empty">Nothing is published yet. A team publishes with <code>node ops/src/cli.ts publish &lt;dist&gt;</code>.</p>'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Lantern release desk</title><style nonce="${nonce}">${CSS}</style></head><body><main>
<header><h1>Release desk</h1><p>Revision <strong>${revision}</strong> · ${remotes.length} ${remotes.length === 1 ? 'remote' : 'remotes'}</p></header>
${cards || empty}</main></body></html>`
}

function card(row: Deployment, history: Deployment[]): string {
  const kept = (JSON.parse(row.kept) as string[])
    .map((version) => `<li><code>${escapeHtml(version)}</code><span>0 %</span></li>`)
    .join('')
  const lines = history
    .slice(0, 12)
    .map(
      (line) =>
        `<tr><td>${line.revision}</td><td data-kind="${line.kind}">${WORDS[line.kind]}</td><td><code>${escapeHtml(line.version)}</code></td>` +
        `<td>${escapeHtml(line.reason)}</td><td>${escapeHtml(line.actor)}</td><td><time>${line.at.toISOString().slice(0, 19).replace('T', ' ')}</time></td></tr>`,
    )
    .join('')
  return `<section><h2>${escapeHtml(row.name)}</h2><ul class="versions"><li class="live"><code>${escapeHtml(row.version)}</code><span>live, 100 %</span></li>${kept}</ul>
<div class="scroll"><table><thead><tr><th>Revision</th><th>What</th><th>Version</th><th>Reason</th><th>Who</th><th>When, UTC</th></tr></thead><tbody>${lines}</tbody></table></div></section>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const CSS = `
:root{color-scheme:dark light;--ground:#0e1320;--card:#161d2e;--line:#28324a;--text:#e9edf6;--weak:#9aa6bf;--accent:#f2b04a;--bad:#ff8f7d}
@media (prefers-color-scheme:light){:root{--ground:#f5f6fa;--card:#fff;--line:#dde2ec;--text:#161d2e;--weak:#56617a;--accent:#8a5600;--bad:#b3261e}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:14px/1.5 system-ui,sans-serif}
main{max-width:960px;margin:0 auto;padding:32px 16px 64px}header{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 16px;margin-bottom:24px}
h1{font-size:28px;font-weight:600;margin:0}header p,.empty{color:var(--weak);margin:0}strong{color:var(--text);font-variant-numeric:tabular-nums}
section{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px;margin-bottom:16px}h2{font-size:18px;font-weight:600;margin:0 0 12px}
.versions{list-style:none;display:flex;flex-wrap:wrap;gap:8px;margin:0 0 16px;padding:0}.versions li{display:flex;gap:8px;padding:4px 12px;border:1px solid var(--line);border-radius:999px;color:var(--weak)}
.versions .live{border-color:var(--accent);color:var(--accent)}code{font:12px/1.8 ui-monospace,monospace}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{text-align:left;padding:8px 12px 8px 0;border-top:1px solid var(--line);white-space:nowrap}
th{border:0;color:var(--weak);font-weight:500;font-size:12px}[data-kind=rollback]{color:var(--bad)}`
