/**
 * `POST /collect` and the browser's policy reports. `GET /collect/summary` and `/collect/support/:code` answer only processes of this machine (ops).
 */

import * as CODE from '@lantern/contract/code'
import { type CollectorReport, collectorBatchSchema, type Discovery } from '@lantern/contract/federation'
import { HOUR_MS } from '@lantern/contract/site-time'
import { redactUrl } from '@lantern/service'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { DiscoverySource } from '../discovery/discovery-source.ts'
import type { ContractFaults } from '../health/contract-faults.ts'
import type { CostCounts } from '../health/cost-counts.ts'
import type { VisitorCounts } from '../health/visitor-counts.ts'
import { CSP_REPORT_PATH } from '../request/own-paths.ts'
import type { Collector } from '../shared-state/collector.ts'
import type { EdgeState } from '../shared-state/shared-state.ts'
import type { ServedShells } from '../shell-releases/served-shells.ts'
import type { Visitors } from '../visitor/visitors.ts'
import type { CaseOutbox } from './case-outbox.ts'
import type { TellHooks } from './hooks-module.ts'
import { versionsOfFile } from './versions-of-file.rules.ts'

const BODY_LIMIT = 32 * 1024
const BATCHES_PER_MINUTE = 60
/** Reports with a support code that are kept from one network: an edge keeps 500, and those of others must stay. */
const CASES_PER_HOUR = 120
const FAULTS: ReadonlySet<string> = new Set(['failed', 'fallback'])

const policyReport = v.looseObject({
  effectiveDirective: v.optional(v.string()),
  blockedURL: v.optional(v.string()),
  documentURL: v.optional(v.string()),
  sourceFile: v.optional(v.nullable(v.string())),
})
const reportingBody = v.array(v.looseObject({ type: v.string(), body: policyReport }))
const legacyBody = v.looseObject({
  'csp-report': v.looseObject({
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string()),
    'blocked-uri': v.optional(v.string()),
    'document-uri': v.optional(v.string()),
    'source-file': v.optional(v.string()),
  }),
})

export type CollectParts = {
  state: EdgeState
  /** Success and failure counts of builds, sent to ops. */
  counts: VisitorCounts
  /** Costs of builds, sent to ops. */
  costs: CostCounts
  shells: Pick<ServedShells, 'of' | 'forRequest' | 'releasedTo'>
  visitors: Visitors
  discovery: DiscoverySource
  /** Passes support cases on to ops. */
  outbox: Pick<CaseOutbox, 'add'>
  /** Answers that break the contract, sent to ops. */
  faults: Pick<ContractFaults, 'note'>
  /** The site's own monitoring and analytics. */
  tell: TellHooks
}

export function collectRoutes(
  app: FastifyInstance,
  { state, counts, costs, visitors, discovery, shells, outbox, faults, tell }: CollectParts,
): void {
  const { collector, rows, cases, limit: limitOf } = state
  const limit = limitOf('collect', BATCHES_PER_MINUTE, 60_000)
  const caseLimit = limitOf('support-cases', CASES_PER_HOUR, HOUR_MS)

  async function keepCase(request: FastifyRequest, report: CollectorReport): Promise<void> {
    if (report.supportCode === undefined || !(await caseLimit.take(request.ip))) return
    outbox.add(report)
    await cases.add(report)
  }

  /** A report from chaos mode or from a trial of the shell: it counts in neither health nor costs nor the summary, but its support code can be looked up. */
  async function noteTrial(request: FastifyRequest, report: CollectorReport): Promise<void> {
    await keepCase(request, report)
    request.log.debug({ report: reportLine(report) }, 'reported in a trial')
  }

  // Encapsulated: only in this scope is text/plain (sendBeacon) parsed as JSON.
  app.register((scope, _options, ready) => {
    const types = ['text/plain', 'application/reports+json', 'application/csp-report']
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)))
      } catch {
        done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }))
      }
    })

    scope.post('/collect', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      if (!(await limit.take(request.ip))) return reply.code(429).send()
      const batch = v.safeParse(collectorBatchSchema, request.body)
      if (!batch.success)
        return reply.code(400).send({ status_code: CODE.VALIDATION, message: 'The reports are malformed.' })
      const visitor = visitors.idOf(request.headers.cookie)
      const document = discovery.current()?.document
      const isTrial = (await shells.forRequest(visitor, request.headers.cookie))?.trial !== undefined
      for (const report of batch.output.reports) {
        if (isTrial || report.chaos !== undefined) {
          await noteTrial(request, report)
          continue
        }
        tell(reportLine(report))
        if (report.kind === 'view') continue
        if (report.kind === 'vital') {
          costs.note({ report, visitor, address: request.ip, document, shell: shells.of(visitor)?.version })
          continue
        }
        await keepCase(request, report)
        faults.note(report)
        note(request, collector, report)
        counts.note({ report, visitor, address: request.ip, document, shells: shells.releasedTo(visitor) })
      }
      return reply.code(204).send()
    })

    scope.post(CSP_REPORT_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      if (!(await limit.take(request.ip))) return reply.code(429).send()
      const visitor = visitors.idOf(request.headers.cookie)
      const document = discovery.current()?.document
      if ((await shells.forRequest(visitor, request.headers.cookie))?.trial !== undefined) return reply.code(204).send()
      for (const report of policyReports(request.body, document)) {
        tell(reportLine(report))
        note(request, collector, report)
        counts.note({ report, visitor, address: request.ip, document, shells: shells.releasedTo(visitor) })
      }
      return reply.code(204).send()
    })
    ready()
  })

  app.get('/collect/summary', async (request, reply) => {
    if (!isOps(request)) return reply.callNotFound()
    return { status_code: CODE.SUCCESS, message: '', data: { rows: await rows() } }
  })
  app.get<{ Params: { code: string } }>('/collect/support/:code', async (request, reply) => {
    const found = isOps(request) ? await cases.find(request.params.code) : undefined
    if (found === undefined) return reply.callNotFound()
    return { status_code: CODE.SUCCESS, message: '', data: found }
  })
}

/** Whether the caller runs on this machine. Behind a balancer the peer may be loopback too, so forwarded requests and browsers are excluded. */
function isOps(request: FastifyRequest): boolean {
  const isLocal = /^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/.test(request.socket.remoteAddress ?? '')
  return (
    isLocal &&
    request.headers['x-forwarded-for'] === undefined &&
    request.headers.origin === undefined &&
    (request.headers['sec-fetch-mode'] ?? 'cors') === 'cors' &&
    request.headers['sec-fetch-site'] === undefined
  )
}

function note(request: FastifyRequest, collector: Collector, report: CollectorReport): void {
  collector.add(report)
  const isFault = report.outcome === undefined || FAULTS.has(report.outcome)
  request.log[isFault ? 'warn' : 'debug']({ report: reportLine(report) }, 'reported')
}

function reportLine({ cause, path, trail: _breadcrumbs, ...rest }: CollectorReport) {
  return { ...rest, cause: cause && redactUrl(cause), path: path && redactUrl(path) }
}

/** Reads both report formats that browsers send, cut to the fields of our own reports. */
function policyReports(body: unknown, document: Discovery | undefined): CollectorReport[] {
  const modern = v.safeParse(reportingBody, body)
  if (modern.success) {
    return modern.output.slice(0, 20).map(({ body: report }) =>
      asReport(document, {
        directive: report.effectiveDirective,
        blocked: report.blockedURL,
        page: report.documentURL,
        source: report.sourceFile ?? '',
      }),
    )
  }
  const legacy = v.safeParse(legacyBody, body)
  if (!legacy.success) return []
  const report = legacy.output['csp-report']
  return [
    asReport(document, {
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      source: report['source-file'],
    }),
  ]
}

type Violation = {
  directive: string | undefined
  blocked: string | undefined
  page: string | undefined
  /** The script that violated the policy; a blocked file identifies its build. */
  source: string | undefined
}

function asReport(
  document: Discovery | undefined,
  { directive = '', blocked = '', page = '', source = '' }: Violation,
): CollectorReport {
  const cut = (url: string) => (URL.canParse(url) ? new URL(url).origin : url.slice(0, 40))
  const { remote, versions = [] } = versionsOfFile(source, document) ?? versionsOfFile(blocked, document) ?? {}
  const [version] = versions
  const among = versions.length > 1 ? ` in a file of ${versions.join(', ')}` : ''
  return {
    kind: 'csp',
    ...(remote === undefined ? {} : { remote }),
    ...(version === undefined || versions.length > 1 ? {} : { version }),
    phase: directive.slice(0, 20),
    cause: `${directive.slice(0, 60)} blocked ${cut(blocked)}${among}`.slice(0, 300),
    path: URL.canParse(page) ? new URL(page).pathname.slice(0, 200) : '',
  }
}
