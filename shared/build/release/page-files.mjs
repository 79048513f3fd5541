/**
 * The files of pages that the site fetches ahead.
 *
 * @param {Record<string, string>} pageModules of `remote.json`: module below `src`, by path
 * @param {object} build
 * @param {{ path: string }[]} build.pages
 * @param {(module: string) => string[] | undefined} build.filesOf files that a dynamic import of the module loads
 * @returns {Record<string, string[]>} by path
 * @throws {Error} naming a path without a page, or a module that nothing imports dynamically
 */
export function pageFiles(pageModules, { pages, filesOf }) {
  return Object.fromEntries(
    Object.entries(pageModules).map(([path, module]) => {
      if (!pages.some((page) => page.path === path))
        throw new Error(`remote.json: \`pageModules\` names ${path}, which is not one of its \`pages\`.`)
      const files = filesOf(module)
      if (files === undefined)
        throw new Error(
          `remote.json: \`pageModules\` names src/${module} for ${path}, and no import() loads it: write the path that src/exposed/routes.tsx imports.`,
        )
      return [path, files]
    }),
  )
}
