/** `npm run new -- remote NAME` | `page REMOTE/PATH`: generates a remote or a page (docs/how-to/add-a-remote.md). */
import { parseArgs } from 'node:util'
import { newPage } from './new/page.mjs'
import { newRemote } from './new/remote.mjs'

const KINDS = { remote: newRemote, page: newPage }
const USAGE = `Usage:
  npm run new -- remote points --zh 积分 --en Points    a remote of its own: folder remote-points, page /points, card on the home page
  npm run new -- page mine/points --zh 积分 --en Points a page of a remote: texts, test, rules, route, endpoint in the contract and the sandbox
  --no-endpoint                                         a page that reads what the contract has already
  --no-install                                          leaves the installation of a new remote to you`

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      zh: { type: 'string' },
      en: { type: 'string' },
      endpoint: { type: 'boolean', default: true },
      install: { type: 'boolean', default: true },
    },
  })
  const [kind, name] = positionals
  if (!Object.hasOwn(KINDS, kind ?? '') || name === undefined) throw new Error(USAGE)
  for (const line of await KINDS[kind](name, values)) process.stdout.write(`${line}\n`)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
