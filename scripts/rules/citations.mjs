/** Reads which test cites which rule from the syntax tree, so that comments and skipped tests do not count. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { moduleOf, visit, wordsOfTest, writes } from './test-words.mjs'

const TEST_FILE = /\.(?:test\.tsx?|spec\.ts)$/
const NOT_SOURCES = new Set(['node_modules', 'dist', 'fixtures', '.data', '.cache'])
const TESTS = new Set(['it', 'test'])
const NEVER_RUN = new Set(['skip', 'todo', 'fixme', 'failing'])

/**
 * @typedef {{ word: string, place: string, writes: (field: string) => boolean }} Citation `word` is the text in brackets, normally a rule
 *   id; `writes`: whether the test mentions a field
 * @param {string} root
 * @param {string[]} folders
 * @returns {Citation[]}
 */
export function readCitations(root, folders) {
  const files = new Set(folders.flatMap((folder) => testFiles(join(root, folder))))
  return [...files].flatMap((file) =>
    testsOf(file).flatMap(({ title, writes: writesField }) =>
      wordsOf(title).map((word) => ({ word, place: relative(root, file), writes: writesField })),
    ),
  )
}

function testFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : testFiles(join(folder, entry.name))
    return TEST_FILE.test(entry.name) ? [join(folder, entry.name)] : []
  })
}

/** `[SHELL-SES-1, SHELL-SES-2] …` and `[A-1] …` cite two rules each. */
function wordsOf(title) {
  const [brackets = ''] = /^(?:\[[^\]]*\]\s*)+/.exec(title) ?? []
  return [...brackets.matchAll(/\[([^\]]*)\]/g)]
    .flatMap(([, inside]) => inside.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

function testsOf(file) {
  if (!readFileSync(file, 'utf8').includes('[')) return []
  const module = moduleOf(file)
  const tests = []
  visit(module.syntax, (node) => {
    const title =
      node.type === 'CallExpression' && isTest(node.callee) ? beginning(node.arguments[0]?.expression) : null
    if (title === null) return
    let words
    tests.push({
      title,
      writes: (field) => {
        words ??= wordsOfTest(module, [node.callee, ...node.arguments.slice(1)])
        return writes(words, field)
      },
    })
  })
  return tests
}

/** Recognizes `it`, `test.only`, `it.each(rows)` and it.each`table`. */
function isTest(callee) {
  switch (callee.type) {
    case 'Identifier':
      return TESTS.has(callee.value)
    case 'MemberExpression':
      return !NEVER_RUN.has(callee.property.value) && isTest(callee.object)
    case 'CallExpression':
      return isTest(callee.callee)
    case 'TaggedTemplateExpression':
      return isTest(callee.tag)
    default:
      return false
  }
}

/** The literal start of a title. */
function beginning(title) {
  switch (title?.type) {
    case 'StringLiteral':
      return title.value
    case 'TemplateLiteral':
      return title.quasis[0].cooked
    case 'BinaryExpression':
      return beginning(title.left)
    default:
      return null
  }
}
