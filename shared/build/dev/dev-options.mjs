import { parseArgs } from 'node:util'

/**
 * Reads the command line of `lantern-dev [page] [--site ORIGIN]`.
 *
 * @param {string[]} args
 * @returns {{ page?: string, site?: string }} `site`: origin of the running environment in which the remote is shown
 * @throws {Error} for an unknown option or an address that is not an http(s) origin
 */
export function devOptions(args) {
  const { values, positionals } = parseArgs({
    // pnpm passes the `--` of `pnpm dev -- --site …` on.
    args: args.filter((arg) => arg !== '--'),
    options: { site: { type: 'string' } },
    allowPositionals: true,
  })
  return { page: positionals[0], site: values.site === undefined ? undefined : originOf(values.site) }
}

function originOf(text) {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '')
    throw new Error(`--site takes the address of a site, e.g. --site https://staging.example; "${text}" is none.`)
  return url.origin
}
