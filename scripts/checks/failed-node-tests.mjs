/** @returns {string[]} titles of failed tests in the output of `node --test`, each once */
export function failedNodeTests(lines = []) {
  return [...new Set(lines.flatMap((text) => /^\s*✖ (.*) \(\d.*\)$/.exec(text)?.[1] ?? []))]
}
