/** Composes a page: head, painted frame, boot data, scripts; then the end with the data of one visit. Pure. */

import { ACTIVE_SKIN_ELEMENT_ID } from '@lantern/contract/active-skin'
import {
  BOOT_ELEMENT_ID,
  bootDataSchema,
  type FrameKind,
  type MicroFrontend,
  PAGE_TITLE_MARK,
  type ShellBuild,
  SITE_TITLE_MARK,
  TITLED_FRAME,
  VISIT_ELEMENT_ID,
  type Visit,
} from '@lantern/contract/federation'
import { WEB_MANIFEST_PATH } from '@lantern/contract/offline'
import * as v from 'valibot'
import { SHELL_BASE, siteTitle } from '../content/site-title.ts'
import { THEME_COLOR } from '../content/theme-color.ts'
import type { Locale } from '../request/locale.ts'
import { POLYFILL_FILE } from '../shell-build/shell-build.ts'
import type { InlinedSkin } from '../skins/active-skins.ts'
import { inlineHash } from './csp.ts'
import { earlyScript } from './early-script.ts'
import { escapeHtml, jsonForScript } from './escape.ts'
import { OLD_BROWSER_CSS, oldBrowserBanner } from './old-browser.ts'

/** The part of the boot data that many pages share. */
export const sharedBootSchema = v.omit(bootDataSchema, ['serverTime', 'buckets'])
export type SharedBoot = v.InferOutput<typeof sharedBootSchema>

export type PageInput = {
  frame: FrameKind
  /** Title in the header of the frame; omitted where the page's code sets its own. */
  title: { readonly zh: string; readonly en: string } | undefined
  /** Whether this is the help page that the banner for old browsers links to. */
  isBrowserHelp: boolean
  locale: Locale
  shell: ShellBuild
  boot: SharedBoot
  /** null = the plain skin. */
  activeSkin: InlinedSkin | null
  /** Path of the picture that home shows first, safe in a style and an attribute. */
  heroArt: string | undefined
  /** Live discovery entry of the remote that owns the path. */
  remote: MicroFrontend | undefined
}

export type Page = {
  /** Everything before the end. */
  start: string
  /** Hashes of its inline elements, for the content policy. */
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
}

const DESCRIPTION: Readonly<Record<Locale, string>> = {
  'zh-CN': '体育与娱乐移动站点：赛事、场馆、钱包与客服一处可达。理性娱乐，量力而行。',
  en: 'Sports and games on your phone: matches, venues, wallet and support in one place. Play within your means.',
}

export function pageOf(input: PageInput): Page {
  const { frame: kind, title: pageTitle, isBrowserHelp, locale, shell, boot, activeSkin, heroArt, remote } = input
  const isTitled = kind === 'page' && pageTitle !== undefined
  const frames = (isTitled ? shell.frames[TITLED_FRAME] : undefined) ?? shell.frames[kind] ?? shell.frames.page ?? {}
  const title = escapeHtml(siteTitle(boot.preInfo, locale))
  const heading = escapeHtml((locale === 'en' ? pageTitle?.en : pageTitle?.zh) ?? '')
  const frame = (frames[locale] ?? frames['zh-CN'] ?? '')
    .replaceAll(SITE_TITLE_MARK, () => title)
    .replaceAll(PAGE_TITLE_MARK, () => heading)
  const early = earlyScript(shell.version, shell.files[POLYFILL_FILE])
  const frameStyle = `${OLD_BROWSER_CSS}${shell.criticalCss.replaceAll('</', '<\\/')}`
  const hero = heroArt === undefined ? undefined : heroElements(heroArt)
  const preloads = remote === undefined ? [] : preloadsOf(remote, shell, boot.artifactOrigin)
  const start = `<!doctype html>
<html lang="${locale}"${activeSkin === null ? '' : ` data-skin="${escapeHtml(activeSkin.skin)}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<meta name="description" content="${escapeHtml(DESCRIPTION[locale])}">
<meta name="color-scheme" content="dark light">
<meta name="format-detection" content="telephone=no">
${installLinks(shell, title, activeSkin?.rooms ?? {})}
<script>${early}</script>
<style>${frameStyle}</style>
${activeSkin === null ? '' : skinElements(activeSkin)}
${hero === undefined ? '' : `<style>${hero.sheet}</style>\n${hero.link}`}
${shell.scripts.map(({ file, integrity }) => `<script defer src="${SHELL_BASE}${file}" integrity="${integrity}" crossorigin="anonymous"></script>`).join('\n')}
${preloads.map(preloadLink).join('\n')}
</head>
<body>
<div id="root">${frame}</div>
${oldBrowserBanner(locale, isBrowserHelp)}
${styleLinks(shell)}
<script type="application/json" id="${BOOT_ELEMENT_ID}">${jsonForScript(boot)}</script>
`
  return {
    start,
    scriptHashes: [
      inlineHash(early),
      ...Object.entries(shell.files).flatMap(([file, integrity]) => (file === POLYFILL_FILE ? [integrity] : [])),
      ...[...shell.scripts, ...preloads.filter(({ as }) => as === 'script')].map(({ integrity }) => integrity),
    ],
    styleHashes: [frameStyle, activeSkin?.sheet, hero?.sheet].filter((style) => style !== undefined).map(inlineHash),
  }
}

/** The end: the data of one visit. */
export function pageEnd(visit: Visit): string {
  return `<script type="application/json" id="${VISIT_ELEMENT_ID}">${jsonForScript(visit)}</script>
</body>
</html>
`
}

/** Links and tags for installing the site; iOS reads these, other systems the manifest. */
function installLinks(shell: ShellBuild, title: string, rooms: InlinedSkin['rooms']): string {
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

/** After the frame: critical rules are inlined, so the frame paints while the style sheet loads; deferred scripts wait for it. */
function styleLinks(shell: ShellBuild): string {
  return shell.styles
    .map(
      ({ file, integrity }) =>
        `<link rel="stylesheet" href="${SHELL_BASE}${file}" integrity="${integrity}" crossorigin="anonymous">`,
    )
    .join('\n')
}

export type Preload = { href: string; as: 'script' | 'style'; integrity: string }

/** What a page loads first: the shell, and a remote that owns the page. */
export function firstFiles(remote: MicroFrontend | undefined, shell: ShellBuild, artifactOrigin: string): Preload[] {
  const scripts = shell.scripts.map(({ file, integrity }) => ({
    href: `${SHELL_BASE}${file}`,
    as: 'script' as const,
    integrity,
  }))
  return [...scripts, ...(remote === undefined ? [] : preloadsOf(remote, shell, artifactOrigin))]
}

/** Preloads for a deep link into a remote. */
function preloadsOf(remote: MicroFrontend, shell: ShellBuild, artifactOrigin: string): Preload[] {
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
}

/** Attributes must equal those of the later element, or the browser fetches the file twice. */
function preloadLink({ href, as, integrity }: Preload): string {
  return `<link rel="preload" href="${escapeHtml(href)}" as="${as}" integrity="${integrity}" crossorigin="anonymous">`
}

/** The active skin: colours in the page, header and icons preloaded before any script. Masks are fetched with CORS. */
function skinElements({ sheet, first }: InlinedSkin): string {
  const links = first.map(
    ({ path, isShape }) =>
      `<link rel="preload" as="image" href="${escapeHtml(path)}"${isShape ? ' crossorigin="anonymous"' : ''}>`,
  )
  return [`<style id="${ACTIVE_SKIN_ELEMENT_ID}">${sheet}</style>`, ...links].join('\n')
}

/** The picture of the first banner, seen in the frame before any script; `#wide` is the view that `Cover` shows of it. */
function heroElements(path: string): { sheet: string; link: string } {
  return {
    sheet: `:root{--hero-art:url("${path}#wide")}`,
    link: `<link rel="preload" as="image" href="${escapeHtml(path)}" fetchpriority="high">`,
  }
}
