/** Maintenance windows of a remote, each with a link to end it. */
import { windowAt } from '@lantern/contract/federation'
import { html, type SafeHtml } from '@remix-run/html-template'
import type { AnnouncedWindow } from '../../maintenance/maintenance.repository.ts'
import { inSiteTime } from '../../times/site-time.ts'
import { icon } from './icon.ts'
import type { Visit } from './visit.ts'
import { windowsMessages } from './windows.messages.ts'

export function windowList(visit: Visit, windows: readonly AnnouncedWindow[]): SafeHtml | null {
  const words = windowsMessages[visit.language]
  if (windows.length === 0) return null
  const rows = windows.map(({ from, to, routes, reason, actor }) => {
    const times = words.fromTo({ from: inSiteTime(from, visit.zone), to: inSiteTime(to, visit.zone) })
    return html`<li>${icon('clock')}<span><strong>${routes?.join(' ') ?? words.whole}</strong> ${times}<br><span class="weak">${actor}: ${reason}</span></span></li>`
  })
  return html`<ul class="windows">${rows}</ul>`
}

/** Whether any of it is closed now. */
export function isClosedNow({ nowMs }: Visit, windows: readonly AnnouncedWindow[]): boolean {
  return windows.some((one) => windowAt([{ ...one, routes: undefined }], null, nowMs) !== null)
}
