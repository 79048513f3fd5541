/** The documents of a build, by their fixed names; its other files are named by their content. */

/** What the build is, owns and needs. */
export const BUILD_FILE = 'lantern.json'
/** The hash of each of its files. */
export const INTEGRITY_FILE = 'integrity.json'
/** Read by the federation runtime. */
export const MANIFEST_FILE = 'mf-manifest.json'
