/** The frame of each page: menu, user, title. */
import { html, type SafeHtml } from '@remix-run/html-template'
import type { Action } from '../../rights/rights.rules.ts'
import type { Language } from '../../texts/define-messages.ts'
import { type AssetName, assetAddress } from '../assets/assets.ts'
import { formToken } from '../parts/form.ts'
import { type IconName, icon, lantern } from '../parts/icon.ts'
import type { View, Visit } from '../parts/visit.ts'
import { frameMessages } from './frame.messages.ts'

type NavItem = {
  address: string
  word:
    | 'remotes'
    | 'maintenance'
    | 'skins'
    | 'overrides'
    | 'flags'
    | 'doctor'
    | 'shells'
    | 'answers'
    | 'support'
    | 'costs'
    | 'audit'
    | 'tokens'
  icon: IconName
  action: Action
}

/** The menu. */
const NAV_ITEMS: readonly NavItem[] = [
  { address: '/', word: 'remotes', icon: 'boxes', action: 'read' },
  { address: '/maintenance', word: 'maintenance', icon: 'clock', action: 'read' },
  { address: '/skin', word: 'skins', icon: 'brush', action: 'read' },
  { address: '/overrides', word: 'overrides', icon: 'phone', action: 'read' },
  { address: '/flags', word: 'flags', icon: 'flag', action: 'read' },
  { address: '/doctor', word: 'doctor', icon: 'pulse', action: 'read' },
  { address: '/shells', word: 'shells', icon: 'layers', action: 'read' },
  { address: '/costs', word: 'costs', icon: 'bars', action: 'read' },
  { address: '/answers', word: 'answers', icon: 'warn', action: 'read' },
  { address: '/support', word: 'support', icon: 'lifebuoy', action: 'read' },
  { address: '/audit', word: 'audit', icon: 'list', action: 'read' },
  { address: '/tokens', word: 'tokens', icon: 'key', action: 'token' },
]

const SHEETS: readonly AssetName[] = ['tokens.css', 'frame.css', 'parts.css', 'remotes.css', 'charts.css', 'forms.css']

export function layout(visit: Visit, view: View): SafeHtml {
  const words = frameMessages[visit.language]
  const { grant } = visit
  const links = NAV_ITEMS.filter(({ action }) => visit.may(action)).map(({ address, word, icon: name }) => {
    const isHere = word === belowOf(visit.address)
    return html`<li><a href="${address}"${isHere ? html` aria-current="page"` : null}>${icon(name)}<span>${words[word]}</span></a></li>`
  })
  return documentOf(
    visit.language,
    `${view.title} · ${words.console}`,
    html`<a class="skip" href="#main">${words.skip}</a>
<div class="frame">
<header class="side">
<a class="mark" href="/">${lantern()}<span>${words.console}</span></a>
<nav aria-label="${words.menu}"><ul>${links}</ul></nav>
<div class="who">
<p><strong>${grant.name}</strong><br><span class="weak">${words.role[grant.role]}${grant.remote === null ? null : ` · ${words.only({ remote: grant.remote })}`}</span></p>
<div class="who-steps">
<form method="post" action="/language">${formToken(visit)}<input type="hidden" name="back" value="${visit.address}"><button class="link" name="language" value="${visit.language === 'zh' ? 'en' : 'zh'}" lang="${visit.language === 'zh' ? 'en' : 'zh-CN'}">${words.otherLanguage}</button></form>
<form method="post" action="/logout">${formToken(visit)}<button class="link">${words.signOut}</button></form>
</div>
</div>
</header>
<main id="main" tabindex="-1">
${view.up === undefined ? null : html`<a class="up" href="${view.up.address}">${icon('back')}${view.up.text}</a>`}
<h1>${view.title}</h1>
<div role="status" class="notice-area">${visit.notice === null ? null : html`<p class="notice" data-kind="good">${icon('done')}${visit.notice}</p>`}</div>
<div id="live">${view.body}</div>
</main>
</div>`,
  )
}

/** Steps of a remote belong to the menu item of their page. */
const BELOW_REMOTES: Readonly<Record<string, NavItem['word']>> = {
  maintenance: 'maintenance',
  override: 'overrides',
  flags: 'flags',
  chaos: 'overrides',
}

function belowOf(address: string): NavItem['word'] {
  const [, first = '', , third = ''] = address.split(/[/?]/)
  if (first === '' || first === 'remotes') return BELOW_REMOTES[third] ?? 'remotes'
  return NAV_ITEMS.find((one) => one.address === `/${first}`)?.word ?? 'remotes'
}

export function documentOf(language: Language, title: string, body: SafeHtml): SafeHtml {
  return html`<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${assetAddress('lantern.svg')}">
${SHEETS.map((name) => html`<link rel="stylesheet" href="${assetAddress(name)}">`)}
<script type="module" src="${assetAddress('console.js')}"></script></head>
<body>${body}</body></html>`
}
