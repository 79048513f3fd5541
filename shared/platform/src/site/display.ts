/** Display choices (language, colours, festival skin, motion): any page asks for one, the shell applies it and reports the result. */
import type { DisplayChoice } from '@lantern/contract/preferences'

/** Where an applied choice comes from. */
export type DisplaySource = 'device' | 'account'

const askers = new Set<(choice: DisplayChoice) => void>()
const followers = new Set<(from: DisplaySource) => void>()

/** Asks the shell to apply the visitor's choice, and to keep it with the account of a member. Does nothing without a shell. */
export function chooseDisplay(choice: DisplayChoice): void {
  for (const apply of [...askers]) apply(choice)
}

/** For the shell: called with each choice. @returns its undo */
export function installDisplayHandler(apply: (choice: DisplayChoice) => void): () => void {
  askers.add(apply)
  return () => askers.delete(apply)
}

/** For the shell: choices were applied, and are stored on the device. */
export function tellDisplay(from: DisplaySource): void {
  for (const follow of [...followers]) follow(from)
}

/** Called after choices were applied: of this device (also in another tab), or taken from the account. @returns its undo */
export function watchDisplay(follow: (from: DisplaySource) => void): () => void {
  followers.add(follow)
  return () => followers.delete(follow)
}
