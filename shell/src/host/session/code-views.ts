/** Messages for codes that the calling screen does not handle (spec 8; screens.md 2). */
import type { EventMap } from '@lantern/contract'
import type { PageActions } from './page-actions.ts'
import { createSessionViews, type SessionViews } from './session-views.ts'
import { createSiteViews } from './site-views.ts'

export type CodeViews = SessionViews & {
  siteCode(fact: EventMap['site:code']): void
}

export function createCodeViews(actions: PageActions): CodeViews {
  return { ...createSessionViews(actions), siteCode: createSiteViews(actions) }
}
