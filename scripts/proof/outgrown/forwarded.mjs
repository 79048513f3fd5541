import { createServer, get as getPlain } from 'node:http'
import { get as getTls } from 'node:https'
import { join } from 'node:path'
import { freePort } from '../../../shared/build/dev/ports.mjs'
import { startNginx } from './nginx.mjs'
import { isListening, until } from './processes.mjs'

const FORGED = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'forged.example',
  'x-forwarded-proto': 'http',
}
const UPGRADE = {
  connection: 'upgrade',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

/**
 * Checks which headers the shipped nginx.conf forwards for a client that forges them, for a page, an API call, a file and a chat socket; and how it
 * answers plain HTTP. A server that echoes its request headers replaces the edges.
 *
 * @param {{ processes: object, program: string, folder: string, tls: { certificate: string, key: string } }} machine
 * @returns {Promise<string[]>} the problems found
 */
export async function checkForwarded({ processes, program, folder, tls }) {
  const echo = createServer((request, response) => response.end(JSON.stringify(request.headers)))
  echo.on('upgrade', ({ headers }, socket) => {
    socket.on('error', () => {})
    // Any status but 101, so that nginx forwards the body.
    const body = JSON.stringify(headers)
    socket.end(`HTTP/1.1 426 Seen\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
  })
  await new Promise((resolve) => echo.listen(0, '127.0.0.1', resolve))
  const edge = echo.address().port
  const ports = { plain: await freePort(), site: await freePort(), artifacts: await freePort(), one: edge, two: edge }
  const nginx = startNginx({ processes, program, folder, tls, artifacts: join(folder, 'none'), ports })
  const site = `https://127.0.0.1:${ports.site}`
  const host = `127.0.0.1:${ports.site}`
  try {
    await until('nginx listens', () => isListening(ports.site), nginx)
    const problems = []
    const expectTold = async (path, upgrade, expected) => {
      const sent = { ...FORGED, ...(upgrade ? { ...UPGRADE, upgrade } : {}) }
      const told = JSON.parse((await answerOf(getTls, `${site}${path}`, sent)).body)
      const wanted = { host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': host, 'x-forwarded-proto': 'https' }
      for (const [name, value] of Object.entries({ ...wanted, upgrade: expected }))
        if (told[name] !== value) problems.push(`${path}: an edge receives ${name} "${told[name]}", not "${value}"`)
    }
    for (const path of ['/', '/site/api/v1/anything', '/assets/main.js']) await expectTold(path, undefined, undefined)
    await expectTold('/stream/ws/v1/handshake', 'websocket', 'websocket')
    await expectTold('/stream/ws/v1/handshake', 'h2c', undefined)

    const plain = await answerOf(getPlain, `http://127.0.0.1:${ports.plain}/mine?a=1`, { host: 'forged.example' })
    if (plain.status !== 308 || plain.headers.location !== `${site}/mine?a=1`)
      problems.push(`plain HTTP is answered ${plain.status}, to ${plain.headers.location}`)
    return problems
  } finally {
    await nginx.end()
    await new Promise((resolve) => echo.close(resolve))
  }
}

function answerOf(get, url, headers) {
  return new Promise((resolve, reject) => {
    const call = get(url, { headers, agent: false }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.once('error', reject)
      answer.once('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: String(Buffer.concat(parts)) }),
      )
    })
    call.once('error', reject)
  })
}
