/** At-rules whose body holds rules again. */
const NESTING = /^@(?:media|supports|layer|container|scope)\b/
/** Rules that always stay: they are short and others depend on them by name. */
const NAMED = /^@(?:font-face|property|import|charset|namespace)\b/

/**
 * The part of a style sheet that the prerendered frames need: rules without a class (tokens, base) and rules whose classes all occur in
 * the frames. Inlined by the edge, so the frame is painted before any style sheet has arrived.
 *
 * @param {string} css
 * @param {Record<string, Record<string, string>>} frames HTML by kind and locale
 * @returns {string}
 */
export function criticalCss(css, frames) {
  const html = Object.values(frames).flatMap((byLocale) => Object.values(byLocale))
  const classes = new Set(
    html.flatMap((text) => [...text.matchAll(/class="([^"]*)"/g)]).flatMap((match) => match[1].split(/\s+/)),
  )
  const kept = keepRules(css, classes)
  return dropUnusedKeyframes(kept)
}

function keepRules(css, classes) {
  let kept = ''
  for (const { head, body } of splitRules(css)) {
    if (body === null || NAMED.test(head) || head.startsWith('@keyframes'))
      kept += body === null ? `${head};` : `${head}{${body}}`
    else if (NESTING.test(head)) {
      const inner = keepRules(body, classes)
      if (inner) kept += `${head}{${inner}}`
    } else if (splitSelectors(head).some((selector) => isInFrames(selector, classes))) kept += `${head}{${body}}`
  }
  return kept
}

function isInFrames(selector, classes) {
  // What stands in :not(…) need not occur.
  const named = [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g)]
  return named.every((match) => classes.has(match[1].replaceAll('\\', '')))
}

function dropUnusedKeyframes(css) {
  const rules = splitRules(css)
  const rest = rules.filter((rule) => !rule.head.startsWith('@keyframes'))
  const text = rest.map((rule) => `${rule.head}${rule.body}`).join('')
  return rules
    .filter((rule) => !rule.head.startsWith('@keyframes') || text.includes(rule.head.slice('@keyframes'.length).trim()))
    .map(({ head, body }) => (body === null ? `${head};` : `${head}{${body}}`))
    .join('')
}

/** Top-level rules of a sheet; `body` is null for a statement such as `@layer a, b;`. Strings and comments hold no braces of ours. */
function splitRules(css) {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const rules = []
  let start = 0
  let open = -1
  let depth = 0
  let quote = ''
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index]
    if (quote) {
      if (char === '\\') index += 1
      else if (char === quote) quote = ''
    } else if (char === '"' || char === "'") quote = char
    else if (char === '{') {
      if (depth === 0) open = index
      depth += 1
    } else if (char === '}') {
      depth -= 1
      if (depth === 0) {
        rules.push({ head: text.slice(start, open).trim(), body: text.slice(open + 1, index).trim() })
        start = index + 1
      }
    } else if (char === ';' && depth === 0) {
      const head = text.slice(start, index).trim()
      if (head) rules.push({ head, body: null })
      start = index + 1
    }
  }
  return rules
}

/** Selectors of a list, split at commas that are not inside brackets. */
function splitSelectors(head) {
  const selectors = []
  let depth = 0
  let current = ''
  for (const char of head) {
    if (char === '(' || char === '[') depth += 1
    if (char === ')' || char === ']') depth -= 1
    if (char === ',' && depth === 0) {
      selectors.push(current)
      current = ''
    } else current += char
  }
  return [...selectors, current]
}
