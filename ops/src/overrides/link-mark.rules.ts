/** What comes before the text of a link in an address. Pure. */
import { SHELL_NAME } from '@lantern/contract/boot'
import { OVERRIDE_MARK, readOverrideLink } from '@lantern/contract/override'
import { SHELL_TRIAL_QUERY } from '@lantern/contract/shell-releases'

/** The edge reads links of the shell; those of remotes stay on the device. */
export function linkMark(text: string): string {
  return readOverrideLink(text)?.link.remote === SHELL_NAME ? `?${SHELL_TRIAL_QUERY}=` : OVERRIDE_MARK
}
