/**
 * Counts the requests and bytes of a page, as transferred.
 *
 * @param {import('@playwright/test').CDPSession} session
 */
export async function watchNetwork(session) {
  const types = new Map()
  const sums = { requests: 0, bytes: 0, scripts: 0, 'script bytes': 0 }
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('data:')) types.set(requestId, type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!types.has(requestId)) return
    sums.requests += 1
    sums.bytes += encodedDataLength
    if (types.get(requestId) !== 'Script') return
    sums.scripts += 1
    sums['script bytes'] += encodedDataLength
  })
  await session.send('Network.enable')
  return { sums: () => ({ ...sums }) }
}
