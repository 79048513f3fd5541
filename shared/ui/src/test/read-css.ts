// The package has no types of Node, so that no product file leans on them.
const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, encoding: 'utf8') => string }>('node:fs')

/** A style sheet as it is written, by its path from the test that asks: jsdom lays nothing out. */
export function readCss(file: string): string {
  const folder = (expect.getState().testPath ?? '').replace(/[^/\\]+$/, '')
  return readFileSync(folder + file, 'utf8')
}

/** The declarations of the first rule with exactly this selector. */
export function declarationsOf(css: string, selector: string): string {
  return css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
}
