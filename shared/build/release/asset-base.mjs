/** Path under which the edge serves the shell's files. */
export const ASSET_BASE = '/assets/'
