import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** A frame of Chrome (`at name (url:1:2)`) or of Firefox and Safari (`name@url:1:2`). */
const FRAME =
  /^\s*(?:at\s+)?(?:(?<name>[^@()]*?)[\s@]*)?\(?(?<url>https?:\/\/[^\s()]+?):(?<line>\d+):(?<column>\d+)\)?\s*$/
/** Code that no team wrote: packages, the bundler's runtime, this preset and the frame of a remote that runs alone. */
const INTERNAL = /[\\/]node_modules[\\/]|^webpack[\\/:]|[\\/]shared[\\/](?:build|testing)[\\/]/
const LINES_AROUND = 2

/**
 * Translates a stack of the browser into positions in the sources, without the frames of frameworks and tools.
 *
 * @param {string} stack `error.stack`
 * @param {object} options
 * @param {(path: string) => string | undefined} options.textOf a served file by its path, e.g. `/main.js.map`
 * @param {string} options.packageDir folder to which the names of files are relative
 * @returns {{ name: string, file: string, line: number, column: number, code: string }[]} `code`: the lines around the first frame
 */
export function sourceFrames(stack, { textOf, packageDir }) {
  const maps = new Map()
  const mapOf = (path) => {
    if (!maps.has(path)) {
      const text = textOf(`${path}.map`)
      maps.set(path, text === undefined ? null : new TraceMap(text))
    }
    return maps.get(path)
  }
  const frames = stack.split('\n').flatMap((text) => {
    const found = FRAME.exec(text)?.groups
    const map = found && mapOf(new URL(found.url).pathname)
    if (!map) return []
    const position = originalPositionFor(map, { line: Number(found.line), column: Number(found.column) - 1 })
    if (position.source === null || INTERNAL.test(position.source)) return []
    const file = relative(packageDir, position.source).split(sep).join('/')
    return [{ name: found.name ?? '', path: position.source, file, line: position.line, column: position.column + 1 }]
  })
  return frames.map(({ path, ...frame }, index) => ({ ...frame, code: index === 0 ? codeAt(path, frame.line) : '' }))
}

/** The line with its neighbours, numbered; the line itself is marked. */
function codeAt(path, line) {
  const lines = readLines(path)
  const first = Math.max(1, line - LINES_AROUND)
  return lines
    .slice(first - 1, line + LINES_AROUND)
    .map((text, index) => `${first + index === line ? '>' : ' '} ${String(first + index).padStart(4)} │ ${text}`)
    .join('\n')
}

function readLines(path) {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}
