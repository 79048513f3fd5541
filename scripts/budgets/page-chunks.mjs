/** A request for chunks in a built script: one, or several at once. */
const IMPORT = /(?:Promise\.all\(\[((?:\w+\.e\("?\w+"?\),?)+)\]\)|(\w+\.e\("?\w+"?\)))\.then\(/g

/**
 * The chunks of each page, in the order of the source: an exposed module of routes imports pages and nothing else, its first page first.
 * @param text the built script of the exposed module
 */
export function pageChunks(text) {
  return [...text.matchAll(IMPORT)].map(([, several, one]) =>
    [...(several ?? one).matchAll(/\.e\("?(\w+)"?\)/g)].map(([, id]) => id),
  )
}
