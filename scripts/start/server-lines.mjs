import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'

/** Levels of the servers' log from which a line is a warning, and an error. */
const WARNING = 40
const ERROR = 50
const MOST_LETTERS = 400
/** Fields of a log line that a reader of the terminal does not need; the file has them. */
const HIDDEN = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'stack', 'reqId', 'id', 'type'])

/**
 * Opens the file that keeps what a server writes as it is; each start writes it anew.
 *
 * @param {string} path
 * @returns {import('node:fs').WriteStream}
 */
export function openLog(path) {
  mkdirSync(dirname(path), { recursive: true })
  const file = createWriteStream(path)
  // The terminal still has the sentences, for example when the disk is full.
  file.on('error', () => undefined)
  return file
}

/**
 * Shows what a server writes as sentences with its name.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ name: string, print: (sentence: string) => void, log?: import('node:fs').WriteStream }} options
 * @returns {Promise<unknown>} resolves when it writes no more
 */
export function followLines(child, { name, print, log }) {
  const ends = [child.stdout, child.stderr].map((stream) => {
    const lines = createInterface({ input: stream })
    lines.on('line', (line) => {
      log?.write(`${line}\n`)
      if (line.trim() !== '') print(sentenceOf(line, name))
    })
    return new Promise((resolve) => lines.once('close', resolve))
  })
  return Promise.all(ends)
}

/**
 * @param {string} line of a server's output
 * @param {string} name of the server
 * @returns {string} a log line as one sentence; any other line as it is
 */
export function sentenceOf(line, name) {
  const entry = parse(line)
  if (entry === undefined) return line
  const details = detailsOf(entry).join(', ')
  const sentence = `${name}${toneOf(entry.level)}: ${entry.msg ?? ''}${details === '' ? '' : ` (${details})`}`
  const whole = sentence.replace(/\s+/g, ' ')
  return whole.length > MOST_LETTERS ? `${whole.slice(0, MOST_LETTERS)}…` : whole
}

function toneOf(level) {
  if (level >= ERROR) return ' reports an error'
  return level >= WARNING ? ' warns' : ''
}

function detailsOf(entry) {
  return Object.entries(entry).flatMap(([key, value]) => {
    if (HIDDEN.has(key) || value === null || value === '') return []
    if (key === 'req') return [`${value.method} ${value.url}`]
    if (key === 'err') return [value.message]
    if (key === 'ms') return [`${value} ms`]
    return typeof value === 'object' ? detailsOf(value) : [`${key} ${value}`]
  })
}

function parse(line) {
  if (!line.startsWith('{')) return undefined
  try {
    const entry = JSON.parse(line)
    return typeof entry.level === 'number' ? entry : undefined
  } catch {
    return undefined
  }
}
