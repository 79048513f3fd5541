/** Composes a page: head, the painted frame, the boot data, the scripts. Pure. */
import {
  BOOT_ELEMENT_ID,
  type BootData,
  type MicroFrontend,
  type ShellBuild,
  SITE_TITLE_MARK,
} from '@lantern/contract/federation'
import { LOOK_ELEMENT_ID } from '@lantern/contract/look'
import { WEB_MANIFEST_PATH } from '@lantern/contract/offline'
import { frameKindOf } from '@lantern/contract/routes'
import type { Locale } from '../content/locale.ts'
import { THEME_COLOR } from '../install/web-manifest.ts'
import type { WornLook } from '../skins/look-desk.ts'
import { earlyScript } from './early-script.ts'
import { escapeHtml, jsonForScript } from './escape.ts'
import { OLD_BROWSER_CSS, oldBrowserBanner } from './old-browser.ts'
import { SHELL_BASE, siteTitle } from './site-title.ts'

export type PageInput = {
  path: string
  locale: Locale
  shell: ShellBuild
  boot: BootData
  /** What the page wears; null = the plain look. */
  look: WornLook | null
  /** Live entry of the remote that owns the path, if one does. */
  remote: MicroFrontend | undefined
}

const DESCRIPTION: Readonly<Record<Locale, string>> = {
  'zh-CN': '体育与娱乐移动站点：赛事、场馆、钱包与客服一处可达。理性娱乐，量力而行。',
  en: 'Sports and games on your phone: matches, venues, wallet and support in one place. Play within your means.',
}

export function pageOf({ path, locale, shell, boot, look, remote }: PageInput): string {
  const { nonce } = boot
  const frames = shell.frames[frameKindOf(path)] ?? shell.frames.page ?? {}
  const title = escapeHtml(siteTitle(boot.preInfo, locale))
  const frame = (frames[locale] ?? frames['zh-CN'] ?? '').replaceAll(SITE_TITLE_MARK, () => title)
  return `<!doctype html>
<html lang="${locale}"${look === null ? '' : ` data-skin="${escapeHtml(look.skin)}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<meta name="description" content="${escapeHtml(DESCRIPTION[locale])}">
<meta name="color-scheme" content="dark light">
<meta name="format-detection" content="telephone=no">
${installLinks(shell, title, look?.rooms ?? {})}
<script nonce="${nonce}">${earlyScript(nonce)}</script>
<style nonce="${nonce}">${OLD_BROWSER_CSS}${shell.criticalCss.replaceAll('</', '<\\/')}</style>
${look === null ? '' : lookElements(look, nonce)}
${shell.scripts.map(({ file, integrity }) => `<script defer src="${SHELL_BASE}${file}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"></script>`).join('\n')}
${remote === undefined ? '' : remotePreloads(remote, shell, boot)}
</head>
<body>
<div id="root">${frame}</div>
${oldBrowserBanner(locale, path)}
${styleLinks(shell)}
<script type="application/json" id="${BOOT_ELEMENT_ID}" nonce="${nonce}">${jsonForScript(boot)}</script>
</body>
</html>
`
}

/** What a phone needs to put the site on its home screen; iOS reads links and meta tags, the others the manifest. */
function installLinks(shell: ShellBuild, title: string, rooms: WornLook['rooms']): string {
  const hrefOf = (kind: ShellBuild['icons'][number]['purpose']): string | undefined => {
    const icon = shell.icons.find(({ purpose }) => purpose === kind)
    return icon && `${SHELL_BASE}${icon.file}`
  }
  const touch = hrefOf('apple')
  return `<link rel="icon" href="${hrefOf('any') ?? 'data:,'}">
${touch === undefined ? '' : `<link rel="apple-touch-icon" href="${touch}">\n`}<link rel="manifest" href="${WEB_MANIFEST_PATH}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${rooms.dark ?? THEME_COLOR.dark}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${rooms.light ?? THEME_COLOR.light}">
<meta name="mobile-web-app-capable" content="yes">
<meta name="apple-mobile-web-app-capable" content="yes">
<meta name="apple-mobile-web-app-status-bar-style" content="default">
<meta name="apple-mobile-web-app-title" content="${title}">`
}

/** Below the frame on purpose: the critical rules are inlined, so the frame paints while the sheet is on its way; scripts wait for it. */
function styleLinks(shell: ShellBuild): string {
  return shell.styles
    .map(
      ({ file, integrity }) =>
        `<link rel="stylesheet" href="${SHELL_BASE}${file}" integrity="${integrity}" crossorigin="anonymous">`,
    )
    .join('\n')
}

/** Links for what a deep link into a remote needs next. They carry what the later elements carry, or each file would be fetched twice. */
function remotePreloads(remote: MicroFrontend, shell: ShellBuild, { nonce, artifactOrigin }: BootData): string {
  const url = remote.url.startsWith('/') ? `${artifactOrigin}${remote.url}` : remote.url
  const base = url.slice(0, url.lastIndexOf('/') + 1)
  const own = shell.federation.map(({ file, integrity }) => ({
    href: `${SHELL_BASE}${file}`,
    as: 'script' as const,
    integrity,
  }))
  const theirs = remote.extras.preload.flatMap(({ file, as }) => {
    const integrity = remote.extras.files[file]
    return integrity === undefined ? [] : [{ href: `${base}${file}`, as, integrity }]
  })
  return [...own, ...theirs]
    .map(
      ({ href, as, integrity }) =>
        `<link rel="preload" href="${escapeHtml(href)}" as="${as}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}">`,
    )
    .join('\n')
}

/** The first paint is in the skin: its colours with the page, its header and its icons on their way before any script. A mask is fetched with CORS. */
function lookElements({ sheet, first }: WornLook, nonce: string): string {
  const links = first.map(
    ({ path, isShape }) =>
      `<link rel="preload" as="image" href="${escapeHtml(path)}"${isShape ? ' crossorigin="anonymous"' : ''}>`,
  )
  return [`<style id="${LOOK_ELEMENT_ID}" nonce="${nonce}">${sheet}</style>`, ...links].join('\n')
}
