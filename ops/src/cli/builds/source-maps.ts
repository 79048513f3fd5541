/** Sends the source maps of a build that is not published here: the shell's, or those of a build published without them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { remoteNameSchema } from '@lantern/contract/federation'
import { SHELL_MAPS } from '@lantern/contract/source-maps'
import * as v from 'valibot'
import { readTree } from '../../artifacts/artifact-store.ts'
import { BUILD_FILE } from '../../gate/gate.rules.ts'
import { CliError } from '../frame/cli-error.ts'
import { defineVerb } from '../frame/verb.ts'
import { sendSourceMaps } from './send-source-maps.ts'

const buildName = v.pipe(v.string(), v.parseJson(), v.object({ name: remoteNameSchema }))

export const sourceMaps = defineVerb({
  name: 'source-maps',
  takes: 'DIST',
  help: 'send the source maps of a dist folder: the shell’s, or those of a published build',
  more: '`publish` sends those of a remote by itself. Maps are never served; `support` reads them.',
  options: {},
  async run({ words: [folder = ''], service, say, progress }) {
    const tree = await readTree(folder)
    const owner = existsSync(join(folder, 'shell.json')) ? SHELL_MAPS : nameIn(tree.get(BUILD_FILE))
    if (owner === undefined) throw new CliError(`${folder} is not the dist folder of the shell or of a remote.`)
    const sent = await sendSourceMaps(service, owner, tree, progress)
    say(sent === 0 ? `${owner}: nothing was missing.` : `${owner}: ${sent} source maps sent.`)
  },
})

function nameIn(content: Buffer | undefined): string | undefined {
  const build = v.safeParse(buildName, content?.toString('utf8'))
  return build.success ? build.output.name : undefined
}
