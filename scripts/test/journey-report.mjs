/**
 * @param {{ suites?: object[], errors?: object[] }} report of Playwright's JSON reporter
 * @param {'unexpected' | 'flaky'} result `flaky` failed before it passed
 * @returns {string[]} file, describes and title of each test with this result
 */
export function titlesOf({ suites = [] }, result) {
  // The outermost suites are the files.
  return suites.flatMap((file) => titlesIn(file, result, []))
}

/**
 * @param {{ errors?: { message?: string, location?: { file: string, line: number } }[] }} report
 * @returns {string[]} what failed outside of tests: a file that cannot be read, a set-up
 */
export function errorsOf({ errors = [] }) {
  return errors.map(({ message = 'an error without a message', location }) => {
    const place = location === undefined ? '' : `${location.file}:${location.line}  `
    return `journeys: ${place}${firstLine(message)}`
  })
}

function titlesIn({ specs = [], suites = [] }, result, above) {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === result))
      .map(({ file, title }) => `${file}  ${[...above, title].join(' › ')}`),
    ...suites.flatMap((suite) => titlesIn(suite, result, [...above, suite.title])),
  ]
}

function firstLine(message) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Playwright colours its messages
  return message.replace(/\u001b\[\d+m/g, '').split('\n')[0]
}
