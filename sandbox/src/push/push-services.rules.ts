/** Where browsers have their push services: the sandbox posts nowhere else, whatever a member sends. Pure. */

const ORIGINS: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://web.push.apple.com',
]
/** Edge: one host for each data centre. */
const WINDOWS = /^[a-z0-9-]+\.notify\.windows\.com$/

/** @param more origins of the operator's own push services */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { origin, hostname, protocol, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  return [...ORIGINS, ...more].includes(origin) || (protocol === 'https:' && port === '' && WINDOWS.test(hostname))
}
