/** Maintenance windows: list, announce, end. */
import { html, type SafeHtml } from '@remix-run/html-template'
import type { AnnouncedWindow, Maintenance } from '../../../maintenance/maintenance.repository.ts'
import type { MaintenanceService } from '../../../maintenance/maintenance-service.ts'
import type { Registry } from '../../../registry/registry.repository.ts'
import type { RemoteScope } from '../../../registry/remote-line.ts'
import { consequenceMessages } from '../../../texts/consequences.messages.ts'
import { inSiteTime } from '../../../times/site-time.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { remoteAddress } from '../../parts/address.ts'
import { environmentOf } from '../../parts/environments.ts'
import { textField } from '../../parts/form.ts'
import type { Form, Params, View, Visit } from '../../parts/visit.ts'
import { windowList } from '../../parts/windows.ts'
import { type Confirm, confirmView, reasonOf } from '../../steps/confirm-view.ts'
import { stepMessages } from '../../steps/step.messages.ts'
import { maintenanceMessages } from './maintenance.messages.ts'
import { WINDOW_FIELDS, type WrongField, windowOf } from './window-form.ts'

type Parts = { registry: Registry; maintenance: Maintenance; maintenanceService: MaintenanceService }

export function maintenancePages(frame: ConsoleFrame, parts: Parts): void {
  const { maintenanceService: service, maintenance, registry } = parts

  frame.page('/maintenance', 'read', async (visit, _params, query) => {
    const words = maintenanceMessages[visit.language]
    const environment = environmentOf(query)
    const remotes = await remotesOf(environment)
    const closed = remotes.filter(({ windows }) => windows.length > 0)
    const open = remotes.filter(({ scope }) => visit.may('maintenance', scope.name))
    return {
      title: words.title,
      body: html`<p class="lead">${words.lead}</p>
${closed.length === 0 ? html`<p class="card empty">${words.none}</p>` : null}
${closed.map(({ scope, windows }) => html`<section class="card now"><div class="remote-head"><h2>${scope.name}</h2>${visit.may('maintenance', scope.name) ? html`<a class="button" href="${remoteAddress(scope, '/maintenance/end')}">${words.end({ name: scope.name })}</a>` : null}</div>${windowList(visit, windows)}</section>`)}
${open.length === 0 ? null : html`<h2>${words.announceFor}</h2><div class="steps">${open.map(({ scope }) => html`<a class="button" href="${remoteAddress(scope, '/maintenance')}">${scope.name}</a>`)}</div>`}`,
    }
  })

  /** The remotes of an environment with their current windows. */
  async function remotesOf(environment: string): Promise<{ scope: RemoteScope; windows: AnnouncedWindow[] }[]> {
    const { live } = await registry.current(environment)
    const standing = await maintenance.standing(environment)
    return live.map(({ name }) => ({
      scope: { name, environment },
      windows: standing.filter((window) => window.name === name),
    }))
  }

  /** Paths that a window of the remote may cover; null when it is not live. */
  async function prefixesOf({ name, environment }: RemoteScope): Promise<string | null> {
    const row = (await registry.current(environment)).live.find((one) => one.name === name)
    if (row === undefined) return null
    return (await registry.deployedBuild(name, row.version)).build.routePrefixes.join(' ')
  }

  frame.page('/remotes/:name/maintenance', 'maintenance', async (visit, { name = '' }, query) => {
    const scope = { name, environment: environmentOf(query) }
    const prefixes = await prefixesOf(scope)
    if (prefixes === null) return null
    if (query.to === undefined) return windowForm(visit, scope, prefixes, query)
    return announceView(visit, scope, prefixes, query)
  })

  frame.step('/remotes/:name/maintenance', 'maintenance', async (visit, { name = '' }, form) => {
    const scope = { name, environment: environmentOf(form) }
    const prefixes = await prefixesOf(scope)
    if (prefixes === null) return null
    const window = windowOf(form, visit.zone, visit.nowMs)
    const reason = reasonOf(form)
    if ('field' in window) return windowForm(visit, scope, prefixes, form, window)
    if (reason === null)
      return announceView(visit, scope, prefixes, form, {
        form,
        reasonError: stepMessages[visit.language].reasonMissing,
      })
    const answer = await service.announce(scope, window, reason, visit.grant.name)
    if (answer.kind === 'refused')
      return announceView(visit, scope, prefixes, form, { form, refusals: answer.refusals })
    return { to: remoteAddress(scope), notice: maintenanceMessages[visit.language].announced({ name }) }
  })

  frame.page('/remotes/:name/maintenance/end', 'maintenance', async (visit, { name = '' }, query) => {
    const scope = { name, environment: environmentOf(query) }
    const standing = (await maintenance.standing(scope.environment)).some((window) => window.name === name)
    return standing ? endView(visit, scope) : null
  })

  frame.step('/remotes/:name/maintenance/end', 'maintenance', async (visit, { name = '' }, form) => {
    const scope = { name, environment: environmentOf(form) }
    const reason = reasonOf(form)
    if (reason === null) return endView(visit, scope, { form, reasonError: stepMessages[visit.language].reasonMissing })
    const answer = await service.end(scope, undefined, reason, visit.grant.name)
    if (answer.kind === 'refused') return endView(visit, scope, { form, refusals: answer.refusals })
    return { to: remoteAddress(scope), notice: maintenanceMessages[visit.language].ended({ name }) }
  })
}

const upOf = (scope: RemoteScope) => ({ address: remoteAddress(scope), text: scope.name })

function windowForm(visit: Visit, scope: RemoteScope, prefixes: string, given: Params, wrong?: WrongField): View {
  const words = maintenanceMessages[visit.language]
  const { zone } = visit
  const errorOf = (field: WrongField['field']) => (wrong?.field === field ? words[wrong.why] : undefined)
  const field = (
    name: (typeof WINDOW_FIELDS)[number],
    rest: { hint?: string; error?: string | undefined; required?: boolean; type?: 'datetime-local' },
  ): SafeHtml => textField({ name, label: words[name], value: given[name] ?? '', ...rest })
  return {
    title: words.announce(scope),
    up: upOf(scope),
    status: wrong === undefined ? 200 : 400,
    body: html`<form method="get" action="${remoteAddress(scope, '/maintenance')}" class="card" data-fill><input type="hidden" name="environment" value="${scope.environment}">
<div class="pair">${field('from', { type: 'datetime-local', hint: words.fromHint({ zone }), error: errorOf('from') })}${field('to', { type: 'datetime-local', required: true, hint: words.toHint({ zone }), error: errorOf('to') })}</div>
${field('routes', { hint: words.routesHint({ prefixes }), error: errorOf('routes') })}
<div class="pair">${field('zh', { hint: words.wordsHint, error: errorOf('words') })}${field('en', {})}</div>
<div class="steps"><button class="button" data-kind="primary">${words.preview}</button><a class="button" href="${upOf(scope).address}">${stepMessages[visit.language].cancel}</a></div></form>`,
  }
}

function announceView(
  visit: Visit,
  scope: RemoteScope,
  prefixes: string,
  given: Form,
  rest: Partial<Confirm> = {},
): View {
  const window = windowOf(given, visit.zone, visit.nowMs)
  if ('field' in window) return windowForm(visit, scope, prefixes, given, window)
  const words = consequenceMessages[visit.language]
  const { from, to, routes = [] } = window
  const title = maintenanceMessages[visit.language].announce(scope)
  return confirmView(visit, {
    title,
    up: upOf(scope),
    action: `/remotes/${encodeURIComponent(scope.name)}/maintenance`,
    sentences: [
      words.close({
        name: scope.name,
        routes: routes.join(' '),
        from: inSiteTime(from, visit.zone),
        to: `${inSiteTime(to, visit.zone)} (${visit.zone})`,
      }),
      words.closed,
    ],
    button: title,
    kind: 'danger',
    hidden: { ...Object.fromEntries(WINDOW_FIELDS.map((name) => [name, given[name]])), environment: scope.environment },
    ...rest,
  })
}

function endView(visit: Visit, scope: RemoteScope, rest: Partial<Confirm> = {}): View {
  const title = maintenanceMessages[visit.language].end(scope)
  return confirmView(visit, {
    title,
    up: upOf(scope),
    action: `/remotes/${encodeURIComponent(scope.name)}/maintenance/end`,
    sentences: [consequenceMessages[visit.language].open({ name: scope.name, routes: '' })],
    button: title,
    kind: 'primary',
    hidden: { environment: scope.environment },
    ...rest,
  })
}
