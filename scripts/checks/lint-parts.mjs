/** The parts of the repository that are linted apart. Remotes are one: the rest imports none of their modules, whose types the rules ask for. */
export const LINT_PARTS = ['remotes', 'rest']

const NOT_OURS = ['.git', 'node_modules']

/**
 * @param {string} part
 * @param {string[]} names of files and folders at the top of the repository
 * @returns {string[]} those of the part; each is in exactly one
 */
export function namesOfPart(part, names) {
  if (!LINT_PARTS.includes(part)) throw new Error(`Unknown part "${part}": choose one of ${LINT_PARTS.join(', ')}.`)
  return names.filter((name) => !NOT_OURS.includes(name) && name.startsWith('remote-') === (part === 'remotes'))
}
