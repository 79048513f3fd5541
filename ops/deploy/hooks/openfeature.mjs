/**
 * Feature flags: lets the flag service of a site decide, by OpenFeature (https://openfeature.dev), which flags of remotes are on. It switches them at the
 * release service, so pages send no request for them at run time (docs/decisions/0059). How to run it: docs/how-to/watch-your-site.md
 */
const LIMIT_MS = 5_000

/**
 * Asks the client for the boolean `<remote>.<flag>` of each flag that a live build names. Where it has no value, or fails, the flag stays as it is.
 *
 * @param {object} options
 * @param {Pick<import('@openfeature/server-sdk').Client, 'getBooleanValue' | 'metadata'>} options.client
 * @param {string} options.origin of the release service
 * @param {string} options.token with the rights `read` and `flag`
 * @param {string} [options.environment]
 * @returns {Promise<string[]>} the flags that were switched
 */
export async function syncFlags({ client, origin, token, environment = 'production' }) {
  const { flags } = await ask(`${origin}/api/flags?environment=${environment}`, token)
  const switched = []
  for (const { name, flag, isOn } of flags) {
    const wanted = await client.getBooleanValue(`${name}.${flag}`, isOn, { environment })
    if (wanted === isOn) continue
    const reason = `decided by OpenFeature (${client.metadata.providerMetadata.name})`
    await ask(`${origin}/api/remotes/${name}/flags/${flag}`, token, { on: wanted, environment, reason })
    switched.push(`${name}.${flag}`)
  }
  return switched
}

async function ask(url, token, body) {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  if (!answer.ok) throw new Error(`The release service answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()).data
}
