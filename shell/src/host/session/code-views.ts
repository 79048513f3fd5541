/** Messages for codes that the calling screen does not handle (spec 8; screens.md 2). */
import type { EventMap } from '@lantern/contract'
import { createSessionViews, type SessionViews } from './session-views.ts'
import { createSiteViews } from './site-views.ts'
import type { Ways } from './ways.ts'

export type CodeViews = SessionViews & {
  siteCode(fact: EventMap['site:code']): void
}

export function createCodeViews(ways: Ways): CodeViews {
  return { ...createSessionViews(ways), siteCode: createSiteViews(ways) }
}
