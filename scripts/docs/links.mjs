const LINK = /\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g
const ELSEWHERE = /^[a-z][a-z+.-]*:/i

/**
 * Links of a Markdown text that lead to something in this repository.
 *
 * @param {string} text
 * @returns {{ line: number, path: string, anchor: string | undefined }[]} `path` is empty for a place of the same page
 */
export function linksIn(text) {
  return text.split('\n').flatMap((row, index) =>
    [...row.matchAll(LINK)]
      .map(([, target]) => target)
      .filter((target) => !ELSEWHERE.test(target))
      .map((target) => {
        const [path, anchor] = target.split('#')
        return { line: index + 1, path, anchor }
      }),
  )
}

/** The places of a page that a link can name, as GitHub makes them of its headings. */
export function anchorsOf(text) {
  return new Set(
    text
      .split('\n')
      .filter((row) => /^#{1,6} /.test(row))
      .map((row) =>
        row
          .replace(/^#+ /, '')
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
          .trim()
          .replaceAll(/\s/g, '-'),
      ),
  )
}
