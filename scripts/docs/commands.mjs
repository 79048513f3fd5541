/** Code in Markdown: the lines of fenced blocks, and inline code. */
const FENCE = /^\s*```/
const INLINE = /`([^`\n]+)`/g
const BEGINS = /(?:npx pnpm@[\d.]+|npm (?:run|start|test)|pnpm|node)(?=\s|$)/
/** Text after a command: a comment, an arrow, another column. */
const AFTER = /\s+(?:#|→|…\s|&&|\||\S+=\S+$).*$|\s{3,}.*$/
const WORD = /"[^"]*"|'[^']*'|\S+/g

/**
 * Extracts the commands that a page asks its reader to run.
 *
 * @param {string} text Markdown
 * @returns {{ line: number, command: string, words: string[] }[]}
 */
export function commandsIn(text) {
  let isFenced = false
  return text.split('\n').flatMap((row, index) => {
    if (FENCE.test(row)) {
      isFenced = !isFenced
      return []
    }
    const codes = isFenced ? [row] : [...row.matchAll(INLINE)].map(([, code]) => code)
    return codes.flatMap(partsOf).map((command) => ({ line: index + 1, command, words: wordsOf(command) }))
  })
}

/** Splits a line with several commands: `Run  pnpm …   Tests  pnpm …`, or `… build && npm run …`. */
function partsOf(code) {
  return code
    .split(/\s{3,}|\s+&&\s+/)
    .map((part) => part.trim().replace(/^(?:[A-Z_]+=\S+\s+)+/, ''))
    .map((part) => (part.startsWith('Tests ') || part.startsWith('Run ') ? part.replace(/^\w+\s+/, '') : part))
    .filter((part) => part.search(BEGINS) === 0)
    .map((part) => part.replace(AFTER, ''))
}

function wordsOf(command) {
  return (command.match(WORD) ?? []).map((word) => word.replaceAll(/^["']|["']$/g, ''))
}
