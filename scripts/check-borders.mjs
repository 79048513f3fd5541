/** `npm run check -- borders`: who may import whom (`shared/build/dependency-rules.cjs`) and how many files a folder holds, over the sources of every package. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../shared/build/release/source-hash.mjs'
import { crowdedFolders } from './borders/folder-sizes.mjs'
import { runCommand } from './checks/run-command.mjs'
import { workspacePackages } from './checks/workspace.mjs'

/** Journeys and build presets may import from any package. */
const NOT_CRUISED = ['e2e', 'shared/build']

const folders = workspacePackages()
  .filter(({ folder }) => !NOT_CRUISED.includes(folder))
  .map(({ folder }) => `${folder}/src`)
  .filter((folder) => existsSync(join(ROOT, folder)))
const { code } = await runCommand(`depcruise --config shared/build/dependency-rules.cjs ${folders.join(' ')}`, {
  isLoud: true,
})
const crowded = crowdedFolders(ROOT, folders)
for (const fault of crowded) console.error(fault)
process.exitCode = crowded.length > 0 ? 1 : code
