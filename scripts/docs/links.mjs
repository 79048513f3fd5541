const LINK = /\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g
/** Links inside code are ignored. */
const CODE = /`[^`]*`/g
const ELSEWHERE = /^[a-z][a-z+.-]*:/i

/**
 * Extracts the Markdown links to files of this repository.
 *
 * @param {string} text
 * @returns {{ line: number, path: string, anchor: string | undefined }[]} `path` is empty for an anchor on the same page
 */
export function linksIn(text) {
  return text.split('\n').flatMap((row, index) =>
    [...row.replace(CODE, '').matchAll(LINK)]
      .map(([, target]) => target)
      .filter((target) => !ELSEWHERE.test(target))
      .map((target) => {
        const [path, anchor] = target.split('#')
        return { line: index + 1, path, anchor }
      }),
  )
}

/** The anchors that GitHub generates from the headings of a page. */
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
