import { withDeviceScheme } from './light-sheet.ts'

describe('withDeviceScheme', () => {
  it("says the member's light again for a device that is set to light, unless the member chose dark", () => {
    expect(withDeviceScheme("html[data-scheme='light'] {\n  --a: red;\n}\n")).toBe(
      [
        '@media (prefers-color-scheme: light) {',
        "html:not([data-scheme='dark']) {",
        '  --a: red;',
        '}',
        '}',
        "html[data-scheme='light'] {",
        '  --a: red;',
        '}',
        '',
      ].join('\n'),
    )
  })

  it('refuses a sheet without light rules', () => {
    expect(() => withDeviceScheme(':root {}')).toThrow("html[data-scheme='light']")
  })
})
