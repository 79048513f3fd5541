/** The 21 help pages by name, for lists and search, built from the front matter in `shell/help`. */
import type { HelpEntry, HelpGroup } from '@lantern/build/help/help-article.ts'
import { entries, groups } from '../../help/groups.yaml'

/** In the order of the help centre. */
export const HELP_INDEX: readonly HelpEntry[] = entries
/** In the order in which they are shown. */
export const HELP_GROUPS: readonly HelpGroup[] = groups
