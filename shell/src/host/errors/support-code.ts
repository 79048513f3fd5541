/** The support code of a failure on the open page. */
import type { CollectorReport } from '@lantern/contract/federation'
import { newSupportCode as newCode } from '@lantern/platform'
import { routePattern } from '../navigation/route-pattern.rules.ts'
import { pageAt } from '../navigation/site-pages.ts'

export function newSupportCode(
  what: Pick<CollectorReport, 'remote' | 'version' | 'phase' | 'cause' | 'stack'>,
): string {
  return newCode({ ...what, path: routePattern(location.pathname, pageAt) })
}
