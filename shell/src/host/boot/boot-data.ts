/** Data that the edge inlined into the page. Read once; a page without it (a dev server, a saved file) starts without remotes. */
import {
  BOOT_ELEMENT_ID,
  type BootData,
  bootDataSchema,
  DEFAULT_FRAME_BUDGET_MS,
  VISIT_ELEMENT_ID,
  withVisit,
} from '@lantern/contract/federation'
import { getLocale } from '@lantern/i18n'
import { report } from '@lantern/platform'
import { safeParse } from 'valibot'

export function readBootData(): BootData {
  const textOf = (id: string): string | null | undefined => document.getElementById(id)?.textContent
  const text = textOf(BOOT_ELEMENT_ID)
  if (text) {
    try {
      const parsed = safeParse(
        bootDataSchema,
        withVisit(JSON.parse(text), JSON.parse(textOf(VISIT_ELEMENT_ID) || '{}')),
      )
      if (parsed.success) return parsed.output
      report({ kind: 'contract', path: BOOT_ELEMENT_ID, cause: parsed.issues.map((issue) => issue.message).join('; ') })
    } catch (error) {
      report({ kind: 'contract', path: BOOT_ELEMENT_ID, cause: String(error) })
    }
  }
  return {
    shellVersion: '0.0.0',
    shellFiles: {},
    discovery: null,
    discoveryKey: '',
    manifests: {},
    preInfo: null,
    vvPretty: null,
    serviceState: null,
    cached: {},
    venueOrigins: [],
    artifactOrigin: '',
    frameBudgetMs: DEFAULT_FRAME_BUDGET_MS,
    costSample: 0,
    views: false,
    look: null,
    shellTrial: null,
    overrideOrigins: [],
    serverTime: Date.now(),
    locale: getLocale(),
    offline: false,
    serviceWorker: false,
  }
}
