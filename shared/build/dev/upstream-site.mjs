import { DEVELOPMENT } from '../release/build-development-shell.mjs'

/**
 * Finds out whether a running environment accepts builds from this machine, and whether fast refresh is possible there.
 *
 * @param {string} site its origin
 * @returns {Promise<{ origins: string[], canRefresh: boolean }>} `origins`: from which it accepts builds
 * @throws {Error} with the setting that is missing
 */
export async function readSite(site) {
  const page = await pageOf(site)
  const found = /<script type="application\/json" id="lantern-boot">(.*?)<\/script>/s.exec(page)
  if (found === null) throw new Error(`${site} is no Lantern site: its page contains no boot data.`)
  const { overrideOrigins = [], shellVersion = '' } = JSON.parse(found[1])
  if (overrideOrigins.length === 0)
    throw new Error(
      `${site} accepts no builds from this machine. An environment without members can allow them: its edges run with LOCAL_OVERRIDES=on.`,
    )
  return { origins: overrideOrigins, canRefresh: shellVersion.endsWith(DEVELOPMENT) }
}

async function pageOf(site) {
  try {
    // The cookie of a device on which a local build is active: such devices get the development build of the shell.
    const answer = await fetch(site, { headers: { cookie: 'localOverride=1' }, signal: AbortSignal.timeout(10_000) })
    return await answer.text()
  } catch (cause) {
    throw new Error(`${site} does not answer: ${cause.cause?.message ?? cause.message}`)
  }
}
