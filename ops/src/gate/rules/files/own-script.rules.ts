/** The form of the house preset's entries: the page hands over the build's name and the names of its chunks (docs/decisions/0045). */

import { OWN_SCRIPT } from '@lantern/contract/own-script'

/** The list that the entry carries. */
const NEEDS = new RegExp(`\\.${OWN_SCRIPT.needs}\\s*=\\s*"([^"]*)"`)

/** Whether the entry asks the page for the container's name. */
export function takesItsNameFromThePage(entry: string): boolean {
  return entry.includes(`.${OWN_SCRIPT.build}`)
}

/** Files that the entry may load, each `<chunk>.<js|css>`; empty for an entry of another form. */
export function neededChunks(entry: string): string[] {
  const [, list = ''] = NEEDS.exec(entry) ?? []
  return list.split(' ').filter((name) => name !== '')
}
