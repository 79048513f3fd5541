import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Readers lose the overview of a folder with more files. */
export const MOST_FILES = 12
/** Tests, styles and type declarations stand beside a file and do not count. */
const COUNTED = /(?<![.](?:test|fixture|d))[.]tsx?$/

/**
 * The folders that hold too many source files.
 *
 * @param {string} root
 * @param {string[]} folders relative to the root; their subfolders are counted each on its own
 * @returns {string[]} one message per folder
 */
export function crowdedFolders(root, folders) {
  return folders.flatMap((folder) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && COUNTED.test(entry.name)).length
    const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`)
    const faults =
      files > MOST_FILES
        ? [`${folder} holds ${files} source files, ${MOST_FILES} at most: split it by what changes together.`]
        : []
    return [...faults, ...crowdedFolders(root, below)]
  })
}
