import { createDecipheriv, createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const KEY = 'naming'

/** Writes a json-cache entry through one edge. @returns {Promise<number>} the status */
export async function writeThrough(edge, secret, data) {
  const right = createHmac('sha256', secret).update(`json-cache:${KEY}`).digest('base64url')
  const answer = await fetch(`${edge}/api/json-cache/${KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-cache-right': right },
    body: JSON.stringify({ data, ttl: 60_000 }),
  })
  return answer.status
}

/** Whether another edge returns the entry within two seconds. */
export async function isReadThrough(edge, data) {
  const deadline = performance.now() + 2_000
  for (;;) {
    const answer = await (await fetch(`${edge}/api/json-cache/${KEY}`)).json()
    if (answer.data !== undefined && (await opened(edge, answer.data)) === JSON.stringify(data)) return true
    if (performance.now() > deadline) return false
    await wait(50)
  }
}

/** Decrypts an entry as a page does, with the upstream's keys. */
async function opened(edge, entry) {
  const headers = { 'client-type': 'web', 'site-id': '1001', version: '2.0.0' }
  const { data } = await (await fetch(`${edge}/site/api/v1/sec/web-1001`, { headers })).json()
  const [key, vector] = [data.k, data.v].map((text) => Buffer.from(text, 'base64'))
  const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, vector)
  return Buffer.concat([decipher.update(entry, 'base64'), decipher.final()]).toString('utf8')
}
