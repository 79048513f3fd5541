import { join } from 'node:path'
import { languagesOf, nameOf } from '../../shared/build/languages/owner.mjs'
import { textsOf } from '../../shared/build/languages/package-texts.mjs'
import { workspacePackages } from '../checks/workspace.mjs'

/** What members read: the shell, the remotes and the page kit. Consoles and developers' tools stay in their two languages. */
const READ_BY_MEMBERS = /^(?:shell|remote-[^/]+|shared\/page)$/

/** @returns packages whose texts are translated, with their texts */
export function translatedPackages(root) {
  return workspacePackages()
    .filter(({ folder }) => READ_BY_MEMBERS.test(folder))
    .map(({ folder }) => join(root, folder))
    .map((dir) => ({ dir, name: nameOf(dir), tags: languagesOf(dir), ...textsOf(dir) }))
}
