import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

/**
 * Says when edges serve a released shell and not the one that was just built.
 *
 * @param {{ ops: string, environment?: string, dist?: string }} options origin of the release service, and the folder of the built shell
 * @returns {Promise<string>} '' when edges serve the build
 */
export async function releasedShellNotice({
  ops,
  environment = process.env.ENVIRONMENT || 'production',
  dist = join(ROOT, 'shell/dist'),
}) {
  const [built, answer] = await Promise.all([
    readFile(join(dist, 'shell.json'), 'utf8').then((text) => JSON.parse(text).version),
    fetch(`${ops}/shell-releases?environment=${environment}`).then((response) => response.json()),
  ])
  return noticeOf(built, JSON.parse(answer.document).releases)
}

/**
 * @param {string} built version of the built shell
 * @param {{ version: string, traffic: number }[]} releases as signed for edges; none = edges serve the build
 */
export function noticeOf(built, releases) {
  const served = releases.filter(({ traffic }) => traffic > 0)
  const others = served.filter(({ version }) => version !== built).map(({ version }) => version)
  if (others.length === 0) return ''
  const canary = served.find(({ version }) => version === built)
  const first =
    canary === undefined
      ? `Edges serve the released shell ${others[0]}, not ${built} of shell/dist: \`npm run ops -- publish shell/dist\` releases it`
      : `Edges serve ${built} of shell/dist to ${canary.traffic} % of visitors and the released shell ${others[0]} to the others: \`npm run ops -- promote shell --reason "…"\` releases it to all`
  return `${first}, \`npm run ops -- kill shell --reason "…"\` makes them serve the folder.`
}
