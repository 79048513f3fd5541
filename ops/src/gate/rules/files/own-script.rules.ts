/** What the entry of a build of the preset of @lantern/build states: the files that it may load (docs/decisions/0045). Read as syntax: a text says nothing. */
import { OWN_SCRIPT } from '@lantern/contract/own-script'
import { nameOf, textOf, walkScript } from '../../candidate/script-syntax.rules.ts'

/**
 * Files that the entry may load, each `<chunk>.<js|css>`.
 * @returns null when it states none: an entry of another form, or no script
 */
export function statedChunks(entry: string): string[] | null {
  const lists: string[] = []
  try {
    walkScript(entry, (node) => {
      if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return
      const { property, computed } = node.left
      if (property.type === 'PrivateIdentifier' || nameOf({ key: property, computed }) !== OWN_SCRIPT.needs) return
      const list = textOf(node.right)
      if (list !== undefined) lists.push(list)
    })
  } catch {
    // The rule `share` reports what cannot be read.
    return null
  }
  return lists.length === 0 ? null : lists.flatMap((list) => list.split(' ')).filter((name) => name !== '')
}

/** Name under which the entry looks for a file of the manifest. */
export function chunkOf(file: string): string {
  return `${file.split('.')[0]}${file.slice(file.lastIndexOf('.'))}`
}
