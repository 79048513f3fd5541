import { parse } from 'postcss'

// The package has no types of Node, so that no product file leans on them.
const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, encoding: 'utf8') => string }>('node:fs')

/** A style sheet as it is written, by its path from the test that asks: jsdom lays nothing out. */
export function readCss(file: string): string {
  const folder = (expect.getState().testPath ?? '').replace(/[^/\\]+$/, '')
  return readFileSync(folder + file, 'utf8')
}

/** The declarations of the first rule with exactly this selector, by property. */
export function declarationsOf(css: string, selector: string): Record<string, string> {
  const declarations: Record<string, string> = {}
  let isFound = false
  parse(css).walkRules(selector, (rule) => {
    if (isFound || rule.selector !== selector) return
    isFound = true
    rule.each((node) => {
      if (node.type === 'decl') declarations[node.prop] = node.value
    })
  })
  return declarations
}
