import { parse } from 'postcss'

// The package has no Node types, so that no product file can depend on Node.
const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, encoding: 'utf8') => string }>('node:fs')

/** Source of a style sheet, by its path relative to the test: jsdom has no layout. */
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
