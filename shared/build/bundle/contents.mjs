import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { readJson } from '../release/files.mjs'
import { ROOT } from '../release/source-hash.mjs'

const WORKSPACE = '@lantern/'
/** What a running server never reads. */
const LEFT_OUT =
  /(^|\/)(test|fixtures)\/|\.(test|fixture)\.[a-z]+$|(^|\/)(RULES\.md|jest\.config\.mjs|tsconfig[^/]*\.json)$/

/**
 * The folders of some packages and of the workspace packages that they need in production.
 *
 * @param {string[]} folders relative to the root
 * @returns {string[]} relative to the root, sorted
 */
export function productionFolders(folders) {
  const found = new Set()
  const visit = (folder) => {
    if (found.has(folder)) return
    found.add(folder)
    const { dependencies = {} } = readJson(join(ROOT, folder, 'package.json'))
    for (const name of Object.keys(dependencies).filter((one) => one.startsWith(WORKSPACE)))
      visit(toPosix(relative(ROOT, realpathSync(join(ROOT, folder, 'node_modules', name)))))
  }
  for (const folder of folders) visit(folder)
  return [...found].sort()
}

/**
 * The committed files of some folders without their tests.
 *
 * @param {string[]} folders relative to the root
 * @returns {string[]} relative to the root
 */
export function productionFiles(folders) {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...folders], { cwd: ROOT, encoding: 'utf8' })
  return listed.split('\0').filter((file) => isShipped(file) && existsSync(join(ROOT, file)))
}

/** '' is the end of git's list. */
function isShipped(file) {
  return file !== '' && !LEFT_OUT.test(file)
}

const toPosix = (path) => path.split(sep).join('/')
