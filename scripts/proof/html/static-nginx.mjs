import { mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { freePort } from '../../../shared/build/dev/ports.mjs'

/** Headers of a single response, or set by nginx itself. */
const LEFT_OUT = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive'])

/**
 * Starts nginx with the bytes and headers of a page as a static file, the upper bound for an edge. Uses one worker, because an edge is one process.
 *
 * @param {{ processes: object, program: string, folder: string, url: string }} options `url` of the page
 */
export async function startStaticNginx({ processes, program, folder, url }) {
  const { body, headers } = await answerOf(url)
  const own = join(folder, 'static-nginx')
  mkdirSync(own)
  writeFileSync(join(own, 'page'), body)
  const port = await freePort()
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    LEFT_OUT.has(name) ? [] : [`add_header ${name} ${quoted([value].flat().join(', '))};`],
  )
  writeFileSync(
    join(own, 'nginx.conf'),
    `worker_processes 1;
pid ${own}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10;
  server {
    listen 127.0.0.1:${port};
    root ${own};
    location / {
      rewrite ^ /page break;
      default_type ${quoted(headers['content-type'])};
      ${lines.join('\n      ')}
    }
  }
}
`,
  )
  const user = process.getuid?.() === 0 ? ' user root;' : ''
  const running = processes.start('nginx', program, [
    '-c',
    join(own, 'nginx.conf'),
    '-e',
    'stderr',
    '-g',
    `daemon off;${user}`,
  ])
  return { running, port, origin: `http://127.0.0.1:${port}`, bytes: body.length }
}

function answerOf(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.once('error', reject)
      answer.once('end', () => resolve({ body: Buffer.concat(parts), headers: answer.headers }))
    }).once('error', reject)
  })
}

function quoted(text) {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
