import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * The commands of a page, so that a drill runs what an operator would type.
 *
 * @param {string} page file
 * @param {string} heading of the section, without its `#`
 * @param {number} [index] of the block in the section
 * @returns {string} that block of shell commands
 * @throws {Error} when the page has no such section, or the section no such block
 */
export function pageCommands(page, heading, index = 0) {
  const sections = readFileSync(page, 'utf8').split(/^#+ /m)
  const section = sections.find((text) => text.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`${page} has no section "${heading}".`)
  const block = [...section.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)][index]
  if (block === undefined) throw new Error(`"${heading}" of ${page} has no block ${index + 1} of commands.`)
  return block[1]
}

/**
 * Runs commands of a page as a shell does that ends at the first failure.
 *
 * @param {string} commands
 * @param {{ cwd: string, env?: Record<string, string>, places?: Record<string, string> }} options `places` replaces folders of the page by those of this machine
 * @returns {string} what they print
 * @throws {Error} with the output of the command that failed
 */
export function runPageCommands(commands, { cwd, env = {}, places = {} }) {
  const here = Object.entries(places).reduce((text, [place, own]) => {
    if (!text.includes(place)) throw new Error(`These commands no longer name ${place}:\n${text}`)
    return text.replaceAll(place, own)
  }, commands)
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', here], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`These commands failed:\n${here}\n${stdout}${stderr}`)
  return stdout
}
