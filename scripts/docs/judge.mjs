import { posix } from 'node:path'
import { commandsIn } from './commands.mjs'
import { anchorsOf, linksIn } from './links.mjs'

/** pnpm's own commands. */
const PNPM_OWN = new Set(['install', 'why', 'exec', 'add', 'update'])
const RECORDS = 'docs/decisions/'
/** A placeholder that the reader replaces. */
const isOpen = (word) => word === undefined || /[…<>]/.test(word)

/**
 * Checks the commands and links of pages.
 *
 * @param {object} house
 * @param {Record<string, string>} house.pages text by path from the root
 * @param {(path: string) => boolean} house.exists whether the repository contains the path
 * @param {string} house.pnpm `pnpm@10.34.9`
 * @param {Record<string, string>} house.scripts scripts of the root package.json
 * @param {Record<string, Record<string, string>>} house.packages scripts by package name
 * @param {Record<string, ReadonlySet<string>>} house.choices names accepted by the root scripts `check`, `proof` and `new`
 * @param {(words: string[]) => void} house.askReleaseService throws if the `ops` CLI would not accept the words
 * @returns {string[]} one message per fault
 */
export function judgePages(house) {
  const faults = Object.entries(house.pages).flatMap(([page, text]) => [
    ...linksIn(text).flatMap(({ line, ...link }) => at(page, line, faultOfLink(house, page, link))),
    ...commandsIn(text).flatMap(({ line, command, words }) => at(page, line, faultOfCommand(house, command, words))),
  ])
  return [...faults, ...unlistedRecords(house.pages)]
}

/** Every decision must be listed in the index. */
function unlistedRecords(pages) {
  const listed = new Set(linksIn(pages[`${RECORDS}index.md`] ?? '').map(({ path }) => `${RECORDS}${path}`))
  return Object.keys(pages)
    .filter((page) => page.startsWith(RECORDS) && !page.endsWith('/index.md') && !listed.has(page))
    .map((page) => `${page} is missing in ${RECORDS}index.md: add a line for it.`)
}

function at(page, line, fault) {
  return fault === undefined ? [] : [`${page}:${line} ${fault}`]
}

function faultOfLink({ pages, exists }, page, { path, anchor }) {
  const target = path === '' ? page : posix.normalize(posix.join(posix.dirname(page), path))
  if (!exists(target)) return `leads to ${target}, which does not exist: correct or remove the link.`
  const text = pages[target]
  if (anchor === undefined || text === undefined || anchorsOf(text).has(anchor)) return undefined
  return `leads to #${anchor} of ${target}, which has no such heading: correct the link.`
}

function faultOfCommand(house, command, [tool, ...words]) {
  if (tool === 'node') return faultOfNode(house, words)
  if (tool === 'npm') return words[0] === 'run' ? faultOfScript(house, words[1], words.slice(2)) : undefined
  if (tool === 'npx' && !isOpen(words[1]) && words[0] !== house.pnpm)
    return `says "${command}": this repository installs ${house.pnpm}.`
  const [first, ...rest] = tool === 'npx' ? words.slice(1) : words
  if (isOpen(first) || PNPM_OWN.has(first)) return undefined
  return first === '--filter' ? faultOfPackage(house, rest) : faultOfScript(house, first, rest)
}

function faultOfNode({ exists }, words) {
  const file = words.find((word) => /\.m?[jt]s$/.test(word))
  // In the README of a package, paths are relative to the package.
  return file === undefined || exists(file) || exists(`ops/${file}`)
    ? undefined
    : `runs ${file}, which does not exist: correct the path.`
}

function faultOfPackage({ packages }, [name, script]) {
  if (isOpen(name) || isOpen(script)) return undefined
  if (packages[name] === undefined) return `names the package ${name}, which does not exist: correct the name.`
  if (PNPM_OWN.has(script) || packages[name][script] !== undefined) return undefined
  return `runs "${script}" of ${name}, which has ${Object.keys(packages[name]).join(', ')}: correct the name.`
}

function faultOfScript({ scripts, choices, askReleaseService }, name, words) {
  if (isOpen(name)) return undefined
  if (scripts[name] === undefined) return `runs "${name}", which package.json does not have: correct the name.`
  const given = words.filter((word) => word !== '--')
  if (name === 'ops') return faultOfService(askReleaseService, given)
  const [choice] = given
  if (choices[name] === undefined || isOpen(choice) || choice.startsWith('-') || choices[name].has(choice))
    return undefined
  return `runs "${name} -- ${choice}": ${name} takes ${[...choices[name]].join(', ')}.`
}

function faultOfService(askReleaseService, words) {
  if (isOpen(words[0]) || words[0] === 'VERB') return undefined
  try {
    askReleaseService(words)
    return undefined
  } catch (error) {
    return `tells the release service "${words.join(' ')}", which it does not read: ${error.message}`
  }
}
