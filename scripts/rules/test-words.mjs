/** Collects the words of a test: its own, those of the declarations it uses, and those of imported test tables and helpers. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { squash } from './fields.mjs'

const { parseSync } = createRequire(new URL('../../shared/build/package.json', import.meta.url))('@swc/core')

/** Files with test data and helpers. Words in product code prove nothing. */
const TEST_SIDE = /(?:^|\/)(?:e2e|test)\/|\.(?:test|spec|fixture)\.tsx?$/
const SEPARATORS = /[\s,;'"`()[\]{}=?&:|#<>]+/

/** `360px` mentions 360. */
const LENGTH = /^(\d+)(?:px|ms)$/

const modules = new Map()

/** @returns {object} the syntax tree of a file with its declarations and imports */
export function moduleOf(file) {
  const known = modules.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const module = { file, syntax: parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }) }
  modules.set(file, module)
  module.declared = new Map()
  module.imported = new Map()
  visit(module.syntax, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
      module.declared.set(node.id.value, node.init)
    if (node.type === 'FunctionDeclaration') module.declared.set(node.identifier.value, node)
    if (node.type === 'ImportDeclaration' && node.source.value.startsWith('.'))
      for (const { local, imported } of node.specifiers)
        module.imported.set(local.value, { from: node.source.value, name: (imported ?? local).value })
  })
  return module
}

/**
 * @param {object} module module of the test
 * @param {object[]} nodes syntax nodes of the test without its title
 * @returns {{ tokens: Set<string>, texts: string[] }} words and full texts, normalized by `squash`
 */
export function wordsOfTest(module, nodes) {
  const words = { tokens: new Set(), texts: [] }
  const seen = new Set()
  for (const node of nodes) collect(module, node, words, seen)
  return words
}

/** Whether a test mentions a field. */
export function writes({ tokens, texts }, field) {
  const wanted = squash(field)
  if (tokens.has(wanted)) return true
  if (wanted.endsWith('/')) return [...tokens].some((token) => token.startsWith(wanted))
  return /[ ?=]/.test(field) && texts.some((text) => text.includes(wanted))
}

function collect(module, node, words, seen) {
  visit(node, (part) => {
    const text = textOf(part)
    if (text === null) return
    words.texts.push(squash(text))
    for (const token of [text, ...text.split(SEPARATORS)]) words.tokens.add(squash(token.replace(LENGTH, '$1')))
    if (part.type === 'Identifier') follow(module, part.value, words, seen)
  })
}

function follow(module, name, words, seen) {
  const key = `${module.file} ${name}`
  if (seen.has(key)) return
  seen.add(key)
  const declared = module.declared.get(name)
  if (declared) collect(module, declared, words, seen)
  const imported = module.imported.get(name)
  const file = imported && join(dirname(module.file), imported.from)
  if (file && TEST_SIDE.test(relative(ROOT, file)) && existsSync(file))
    follow(moduleOf(file), imported.name, words, seen)
}

function textOf(node) {
  switch (node.type) {
    case 'Identifier':
    case 'StringLiteral':
      return node.value
    case 'NumericLiteral':
      return String(node.value)
    case 'TemplateElement':
      return node.cooked
    case 'JSXText':
      return node.value
    case 'RegExpLiteral':
      return node.pattern.replaceAll('\\/', '/')
    default:
      return null
  }
}

/** Calls `look` for every descendant node except types. */
export function visit(node, look) {
  if (node === null || typeof node !== 'object') return
  if (/^Ts(?:Type|Interface|TypeAlias)/.test(node.type ?? '')) return
  if (typeof node.type === 'string') look(node)
  for (const child of Object.values(node)) visit(child, look)
}
