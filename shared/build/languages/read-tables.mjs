/** Reads the tables of texts of a source file, as ICU messages in both languages. */
import { parse } from '@babel/parser'
import { icuOf } from './icu-of.mjs'
import { tableId } from './owner.mjs'

/**
 * @typedef {object} Text
 * @property {string} id table and key, and the word of a small table: `remote-mine/hub/hub#hubMessages.title`
 * @property {string} zh
 * @property {string} en
 * @property {string} note comment above the text
 * @property {string} file absolute path
 */

/**
 * @param {string} source
 * @param {string} file absolute path
 * @returns {{ texts: Text[], problems: string[] }} problems: texts that translators cannot get
 */
export function readTables(source, file) {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'], attachComment: true })
  const declared = program.body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .filter((node) => node?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations)
  const constants = new Map(declared.map(({ id, init }) => [id.name, bare(init)]))
  const words = new Map([...constants].flatMap(([name, value]) => wordsOf(name, value)))
  const tables = declared.filter(({ init }) => init?.type === 'CallExpression' && init.callee.name === 'defineMessages')
  const texts = []
  const problems = []
  for (const { id, init } of tables) {
    const meant = ({ value }) => (value.type === 'Identifier' ? constants.get(value.name) : bare(value))
    const table = propertiesOf(init.arguments[0])
    const [zh, en] = ['zh-CN', 'en'].map((locale) => propertiesOf(meant(table.get(locale))))
    for (const [key, property] of en)
      for (const [word, pair] of pairsOf(meant(property), meant(zh.get(key))))
        try {
          texts.push({
            id: [tableId(file, id.name), key, ...word].join('.'),
            zh: textOf(pair.zh, words),
            en: textOf(pair.en, words),
            note: noteOf(zh.get(key)),
            file,
          })
        } catch (error) {
          problems.push(`${file}:${pair.en.loc.start.line} ${key}: ${error.message}`)
        }
  }
  return { texts, problems }
}

/** A text, or each text of a small table. */
function pairsOf(en, zh) {
  if (en.type !== 'ObjectExpression') return [[[], { en, zh }]]
  const chinese = propertiesOf(zh)
  return [...propertiesOf(en)].map(([word, { value }]) => [[word], { en: value, zh: chinese.get(word).value }])
}

function textOf(node, words) {
  return icuOf(node.type === 'ArrowFunctionExpression' ? node.body : node, words)
}

/** A constant that only has fixed texts. */
function wordsOf(name, value) {
  if (value?.type !== 'ObjectExpression') return []
  const pairs = [...propertiesOf(value)].map(([key, property]) => [key, property?.value?.value])
  return pairs.every(([, text]) => typeof text === 'string') ? [[name, Object.fromEntries(pairs)]] : []
}

/** Without the words of TypeScript around it. */
function bare(node) {
  return /^TS(?:As|Satisfies)Expression$/.test(node?.type) ? bare(node.expression) : node
}

function propertiesOf(table) {
  return new Map(table.properties.map((property) => [keyOf(property), property]))
}

function keyOf({ key }) {
  return key?.name ?? String(key?.value)
}

function noteOf(property) {
  return (property?.leadingComments ?? []).map(({ value }) => value.replace(/^\*?\s*|\s*$/g, '')).join(' ')
}
