import { parse } from 'postcss'

/** At-rules that contain rules. */
const NESTING = new Set(['media', 'supports', 'layer', 'container', 'scope'])

/**
 * The part of a style sheet that the prerendered frames need: rules without a class (tokens, base) and rules whose classes all occur in
 * the frames. Inlined by the edge, so that the frame paints before any style sheet has arrived.
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
  const sheet = parse(css)
  sheet.walkComments((comment) => void comment.remove())
  keepRules(sheet, classes)
  dropUnusedKeyframes(sheet)
  return sheet.toString().trim()
}

/** @param {import('postcss').Container} container */
function keepRules(container, classes) {
  container.each((node) => {
    if (node.type === 'rule') {
      if (!node.selectors.some((selector) => isInFrames(selector, classes))) node.remove()
    } else if (node.type === 'atrule' && node.nodes && NESTING.has(node.name)) {
      keepRules(node, classes)
      if (node.nodes.length === 0) node.remove()
    }
  })
}

function isInFrames(selector, classes) {
  // Selectors inside :not(…) need not occur.
  const named = [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g)]
  return named.every((match) => classes.has(match[1].replaceAll('\\', '')))
}

/** @param {import('postcss').Root} sheet */
function dropUnusedKeyframes(sheet) {
  const isKeyframes = (node) => node.type === 'atrule' && node.name === 'keyframes'
  const rest = sheet.nodes.filter((node) => !isKeyframes(node)).join('')
  for (const node of sheet.nodes.filter(isKeyframes)) if (!rest.includes(node.params)) node.remove()
}
