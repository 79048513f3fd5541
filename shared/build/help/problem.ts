/** Problems in the help articles, worded for editors. */

export type Problem = {
  /** Path from the root of the repository. */
  readonly file: string
  readonly line: number
  readonly sentence: string
}

/** Reports a problem on a line of the current file. */
export type Report = (line: number, sentence: string) => void

/** @throws {Error} with a line `file:line: message` for each problem; webpack prints it without a stack */
export function failOn(problems: readonly Problem[]): void {
  if (problems.length === 0) return
  const lines = problems.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`)
  throw Object.assign(new Error(`${lines.join('\n')}\nHow to write an article: docs/how-to/edit-a-help-article.md`), {
    hideStack: true,
  })
}
