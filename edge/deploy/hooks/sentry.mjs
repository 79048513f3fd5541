/**
 * Error monitoring: sends failures of pages by Sentry's envelope protocol (https://develop.sentry.dev/sdk/data-model/envelopes/), which GlitchTip and
 * others take too. HOOKS_MODULE=/opt/lantern/edge/deploy/hooks/sentry.mjs SENTRY_DSN=https://key@host/project
 */
import { randomUUID } from 'node:crypto'

const LIMIT_MS = 5_000
const FAULTS = new Set(['failed', 'fallback'])

const dsn = new URL(process.env.SENTRY_DSN ?? '')
const project = dsn.pathname.split('/').filter(Boolean).at(-1)
const endpoint = `${dsn.protocol}//${dsn.host}${dsn.pathname.slice(0, -String(project).length)}api/${project}/envelope/`

export async function onReport(report, { atMs }) {
  const isFault = report.kind === 'error' || report.kind === 'contract' || FAULTS.has(report.outcome)
  if (!isFault) return
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=lantern/1, sentry_key=${dsn.username}`,
    },
    body: envelopeOf(report, atMs),
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  if (!answer.ok) throw new Error(`Sentry answered ${answer.status}.`)
}

/** Lines: the header of the envelope, the header of its item, the event. */
function envelopeOf({ kind, remote, version, shell, phase, cause, path, stack, supportCode }, atMs) {
  const event = {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: atMs / 1_000,
    platform: 'javascript',
    level: 'error',
    logger: kind,
    release: releaseOf({ remote, version, shell }),
    transaction: path,
    tags: { kind, remote, shell, phase, supportCode },
    exception: {
      values: [
        {
          type: phase ?? kind,
          value: cause,
          ...(stack === undefined ? {} : { stacktrace: { frames: stack.map(frameOf).reverse() } }),
        },
      ],
    },
  }
  const payload = JSON.stringify(event)
  const header = { event_id: event.event_id, sent_at: new Date(atMs).toISOString() }
  const item = { type: 'event', content_type: 'application/json', length: Buffer.byteLength(payload) }
  return `${JSON.stringify(header)}\n${JSON.stringify(item)}\n${payload}\n`
}

/** `mine@1.4.0`; of a failure in no remote `shell@0.9.0`; none when the build is not known. */
function releaseOf({ remote, version, shell }) {
  const [part, build] = remote === undefined ? ['shell', shell] : [remote, version]
  return build === undefined ? undefined : `${part}@${build}`
}

/** `/r/mine/files/97.js:1:2` → file, line and column. */
function frameOf(line) {
  const [, filename = String(line), lineno, colno] = /^(.*?):(\d+):(\d+)$/.exec(line) ?? []
  return { filename, lineno: Number(lineno) || undefined, colno: Number(colno) || undefined, in_app: true }
}
