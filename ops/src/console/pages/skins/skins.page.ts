/** Skins: the active one, plans, all published ones with a thumbnail, contrast report. */
import type { Showing } from '@lantern/contract/skins-document'
import { html, type SafeHtml } from '@remix-run/html-template'
import type { Registry } from '../../../registry/registry.repository.ts'
import type { SkinArtStore } from '../../../skins/skin-art-store.ts'
import type { SkinOverview, SkinService } from '../../../skins/skin-service.ts'
import type { KeptSkin } from '../../../skins/skins.repository.ts'
import { inSiteTime } from '../../../times/site-time.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { addressOf } from '../../parts/address.ts'
import { environmentMenu, environmentOf } from '../../parts/environments.ts'
import { icon } from '../../parts/icon.ts'
import { kilobytes } from '../../parts/numbers.ts'
import { table } from '../../parts/table.ts'
import type { Visit } from '../../parts/visit.ts'
import { ART_ADDRESS, skinPicture } from './skin-picture.ts'
import { skinsMessages } from './skins.messages.ts'

const ART_TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', webp: 'image/webp', avif: 'image/avif' }

export type SkinPageParts = { skins: SkinService; skinArt: SkinArtStore; registry: Registry; edgePort: number }

export function skinPages(frame: ConsoleFrame, { skins: service, skinArt: art, registry }: SkinPageParts): void {
  frame.page('/skin', 'read', async (visit, _params, query) => {
    const words = skinsMessages[visit.language]
    const environment = environmentOf(query)
    const names = await registry.environments()
    if (!names.includes(environment)) return null
    const overview = await service.overview(environment)
    const shelf = await Promise.all(overview.skins.map(({ code, version }) => service.find(code, version)))
    const cards = shelf.flatMap((kept) => (kept === undefined ? [] : [skinCard(visit, kept, overview)]))
    return {
      title: words.title,
      body: html`${environmentMenu(visit, { names, here: environment, path: '/skin' })}${activeSkin(visit, overview)}${plans(visit, overview)}
<h2>${words.shelf}</h2>${cards.length === 0 ? html`<p class="card empty">${words.empty}</p>` : html`<ul class="cards">${cards}</ul>`}
${overview.history.length === 0 ? null : html`<h2>${words.history}</h2>${historyTable(visit, overview)}`}`,
    }
  })

  frame.page('/skin/:code/:version', 'read', async (visit, { code = '', version = '' }) => {
    const kept = await service.find(code, version)
    if (kept === undefined) return null
    const words = skinsMessages[visit.language]
    return {
      title: words.reportOf({ name: kept.skin.name[visit.language] }),
      up: { address: '/skin', text: words.title },
      body: html`<div class="skin-pair">${pictures(visit, kept)}</div>${contrastTable(visit, kept)}`,
    }
  })

  frame.page(`${ART_ADDRESS}:file`, 'read', async (_visit, { file = '' }) => {
    const content = await art.read(file)
    const type = ART_TYPES[file.slice(file.lastIndexOf('.') + 1)]
    return content === undefined || type === undefined ? null : { file, type, content }
  })
}

function activeSkin(visit: Visit, { on, environment }: SkinOverview): SafeHtml {
  const words = skinsMessages[visit.language]
  if (on === null) return html`<p class="card empty">${words.nothingOn}</p>`
  const until = on.endAt === null ? null : words.until({ time: inSiteTime(on.endAt, visit.zone) })
  return html`<section class="card now"><h2>${words.on}</h2><p class="figure">${on.code}</p><p class="weak">${shareOf(visit, on)} ${until}</p>
${visit.may('skin') ? html`<div class="steps"><a class="button" href="${addressOf('/skin/steps/revert', environment)}">${icon('undo')}${words.revert}</a></div>` : null}</section>`
}

function plans(visit: Visit, overview: SkinOverview): SafeHtml {
  const words = skinsMessages[visit.language]
  if (overview.plans.length === 0) return html`<h2>${words.plans}</h2><p class="weak">${words.noPlans}</p>`
  const rows = overview.plans.map(
    (
      plan,
    ) => html`<li>${icon('clock')}<span><strong>${plan.code}</strong> ${words.fromTo(timesOf(visit, plan))}<br><span class="weak">${shareOf(visit, plan)}</span></span>
${visit.may('skin') ? html`<a class="button" data-size="sm" href="${addressOf('/skin/steps/cancel', overview.environment, { plan: String(plan.revision) })}" aria-label="${words.cancelOf({ code: plan.code })}">${words.cancel}</a>` : null}</li>`,
  )
  return html`<h2>${words.plans}</h2><ul class="windows">${rows}</ul>`
}

export function timesOf({ zone }: Visit, { startAt, endAt }: Showing): { from: string; to: string } {
  return { from: inSiteTime(startAt ?? 0, zone), to: inSiteTime(endAt ?? 0, zone) }
}

const shareOf = ({ language }: Visit, { percent }: Showing): string => skinsMessages[language].share({ percent })

function pictures({ language }: Visit, { skin }: KeptSkin): SafeHtml[] {
  const words = skinsMessages[language]
  return (['dark', 'light'] as const).map((scheme) =>
    skinPicture(skin, scheme, words.picture({ name: skin.name[language], scheme: words.scheme[scheme] })),
  )
}

function skinCard(visit: Visit, kept: KeptSkin, { on, skins, environment }: SkinOverview): SafeHtml {
  const words = skinsMessages[visit.language]
  const { code, version, name } = kept.skin
  const title = name[visit.language]
  const tightest = skins.find((one) => one.code === code)?.tightest
  const step = (kind: 'activate' | 'schedule' | 'preview', label: string) =>
    html`<a class="button" data-size="sm" href="${addressOf(`/skin/steps/${kind}`, environment, { code })}" aria-label="${label}">${words[kind]}</a>`
  return html`<li class="card now"><div class="remote-head"><h2>${title}</h2>${on?.code === code ? html`<span class="badge" data-kind="live">${words.on}</span>` : null}</div>
<div class="skin-pair">${pictures(visit, kept)}</div>
<p class="weak"><code>${code} ${version}</code><br>${words.weight({ all: kilobytes(kept.report.bytes), first: kilobytes(kept.report.firstBytes) })}${tightest === undefined ? null : html`<br>${words.tightest({ ratio: tightest.ratio.toFixed(2), least: String(tightest.least) })}`}</p>
<div class="steps">${visit.may('skin') ? [step('activate', words.activateOf({ name: title })), step('schedule', words.scheduleOf({ name: title })), step('preview', words.previewOf({ name: title }))] : null}<a class="button" data-size="sm" href="/skin/${code}/${version}" aria-label="${words.reportOf({ name: title })}">${words.report}</a></div></li>`
}

function contrastTable({ language }: Visit, { report }: KeptSkin): SafeHtml {
  const words = skinsMessages[language]
  const tightestFirst = [...report.contrast].sort((one, other) => one.ratio / one.least - other.ratio / other.least)
  return table({
    caption: words.report,
    head: [
      words.colourScheme,
      words.ink,
      words.ground,
      { text: words.ratio, isNumber: true },
      { text: words.least, isNumber: true },
      words.result,
    ],
    rows: tightestFirst.map(({ scheme, ink, on, ratio, least, passes }) => [
      words.scheme[scheme],
      html`<code>${ink}</code>`,
      html`<code>${on.join(' + ')}</code>`,
      ratio.toFixed(2),
      String(least),
      html`<span class="badge" data-kind="${passes ? 'good' : 'bad'}">${passes ? words.passes : words.fails}</span>`,
    ]),
  })
}

function historyTable(visit: Visit, { history }: SkinOverview): SafeHtml {
  const words = skinsMessages[visit.language]
  return table({
    caption: words.history,
    head: [words.when, words.what, words.which, words.who, words.why],
    rows: history.map(({ atMs, kind, code, version, actor, reason }) => [
      html`<time datetime="${new Date(atMs).toISOString()}">${inSiteTime(atMs, visit.zone)}</time>`,
      words.kinds[kind],
      html`${code} <code>${version}</code>`,
      actor,
      html`<span class="words">${reason}</span>`,
    ]),
  })
}
