/** Overrides and chaos mode of this device, and the staff toolbar. Loaded only where there is one of them. */
import type { BootData } from '@lantern/contract/federation'
import { TOOLS_MARK } from '@lantern/contract/override'
import { readStoredText, removeStored, writeStoredText } from '@lantern/platform'
import { type TakenOverrides, takeOverrides } from '../override/take-overrides.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { proposalOf } from './proposal.rules.ts'
import { showToolbar } from './show-toolbar.tsx'

export type StaffSession = {
  readonly boot: BootData
  readonly builds: TakenOverrides['builds']
  follow(remotes: Remotes): void
}

export async function takeStaffSession(given: BootData): Promise<StaffSession> {
  const mark = takeMark()
  const areToolsOn = takeTools(mark !== null, given)
  const { boot, shown, builds, follow } = await takeOverrides(given)
  if (shown.length === 0 && !areToolsOn) return { boot, builds, follow }
  const toolbar = showToolbar({
    boot: given,
    overrides: shown,
    proposal: proposalOf(mark ?? '', given.overrideOrigins),
  })
  return {
    boot,
    builds,
    follow(remotes) {
      follow(remotes)
      toolbar.follow(remotes)
    },
  }
}

/** Leaves the address at once, as a link does. @returns the part after the mark, null without one */
function takeMark(): string | null {
  const { hash, pathname, search } = location
  if (!hash.startsWith(TOOLS_MARK)) return null
  history.replaceState(history.state, '', pathname + search)
  return hash.slice(TOOLS_MARK.length)
}

/** Whether the toolbar is on, which a site with members never allows; there it comes with a signed link only. */
function takeTools(isAsked: boolean, { overrideOrigins }: BootData): boolean {
  if (overrideOrigins.length === 0) removeStored('tools')
  else if (isAsked) writeStoredText('tools', '1')
  return readStoredText('tools') === '1'
}
