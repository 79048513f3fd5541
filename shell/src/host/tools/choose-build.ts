/** Changes which builds run on this device. Each takes effect with the page that is loaded next. */
import { removeStored } from '@lantern/platform'
import { reloadPage } from '../boot/reload-page.ts'
import { endOverride } from '../override/active-overrides.ts'
import { addToDevtools } from '../override/override-store.ts'
import type { ToolbarRow } from './toolbar-rows.rules.ts'

/** @param url of a manifest; null = the released build */
export function chooseBuild(remote: string, url: string | null): void {
  endOverride(remote)
  if (url !== null) addToDevtools(remote, url)
  reloadPage()
}

export function resetAll(rows: readonly ToolbarRow[]): void {
  for (const { remote, isOverridden } of rows) if (isOverridden) endOverride(remote)
  reloadPage()
}

export function leaveTools(rows: readonly ToolbarRow[]): void {
  removeStored('tools')
  resetAll(rows)
}
